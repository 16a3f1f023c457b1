#include "bots/chimera/history.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <memory>
#include <numeric>
#include <vector>

#include "bots/belief/belief.h"
#include "bots/belief/softmax.h"
#include "bots/chimera/networks.h"
#include "rules/match.h"

namespace lair::chimera {
namespace {

TEST(LogWeight, IsRightToAHundredthOfABit) {
  for (const std::uint64_t x : {1U, 2U, 3U, 1000U, 1448U, 65535U, 4000000000U}) {
    EXPECT_NEAR(log2_of(x), kBit * std::log2(static_cast<double>(x)), kBit / 100.0) << x;
  }
  for (const int log : {0, -1, -300, -512, -1023, -1024, -5000, -20000}) {
    const double exact = static_cast<double>(kWhole) * std::exp2(static_cast<double>(log) / kBit);
    EXPECT_NEAR(static_cast<double>(exp2_of(log)), exact, exact / 100 + 1) << log;
  }
}

TEST(Softmax, GivesChancesThatAddUpToOne) {
  const std::array<int, 5> values = {100, 90, 40, 100, -700};
  const Softmax players{10, 4};
  double sum = 0;
  std::array<double, 5> chances{};
  for (std::size_t i = 0; i < values.size(); ++i) {
    chances[i] = std::exp2(players.log_likelihood(values, i) / static_cast<double>(kBit));
    sum += chances[i];
  }
  EXPECT_NEAR(sum, 1, 0.03);
  EXPECT_NEAR(chances[1] / chances[0], 0.5, 0.03);
  EXPECT_NEAR(chances[4], 1 / 5.0 / 16, 0.001);  // only carelessness makes such a move
}

// Calls `look(state, knowledge)` for every decision of some rounds that `strong` plays, those that
// leave no choice left out. The first player bids that number, or all bid as they like (0).
template <class Look>
void watch_rounds(int rounds, std::uint64_t seed, int bid, Look look) {
  NetBot<Game> strong(shipped_networks<Game>());
  auto known = std::make_unique<Knowledge<Game>>();
  auto moves = std::make_unique<MoveList>();
  for (int round = 0; round < rounds; ++round) {
    Rng rng = Rng::stream(seed, static_cast<std::uint64_t>(round));
    Match<Game> match(Options{}, kSeats);
    do {
      const State& state = match.state();
      if (status(state) == Status::kAwaitsDeal) {
        match.deal(random_deal(state, rng));
        continue;
      }
      const Seat seat = to_move(state);
      legal_moves(state, *moves);
      match.know(seat, *known);
      const bool free = moves->size() > 1 && !forced(state);
      if (free) look(state, *known);
      Move move = free ? strong.choose(*known, *moves, rng) : (*moves)[0];
      if (bid != 0 && state.table.phase == Phase::kBidding) {
        move = Move::bid(state.table.bid == 0 ? bid : 0);
      }
      match.act(*match.check(seat, move));
    } while (status(match.state()) == Status::kAwaitsMove || !round_over(match.state()));
  }
}

// In the true deal a history shows each decision as its player saw it.
TEST(RoundHistory, SeesDecisionsAsTheirPlayersDid) {
  struct Past {
    View view;
    Passes passes;
  };
  std::vector<Past> past;
  State dealt;
  int compared = 0;
  for (const int bid : {0, 20, 40}) {
    watch_rounds(3, 14, bid, [&](const State& state, const Knowledge<Game>& known) {
      if (state.table.phase == Phase::kBidding && state.table.bid == 0) dealt = state;
      RoundHistory history;
      history.read(known);
      RoundHistory::Guess truth{state, 0};
      if (has_roles(state.table)) {
        const std::size_t chimera = at(state.table.chimera);
        truth.den = (state.hands[chimera] | state.table.played[chimera]) & ~dealt.hands[chimera];
      }
      for (std::size_t i = 0; i < history.size(); ++i) {
        const View then = history.view_then(i, truth);
        for (const Past& real : past) {
          if (real.view.seat != then.seat || real.view.table != then.table) continue;
          EXPECT_EQ(then, real.view);
          EXPECT_EQ(history.passes_then(i).tops, real.passes.tops);
          EXPECT_EQ(history.passes_then(i).said, real.passes.said);
          ++compared;
        }
      }
      past.push_back({known.view, Passes(known)});
    });
  }
  EXPECT_GT(compared, 500);
}

// A belief never holds a deal that its seat knows to be wrong.
TEST(Belief, HoldsOnlyDealsThatFitTheKnowledge) {
  Belief<Game> belief(shipped_networks<Game>(), 8, {.drawn = 16, .steps = 8});
  Rng rng(1);
  for (const int bid : {0, 20, 40}) {
    watch_rounds(3, 11, bid, [&](const State&, const Knowledge<Game>& known) {
      const std::vector<State>& truths = belief.draw(known, rng);
      ASSERT_EQ(truths.size(), 8U);
      for (const State& truth : truths) {
        ASSERT_EQ(view(truth, known.view.seat), known.view);
        Cards all = truth.table.played[0] | truth.table.played[1] | truth.table.played[2];
        for (const Cards hand : truth.hands) {
          EXPECT_EQ(all & hand, 0U);
          all |= hand;
        }
        for (int i = 0; i < kSeats; ++i) {
          EXPECT_EQ(count(truth.hands[at(seat_at(i))]), hand_size(truth.table, seat_at(i)));
        }
        EXPECT_TRUE(truth.table.phase != Phase::kPlay || all == kAllCards);
      }
    });
  }
}

// Where few cards are hidden, all deals can be weighed exactly, and the belief agrees.
TEST(Belief, AgreesWithAnExactCount) {
  const std::shared_ptr<const Networks> networks = shipped_networks<Game>();
  Belief<Game> belief(networks, 2000, {.drawn = 2000, .steps = 4});
  Rng rng(2);
  int looked = 0;
  watch_rounds(20, 12, 20, [&](const State& state, const Knowledge<Game>& known) {
    const View& view = known.view;
    if (view.seat != view.table.chimera || view.table.phase != Phase::kPlay || looked == 4) return;
    const Seat one = next(view.seat, kSeats), other = next(one, kSeats);
    const Cards certain = known_cards(view, one) | known_cards(view, other);
    const Cards hidden = (state.hands[at(one)] | state.hands[at(other)]) & ~certain;
    if (count(hidden) > 9 || count(hidden) < 5) return;
    ++looked;
    RoundHistory history;
    history.read(known);
    std::array<double, 64> exact{};
    double sum = 0;
    const int wanted = count(state.hands[at(one)] & hidden);
    for (Cards part = hidden;; part = (part - 1) & hidden) {  // all subsets
      if (count(part) == wanted) {
        RoundHistory::Guess guess{state, 0};
        guess.state.hands[at(one)] = part | known_cards(view, one);
        guess.state.hands[at(other)] = (hidden & ~part) | known_cards(view, other);
        double log = 0;
        for (std::size_t i = 0; i < history.size(); ++i) {
          log += history.log_likelihood(*networks, i, guess);
        }
        const double weight = std::exp2(log / kBit);
        sum += weight;
        for (Cards left = part; left != 0; left &= left - 1) {
          exact[static_cast<std::size_t>(index(first(left)))] += weight;
        }
      }
      if (part == 0) break;
    }
    const std::vector<State>& truths = belief.draw(known, rng);
    for (Cards left = hidden; left != 0; left &= left - 1) {
      const auto place = static_cast<std::size_t>(index(first(left)));
      double often = 0;
      for (const State& truth : truths) often += has(truth.hands[at(one)], first(left)) ? 1 : 0;
      EXPECT_NEAR(often / 2000, exact[place] / sum, 0.07);
    }
  });
  EXPECT_EQ(looked, 4);
}

// The chance that a uniform deal, or the belief, gives to how many cards of each rank the next seat
// really holds, in bits.
TEST(Belief, ExplainsAQuarterOfWhatIsHiddenInTheSecondHalf) {
  constexpr int kDraws = 40, kUniform = 400;
  Belief<Game> belief(shipped_networks<Game>(), kDraws, {.drawn = 512, .steps = 4});
  Rng rng(3);
  double explained = 0, hidden = 0;
  watch_rounds(8, 13, 0, [&](const State& state, const Knowledge<Game>& known) {
    const auto& played = state.table.played;
    if (2 * count(played[0] | played[1] | played[2]) < kDeckSize) return;
    std::vector<State> truths = belief.draw(known, rng);
    for (int i = 0; i < kUniform; ++i) truths.push_back(sample(known.view, rng));
    const std::size_t seat = at(next(known.view.seat, kSeats));
    for (int rank = 0; rank < kRanks; ++rank) {
      const auto held = [&](const State& in) { return count_of(in.hands[seat], rank_at(rank)); };
      int believed = 0, uniform = 0;
      for (std::size_t i = 0; i < truths.size(); ++i) {
        (i < kDraws ? believed : uniform) += held(truths[i]) == held(state) ? 1 : 0;
      }
      const double by_chance = (uniform + 1.0) / (kUniform + 1);
      hidden -= std::log2(by_chance);
      explained += std::log2((believed + 4 * by_chance) / (kDraws + 4) / by_chance);
    }
  });
  EXPECT_GT(explained / hidden, 0.25) << explained << " of " << hidden << " bits";
}

}  // namespace
}  // namespace lair::chimera
