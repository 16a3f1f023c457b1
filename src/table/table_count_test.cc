// Counts how often the rules read and check a move on its way through a table.

#include <gtest/gtest.h>

#include "rules/chimera/game.h"
#include "table/played_test.h"

// The linker replaces the two functions by these (--wrap in CMakeLists.txt).
#define READ "_ZN4lair7chimera13read_decisionERKNS0_5StateERKNS_5ValueE"
#define CHECK "_ZN4lair7chimera5checkERKNS0_5StateENS_4SeatERKNS0_6ActionE"

namespace lair {
namespace {

struct Counts {
  int reads = 0, checks = 0;
  friend bool operator==(const Counts&, const Counts&) = default;
};
Counts counts;

}  // namespace

namespace chimera {

Result<DecisionList> real_read(const State& state, const Value& line) asm("__real_" READ);
Result<DecisionList> counted_read(const State& state, const Value& line) asm("__wrap_" READ);
Result<DecisionList> counted_read(const State& state, const Value& line) {
  ++counts.reads;
  return real_read(state, line);
}

MaybeError real_check(const State& state, Seat seat, const Action& action) asm("__real_" CHECK);
MaybeError counted_check(const State& state, Seat seat, const Action& action) asm("__wrap_" CHECK);
MaybeError counted_check(const State& state, Seat seat, const Action& action) {
  ++counts.checks;
  return real_check(state, seat, action);
}

}  // namespace chimera

namespace {

// The decisions in entries of a log: by players, and by the rules.
Counts decisions_in(const std::vector<std::string>& log) {
  Counts found;
  for (const std::string& entry : log) {
    const Value lines = json(entry);
    for (const Value& line : *lines.items()) {
      if (!line.has("seat")) continue;
      ++found.checks;
      if (!flag_in(line, "forced")) ++found.reads;
    }
  }
  return found;
}

TEST(TableCount, EachMoveIsReadAndCheckedOnce) {
  for (const int people : {1, 3}) {
    Played played(kChimera);
    counts = {};
    for (int seat = people; seat < 3; ++seat) {
      const std::string bot =
          R"({"bot":{"seat":)" + std::to_string(seat) + R"(,"level":"greedy"}})";
      ASSERT_EQ(played.refused(0, bot), "accepted");
    }
    start_with(played, people);
    Rng rng(7);
    play_on(played, people, rng, 1000);
    ASSERT_EQ(played.table->status(), TableStatus::kOver);
    EXPECT_GT(counts.reads, 50);  // a whole game was played
    EXPECT_EQ(counts, decisions_in(played.log)) << people;
  }
}

// A Hunter who chooses a gift first, out of turn, is checked again when the other has chosen.
TEST(TableCount, AMoveBeforeItsTurnIsCheckedAgainInItsTurn) {
  Played played(kChimera);
  start_with(played, 3);
  const auto gives = [&](int seat) {
    const Value::Array moves = played.asked(seat) ? played.legal(seat) : Value::Array();
    return !moves.empty() && moves.front().has("give") ? moves.front() : Value();
  };
  while (gives(0).is_null() && gives(1).is_null()) {  // the lower Hunter is to move first
    for (int seat = 0; seat < 3; ++seat) {
      if (!played.asked(seat)) continue;
      ASSERT_TRUE(played.move(seat, played.legal(seat).back()));
    }
  }
  const int lower = gives(0).is_null() ? 1 : 0, higher = gives(2).is_null() ? 1 : 2;
  counts = {};
  ASSERT_TRUE(played.move(higher, gives(higher)));
  EXPECT_EQ(counts, (Counts{.reads = 1, .checks = 1}));
  ASSERT_TRUE(played.move(lower, gives(lower)));
  EXPECT_EQ(counts, (Counts{.reads = 3, .checks = 3}));
}

}  // namespace
}  // namespace lair
