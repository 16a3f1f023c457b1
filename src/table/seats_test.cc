#include "table/seats.h"

#include <gtest/gtest.h>

#include "table/plain_text.h"

namespace lair {
namespace {

Seats with(const std::string& name) {
  Seats seats(3);
  seats[seat_at(0)].player = "P1";
  seats[seat_at(0)].name = name;
  return seats;
}

TEST(Seats, ANameWithANumberIsNotTooLong) {
  const std::string name = "Maximiliane von und zu Ho";
  const std::string longest = shortened(name, kLongestName);
  const std::string apart = with(longest).told_apart(longest);
  EXPECT_EQ(apart, "Maximiliane von und zu 2");
  EXPECT_TRUE(plain_text(apart, kLongestName).ok());
}

TEST(Seats, NoBotLooksLikeAPerson) {
  EXPECT_EQ(with("Ana").bot_name(), "Kirin");
  EXPECT_NE(with("kirin").bot_name(), "Kirin");
  EXPECT_NE(with("K\u0131r\u0131n").bot_name(), "Kirin");
}

}  // namespace
}  // namespace lair
