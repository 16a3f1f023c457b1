#include "text/catalogue.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

using Ids = std::vector<std::string_view>;

TEST(Catalogue, GathersFiles) {
  Catalogue catalogue(Language::en);
  EXPECT_FALSE(catalogue.add("b = x\na = y"));
  EXPECT_FALSE(catalogue.add("c = z"));
  EXPECT_EQ(catalogue.ids(), (Ids{"a", "b", "c"}));
  EXPECT_NE(catalogue.find("c"), nullptr);
  EXPECT_EQ(catalogue.find("d"), nullptr);
}

TEST(Catalogue, TakesAnIdOnce) {
  Catalogue catalogue(Language::en);
  ASSERT_FALSE(catalogue.add("a = x"));
  const Error twice = {"catalogue-id-twice", "", {{"line", 2}, {"id", "a"}}};
  EXPECT_EQ(catalogue.add("b = y\na = z"), twice);
  EXPECT_EQ(catalogue.ids(), Ids{"a"}) << "nothing of a file with an error";
  EXPECT_EQ(Catalogue(Language::en).add("a = x\na = y"), twice);
}

TEST(Catalogue, NamesVariablesAndReferences) {
  Catalogue catalogue(Language::en);
  ASSERT_FALSE(catalogue.add("a = { $x } { b }{ $n ->\n [one] { c }\n *[other] { $y }\n }"));
  const fluent::Pattern& pattern = *catalogue.find("a");
  EXPECT_EQ(variables(pattern), (std::set<std::string>{"n", "x", "y"}));
  EXPECT_EQ(references(pattern), (std::set<std::string>{"b", "c"}));
}

}  // namespace
}  // namespace lair
