#include "storage/errors.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "text/catalogue_file.h"
#include "text/text.h"

namespace lair::storage {
namespace {

// (src/text/i18n_test.cc holds the other languages against English.)
TEST(StorageErrors, AreTheMessagesOfTheirCatalogue) {
  Catalogue english(Language::en);
  for (const CatalogueFile& file : catalogue_files()) {
    if (file.language == "en" && file.name == "shared/storage.ftl") {
      ASSERT_FALSE(english.add(file.text));
    }
  }
  std::set<std::string_view> messages;
  for (const std::string_view id : english.ids()) messages.insert(id);
  EXPECT_EQ(messages, std::set<std::string_view>(kErrors.begin(), kErrors.end()));
}

}  // namespace
}  // namespace lair::storage
