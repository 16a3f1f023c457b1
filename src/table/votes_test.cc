#include "table/votes.h"

#include <gtest/gtest.h>

#include "table/messages.h"

namespace lair {
namespace {

constexpr SeatSet kAll = SeatSet::all(3);

TEST(Votes, ABotNeedsTheVoteOfEverybodyWhoIsThere) {
  Votes votes;
  const SeatSet voters = kAll.without(seat_at(2));
  votes.add(seat_at(2), seat_at(0));
  EXPECT_TRUE(votes.take_unanimous(voters).empty());
  EXPECT_EQ(votes_notice(votes, seat_at(2)), R"({"votes":{"seat":2,"by":[0]}})");
  votes.add(seat_at(2), seat_at(1));
  EXPECT_EQ(votes.take_unanimous(voters), SeatSet::of(seat_at(2)));
  EXPECT_TRUE(votes.for_bot(seat_at(2)).empty());
}

TEST(Votes, AVoteCountsOnlyWhileItsVoterIsThere) {
  Votes votes;
  votes.add(seat_at(2), seat_at(0));
  EXPECT_TRUE(votes.take_unanimous(SeatSet()).empty());
  EXPECT_TRUE(votes.take_unanimous(SeatSet::of(seat_at(1))).empty());
  EXPECT_EQ(votes.take_unanimous(SeatSet::of(seat_at(0))), SeatSet::of(seat_at(2)));
}

}  // namespace
}  // namespace lair
