// What happens when time passes and people do nothing.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "table/played_test.h"

namespace lair {
namespace {

TEST(TableClock, ABotMovesWhenTimeIsUpAndHoldsTheSeatAfterTwo) {
  Played played(R"({"game":"chimera","clock":{"turn":1000,"bank":500},"pause":0,"pace":0})");
  start_with(played, 3);
  const auto mover = [&] {
    for (int seat = 0; seat < 3; ++seat) {
      if (played.asked(seat)) return seat;
    }
    return -1;
  };
  const int late = mover();
  ASSERT_GE(late, 0);
  played.wait(1400);
  played.settle();
  EXPECT_TRUE(played.asked(late)) << "the bank lasts";
  played.wait(100);
  played.settle();
  EXPECT_NE(played.log.back().find("\"by\":\"clock\""), std::string::npos);
  for (int i = 0; i < 40 && played.log.back().find("\"held\"") == std::string::npos; ++i) {
    const int seat = mover();
    ASSERT_GE(seat, 0);
    if (seat == late) {
      played.wait(1000);
      played.settle();
    } else {
      played.move(seat, played.legal(seat).front());
      played.settle();
    }
  }
  EXPECT_NE(played.log.back().find("{\"held\":{\"seat\":" + std::to_string(late) + "}}"),
            std::string::npos);
  EXPECT_EQ(played.refused(late, R"({"back":true})"), "accepted");
  EXPECT_EQ(played.refused(late, R"({"back":true})"), "table-not-held");
}

TEST(TableClock, StandsStillWhileNobodyIsThere) {
  Played played(R"({"game":"chimera","clock":{"turn":1000,"bank":0},"pause":0,"pace":0})");
  start_with(played, 3);
  for (int i = 0; i < 3; ++i) played.note(played.table->set_present(seat_at(i), false, played.now));
  const std::size_t before = played.log.size();
  EXPECT_FALSE(played.table->due());
  played.wait(1'000'000);
  EXPECT_EQ(played.log.size(), before);
  played.come(3);
  played.wait(900);
  played.settle();
  EXPECT_EQ(played.log.size(), before) << "the whole turn again";
}

std::string discard_of(int seat) { return R"({"seat":)" + std::to_string(seat) + R"(,"discard")"; }

// Four people play until one who has had a turn is asked whether to take a discard: the seat, or
// -1.
int play_to_offer(Played& played) {
  start_with(played, 4);
  Rng rng(3);
  const auto has_discarded = [&](int seat) {
    return std::any_of(played.log.begin(), played.log.end(), [&](const std::string& entry) {
      return entry.find(discard_of(seat)) != std::string::npos;
    });
  };
  for (int i = 0; i < 2000 && played.table->status() == TableStatus::kPlaying; ++i) {
    played.settle();
    bool asked = false;
    for (int seat = 0; seat < 4; ++seat) {
      if (!played.asked(seat)) continue;
      asked = true;
      const bool offer = played.told[seat].back().find(R"("kind":"offer")") != std::string::npos;
      if (offer && has_discarded(seat)) return seat;
      const Value::Array moves = played.legal(seat);
      played.move(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const auto due = played.table->due();
    if (!asked && due && *due > played.now) played.wait(*due - played.now);
  }
  return -1;
}

// All others decide, and windows end, until the seat is asked.
bool others_play_to(Played& played, int seat) {
  for (int i = 0; i < 200 && !played.asked(seat); ++i) {
    played.settle();
    for (int other = 0; other < 4; ++other) {
      if (other != seat && played.asked(other)) played.move(other, played.legal(other).front());
    }
    const auto due = played.table->due();
    if (due && *due > played.now && !played.asked(seat)) played.wait(*due - played.now);
  }
  return played.asked(seat);
}

constexpr const char* kWithWindow =
    R"({"game":"phantom-rummy","seats":4,"clock":{"turn":1000,"bank":9000},"pause":0,"pace":0,"window":5000})";
constexpr const char* kWithoutWindow =
    R"({"game":"phantom-rummy","seats":4,"clock":{"turn":1000,"bank":9000},"pause":0,"pace":0,"window":0})";

// Without a window those who are asked are waited for: their clock must run.
TEST(TableClock, RunsForAnOfferWithoutAWindow) {
  Played played(kWithoutWindow);
  const int seat = play_to_offer(played);
  ASSERT_GE(seat, 0);
  ASSERT_TRUE(played.table->due()) << "the table waits for ever";
  played.wait(10'000);
  played.settle();
  EXPECT_NE(played.log.back().find("\"by\":\"clock\""), std::string::npos) << played.log.back();
}

TEST(TableClock, TakesNothingFromTheBankForAnOffer) {
  Played played(kWithWindow);
  const int seat = play_to_offer(played);
  ASSERT_GE(seat, 0);
  played.now += 4000;
  played.move(seat, json(R"({"decline":true})"));
  played.wait(1000);
  ASSERT_TRUE(others_play_to(played, seat));
  EXPECT_NE(played.told[seat].back().find("\"bank\":9000"), std::string::npos)
      << played.told[seat].back();
}

// An offer that the window's end declines is no decision of the player's.
TEST(TableClock, WhatAWindowDeclinesIsNoSignOfLife) {
  Played first(kWithWindow);
  const int seat = play_to_offer(first);
  ASSERT_GE(seat, 0);
  // The same with his last decision made by the clock.
  const std::string own = discard_of(seat);
  const auto last =
      std::find_if(first.log.rbegin(), first.log.rend(),
                   [&](const std::string& entry) { return entry.find(own) != std::string::npos; });
  ASSERT_NE(last, first.log.rend());
  last->insert(last->find(own) + own.find(',') + 1, "\"by\":\"clock\",");
  Played played(first.log);
  played.come(4);
  ASSERT_TRUE(played.asked(seat));
  played.wait(5000);
  ASSERT_NE(played.log.back().find("\"decline\""), std::string::npos);
  ASSERT_TRUE(others_play_to(played, seat));
  played.wait(10'000);
  played.settle();
  const std::string held = R"({"held":{"seat":)" + std::to_string(seat) + "}}";
  EXPECT_TRUE(std::any_of(played.log.begin(), played.log.end(), [&](const std::string& entry) {
    return entry.find(held) != std::string::npos;
  }));
}

// A server that is started anew every day must not keep a clock of days from running out.
TEST(TableClock, OfDaysOutlastsTheServer) {
  constexpr Millis kHour = 3'600'000, kDay = 24 * kHour;
  Played played(R"({"game":"chimera","clock":{"turn":172800000,"bank":0},"pause":0,"pace":0})");
  start_with(played, 3);
  const int seat = played.asked(0) ? 0 : played.asked(1) ? 1 : 2;
  const std::int64_t version = played.table->version(seat);
  const Millis end = played.now + 2 * kDay;
  Millis lost = 0;
  std::vector<std::string> log = played.log;
  for (Millis now = played.now, next = 0; now < end; now = next) {  // nobody is there
    Played day(log);
    const Millis down = now - day.now;  // the time it reads of what was is its own
    day.now = now;
    day.table->shift(down);
    next = now + kDay;
    while (day.table->due() && *day.table->due() < next) {
      const Millis before = day.now;
      day.wait(*day.table->due() - day.now);
      ASSERT_GT(day.now, before) << "it waits for nothing";
    }
    lost += next - day.now;
    EXPECT_TRUE(day.asked(seat));
    EXPECT_EQ(day.table->version(seat), version) << "which is told to nobody";
    log = day.log;
  }
  EXPECT_LE(lost, 4 * kHour) << "of each server's time at most a part of a turn";
  Played last(log);
  ASSERT_TRUE(last.table->due());
  EXPECT_LE(*last.table->due() - last.now, lost);
}

// The world's clock was set back, or far ahead: nobody gains or loses time.
TEST(TableClock, GoesOnEvenlyWhenTheWorldsIsSet) {
  for (const Millis by : {-3'600'000, 3'600'000}) {
    Played played(R"({"game":"chimera","clock":{"turn":1000,"bank":500},"pause":0,"pace":0})");
    start_with(played, 3);
    played.wait(400);
    const Millis left = *played.table->due() - played.now;
    played.table->shift(by);
    played.now += by;
    EXPECT_EQ(*played.table->due() - played.now, left);
  }
}

// That the owner of a seat answered would tell that he was asked.
TEST(TableClock, AnAnswerInAWindowDoesNotShowThatSomebodyIsBack) {
  Played played(
      R"({"game":"phantom-rummy","seats":4,"clock":null,"pause":0,"pace":100,"window":5000})");
  const int seat = play_to_offer(played);
  ASSERT_GE(seat, 0);
  // Voted out now; the bot has not answered yet when its owner does.
  played.note(played.table->set_present(seat_at(seat), false, played.now));
  for (int other = 0; other < 4; ++other) {
    if (other != seat) {
      EXPECT_EQ(played.refused(other, "{\"vote\":" + std::to_string(seat) + "}"), "accepted");
    }
  }
  ASSERT_NE(played.log.back().find("\"held\""), std::string::npos);
  played.note(played.table->set_present(seat_at(seat), true, played.now));
  const std::size_t others = played.told[(seat + 1) % 4].size();
  EXPECT_TRUE(played.move(seat, json(R"({"decline":true})")));
  EXPECT_EQ(played.told[(seat + 1) % 4].size(), others);
  EXPECT_EQ(played.refused(seat, R"({"back":true})"), "accepted");
}

}  // namespace
}  // namespace lair
