#include "table/audience.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

TEST(Audience, AnEventGoesToItsAudienceAlone) {
  Audience audience;
  audience.begin_step();
  audience.add_events({{.audience = SeatSet::of(seat_at(1)), .body = Value(1)},
                       {.audience = SeatSet::all(3), .body = Value(2)}},
                      3);
  EXPECT_EQ(audience.events(0), "[2]");
  EXPECT_EQ(audience.events(1), "[1,2]");
  EXPECT_EQ(audience.events(kPublicStream), "[2]");
  audience.begin_step();
  EXPECT_EQ(audience.events(1), "");
}

TEST(Audience, StreamsWithTheSameBodyShareIt) {
  Audience audience;
  std::vector<Update> updates;
  for (const int stream : {0, 1}) {
    ASSERT_TRUE(audience.advance(stream, {}));
    audience.publish(stream, "same}", true, updates);
  }
  ASSERT_EQ(updates.size(), 2U);
  EXPECT_EQ(updates[0].body, updates[1].body);
  EXPECT_EQ(updates[1].version, 1);
}

TEST(Audience, KeepsTheLastSixteenUpdates) {
  Audience audience;
  for (int i = 1; i <= 20; ++i) {
    std::vector<Update> updates;
    ASSERT_TRUE(audience.advance(0, {}));
    audience.publish(0, std::to_string(i), true, updates);
  }
  EXPECT_FALSE(audience.since(0, 3));
  ASSERT_TRUE(audience.since(0, 4));
  EXPECT_EQ(audience.since(0, 4)->size(), 16U);
  EXPECT_EQ(*audience.since(0, 19)->front().body, "20");
  EXPECT_TRUE(audience.since(0, 20)->empty());
  EXPECT_FALSE(audience.since(0, 21));
}

TEST(Audience, ANewOccupantGetsNoEarlierUpdates) {
  Audience audience;
  std::vector<Update> updates;
  ASSERT_TRUE(audience.advance(0, {}));
  audience.publish(0, "secret", true, updates);
  ASSERT_TRUE(audience.since(0, 0));
  audience.change_occupant(seat_at(0));
  EXPECT_FALSE(audience.since(0, 0));
  EXPECT_FALSE(audience.since(kPublicStream, 0));
}

TEST(Audience, WritesNothingForAStreamWithoutSubscribers) {
  Audience audience;
  audience.subscribe({.watched = false});
  EXPECT_FALSE(audience.advance(kPublicStream, {}));
  EXPECT_TRUE(audience.advance(0, {}));
  EXPECT_EQ(audience.version(kPublicStream), 1);
}

}  // namespace
}  // namespace lair
