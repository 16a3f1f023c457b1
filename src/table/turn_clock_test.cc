#include "table/turn_clock.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

constexpr Seat kFirst = seat_at(0), kSecond = seat_at(1);
constexpr SeatSet kBoth = SeatSet::all(2);

TEST(TurnClock, RunsOnWhileASeatIsAsked) {
  TurnClock clock;
  EXPECT_EQ(clock.ask(SeatSet::of(kFirst), 100), SeatSet::of(kFirst));
  EXPECT_EQ(clock.ask(kBoth, 150), SeatSet::of(kSecond));
  EXPECT_EQ(clock.spent(kFirst, 200), 100);
  EXPECT_EQ(clock.spent(kSecond, 200), 50);
  EXPECT_EQ(clock.spent(kSecond, 0), 0);
}

TEST(TurnClock, StartsAgainAfterADecision) {
  TurnClock clock;
  clock.ask(SeatSet::of(kFirst), 100);
  clock.time_out(kFirst);
  clock.stop(SeatSet::of(kFirst));
  EXPECT_EQ(clock.ask(SeatSet::of(kFirst), 300), SeatSet::of(kFirst));
  EXPECT_EQ(clock.spent(kFirst, 310), 10);
  EXPECT_TRUE(clock.timed_out().empty());
}

TEST(TurnClock, APauseCountsForNobody) {
  TurnClock clock;
  clock.ask(SeatSet::of(kFirst), 100);
  clock.skip_pause(150, 1000);
  EXPECT_EQ(clock.spent(kFirst, 1000), 50);
  clock.shift(500);
  EXPECT_EQ(clock.spent(kFirst, 1500), 50);
  clock.resume(kFirst, 30, 1500);
  EXPECT_EQ(clock.spent(kFirst, 1500), 30);
}

}  // namespace
}  // namespace lair
