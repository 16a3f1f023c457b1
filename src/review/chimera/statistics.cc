#include "review/chimera/statistics.h"

#include <string_view>

namespace lair::chimera {
namespace {

std::size_t place(int bid) { return static_cast<std::size_t>(bid / 10 - 2); }

void count_round(const RoundFacts& round, std::span<Statistics* const> players) {
  const RoundScore scored = score(round);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const bool chimera = seat == at(round.chimera);
    Statistics& player = *players[seat];
    Statistics::Rounds& rounds = (chimera ? player.as_chimera : player.as_hunter)[place(round.bid)];
    rounds.points.add(scored.points[seat]);
    if (chimera == (round.out == round.chimera)) ++rounds.won;
    player.treasures += round.treasures[seat];
  }
}

Value written(const Statistics::Rounds& rounds) {
  return Value::object({{"rounds", rounds.points.count},
                        {"won", rounds.won},
                        {"points", rounds.points.sum},
                        {"points_per_round", rounds.points.mean()}});
}

Value written(const std::array<Statistics::Rounds, kBids.size()>& by_bid) {
  Value role = written(total(by_bid));
  Value list = Value::object();
  for (std::size_t i = 0; i < kBids.size(); ++i) {
    list.set(std::to_string(kBids[i]), written(by_bid[i]));
  }
  role.set("by_bid", std::move(list));
  return role;
}

}  // namespace

void Statistics::Rounds::add(const Rounds& more) {
  points.add(more.points);
  won += more.won;
}

void Statistics::add(const Statistics& more) {
  for (std::size_t i = 0; i < kBids.size(); ++i) {
    as_chimera[i].add(more.as_chimera[i]);
    as_hunter[i].add(more.as_hunter[i]);
    bids[i] += more.bids[i];
  }
  traps += more.traps;
  flights += more.flights;
  treasures += more.treasures;
}

Statistics::Rounds total(const std::array<Statistics::Rounds, kBids.size()>& by_bid) {
  Statistics::Rounds all;
  for (const Statistics::Rounds& rounds : by_bid) all.add(rounds);
  return all;
}

void write(const Statistics& statistics, Value& object) {
  object.set("chimera", written(statistics.as_chimera));
  object.set("hunter", written(statistics.as_hunter));
  Value bids = Value::object();
  for (std::size_t i = 0; i < kBids.size(); ++i) {
    bids.set(std::to_string(kBids[i]), statistics.bids[i]);
  }
  object.set("bids", std::move(bids));
  object.set("traps", statistics.traps);
  object.set("flights", statistics.flights);
  object.set("treasures", statistics.treasures);
}

void StatisticsCounter::step(const State& before, const State& after,
                             std::span<Statistics* const> players) const {
  if (status(before) != Status::kAwaitsMove) return;
  Statistics& player = *players[at(to_move(before))];
  const Table& was = before.table;
  const Table& is = after.table;
  if (was.phase == Phase::kBidding && is.bid > was.bid) ++player.bids[place(is.bid)];
  if (was.phase != Phase::kPlay) return;
  player.traps += is.traps - was.traps;
  if (is.flight && !was.flight) ++player.flights;
  if (round_over(after)) count_round(facts(is), players);
}

}  // namespace lair::chimera
