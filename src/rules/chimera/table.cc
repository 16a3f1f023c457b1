#include "rules/chimera/table.h"

#include <algorithm>

namespace lair::chimera {
namespace {

// The bidding is over: C-3.5, C-4.
void close_bidding(Table& table) {
  table.phase = table.bid == 20 ? Phase::kPlay : Phase::kSwap;
  table.turn = table.chimera;
  table.passes = 0;
}

// The player who must bid 20 (C-3.7; section 9).
Seat forced_bidder(const Table& table) {
  Seat seat = table.holder;
  if (table.options.forced_bid == ForcedBid::kHolder || table.options.all_pass == AllPass::kFirst) {
    return seat;  // with `first` it is the first to have passed, who is the holder
  }
  for (Seat other = next(seat, kSeats); other != table.holder; other = next(other, kSeats)) {
    if (table.totals[at(other)] > table.totals[at(seat)]) seat = other;
  }
  return seat;
}

void all_passed(Table& table) {
  if (!table.redealt && table.options.all_pass == AllPass::kRedeal) {
    table.phase = Phase::kThrownIn;
    table.redealt = true;
  } else {
    table.phase = Phase::kForced;
    table.turn = forced_bidder(table);
  }
}

void pass_bid(Table& table) {
  ++table.passes;
  table.passed = table.passed.with(table.turn);
  if (table.bid == 0) {
    if (table.passes == kSeats) return all_passed(table);
  } else if (table.options.reenter) {
    if (table.passes == table.options.closing_passes) return close_bidding(table);
  } else if (table.passed.size() == kSeats - 1) {
    return close_bidding(table);
  }
  do {
    table.turn = next(table.turn, kSeats);
  } while (!table.options.reenter && table.passed.has(table.turn));
}

void take_trick(Table& table, Seat winner) {
  const Treasures taken = treasures_in(table.trick);
  table.won[at(winner)].toads += taken.toads;
  table.won[at(winner)].cats += taken.cats;
  table.trick = 0;
  table.on_cards = 0;
  table.on = Move::pass();
  table.turn = winner;
  table.passes = 0;
}

void lay(Table& table, Move move, Cards cards) {
  table.played[at(table.turn)] |= cards;
  table.trick |= cards;
  if (move.kind() == Kind::kTrap) ++table.traps;
  table.flight |= move.kind() == Kind::kFlight;
}

// C-8.5.
bool game_over(Table& table) {
  const auto highest = std::max_element(table.totals.begin(), table.totals.end());
  table.overtime |= *highest >= table.options.limit;
  return table.overtime && std::count(table.totals.begin(), table.totals.end(), *highest) == 1;
}

}  // namespace

int hand_size(const Table& table, Seat seat) {
  if (table.phase == Phase::kNewGame || table.phase == Phase::kThrownIn) return 0;
  const int dealt = has_roles(table) && seat == table.chimera ? 20 : 17;
  return dealt - count(table.played[at(seat)]);
}

RoundFacts facts(const Table& table) {
  const auto idle = [&](int place) { return table.played[at(hunter(table, place))] == 0; };
  return {.bid = table.bid,
          .chimera = table.chimera,
          .out = table.out,
          .traps = table.traps,
          .flight = table.flight,
          .idle_hunter = idle(0) || idle(1),
          .treasures = {table.won[0].points(), table.won[1].points(), table.won[2].points()}};
}

void on_deal(Table& table, Card face_up, Seat holder) {
  // Resets the table in place, which is faster than filling a new one and copying it.
  static constexpr Table kEmpty;
  const Options options = table.options;
  const auto totals = table.totals;
  const bool overtime = table.overtime, redealt = table.phase == Phase::kThrownIn;
  const int round = next_round(table);
  const Seat dealer = next_dealer(table);
  table = kEmpty;
  table.options = options;
  table.totals = totals;
  table.overtime = overtime;
  table.round = static_cast<std::uint32_t>(round);
  table.dealer = dealer;
  table.redealt = redealt;
  table.phase = Phase::kBidding;
  table.face_up = face_up;
  table.holder = holder;
  table.turn = holder;
}

void on_bid(Table& table, Move bid) {
  if (bid.number() == 0) return pass_bid(table);
  const bool forced = bid.kind() == Kind::kForcedBid;
  table.phase = Phase::kBidding;
  table.bid = static_cast<std::uint8_t>(bid.number());
  table.chimera = table.turn;
  table.passes = 0;
  if (forced) table.passed = SeatSet();  // earlier passes are forgotten (C-3.7)
  const bool final = table.bid == 40 || (forced && table.options.all_pass == AllPass::kFirst) ||
                     (!table.options.reenter && table.passed.size() == kSeats - 1);
  if (final) return close_bidding(table);
  do {
    table.turn = next(table.turn, kSeats);
  } while (!table.options.reenter && table.passed.has(table.turn));
}

void on_swap_done(Table& table) { table.phase = Phase::kPlay; }

void on_pass(Table& table) {
  if (++table.passes == kSeats - 1) return take_trick(table, table.on_seat);  // C-5.6
  table.turn = next(table.turn, kSeats);
}

void on_play(Table& table, Move move, Cards cards) {
  lay(table, move, cards);
  table.on = move;
  table.on_cards = cards;
  table.on_seat = table.turn;
  table.passes = 0;
  table.turn = next(table.turn, kSeats);
}

void on_out(Table& table, Move move, Cards cards) {
  lay(table, move, cards);
  table.out = table.turn;
  take_trick(table, table.turn);  // C-5.7
  on_score(table, points(facts(table)));
}

void on_score(Table& table, const std::array<int, kSeats>& points) {
  for (std::size_t seat = 0; seat < points.size(); ++seat) table.totals[seat] += points[seat];
  table.phase = game_over(table) ? Phase::kOver : Phase::kScored;
}

}  // namespace lair::chimera
