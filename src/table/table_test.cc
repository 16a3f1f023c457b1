#include "table/table.h"

#include <gtest/gtest.h>

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
      EXPECT_EQ(to_json(again.table->snapshot(who, played.now)),
                to_json(played.table->snapshot(who, played.now)));
    }
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_EQ(played.table->status(), TableStatus::kOver);
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

// One entry of the log: everything up to the deal, which is replaced by this one.
std::vector<std::string> with_deal(const std::vector<std::string>& log, const Value& deal) {
  std::vector<std::string> changed = log;
  Value lines = Value::array();
  const Value last = json(log.back());
  for (const Value& line : *last.items()) {
    lines.push_back(line.has("deal") ? Value::object({{"deal", deal}}) : line);
  }
  changed.back() = to_json(lines);
  return changed;
}

Value deal_of(const std::string& entry) {
  const Value lines = json(entry);
  for (const Value& line : *lines.items()) {
    if (const Value* deal = line.find("deal")) return *deal;
  }
  return {};
}

// The deal with two cards of its deck exchanged.
Value exchanged(const Value& deal, std::size_t a, std::size_t b) {
  Value copy = Value::object();
  for (const auto& [name, field] : *deal.fields()) {
    if (name != "deck") {
      copy.set(name, field);
      continue;
    }
    Value::Array cards = *field.items();
    std::swap(cards[a], cards[b]);
    copy.set(name, cards);
  }
  return copy;
}

// Two deals that differ only in what seat 0 cannot know: it is told the same, byte for byte, until
// one of the two cards comes to light.
TEST_P(EveryGame, TellsNothingOfHiddenCards) {
  const auto& [settings, people] = GetParam();
  Played first(settings);
  start_with(first, people);
  const Value deal = deal_of(first.log.back());
  const std::size_t deck = deal.find("deck")->items()->size();
  int compared = 0;
  Rng choice(77);
  for (int trial = 0; trial < 60; ++trial) {
    const std::size_t a = choice.below(static_cast<std::uint32_t>(deck));
    const std::size_t b = choice.below(static_cast<std::uint32_t>(deck));
    const Value other = exchanged(deal, a, b);
    const std::string name_a = *(*deal.find("deck")->items())[a].text();
    const std::string name_b = *(*deal.find("deck")->items())[b].text();
    Played left(with_deal(first.log, deal)), right(with_deal(first.log, other));
    const auto known = [&](Played& played) {
      return to_json(played.table->snapshot(kPeople[0], played.now));
    };
    if (known(left) != known(right)) continue;  // seat 0 can tell these apart from the beginning
    left.come(people);
    right.come(people);
    left.told.clear();
    right.told.clear();
    ++compared;
    Rng rng(static_cast<std::uint64_t>(trial));
    for (int step = 0; step < 60; ++step) {
      left.settle();
      right.settle();
      // Everybody does the same on both tables, as long as it is possible. One table may be ahead:
      // on the other somebody still thinks about an offer.
      const auto& a_told = left.told[0];
      const auto& b_told = right.told[0];
      const std::size_t both_told = std::min(a_told.size(), b_told.size());
      const auto differs = std::mismatch(
          a_told.begin(), a_told.begin() + static_cast<std::ptrdiff_t>(both_told), b_told.begin());
      if (differs.second != b_told.begin() + static_cast<std::ptrdiff_t>(both_told)) {
        const std::string last = *differs.first + *differs.second;
        EXPECT_TRUE(last.find('"' + name_a + '"') != std::string::npos ||
                    last.find('"' + name_b + '"') != std::string::npos)
            << "told apart by " << *differs.first << "\n and " << *differs.second;
        break;
      }
      int mover = -1;
      for (int seat = 0; seat < people && mover < 0; ++seat) {
        if (left.asked(seat) || right.asked(seat)) mover = seat;
      }
      if (mover < 0) break;
      // Who is offered something on one table only says no to it.
      if (left.asked(mover) != right.asked(mover)) {
        Played& one = left.asked(mover) ? left : right;
        const Value::Array moves = one.legal(mover);
        const auto no = std::find_if(moves.begin(), moves.end(), [](const Value& move) {
          return move.is_null() || move.has("decline");
        });
        if (no == moves.end()) break;  // one table is ahead
        one.move(mover, *no);
        continue;
      }
      const Value::Array moves = left.legal(mover), others = right.legal(mover);
      std::vector<Value> both;
      for (const Value& move : moves) {
        if (std::find(others.begin(), others.end(), move) != others.end()) both.push_back(move);
      }
      if (both.empty()) break;
      const Value& move = both[rng.below(static_cast<std::uint32_t>(both.size()))];
      if (!left.move(mover, move) || !right.move(mover, move)) break;
      if (left.table->status() != TableStatus::kPlaying) break;
    }
    ASSERT_FALSE(HasFailure()) << name_a << " and " << name_b;
  }
  EXPECT_GT(compared, 10);
}

// The host of the server takes a seat; the same comes of reading the log again.
TEST_P(EveryGame, GoesOnWithoutOneWhoWasExpelled) {
  const auto& [settings, people] = GetParam();
  Played played(settings);
  start_with(played, people);
  Rng rng(3);
  play_on(played, people, rng, 5);
  played.note(played.table->expel("a", true, played.now));
  EXPECT_TRUE(played.table->creator("b")) << "the next takes care of the table";
  EXPECT_TRUE(played.table->seat_of("a").empty());
  EXPECT_EQ(to_json(played.table->summary()).find("Ana"), std::string::npos);
  Played again(played.log);
  EXPECT_EQ(to_json(again.table->summary()), to_json(played.table->summary()));
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
  EXPECT_TRUE(again.table->snapshot(kPeople[0], again.now).has("frozen"));
  EXPECT_EQ(again.table->due(), std::nullopt);
  EXPECT_TRUE(again.table->thoughts().empty());
  EXPECT_EQ(again.refused(0, R"({"say":"hello"})"), "table-frozen");
  EXPECT_EQ(again.refused(1, R"({"move":{"bid":20},"v":1})"), "table-frozen");
  EXPECT_EQ(again.log.size(), entries);
  again.note(again.table->close(again.now));
  EXPECT_EQ(again.table->status(), TableStatus::kClosed);
  EXPECT_EQ(again.table->entries(), static_cast<std::int64_t>(entries) + 1);
}

}  // namespace
}  // namespace lair
