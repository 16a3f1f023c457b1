#include "rules/ember/table.h"

namespace lair::ember {
namespace {

// E-3.3
bool beats(Card card, Card best) {
  if (suit_of(card) == suit_of(best)) return index(card) > index(best);
  return suit_of(card) == Suit::kSpark;
}

// The place of the highest card in the trick.
std::size_t best_place(const Table& table) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < table.laid; ++i) {
    if (beats(table.trick[i], table.trick[best])) best = i;
  }
  return best;
}

}  // namespace

bool takes(const Table& table, Card card) {
  return table.laid == 0 || beats(card, table.trick[best_place(table)]);
}

void score(Table& table) {
  for (std::size_t i = 0; i < table.seats; ++i) table.totals[i] += table.won[i];
  table.phase = table.round == table.options.rounds ? Phase::kOver : Phase::kScored;
}

void begin_round(Table& table) {
  ++table.round;
  table.phase = Phase::kPlay;
  table.leader = table.turn = next(dealer_of(table, table.round), table.seats);
  table.laid = 0;
  table.trick = {};
  table.won = {};
  table.played = {};
}

void play(Table& table, Card card) {
  table.trick[table.laid++] = card;
  table.played[at(table.turn)] |= bit(card);
  table.turn = next(table.turn, table.seats);
  if (table.laid < table.seats) return;
  const Seat winner =
      seat_at((index(table.leader) + static_cast<int>(best_place(table))) % table.seats);
  ++table.won[at(winner)];
  table.leader = table.turn = winner;
  table.laid = 0;
  table.trick = {};
  if (count(table.played[at(winner)]) == kHandSize) score(table);
}

Cards playable(const Table& table, Cards hand) {
  if (table.laid == 0) return hand;
  const Cards following = hand & all_of(suit_of(table.trick[0]));
  return following != 0 ? following : hand;
}

}  // namespace lair::ember
