#include "table/bot_tickets.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

constexpr Seat kBotSeat = seat_at(0), kOtherSeat = seat_at(1);

TEST(BotTickets, AnOldTicketIsNotValidAfterANewQuestion) {
  BotTickets bots;
  const auto old = bots.request(kBotSeat);
  EXPECT_TRUE(bots.valid(kBotSeat, old));
  EXPECT_FALSE(bots.valid(kOtherSeat, old));
  bots.reset(kBotSeat);
  EXPECT_FALSE(bots.requested(kBotSeat));
  EXPECT_FALSE(bots.valid(kBotSeat, old));
  EXPECT_NE(bots.request(kBotSeat), old);
}

TEST(BotTickets, AnAnswerIsTakenOnce) {
  BotTickets bots;
  bots.request(kBotSeat);
  bots.answer(kBotSeat, {.line = Value(7), .by = "bot"});
  ASSERT_TRUE(bots.answered(kBotSeat));
  EXPECT_EQ(bots.take_answer(kBotSeat).line, Value(7));
  EXPECT_FALSE(bots.answered(kBotSeat));
  EXPECT_TRUE(bots.requested(kBotSeat));
}

}  // namespace
}  // namespace lair
