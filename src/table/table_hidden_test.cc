// Hidden information is sacred: what a seat is told does not depend on what it cannot know.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "table/played_test.h"

namespace lair {
namespace {

constexpr std::array<int, kStreams> kEveryMove = {kAllMoves, kAllMoves, kAllMoves, kAllMoves,
                                                  kAllMoves};

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

constexpr Millis kWindow = 1000;
constexpr const char* kOffers =
    R"({"game":"phantom-rummy","seats":4,"clock":null,"pause":0,"pace":0,"window":1000})";

constexpr const char* kOffersToAll =
    R"({"game":"phantom-rummy","seats":4,"clock":{"turn":86400000,"bank":0},"pause":0,"pace":0,"window":1000})";

// Two tables whose deals differ in two cards, and one who sits at both.
struct Twins {
  Played left, right;
  int people;
  int me;

  bool known_apart() const { return seen(left) != seen(right); }
  // All that one who comes now, or comes back, is told: me, or an onlooker.
  std::string seen(const Played& played) const {
    const Visitor& who = kPeople[static_cast<std::size_t>(me)];
    const Visitor onlooker{"x", "X"};
    std::string all = played.table->snapshot(who, played.now) +
                      played.table->resumed(who, played.now) +
                      played.table->snapshot(onlooker, played.now);
    if (const auto legal = played.table->legal_for(me)) append_json(all, *legal);
    return all;
  }
  void come() {
    for (Played* played : {&left, &right}) {
      played->come(people);
      played->told.clear();
      played->table->subscribe({.views = ~0U, .legal_up_to = kEveryMove});
    }
  }
  // The first that was told differently; empty as long as all was the same.
  std::string difference() {
    auto one = left.told[me], other = right.told[me];
    const std::size_t count = std::max(one.size(), other.size());
    one.resize(count);
    other.resize(count);
    const auto [at, there] = std::mismatch(one.begin(), one.end(), other.begin());
    return at == one.end() ? "" : *at + "\n and " + *there;
  }
  // What is refused, and how, tells nothing either.
  void probe() {
    if (left.asked(me) || right.asked(me)) return;
    for (const char* request :
         {R"({"v":1,"move":null})", R"({"v":1,"move":{"decline":true}})", R"({"legal":true})",
          R"({"v":1,"move":{"play":["7p"]}})", R"({"v":1,"move":{"claim":["iK","iK"]}})"}) {
      EXPECT_EQ(left.refused(me, request), right.refused(me, request)) << request;
    }
  }
  // Everybody does the same at both tables, as long as it is possible; false when it is not.
  bool step(Rng& rng) {
    int mover = -1;
    for (int seat = 0; seat < people && mover < 0; ++seat) {
      if (left.asked(seat) || right.asked(seat)) mover = seat;
    }
    if (mover < 0) return wait();
    if (left.asked(mover) != right.asked(mover)) return decline(mover);
    const Value::Array moves = left.legal(mover), others = right.legal(mover);
    std::vector<Value> both;
    for (const Value& move : moves) {
      if (std::find(others.begin(), others.end(), move) != others.end()) both.push_back(move);
    }
    if (both.empty()) return false;
    const Value& move = both[rng.below(static_cast<std::uint32_t>(both.size()))];
    return left.move(mover, move) && right.move(mover, move) &&
           left.table->status() == TableStatus::kPlaying;
  }
  // Nobody is asked: a window runs, whether somebody was or not.
  bool wait() {
    EXPECT_EQ(left.table->due(), right.table->due());
    if (!left.table->due()) return false;
    left.wait(kWindow);
    right.wait(kWindow);
    return true;
  }
  // Who is offered something at one table only says no to it.
  bool decline(int mover) {
    Played& one = left.asked(mover) ? left : right;
    const Value::Array moves = one.legal(mover);
    const auto no = std::find_if(moves.begin(), moves.end(), [](const Value& move) {
      return move.is_null() || move.has("decline");
    });
    return no != moves.end() && one.move(mover, *no);
  }
};

class HiddenCards : public ::testing::TestWithParam<std::pair<const char*, int>> {};
INSTANTIATE_TEST_SUITE_P(Table, HiddenCards,
                         ::testing::Values(std::pair(kChimera, 3), std::pair(kOffers, 4),
                                           std::pair(kOffersToAll, 4)));

// Byte for byte, until one of the two cards comes to light.
TEST_P(HiddenCards, ShowInNothingThatIsTold) {
  const auto& [settings, people] = GetParam();
  Played first(settings);
  start_with(first, people);
  const Value deal = deal_of(first.log.back());
  const Value::Array& deck = *deal.find("deck")->items();
  int compared = 0;
  Rng choice(77);
  for (int trial = 0; trial < 80; ++trial) {
    const std::size_t a = choice.below(static_cast<std::uint32_t>(deck.size()));
    const std::size_t b = choice.below(static_cast<std::uint32_t>(deck.size()));
    Twins twins{.left = Played(with_deal(first.log, deal)),
                .right = Played(with_deal(first.log, exchanged(deal, a, b))),
                .people = people,
                .me = trial % people};
    if (twins.known_apart()) continue;  // from the beginning
    twins.come();
    ++compared;
    Rng rng(static_cast<std::uint64_t>(trial));
    for (int step = 0; step < 100; ++step) {
      twins.left.settle();
      twins.right.settle();
      const std::string difference = twins.difference();
      if (!difference.empty()) {
        const bool shown = difference.find(to_json(deck[a])) != std::string::npos ||
                           difference.find(to_json(deck[b])) != std::string::npos;
        EXPECT_TRUE(shown) << "told apart by " << difference;
        break;
      }
      EXPECT_EQ(twins.left.told[kPublicStream], twins.right.told[kPublicStream])
          << "onlookers know less";
      EXPECT_FALSE(twins.known_apart());
      twins.probe();
      if (!twins.step(rng)) break;
    }
    ASSERT_FALSE(HasFailure()) << to_json(deck[a]) << " and " << to_json(deck[b]);
  }
  EXPECT_GT(compared, 15);
}

// Takes and discards, and answers no offer: a round ends when the deck has run out.
void run_down(Played& played, Rng& rng) {
  for (int seat = 0; seat < 4; ++seat) {
    if (!played.asked(seat)) continue;
    Value::Array moves = played.legal(seat);
    std::erase_if(moves,
                  [](const Value& move) { return !move.has("take") && !move.has("discard"); });
    if (moves.empty()) continue;
    played.move(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

// If nobody may take the last discard the round is over at once, by the rules: people are not to
// see that before the window's end.
TEST(HiddenState, DoesNotShowInTheLastWindowOfARound) {
  Played played(
      R"({"game":"phantom-rummy","seats":4,"clock":null,"pause":9000,"pace":0,"window":1000})");
  start_with(played, 4);
  played.table->subscribe({.views = ~0U});
  Rng rng(5);
  int last_windows = 0;
  for (int i = 0; i < 4000 && last_windows < 3; ++i) {
    run_down(played, rng);
    const std::string told = played.told[kPublicStream].back();
    if (told.find("\"window\"") == std::string::npos) {
      played.wait(10'000);  // a result has been read
      continue;
    }
    EXPECT_EQ(told.find("\"next\""), std::string::npos) << told;
    const std::size_t notices = played.notices.size();
    for (int seat = 0; seat < 4; ++seat) {
      if (played.asked(seat)) continue;
      EXPECT_EQ(played.refused(seat, R"({"v":1,"move":{"decline":true}})"), "table-not-asked");
      EXPECT_EQ(played.refused(seat, R"({"next":true})"), "accepted");
    }
    EXPECT_EQ(played.notices.size(), notices) << played.notices.back();
    EXPECT_EQ(played.table->due(), played.now + 1000);
    ASSERT_FALSE(HasFailure());
    played.wait(1000);
    const bool ended =
        played.told[kPublicStream].back().find(R"("event":"round")") != std::string::npos;
    last_windows += ended ? 1 : 0;
  }
  EXPECT_EQ(last_windows, 3);
}

// Two claim the same discard. Both choices are noted; the one without precedence is in no record.
TEST(TableHidden, AnOutrankedClaimIsNotedAndNotInTheRecord) {
  bool found = false;
  for (std::uint64_t seed = 1; seed < 60 && !found; ++seed) {
    Played played(kOffers);
    start_with(played, 4);
    Rng rng(seed);
    for (int i = 0; i < 400 && !found && played.table->status() == TableStatus::kPlaying; ++i) {
      std::vector<int> asked;
      for (int seat = 0; seat < 4; ++seat) {
        if (played.asked(seat)) asked.push_back(seat);
      }
      if (asked.empty()) {
        played.wait(kWindow);
        played.settle();
        continue;
      }
      const std::size_t before = played.log.size();
      std::vector<Value> claims;
      for (const int seat : asked) {
        const Value::Array moves = played.legal(seat);
        const auto claim = std::find_if(moves.begin(), moves.end(),
                                        [](const Value& move) { return move.has("claim"); });
        const Value& move = claim != moves.end()
                                ? *claim
                                : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const StepResult outcome =
            played.tell(seat, Value::object({{"move", move}, {"v", played.table->version(seat)}}));
        ASSERT_FALSE(outcome.error);
        if (claim == moves.end()) continue;
        EXPECT_TRUE(outcome.noted);
        EXPECT_TRUE(outcome.entry.empty()) << "a commit would tell that somebody was asked";
        claims.push_back(move);
      }
      if (claims.size() < 2) continue;
      found = true;
      EXPECT_EQ(played.log.size(), before);
      played.wait(kWindow);
      played.settle();
      const Value lines = json(played.log[before]);
      const auto claimed = std::count_if(lines.items()->begin(), lines.items()->end(),
                                         [](const Value& line) { return line.has("claim"); });
      EXPECT_EQ(claimed, 1) << played.log[before];
    }
  }
  EXPECT_TRUE(found);
}

}  // namespace
}  // namespace lair
