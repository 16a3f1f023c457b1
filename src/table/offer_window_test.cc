#include "table/offer_window.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

constexpr Seat kMover = seat_at(0), kTaker = seat_at(1), kThird = seat_at(2);

std::vector<WrittenEvent> some_events() {
  return {{.audience = SeatSet::all(3), .body = Value(1)},
          {.audience = SeatSet::all(3), .body = Value(2), .later = true},
          {.audience = SeatSet::all(3), .body = Value(3)}};
}

TEST(OfferWindow, HoldsEventsBackUntilItCloses) {
  OfferWindow window;
  auto events = some_events();
  window.open(kMover, 7, std::nullopt, events);
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(events[1].body, Value(3));
  EXPECT_TRUE(window.is_open());
  EXPECT_EQ(window.opened_in(), 7);
  const auto published = window.close(false);
  ASSERT_EQ(published.size(), 1U);
  EXPECT_EQ(published[0].body, Value(2));
  EXPECT_FALSE(window.is_open());
  EXPECT_TRUE(window.close(false).empty());
}

TEST(OfferWindow, KeepsChoicesWhileTheyAreResolved) {
  OfferWindow window;
  std::vector<WrittenEvent> none;
  window.open(kMover, 1, std::nullopt, none);
  window.choice(kTaker) = Value();  // a silent decision is a choice too
  window.choice(kThird) = Value(3);
  window.close(true);
  EXPECT_TRUE(window.resolving());
  EXPECT_EQ(window.chosen(), SeatSet::of(kTaker).with(kThird));
  window.keep_choices_of(SeatSet::of(kThird));
  EXPECT_EQ(window.chosen(), SeatSet::of(kThird));
  window.reset();
  EXPECT_TRUE(window.chosen().empty());
  EXPECT_FALSE(window.resolving());
}

TEST(OfferWindow, AsksAllOnlyWithAnOffer) {
  OfferWindow window;
  std::vector<WrittenEvent> none;
  window.open(kMover, 1, std::nullopt, none);
  EXPECT_FALSE(window.asks_all());
  window.open(kMover, 1, Offer{.question = "take", .refusal = "decline"}, none);
  EXPECT_TRUE(window.asks_all());
  EXPECT_EQ(window.refusal(kTaker), Value::object({{"seat", 1}, {"decline", true}}));
  window.close(true);
  EXPECT_FALSE(window.asks_all());
}

}  // namespace
}  // namespace lair
