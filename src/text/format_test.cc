#include "text/format.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>

#include "text/verbatim.h"

namespace lair {
namespace {

using Args = std::vector<Arg>;

Catalogue catalogue_of(Language language, std::string_view source) {
  Catalogue catalogue(language);
  EXPECT_FALSE(catalogue.add(source));
  return catalogue;
}

std::string said(std::string_view source, std::string_view id, const Args& args = {},
                 Language language = Language::en) {
  const Catalogue catalogue = catalogue_of(language, source);
  return format(std::array{&catalogue}, id, args);
}

TEST(Format, FillsInArguments) {
  constexpr std::string_view kSource = "a = { $who } has { $count } of { $what }.\npair = a pair";
  EXPECT_EQ(said(kSource, "a", {{"who", "Ann"}, {"count", -3}, {"what", Term{"pair"}}}),
            "Ann has -3 of a pair.");
  EXPECT_EQ(said(kSource, "a", {{"count", 1'234'567}, {"what", Term{"gone"}}}),
            "{$who} has 1234567 of gone.");
  EXPECT_EQ(said("a = { $n }", "a", {{"n", std::numeric_limits<std::int64_t>::min()}}),
            "-9223372036854775808");
}

TEST(Format, SaysMessagesInMessages) {
  EXPECT_EQ(said("a = { b }, { c }\nb = <{ $x }>", "a", {{"x", 1}}), "<1>, c");
}

constexpr std::string_view kCards =
    "cards = { $n ->\n [0] none\n [-7] seven down\n [one] { $n } one\n [many] { $n } many\n"
    " *[other] { $n } other\n }";

TEST(Format, ChoosesByNumber) {
  EXPECT_EQ(said(kCards, "cards", {{"n", 0}}), "none");
  EXPECT_EQ(said(kCards, "cards", {{"n", -7}}), "seven down");
  EXPECT_EQ(said(kCards, "cards", {{"n", 1}}), "1 one");
  EXPECT_EQ(said(kCards, "cards", {{"n", 2}}), "2 other");
  EXPECT_EQ(said(kCards, "cards", {{"n", 1}}, Language::ko), "1 other");
  EXPECT_EQ(said(kCards, "cards", {{"n", 1'000'000}}, Language::fr), "1000000 many");
  EXPECT_EQ(said(kCards, "cards"), "{$n} other");
}

TEST(Format, TakesTheFirstVariantThatFits) {
  EXPECT_EQ(said("a = { $n ->\n [one] by category\n [1] exactly\n *[other] x\n }", "a", {{"n", 1}}),
            "by category");
}

TEST(Format, ChoosesByText) {
  constexpr std::string_view kSource = "a = { $x ->\n [red] r\n [one] o\n *[other] ?\n }";
  EXPECT_EQ(said(kSource, "a", {{"x", "red"}}), "r");
  EXPECT_EQ(said(kSource, "a", {{"x", "one"}}), "o");
  EXPECT_EQ(said(kSource, "a", {{"x", "1"}}), "?");
}

TEST(Format, ChoosesByTheIdOfATerm) {
  constexpr std::string_view kSource =
      "pair = Paar\ntrap = Falle\n"
      "a = { $kind-id ->\n [pair] ein\n *[other] eine\n } { $kind }";
  EXPECT_EQ(said(kSource, "a", {{"kind", Term{"pair"}}}), "ein Paar");
  EXPECT_EQ(said(kSource, "a", {{"kind", Term{"trap"}}}), "eine Falle");
  EXPECT_EQ(said(kSource, "a", {{"kind", "pair"}}), "eine pair");
}

TEST(Format, ShowsUsersTextVerbatim) {
  constexpr std::string_view kSource = "a = <{ $x }>";
  EXPECT_EQ(said(kSource, "a", {{"x", "{ $y }\x1b[2J\n"}}), "<{ $y }[2J >");
  EXPECT_EQ(said(kSource, "a", {{"x", std::string(1'000'000, '!')}}),
            "<" + std::string(kMaxVerbatim, '!') + "…>");
  EXPECT_EQ(said(kSource, "a", {{"x", Term{"no\nsuch"}}}), "<no such>");
  EXPECT_EQ(said(kSource, "b\x1b"), "b");
}

TEST(Format, FallsBackFromCatalogueToCatalogue) {
  const Catalogue french = catalogue_of(Language::fr, "a = fr { b } { $x }");
  const Catalogue english = catalogue_of(
      Language::en, "a = en\nb = { $n ->\n [one] one\n *[other] other\n }\nc = en { a }");
  const std::array catalogues = {&french, &english};
  const Args args = {{"n", 0}, {"x", Term{"b"}}};
  EXPECT_EQ(format(catalogues, "a", args), "fr other other")
      << "an English message by English rules: in French 0 is singular";
  EXPECT_EQ(format(catalogues, "c", args), "en fr other other");
  EXPECT_EQ(format(catalogues, "d", args), "d");
  EXPECT_EQ(format({}, "d", args), "d");
}

TEST(Format, EndsForEveryCatalogue) {
  EXPECT_EQ(said("a = x{ a }", "a"), "xxxxxxxxa");
  EXPECT_EQ(said("a = x{ $t }", "a", {{"t", Term{"a"}}}), "xxxxxxxxa");
  std::string laughs = "l0 = ha\n";
  for (int i = 1; i < 8; ++i) {
    laughs += "l" + std::to_string(i) + " =";
    for (int k = 0; k < 50; ++k) laughs += " { l" + std::to_string(i - 1) + " }";
    laughs += "\n";
  }
  EXPECT_LT(said(laughs, "l7").size(), 20'000U);
}

}  // namespace
}  // namespace lair
