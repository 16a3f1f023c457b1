#include <gtest/gtest.h>

#include "record/json.h"
#include "record/replay.h"
#include "table/played_test.h"
#include "table/record_of.h"

namespace lair {
namespace {

void seat_bots(Played& played, int seats) {
  for (int i = 1; i < seats; ++i) {
    const Value bot = Value::object({{"seat", i}, {"level", "greedy"}});
    ASSERT_FALSE(played.tell(0, Value::object({{"bot", bot}})).error);
  }
  start_with(played, 1);
}

// Everything that the person sees, without versions.
std::string seen(const Played& played) {
  const Value table = json(played.table->snapshot(kPeople[0], played.now));
  Value parts = Value::array();
  for (const char* name : {"view", "events"}) parts.push_back(*table.find(name));
  return to_json(parts);
}

void play_until_asked(Played& played) {
  for (int i = 0; i < 50 && !played.asked(0); ++i) played.settle();
}

class TakeBack : public testing::TestWithParam<const char*> {};

TEST_P(TakeBack, LeadsToThePositionBefore) {
  Played played(GetParam());
  seat_bots(played, static_cast<int>(played.table->settings().seats));
  Rng rng(3);
  for (int turn = 0; turn < 12 && played.table->status() == TableStatus::kPlaying; ++turn) {
    play_until_asked(played);
    if (!played.asked(0)) break;
    const std::string before = seen(played);
    const std::int64_t entries = played.table->entries();
    const Value::Array moves = played.legal(0);
    ASSERT_TRUE(played.move(0, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    played.settle();
    const StepResult undone = played.ask(0, R"({"undo":true})");
    if (undone.error) {  // the round is over, or the deal was thrown in
      EXPECT_TRUE(undone.error->code == "table-nothing-to-take-back" ||
                  undone.error->code == "table-not-playing")
          << undone.error->code;
      continue;
    }
    EXPECT_TRUE(undone.restarted);
    EXPECT_EQ(seen(played), before) << entries;
    EXPECT_TRUE(played.asked(0));
    const Played again(played.log);  // the log leads to the same
    EXPECT_EQ(seen(again), before);
    ASSERT_TRUE(played.move(0, moves[0]));
    played.settle();
  }
}

TEST_P(TakeBack, StandsInTheRecord) {
  Played played(GetParam());
  seat_bots(played, static_cast<int>(played.table->settings().seats));
  bool taken = false;
  for (int i = 0; i < 50 && !taken; ++i) {  // a bid that ends a deal cannot be taken back
    play_until_asked(played);
    ASSERT_TRUE(played.move(0, played.legal(0).back()));
    played.settle();
    taken = !played.ask(0, R"({"undo":true})").error;
  }
  ASSERT_TRUE(taken);
  Rng rng(5);
  play_on(played, 1, rng, 2000);
  ASSERT_EQ(played.table->status(), TableStatus::kOver);
  const auto record = record_of(played.log);
  ASSERT_TRUE(record.ok());
  EXPECT_NE(record->find(R"("taken_back":1)"), std::string::npos);
  Replay replay;
  std::size_t start = 0;
  for (std::size_t end = 0; (end = record->find('\n', start)) != std::string::npos;
       start = end + 1) {
    const MaybeError error = replay.feed(json(record->substr(start, end - start)));
    ASSERT_FALSE(error) << error->code;
  }
  EXPECT_TRUE(replay.ended());
}

INSTANTIATE_TEST_SUITE_P(Games, TakeBack, testing::Values(kChimera, kPhantom));

TEST(TakeBackRefused, WithTwoPersonsAndBeforeTheFirstDecision) {
  Played alone(kChimera);
  seat_bots(alone, 3);
  if (alone.legal(0).empty()) alone.settle();
  EXPECT_EQ(alone.refused(0, R"({"undo":true})"), "table-nothing-to-take-back");
  Played two(kChimera);
  ASSERT_FALSE(
      two.tell(0, Value::object({{"bot", Value::object({{"seat", 2}, {"level", "greedy"}})}}))
          .error);
  start_with(two, 2);
  EXPECT_EQ(two.refused(0, R"({"undo":true})"), "table-no-take-back");
}

}  // namespace
}  // namespace lair
