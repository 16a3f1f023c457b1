// What must hold for every game of the registry, over seeded random games with many options.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "core/hash.h"
#include "core/repeats_test.h"
#include "rules/adapter.h"
#include "rules/setups_test.h"

namespace lair {
namespace {

// Bidding goes to "all pass" only rarely at random, so some games pass in most biddings.
template <Game G>
const typename G::Move& pick(const typename G::MoveList& moves, Rng& rng, bool meek) {
  if (meek && rng.below(4) != 0) return moves[0];
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// Plays random games and shows every position to the test.
template <Game G, class OnDeal, class OnMove>
void play_all(int games, OnDeal on_deal, OnMove on_move) {
  auto moves = std::make_unique<typename G::MoveList>();
  for (const Setup& setup : setups<G>()) {
    auto options = G::read_options(setup.options);
    ASSERT_TRUE(options.ok());
    for (int game = 0; game < repeats(games); ++game) {
      Rng rng = Rng::stream(11, static_cast<std::uint64_t>(game));
      typename G::State state = start(*options, setup.seats);
      for (int rounds = 0; status(state) != Status::kOver && rounds < 40;) {
        if (status(state) == Status::kAwaitsDeal) {
          ++rounds;
          const typename G::State before = state;
          const typename G::Deal cards = random_deal(state, rng);
          ASSERT_FALSE(check_deal(state, cards));
          deal(state, cards);
          on_deal(before, cards, state);
          continue;
        }
        legal_moves(state, *moves);
        ASSERT_FALSE(moves->empty());
        const typename G::Move move = pick<G>(*moves, rng, game % 2 == 1);
        const typename G::State before = state;
        apply(state, move);
        on_move(before, *moves, move, state, rng);
        if (::testing::Test::HasFatalFailure()) return;
      }
    }
  }
}

template <class G>
class Contract : public ::testing::Test {};

TYPED_TEST_SUITE(Contract, GameTypes);

const auto kIgnoreDeal = [](const auto&, const auto&, const auto&) {};

TYPED_TEST(Contract, LegalMovesAreSortedDifferentAndAccepted) {
  using G = TypeParam;
  play_all<G>(4, kIgnoreDeal,
              [](const auto& before, const auto& moves, const auto&, const auto&, Rng&) {
                ASSERT_TRUE(std::is_sorted(moves.begin(), moves.end()));
                ASSERT_EQ(std::adjacent_find(moves.begin(), moves.end()), moves.end());
                for (const auto& move : moves) {
                  const MaybeError error = check(before, to_move(before), move);
                  ASSERT_FALSE(error) << error->code;
                }
              });
}

// Lots as a hash of what they are for; each may be asked for once.
class CountedLots final : public Lots {
 public:
  explicit CountedLots(std::uint64_t seed) : seed_(seed) {}
  Lot lot(std::string_view what) const override {
    EXPECT_TRUE(asked_.emplace(what).second) << what;
    Lot lot{};
    for (std::size_t i = 0; i < lot.size(); ++i) {
      Hash hash;
      hash.add(seed_ + i);
      hash.add(what);
      lot[i] = static_cast<std::uint8_t>(hash.value());
    }
    return lot;
  }

 private:
  std::uint64_t seed_;
  mutable std::set<std::string> asked_;
};

TYPED_TEST(Contract, FairDealsAreLegalAndFollowFromTheLots) {
  using G = TypeParam;
  std::uint64_t seed = 0;
  play_all<G>(
      2,
      [&](const auto& before, const auto& cards, const auto&) {
        const auto drawn = fair_deal(before, CountedLots(++seed));
        ASSERT_FALSE(check_deal(before, drawn));
        ASSERT_TRUE(drawn == fair_deal(before, CountedLots(seed)));
        ASSERT_FALSE(drawn == fair_deal(before, CountedLots(seed + 1'000'000)));
        ASSERT_FALSE(drawn == cards);
      },
      [](const auto&, const auto&, const auto&, const auto&, Rng&) {});
}

TYPED_TEST(Contract, NobodyElseMayMove) {
  using G = TypeParam;
  play_all<G>(2, kIgnoreDeal,
              [](const auto& before, const auto&, const auto& move, const auto&, Rng&) {
                const int seats = static_cast<int>(totals(before).size());
                for (int seat = 0; seat < seats; ++seat) {
                  if (seat_at(seat) == to_move(before)) continue;
                  const MaybeError error = check(before, seat_at(seat), move);
                  ASSERT_TRUE(error);
                  ASSERT_FALSE(error->rule.empty()) << error->code;
                }
              });
}

TYPED_TEST(Contract, DecisionsAndDealsReadBackAsWritten) {
  using G = TypeParam;
  play_all<G>(
      2,
      [](const auto& before, const auto& cards, const auto&) {
        const auto read = read_deal(before, write_deal(before, cards));
        ASSERT_TRUE(read.ok()) << read.error().code;
        ASSERT_EQ(*read, cards);
      },
      [](const auto& before, const auto& moves, const auto&, const auto&, Rng&) {
        for (const auto& move : moves) {
          const auto action = resolved<G>(before, move);
          const Value line = write_decision(before, action);
          if (line.is_null()) continue;  // what a record leaves unsaid
          const auto read = read_decision(before, line);
          ASSERT_TRUE(read.ok()) << read.error().code;
          ASSERT_EQ(read->size(), 1U);
          ASSERT_EQ((*read)[0].seat, to_move(before));
          ASSERT_EQ((*read)[0].action, action);
        }
      });
}

TYPED_TEST(Contract, OptionsReadBackAsWritten) {
  using G = TypeParam;
  for (const Setup& setup : setups<G>()) {
    const auto options = G::read_options(setup.options);
    const auto again = G::read_options(write_options(*options));
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(*again, *options);
  }
}

// A seat that only ever saw its own events knows exactly what the view says.
TYPED_TEST(Contract, EventsRebuildEveryView) {
  using G = TypeParam;
  std::vector<typename G::View> seen;
  typename G::EventList events;
  const auto tell = [&](const typename G::State& after) {
    for (std::size_t seat = 0; seat < seen.size(); ++seat) {
      for (const auto& event : events) {
        if (event.audience.has(seat_at(static_cast<int>(seat)))) observe(seen[seat], event);
      }
      ASSERT_EQ(write_view(seen[seat]), write_view(view(after, seat_at(static_cast<int>(seat)))));
      ASSERT_EQ(seen[seat], view(after, seat_at(static_cast<int>(seat))));
    }
  };
  play_all<G>(
      6,
      [&](const auto& before, const auto&, const auto& after) {
        if (totals(before).size() != seen.size() ||
            view(before, seat_at(0)) != seen[0]) {  // a new game
          seen.clear();
          for (std::size_t seat = 0; seat < totals(before).size(); ++seat) {
            seen.push_back(view(before, seat_at(static_cast<int>(seat))));
          }
        }
        deal_events(after, events);
        tell(after);
      },
      [&](const auto& before, const auto&, const auto& move, const auto& after, Rng&) {
        move_events(before, resolved<G>(before, move), after, events);
        tell(after);
      });
}

// Whoever decides finds the same moves in what he knows as there are in truth.
TYPED_TEST(Contract, ViewsGiveTheSameMoves) {
  using G = TypeParam;
  auto own = std::make_unique<typename G::MoveList>();
  play_all<G>(4, kIgnoreDeal,
              [&](const auto& before, const auto& moves, const auto&, const auto&, Rng&) {
                legal_moves(view(before, to_move(before)), *own);
                ASSERT_EQ(*own, moves);
              });
}

// The hidden cards dealt anew: nothing that the seat knows may change, not a byte of it.
TYPED_TEST(Contract, ResamplingLeavesKnowledgeAsItIs) {
  using G = TypeParam;
  auto again = std::make_unique<typename G::MoveList>();
  int different = 0, all = 0;
  play_all<G>(3, kIgnoreDeal,
              [&](const auto& before, const auto& moves, const auto&, const auto&, Rng& rng) {
                Rng draw(rng.next());
                for (std::size_t i = 0; i < totals(before).size(); ++i) {
                  const Seat seat = seat_at(static_cast<int>(i));
                  const auto known = view(before, seat);
                  const auto other = sample(known, draw);
                  ASSERT_EQ(view(other, seat), known);
                  different += other == before ? 0 : 1;
                  ++all;
                  if (seat != to_move(before)) continue;
                  ASSERT_EQ(to_move(other), seat);
                  legal_moves(other, *again);
                  ASSERT_EQ(*again, moves);
                }
              });
  EXPECT_GT(different, all / 2);  // it does deal anew
}

// A sampled truth can be played on to its end.
TYPED_TEST(Contract, SampledTruthsArePlayable) {
  using G = TypeParam;
  auto moves = std::make_unique<typename G::MoveList>();
  play_all<G>(1, kIgnoreDeal,
              [&](const auto& before, const auto&, const auto&, const auto&, Rng& rng) {
                if (rng.below(20) != 0) return;
                auto state = sample(view(before, to_move(before)), rng);
                while (status(state) == Status::kAwaitsMove) {
                  legal_moves(state, *moves);
                  ASSERT_FALSE(moves->empty());
                  apply(state, (*moves)[rng.below(static_cast<std::uint32_t>(moves->size()))]);
                }
              });
}

// What everybody reads in a round's line, whatever the game: points and totals by seat, and what
// the points are for.
TYPED_TEST(Contract, RoundLinesTellPointsAndTotals) {
  using G = TypeParam;
  Totals before;
  int rounds = 0;
  play_all<G>(
      4, [&](const auto& state, const auto&, const auto&) { before = totals(state); },
      [&](const auto&, const auto&, const auto&, const auto& after, Rng&) {
        if (status(after) == Status::kAwaitsMove || !round_over(after)) return;
        Value points = Value::array(), sums = Value::array();
        std::int64_t made = 0, told = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
          made += totals(after)[i] - before[i];
          points.push_back(totals(after)[i] - before[i]);
          sums.push_back(totals(after)[i]);
        }
        const Value line = write_round(after), parts = write_parts(after);
        ASSERT_TRUE(line.has("round") && line.has("points") && line.has("totals"));
        EXPECT_EQ(*line.find("points"), points);
        EXPECT_EQ(*line.find("totals"), sums);
        for (const Value& part : *parts.items()) told += *part.find("points")->integer();
        EXPECT_EQ(told, made);
        ++rounds;
      });
  EXPECT_GT(rounds, 0);
}

TYPED_TEST(Contract, QuestionsToTheRefereeAreThoseListed) {
  using G = TypeParam;
  if constexpr (HasReferee<G>) {
    for (const std::string_view op : G::kQuestions) {
      EXPECT_TRUE(G::answer(op, Value::object())) << op;
    }
    EXPECT_FALSE(G::answer("nonsense", Value::object()));
  }
}

TYPED_TEST(Contract, NothingIsLegalAfterTheEnd) {
  using G = TypeParam;
  auto moves = std::make_unique<typename G::MoveList>();
  const int seats = G::kMinSeats;
  typename G::State state = start(typename G::Options{}, seats);
  Rng rng(5);
  while (status(state) != Status::kOver) {
    if (status(state) == Status::kAwaitsDeal) {
      EXPECT_TRUE(winners(state).empty());
      deal(state, random_deal(state, rng));
    }
    legal_moves(state, *moves);
    apply(state, (*moves)[rng.below(static_cast<std::uint32_t>(moves->size()))]);
  }
  EXPECT_FALSE(winners(state).empty());
  legal_moves(state, *moves);
  EXPECT_TRUE(moves->empty());
  EXPECT_TRUE(check_deal(state, random_deal(state, rng)));
}

}  // namespace
}  // namespace lair
