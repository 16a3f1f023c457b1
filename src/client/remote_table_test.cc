#include "client/remote_table.h"

#include <gtest/gtest.h>

#include "record/json.h"

namespace lair::cli {
namespace {

constexpr std::string_view kTableLine = R"({"id":"K7QX2M9DPC4W","game":"chimera","options":{},
  "settings":{"game":"chimera"},"help":true,"status":"open","version":4,
  "you":{"player":"a","seat":0,"creator":true},"number":0,"view":null,"rounds":[],
  "seats":[{"name":"Ana","player":"a","bot":null,"here":true,"held":false},
           {"name":"B\u001b[2Jen","player":null,"bot":"greedy","here":true,"held":false},null],
  "turn":{"seat":1,"you":false,"next":[0,7,"x"]}})";

TEST(RemoteTable, IsReadFromItsMessages) {
  RemoteTable table;
  ASSERT_FALSE(table.read(*parse_json(kTableLine)));
  EXPECT_EQ(table.version, 4);
  EXPECT_EQ(table.seat, 0);
  EXPECT_TRUE(table.creator);
  EXPECT_FALSE(table.full());
  EXPECT_EQ(table.seats[1].bot, "greedy");
  EXPECT_EQ(table.turn.seat, 1);
  EXPECT_TRUE(table.turn.round_over);
  ASSERT_FALSE(table.update(*parse_json(R"({"v":5,"status":"playing","turn":{"you":true}})")));
  EXPECT_EQ(table.status, TableStatus::kPlaying);
  EXPECT_TRUE(table.turn.you);
  EXPECT_FALSE(table.turn.round_over);
  EXPECT_TRUE(table.turn.only.is_null());
  ASSERT_FALSE(table.update(
      *parse_json(R"({"v":6,"turn":{"you":true,"kind":"offer","only":{"decline":true}}})")));
  EXPECT_EQ(to_json(table.turn.only), R"({"decline":true})");
}

TEST(RemoteTable, IsPassedOnToAnother) {
  RemoteTable table;
  ASSERT_FALSE(table.read(*parse_json(kTableLine)));
  ASSERT_FALSE(table.update(*parse_json(R"({"v":5,"creator":1})")));
  EXPECT_FALSE(table.creator);
  ASSERT_FALSE(table.update(*parse_json(R"({"v":6,"creator":0})")));
  EXPECT_TRUE(table.creator);
}

TEST(RemoteTable, HasNothingInItThatATerminalObeys) {
  RemoteTable table;
  ASSERT_FALSE(table.read(*parse_json(kTableLine)));
  EXPECT_EQ(table.seats[1].name.find('\x1b'), std::string::npos);
}

TEST(RemoteTable, RefusesWhatIsNone) {
  for (const char* text :
       {"null", "[]", "{}", R"({"version":1,"you":{"seat":0}})",
        R"({"version":1,"you":{"seat":3},"seats":[null,null,null]})",
        R"({"version":-1,"you":{},"seats":[null]})", R"({"version":1,"you":{},"seats":[]})",
        R"({"version":1,"you":{},"seats":[null,null,null,null,null]})"}) {
    RemoteTable table;
    EXPECT_TRUE(table.read(*parse_json(text))) << text;
  }
}

}  // namespace
}  // namespace lair::cli
