#include "client/json_slice.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lair {
namespace {

TEST(JsonSlice, FindsWhatIsThere) {
  const JsonSlice slice(
      R"({"v":-12,"events":[{"cards":["7j","a]\"}"]},[],3],"turn":{"you":true}})");
  ASSERT_TRUE(slice.is_object());
  EXPECT_EQ(slice.field("v").integer(), -12);
  EXPECT_TRUE(slice.field("turn").field("you").is("true"));
  EXPECT_TRUE(slice.field("you").empty());
  std::vector<std::string> items;
  slice.field("events").each_item([&](JsonSlice item) { items.emplace_back(item.raw()); });
  EXPECT_EQ(items, (std::vector<std::string>{R"({"cards":["7j","a]\"}"]})", "[]", "3"}));
  JsonSlice(items[0]).field("cards").each_item(
      [&](JsonSlice item) { items.emplace_back(item.text()); });
  EXPECT_EQ(items[3], "7j");
  EXPECT_EQ(items[4], R"(a]\"})");
}

TEST(JsonSlice, WhatIsNotWellFormedHasNothingInIt) {
  for (const std::string text : {"", "{", "}", "[", "{\"", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":[",
                                 "{\"a\":1", "{}x", "[1,2]", "\"", "\\", "{\"a\\"}) {
    const JsonSlice slice(text);
    EXPECT_FALSE(slice.is_object()) << text;
    EXPECT_TRUE(slice.field("b").empty()) << text;
    slice.each_item([](JsonSlice item) { EXPECT_LE(item.raw().size(), 1U); });
  }
  EXPECT_FALSE(JsonSlice("12x").integer());
  EXPECT_FALSE(JsonSlice("").integer());
  EXPECT_EQ(JsonSlice("\"").text(), "");
}

}  // namespace
}  // namespace lair
