#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "text/catalogue_file.h"
#include "text/text.h"

namespace lair {
namespace {

// (src/text/i18n_test.cc holds the other languages against English.)
std::set<std::string> messages(std::string_view name = "") {
  std::set<std::string> ids;
  for (const CatalogueFile& file : catalogue_files()) {
    if (file.language != "en" || (!name.empty() && file.name != name)) continue;
    Catalogue english(Language::en);
    EXPECT_FALSE(english.add(file.text));
    for (const std::string_view id : english.ids()) ids.emplace(id);
  }
  return ids;
}

std::string source_of(std::initializer_list<const char*> folders) {
  std::ostringstream all;
  for (const char* folder : folders) {
    for (const auto& file : std::filesystem::recursive_directory_iterator(
             std::filesystem::path(LAIR_SOURCE_DIR) / "src" / folder)) {
      const std::string name = file.path().string();
      const bool is_test = name.ends_with("_test.cc");
      if (file.is_regular_file() && !is_test) all << std::ifstream(file.path()).rdbuf();
    }
  }
  return all.str();
}

std::set<std::string> found(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::set<std::string> all;
  for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at) {
    all.insert((*at)[1]);
  }
  return all;
}

void expect_agreement(const std::string& source, const std::string& prefixes, const char* file) {
  // What the sources name, also within JSON, is what the catalogue has.
  const std::set<std::string> said = found(source, "\"((" + prefixes + ")-[a-z0-9-]+)\\\\?\"");
  EXPECT_EQ(said, messages(file));
  const std::set<std::string> known = messages();
  for (const std::string& code : found(source, "Error\\{\\s*\"([a-z0-9-]+)\"")) {
    EXPECT_TRUE(known.contains(code)) << code << " has no message";
  }
}

TEST(TableErrors, AreTheMessagesOfTheirCatalogue) {
  std::string source = source_of({"table"});
  source += "\"table-unwatched\"";  // said by the server
  expect_agreement(source, "table|text", "shared/table.ftl");
}

TEST(ServerErrors, AreTheMessagesOfTheirCatalogue) {
  expect_agreement(source_of({"net", "client", "server", "cli"}), "serve|server|load",
                   "shared/server.ftl");
}

}  // namespace
}  // namespace lair
