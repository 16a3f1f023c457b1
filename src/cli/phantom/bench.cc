#include "cli/phantom/bench.h"

#include <array>
#include <memory>
#include <vector>

#include "rules/phantom/analysis.h"
#include "rules/phantom/game.h"
#include "rules/random_rounds.h"

namespace lair::cli {
namespace {

struct Position {
  phantom::Cards hand;
  phantom::Laid laid;
};

// What players hold and have laid after a take in random rounds of three.
std::vector<Position> random_positions(std::size_t wanted, phantom::MoveList& moves) {
  std::vector<Position> positions;
  Rng rng(8);
  phantom::State state = start(phantom::Options{}, 3);
  while (positions.size() < wanted) {
    if (status(state) == Status::kOver) state = start(phantom::Options{}, 3);
    if (status(state) == Status::kAwaitsDeal) deal(state, random_deal(state, rng));
    if (state.ask == phantom::Ask::kAct) {
      positions.push_back({state.hand_of(to_move(state)), state.board.laid_of(to_move(state))});
    }
    legal_moves(state, moves);
    apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return positions;
}

}  // namespace

template <>
void measure<phantom::Game>(Measures& measures) {
  constexpr std::int64_t kRounds = 1'000;
  auto moves = std::make_unique<phantom::MoveList>();
  std::int64_t decisions = 0;
  const double rounds = measures.best([&] {
    const RoundsPlayed played = random_rounds<phantom::Game>(3, kRounds, 7, *moves);
    decisions = played.decisions;
    return played.checksum;
  });
  measures.add("decisions_per_s",
               "decisions a second in random rounds of three, legal moves listed",
               static_cast<double>(decisions) / rounds);

  const std::vector<Position> positions = random_positions(20'000, *moves);
  const auto count = static_cast<double>(positions.size());
  const double distances = measures.best([&] {
    std::uint64_t sum = 0;
    for (const Position& p : positions) {
      sum += static_cast<std::uint64_t>(
          phantom::distance(p.hand, p.laid, phantom::GoingOut::kTogether));
    }
    return sum;
  });
  measures.add("ns_per_distance", "nanoseconds for a hand's distance to going out",
               distances / count * 1e9);

  phantom::DiscardChoices choices;
  const double discards = measures.best([&] {
    std::uint64_t sum = 0;
    for (const Position& p : positions) {
      phantom::discard_distances(p.hand, p.laid, phantom::GoingOut::kTogether, choices);
      for (const phantom::DiscardChoice& choice : choices) sum += choice.distance;
    }
    return sum;
  });
  measures.add("ns_all_discards", "nanoseconds for the distances after every discard",
               discards / count * 1e9);
}

}  // namespace lair::cli
