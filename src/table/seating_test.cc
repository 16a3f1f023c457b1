#include "table/seating.h"

#include <gtest/gtest.h>

#include "table/plain_text.h"

namespace lair {
namespace {

Seating with(const std::string& name) {
  Seating seats(3);
  seats[seat_at(0)].player = "P1";
  seats[seat_at(0)].name = name;
  return seats;
}

TEST(Seating, ANameWithANumberIsNotTooLong) {
  const std::string name = "Maximiliane von und zu Ho";
  const std::string longest = shortened(name, kLongestName);
  const std::string apart = with(longest).unique_name(longest);
  EXPECT_EQ(apart, "Maximiliane von und zu 2");
  EXPECT_TRUE(plain_text(apart, kLongestName).ok());
}

TEST(Seating, NoBotLooksLikeAPerson) {
  EXPECT_EQ(with("Ana").bot_name(), "Kirin");
  EXPECT_NE(with("kirin").bot_name(), "Kirin");
  EXPECT_NE(with("K\u0131r\u0131n").bot_name(), "Kirin");
}

TEST(Seating, ARemovedPersonLeavesTheNameToTheBotOfARunningGame) {
  const Value body = Value::object({{"seat", 0}, {"level", "medium"}});
  Seating seating = with("Ana");
  seating[seat_at(0)].bank = 7;
  seating.occupy("remove", seat_at(0), body, true);
  EXPECT_EQ(seating[seat_at(0)].name, "Ana");
  EXPECT_EQ(seating[seat_at(0)].bot, "medium");
  EXPECT_EQ(seating[seat_at(0)].bank, 7);
  EXPECT_TRUE(seating.was_removed("P1"));

  Seating before = with("Ana");
  before.occupy("remove", seat_at(0), Value::object({{"seat", 0}}), false);
  EXPECT_TRUE(before[seat_at(0)].free());
  EXPECT_EQ(before[seat_at(0)].name, "");
}

TEST(Seating, HoldingASeatResetsItsTimeouts) {
  Seating seating = with("Ana");
  seating[seat_at(0)].timeouts = 2;
  seating.hold(seat_at(0), true);
  EXPECT_TRUE(seating[seat_at(0)].by_bot());
  EXPECT_TRUE(seating[seat_at(0)].person());
  EXPECT_EQ(seating[seat_at(0)].timeouts, 0);
}

}  // namespace
}  // namespace lair
