#include "text/fluent.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/rng.h"

namespace lair::fluent {
namespace {

// A pattern in one line: text as it is, <$variable>, <message>, <$variable?key:...|*key:...>.
std::string written(const Pattern& pattern) {
  std::string text;
  for (const Element& element : pattern) {
    if (const auto* plain = std::get_if<std::string>(&element.content)) text += *plain;
    if (const auto* variable = std::get_if<Variable>(&element.content)) {
      text += "<$" + variable->name + ">";
    }
    if (const auto* reference = std::get_if<Reference>(&element.content)) {
      text += "<" + reference->id + ">";
    }
    const auto* select = std::get_if<Select>(&element.content);
    if (select == nullptr) continue;
    text += "<$" + select->variable + "?";
    for (std::size_t i = 0; i < select->variants.size(); ++i) {
      const Variant& variant = select->variants[i];
      const auto* word = std::get_if<std::string>(&variant.key);
      text += i == 0 ? "" : "|";
      text += i == select->otherwise ? "*" : "";
      text += word != nullptr ? *word : "#" + std::to_string(std::get<std::int64_t>(variant.key));
      text += ":" + written(variant.pattern);
    }
    text += ">";
  }
  return text;
}

// The messages as "id=pattern", or the error as "code@line".
std::vector<std::string> parsed(std::string_view source) {
  const Result<std::vector<Message>> result = parse(source);
  if (!result) {
    const Error& error = result.error();
    return {std::string(error.code) + "@" +
            std::to_string(std::get<std::int64_t>(error.args.at(0).value))};
  }
  std::vector<std::string> lines;
  for (const Message& message : *result)
    lines.push_back(message.id + "=" + written(message.pattern));
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Fluent, ReadsCommentsAndMessages) {
  EXPECT_EQ(parsed(""), Lines{});
  EXPECT_EQ(parsed("\n  \n# nothing\n"), Lines{});
  EXPECT_EQ(parsed("# one\n### two\na = Text # no comment\n\nB_2-c=x"),
            (Lines{"a=Text # no comment", "B_2-c=x"}));
}

TEST(Fluent, TrimsAroundTheTextOnly) {
  EXPECT_EQ(parsed("a   =   two  words   \n"), Lines{"a=two  words"});
  EXPECT_EQ(parsed("a = { $x }   \n"), Lines{"a=<$x>"});
  EXPECT_EQ(parsed("a = { \"  \" }\n"), Lines{"a=  "});
}

TEST(Fluent, ContinuesOnIndentedLines) {
  EXPECT_EQ(parsed("a = one\n    two\n"), Lines{"a=one\ntwo"});
  EXPECT_EQ(parsed("a =\n    one\n      two\n    three\nb = x"),
            (Lines{"a=one\n  two\nthree", "b=x"}));
  EXPECT_EQ(parsed("a =\n\n    one\n   \n\n    two\n\n"), Lines{"a=one\n\n\ntwo"});
  EXPECT_EQ(parsed("a =\n  { $x } one\n     two"), Lines{"a=<$x> one\n   two"});
}

TEST(Fluent, ReadsWindowsLineEnds) {
  EXPECT_EQ(parsed("# c\r\na = one\r\n  two\r\nb = x\r\n"), (Lines{"a=one\ntwo", "b=x"}));
}

TEST(Fluent, ReadsPlaceables) {
  EXPECT_EQ(parsed("a = Hi { $name }, {other-one}{$x}!"), Lines{"a=Hi <$name>, <other-one><$x>!"});
  EXPECT_EQ(parsed("a = {\n  $x\n  }"), Lines{"a=<$x>"});
}

TEST(Fluent, ReadsLiterals) {
  EXPECT_EQ(parsed(R"(a = { "{" } { "\"\\" } { "\u00e9\U01F600" } { "" })"), Lines{"a={ \"\\ é😀 "});
  EXPECT_EQ(parsed(R"(a = { "\uD800" })"), Lines{"a=\uFFFD"});
}

TEST(Fluent, ReadsSelectExpressions) {
  EXPECT_EQ(
      parsed("a = { $n ->\n    [0] none\n    [-3] owed\n    [one] one card\n   *[other] { $n } "
             "cards\n  } left"),
      Lines{"a=<$n?#0:none|#-3:owed|one:one card|*other:<$n> cards> left"});
  EXPECT_EQ(parsed("a = { $n ->\n *[ x ]\n    two\n    lines\n [y] z\n}\nb = c"),
            (Lines{"a=<$n?*x:two\nlines|y:z>", "b=c"}));
}

TEST(Fluent, ReadsSelectExpressionsInVariants) {
  EXPECT_EQ(parsed("a = { $x ->\n  [p] { $y ->\n    *[q] { r } s\n  }\n *[t] u\n }"),
            Lines{"a=<$x?p:<$y?*q:<r> s>|*t:u>"});
}

TEST(Fluent, NamesTheLineOfAnError) {
  EXPECT_EQ(parsed("a = x\n\nwhat\n"), Lines{"catalogue-entry-wrong@3"});
  EXPECT_EQ(parsed("a = x\n  .title = y"), Lines{"catalogue-entry-wrong@2"});
  EXPECT_EQ(parsed("-term = x"), Lines{"catalogue-entry-wrong@1"});
  EXPECT_EQ(parsed("  a = x"), Lines{"catalogue-entry-wrong@1"});
  EXPECT_EQ(parsed("a = x\n  \u00A0y"), Lines{"catalogue-entry-wrong@2"});
  EXPECT_EQ(parsed("a = x\nb =\nc = y"), Lines{"catalogue-message-empty@2"});
  EXPECT_EQ(parsed("a =\n { $x ->\n [a]\n *[b] x\n}"), Lines{"catalogue-message-empty@3"});
  EXPECT_EQ(parsed("a = x\nb = \tx"), Lines{"catalogue-control@2"});
  EXPECT_EQ(parsed("a = x\nb = \xFF"), Lines{"catalogue-not-utf8@2"});
}

TEST(Fluent, RefusesWrongPlaceables) {
  EXPECT_EQ(parsed("a = x }"), Lines{"catalogue-brace-wrong@1"});
  EXPECT_EQ(parsed("\na = { $x"), Lines{"catalogue-brace-wrong@2"});
  EXPECT_EQ(parsed("a = { FUNCTION() }"), Lines{"catalogue-brace-wrong@1"});
  EXPECT_EQ(parsed("a = { b.c }"), Lines{"catalogue-brace-wrong@1"});
  for (const char* inside : {"", "$", "$1", "3", "-term", "{ $x }", "{"}) {
    EXPECT_EQ(parsed("a = { " + std::string(inside) + " }"), Lines{"catalogue-placeable-wrong@1"})
        << inside;
  }
  for (const char* literal : {"\"open", "\"\\n\"", "\"\\u12\"", "\"\\U110000\"", "\"\\u-001\""}) {
    EXPECT_EQ(parsed("a = { " + std::string(literal) + " }"), Lines{"catalogue-literal-wrong@1"})
        << literal;
  }
}

TEST(Fluent, RefusesWrongSelectExpressions) {
  EXPECT_EQ(parsed("a = { $x -> *[b] c\n}"), Lines{"catalogue-select-wrong@1"});
  EXPECT_EQ(parsed("a = { $x ->\n [b] c\n}"), Lines{"catalogue-select-wrong@1"});
  EXPECT_EQ(parsed("a = { $x ->\n}"), Lines{"catalogue-select-wrong@1"});
  EXPECT_EQ(parsed("a = { $x ->\n *[b] c\n *[d] e\n}"), Lines{"catalogue-select-wrong@3"});
  for (const char* key : {"[]", "[1.5]", "[a b]", "[99999999999999999999]", "x"}) {
    EXPECT_EQ(parsed("a = { $x ->\n *" + std::string(key) + " y\n}"),
              Lines{"catalogue-select-wrong@2"})
        << key;
  }
  EXPECT_EQ(parsed("a = { $x ->\n *[b] c }"), Lines{"catalogue-brace-wrong@2"});
}

std::string nested_selects(int depth) {
  std::string source = "a = ";
  for (int i = 0; i < depth; ++i) source += "{ $x ->\n *[b] ";
  source += "c";
  for (int i = 0; i < depth; ++i) source += "\n }";
  return source;
}

TEST(Fluent, BoundsDepth) {
  EXPECT_TRUE(parse(nested_selects(kMaxSelectDepth)));
  EXPECT_EQ(parsed(nested_selects(kMaxSelectDepth + 1)), Lines{"catalogue-too-deep@9"});
  EXPECT_EQ(parsed(nested_selects(100'000)), Lines{"catalogue-too-deep@9"});
  EXPECT_EQ(parsed("a = " + std::string(100'000, '{')), Lines{"catalogue-placeable-wrong@1"});
}

TEST(Fluent, SurvivesWhatIsNoCatalogue) {
  const std::string sample =
      "# c\na = x { $y } { \"\\u00e9\" }\nb = { $n ->\n    [0] z\n   *[other] { a }\n }\n";
  constexpr std::string_view kBytes = "{}[]*$\"\\->=#. \n\r\tu0az\xC3\xFF";
  Rng rng(1);
  for (int round = 0; round < 20'000; ++round) {
    std::string source = sample;
    for (int change = rng.between(1, 6); change > 0; --change) {
      const auto place = rng.below(static_cast<std::uint32_t>(source.size()));
      const char byte = kBytes[rng.below(static_cast<std::uint32_t>(kBytes.size()))];
      if (rng.below(3) == 0 && source.size() > 1) {
        source.erase(place, 1);
      } else if (rng.below(2) == 0) {
        source.insert(place, 1, byte);
      } else {
        source[place] = byte;
      }
    }
    const Result<std::vector<Message>> result = parse(source);
    if (!result) {
      ASSERT_GE(std::get<std::int64_t>(result.error().args.at(0).value), 1);
    }
  }
}

}  // namespace
}  // namespace lair::fluent
