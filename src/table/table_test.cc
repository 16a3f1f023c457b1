#include "table/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "fair/fairness.h"
#include "record/json.h"
#include "rules/registry.h"
#include "table/played_test.h"
#include "table/record_of.h"

namespace lair {
namespace {

class EveryGame : public ::testing::TestWithParam<std::pair<const char*, int>> {};
INSTANTIATE_TEST_SUITE_P(Table, EveryGame,
                         ::testing::Values(std::pair(kChimera, 3), std::pair(kPhantom, 4)));

// What was told, and what a table knows, follows from its log alone.
TEST_P(EveryGame, IsTheSameWhenReadAgain) {
  const auto& [settings, people] = GetParam();
  Played played(settings);
  start_with(played, people);
  Rng rng(4);
  while (played.table->status() == TableStatus::kPlaying) {
    play_on(played, people, rng, 7);
    Played again(played.log);
    again.come(people);
    for (int seat = 0; seat <= people; ++seat) {
      const Visitor who =
          seat == people ? Visitor{"x", "X"} : kPeople[static_cast<std::size_t>(seat)];
      EXPECT_EQ(again.table->snapshot(who, played.now), played.table->snapshot(who, played.now));
    }
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_EQ(played.table->status(), TableStatus::kOver);
}

// A whole game, in which whoever is asked must have heard of it since it last moved.
void play_as_told(Played& played, int people, Rng& rng) {
  std::map<int, std::size_t> heard;  // by seat, how many updates when it last moved
  const auto asks = [](const std::string& body) {
    const Value update = json("{" + body);
    const Value* turn = update.find("turn");
    return turn != nullptr && flag_in(*turn, "you");
  };
  while (played.table->status() == TableStatus::kPlaying) {
    for (int seat = 0; seat < people; ++seat) {
      if (!played.asked(seat)) continue;
      const std::vector<std::string>& told = played.told[seat];
      const auto since = told.begin() + static_cast<std::ptrdiff_t>(heard[seat]);
      ASSERT_TRUE(std::any_of(since, told.end(), asks)) << seat << " after " << played.log.back();
      heard[seat] = told.size();
      const Value::Array moves = played.legal(seat);
      const auto some = static_cast<std::uint32_t>(moves.size());
      // Often the first one, which passes: when all do, the last of them is asked again.
      ASSERT_TRUE(played.move(seat, moves[rng.below(2) == 0 ? 0 : rng.below(some)]));
    }
    played.settle();
  }
}

// Also one who is asked twice in a row, though nothing about the turn has changed.
TEST_P(EveryGame, TellsWhoeverIsAsked) {
  const auto& [settings, people] = GetParam();
  for (std::uint64_t seed = 0; seed < 20 && !HasFailure(); ++seed) {
    Played played(settings);
    start_with(played, people);
    Rng rng(seed);
    play_as_told(played, people, rng);
  }
}

// The record that a table leaves is one that the rules and the seeds agree with.
TEST_P(EveryGame, LeavesARecordThatCanBeChecked) {
  const auto& [settings, people] = GetParam();
  Played played(settings);
  start_with(played, people);
  Rng rng(9);
  play_on(played, people, rng, 10'000);
  const auto record = record_of(played.log);
  ASSERT_TRUE(record.ok());
  std::istringstream text(*record);
  const auto check = fair::check_fairness(text);
  EXPECT_FALSE(check.file.error) << check.file.error_line << " " << check.file.error->code;
  EXPECT_EQ(check.file.finished, 1);
  EXPECT_GT(check.deals, 0);
}

// The host of the server takes a seat; the same comes of reading the log again.
TEST_P(EveryGame, GoesOnWithoutOneWhoWasExpelled) {
  const auto& [settings, people] = GetParam();
  Played played(settings);
  start_with(played, people);
  Rng rng(3);
  play_on(played, people, rng, 5);
  played.note(played.table->expel("a", true, played.now));
  EXPECT_TRUE(played.table->is_creator("b")) << "the next takes care of the table";
  EXPECT_TRUE(played.table->seat_of("a").empty());
  EXPECT_EQ(played.table->summary().find("Ana"), std::string::npos);
  Played again(played.log);
  EXPECT_EQ(again.table->summary(), played.table->summary());
  played.settle();
  play_on(played, people, rng, 10'000);
  EXPECT_EQ(played.table->status(), TableStatus::kOver);
}

// A log of other rules: the table stays where it was understood, and takes nothing but its end.
TEST_P(EveryGame, IsFrozenWhereItsLogIsNotUnderstood) {
  const auto& [settings, people] = GetParam();
  Played played(settings);
  start_with(played, people);
  Rng rng(3);
  play_on(played, people, rng, 5);
  const std::size_t entries = played.log.size();
  played.log[entries - 3] = R"([{"seat":0,"dance":true}])";
  Played again(played.log);
  ASSERT_TRUE(again.table->frozen());
  again.come(people);
  EXPECT_TRUE(json(again.table->snapshot(kPeople[0], again.now)).has("frozen"));
  EXPECT_EQ(again.table->due(), std::nullopt);
  EXPECT_TRUE(again.table->bot_tasks().empty());
  EXPECT_EQ(again.refused(0, R"({"say":"hello"})"), "table-frozen");
  EXPECT_EQ(again.refused(1, R"({"move":{"bid":20},"v":1})"), "table-frozen");
  EXPECT_EQ(again.log.size(), entries);
  again.note(again.table->close(again.now));
  EXPECT_EQ(again.table->status(), TableStatus::kClosed);
  EXPECT_EQ(again.table->entries(), static_cast<std::int64_t>(entries) + 1);
}

}  // namespace
}  // namespace lair
