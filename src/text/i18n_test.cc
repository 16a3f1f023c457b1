// The catalogues of i18n against English, file by file.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "text/catalogue_file.h"
#include "text/text.h"

namespace lair {
namespace {

using Names = std::set<std::string>;

std::string listed(const Names& names) {
  std::string list;
  for (const std::string& name : names) list += " " + name;
  return list;
}

Names without(const Names& names, const Names& others) {
  Names rest;
  std::set_difference(names.begin(), names.end(), others.begin(), others.end(),
                      std::inserter(rest, rest.end()));
  return rest;
}

void expect_same(const Names& english, const Names& theirs, const std::string& where) {
  EXPECT_EQ(listed(without(english, theirs)), "") << "missing in " << where;
  EXPECT_EQ(listed(without(theirs, english)), "") << "surplus in " << where;
}

Names file_names(std::string_view language) {
  Names names;
  for (const CatalogueFile& file : catalogue_files()) {
    if (file.language == language) names.insert(std::string(file.name));
  }
  return names;
}

Catalogue file_of(Language language, std::string_view name) {
  Catalogue read(language);
  for (const CatalogueFile& file : catalogue_files()) {
    if (file.language != code(language) || file.name != name) continue;
    const MaybeError error = read.add(file.text);
    EXPECT_FALSE(error) << file.language << "/" << name << ": " << say(Language::en, *error);
  }
  return read;
}

Names ids_of(const Catalogue& catalogue) {
  Names ids;
  for (const std::string_view id : catalogue.ids()) ids.insert(std::string(id));
  return ids;
}

// `$kind-id` chooses by the word `$kind`: which of the two a language uses is its own affair.
// `$game-id` is for a language that has a word of its own for a round of each game.
Names arguments_of(const fluent::Pattern& pattern) {
  Names names;
  for (const std::string& name : variables(pattern)) {
    if (name != "game-id")
      names.insert(name.ends_with("-id") ? name.substr(0, name.size() - 3) : name);
  }
  return names;
}

class Catalogues : public testing::TestWithParam<Language> {};

TEST_P(Catalogues, HaveTheFilesOfEnglish) {
  expect_same(file_names("en"), file_names(code(GetParam())), std::string(code(GetParam())));
}

TEST_P(Catalogues, HaveTheMessagesAndVariablesOfEnglish) {
  for (const std::string& name : file_names("en")) {
    const std::string where = std::string(code(GetParam())) + "/" + name;
    const Catalogue english = file_of(Language::en, name);
    const Catalogue theirs = file_of(GetParam(), name);
    expect_same(ids_of(english), ids_of(theirs), where);
    for (const std::string_view id : english.ids()) {
      if (theirs.find(id) == nullptr) continue;
      expect_same(arguments_of(*english.find(id)), arguments_of(*theirs.find(id)),
                  where + ", variables of " + std::string(id));
    }
  }
}

TEST_P(Catalogues, MergeWithoutErrors) {
  Catalogue merged(GetParam());
  for (const CatalogueFile& file : catalogue_files()) {
    if (file.language != code(GetParam())) continue;
    const MaybeError error = merged.add(file.text);
    EXPECT_FALSE(error) << file.language << "/" << file.name << ": " << say(Language::en, *error);
  }
  EXPECT_EQ(merged.ids(), catalogue(GetParam()).ids());
}

TEST_P(Catalogues, ReferToMessagesThatExist) {
  const Catalogue& ours = catalogue(GetParam());
  for (const std::string_view id : ours.ids()) {
    for (const std::string& reference : references(*ours.find(id))) {
      EXPECT_NE(ours.find(reference), nullptr) << id << " refers to " << reference;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, Catalogues, testing::ValuesIn(kLanguages),
                         [](const auto& test) { return std::string(code(test.param)); });

TEST(CatalogueFiles, AreInFoldersOfKnownLanguages) {
  EXPECT_FALSE(catalogue_files().empty());
  for (const CatalogueFile& file : catalogue_files()) {
    const auto language = parse_language(file.language);
    EXPECT_TRUE(language && code(*language) == file.language) << file.language << "/" << file.name;
  }
}

}  // namespace
}  // namespace lair
