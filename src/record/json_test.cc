#include "record/json.h"

#include <gtest/gtest.h>

#include <string>

namespace lair {
namespace {

// What is read, written again; or the byte at which it goes wrong.
std::string again(std::string_view text) {
  const auto read = parse_json(text);
  if (read) return to_json(*read);
  const Error& error = read.error();
  if (error.code != "json-wrong") return std::string(error.code);
  return "wrong at " + std::to_string(std::get<std::int64_t>(error.args[0].value));
}

TEST(Json, ReadsEveryKindOfValue) {
  EXPECT_EQ(again(" {\"a\" : [ 1 , -2.5,true,false,null, {} , [] ] }\r\n\t"),
            R"({"a":[1,-2.5,true,false,null,{},[]]})");
  EXPECT_EQ(again("\xef\xbb\xbf\"x\""), R"("x")");
}

TEST(Json, KeepsWholeNumbersWhole) {
  EXPECT_EQ(again("-9223372036854775808"), "-9223372036854775808");
  EXPECT_EQ(again("9223372036854775807"), "9223372036854775807");
  EXPECT_EQ(*parse_json("9223372036854775808")->real(), 9223372036854775808.0);
  EXPECT_EQ(*parse_json("99999999999999999999999")->real(), 1e23);
  EXPECT_EQ(*parse_json("1e2")->real(), 100.0);
  EXPECT_EQ(again("[1e400,-1e400,1e-400]"), "[1.7976931348623157e+308,-1.7976931348623157e+308,0]");
  for (const char* zero : {"-0", "-0.0", "-0e9"}) EXPECT_EQ(to_json(*parse_json(zero)), "0");
  EXPECT_EQ(*parse_json("-0")->integer(), 0);
  for (const char* text : {"01", "-", "+1", "1.", ".5", "1e", "1e+", "0x1", "--1"}) {
    EXPECT_FALSE(parse_json(text).ok()) << text;
  }
}

TEST(Json, ReadsEscapes) {
  EXPECT_EQ(*parse_json(R"("\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\ude00")")->text(),
            "\"\\/\b\f\n\r\tA\xc3\xa9\xf0\x9f\x98\x80");
  EXPECT_EQ(*parse_json(R"("\u0000")")->text(), std::string(1, '\0'));
  for (const char* text : {R"("\x")", R"("\u12")", R"("\ud83d")", R"("\ude00")", R"("\ud83dx")",
                           R"("\ud83d\u0041")", R"("\)", "\"a", "\"\n\""}) {
    EXPECT_FALSE(parse_json(text).ok()) << text;
  }
}

TEST(Json, RefusesWhatIsNotUtf8) {
  for (const char* text : {"\"\xff\"", "\"\xc3(\"", "\"\xed\xa0\x80\"", "\"\xc0\x80\""}) {
    EXPECT_EQ(again(text), "wrong at 2");
  }
}

TEST(Json, SaysWhereItGoesWrong) {
  EXPECT_EQ(again(""), "wrong at 1");
  EXPECT_EQ(again("[1,]"), "wrong at 4");
  EXPECT_EQ(again("{\"a\":1,}"), "wrong at 8");
  EXPECT_EQ(again("{a:1}"), "wrong at 2");
  EXPECT_EQ(again("[1 2]"), "wrong at 4");
  EXPECT_EQ(again("{} {}"), "wrong at 4");
  EXPECT_EQ(again("nul"), "wrong at 4");
  EXPECT_EQ(again(std::string_view("[1]\0", 4)), "wrong at 4");
  EXPECT_EQ(again(std::string_view("\"a\0\"", 4)), "wrong at 3");
}

TEST(Json, BreaksOff) {
  const std::string_view whole = R"( {"a":[1,-2.5e+3,true,null],"\u00e9\ud83d\ude00é😀":{"b":""}})";
  for (std::size_t size = 2; size < whole.size(); ++size) {
    EXPECT_TRUE(breaks_off(whole.substr(0, size))) << whole.substr(0, size);
  }
  for (const char* other : {"", " ", "x", "[1", "tru", "\"a", "{a", "{]", "{\"a\":1]", "{} {",
                            "{\"a\xff\":", "{\"a\":\"\x80\x80\x80\x80"}) {
    EXPECT_FALSE(breaks_off(other)) << other;
  }
  EXPECT_FALSE(breaks_off(whole));
}

TEST(Json, GoesOnlySoDeep) {
  EXPECT_TRUE(parse_json(std::string(64, '[') + std::string(64, ']')).ok());
  EXPECT_EQ(again(std::string(65, '[') + std::string(65, ']')), "json-too-deep");
  EXPECT_EQ(again(std::string(100'000, '[')), "json-too-deep");
}

}  // namespace
}  // namespace lair
