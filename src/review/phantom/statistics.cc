#include "review/phantom/statistics.h"

#include <utility>

#include "rules/phantom/analysis.h"

namespace lair::phantom {
namespace {

void count_end(const State& before, const Outcome& outcome, std::span<Statistics* const> players) {
  if (!outcome.someone_out) return;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (seat != at(outcome.out)) {
      ++players[seat]->others_out;
      continue;
    }
    players[seat]->out.add(outcome.points[seat]);
    if (before.board.stage == Stage::kTake) ++players[seat]->out_discards;
  }
}

// Of the hand before it takes.
void count_distance(const State& state, Seat seat, std::size_t turn, Statistics& player) {
  if (player.distances.size() <= turn) player.distances.resize(turn + 1);
  player.distances[turn].add(
      distance(state.hand_of(seat), state.board.laid_of(seat), state.board.options.going_out));
}

}  // namespace

void Statistics::add(const Statistics& more) {
  out.add(more.out);
  out_discards += more.out_discards;
  others_out += more.others_out;
  announced += more.announced;
  laid += more.laid;
  claimed += more.claimed;
  if (distances.size() < more.distances.size()) distances.resize(more.distances.size());
  for (std::size_t i = 0; i < more.distances.size(); ++i) distances[i].add(more.distances[i]);
}

void write(const Statistics& statistics, Value& object) {
  object.set("out", Value::object({{"rounds", statistics.out.count},
                                   {"points", statistics.out.sum},
                                   {"points_per_round", statistics.out.mean()},
                                   {"with_discard", statistics.out_discards}}));
  object.set("others_out", statistics.others_out);
  object.set("announced", statistics.announced);
  object.set("laid", statistics.laid);
  object.set("claimed", statistics.claimed);
  Value turns = Value::array();
  for (const Sum& distance : statistics.distances) {
    turns.push_back(Value::object({{"rounds", distance.count}, {"mean", distance.mean()}}));
  }
  object.set("distance_by_turn", std::move(turns));
}

void StatisticsCounter::step(const State& before, const State& after,
                             std::span<Statistics* const> players) {
  const Board& was = before.board;
  const Board& is = after.board;
  if (is.round != was.round) {  // a deal
    turns_ = {};
    return;
  }
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const Seat player = seat_at(static_cast<int>(seat));
    if (is.waiting.has(player) && !was.waiting.has(player)) ++players[seat]->announced;
  }
  if (is.set_count > was.set_count) {
    Statistics& player = *players[at(is.laid_sets().back().owner)];
    ++(was.stage == Stage::kAct ? player.laid : player.claimed);
  }
  if (was.stage == Stage::kTake && is.stage == Stage::kAct) {
    const std::size_t turn = turns_[at(is.turn)]++;
    count_distance(before, is.turn, turn, *players[at(is.turn)]);
  }
  if (round_over(after) && !round_over(before)) count_end(before, is.outcome, players);
}

}  // namespace lair::phantom
