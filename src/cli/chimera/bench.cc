#include "cli/chimera/bench.h"

#include <memory>
#include <vector>

#include "rules/chimera/game.h"
#include "rules/chimera/random_rounds.h"

namespace lair::cli {
namespace {

// Random hands of 20 cards, as the Chimera has them when it leads first.
std::vector<chimera::Cards> random_hands(int wanted) {
  Rng rng(20);
  std::vector<chimera::Cards> hands;
  const chimera::State state;
  while (static_cast<int>(hands.size()) < wanted) {
    const chimera::Deal deal = random_deal(state, rng);
    chimera::Cards hand = 0;
    for (std::size_t i = 0; i < 20; ++i) hand |= bit(deal.deck[i]);
    hands.push_back(hand);
  }
  return hands;
}

}  // namespace

template <>
void measure<chimera::Game>(Measures& measures) {
  constexpr std::int64_t kRounds = 5'000;
  auto moves = std::make_unique<chimera::MoveList>();
  std::int64_t decisions = 0;
  const double rounds = measures.best([&] {
    const RoundsPlayed played = chimera::random_rounds(kRounds, 7, *moves);
    decisions = played.decisions;
    return played.checksum;
  });
  measures.add("rounds_per_s", "random rounds a second, deal to score", kRounds / rounds);
  measures.add("ns_per_decision", "nanoseconds a decision, legal moves listed",
               rounds / static_cast<double>(decisions) * 1e9);

  const std::vector<chimera::Cards> hands = random_hands(10'000);
  std::uint64_t listed = 0;
  const double lists = measures.best([&] {
    std::uint64_t sum = 0;
    listed = 0;
    for (const chimera::Cards hand : hands) {
      chimera::lead_moves(hand, *moves);
      listed += moves->size();
      sum += moves->back().bits() ^ (*moves)[moves->size() / 2].bits();
    }
    return sum + listed;
  });
  const auto count = static_cast<double>(hands.size());
  measures.add("lead_lists_per_s", "lists a second of all leads from 20 cards", count / lists);
  measures.add("moves_per_list", "leads in a list on average", static_cast<double>(listed) / count);
}

}  // namespace lair::cli
