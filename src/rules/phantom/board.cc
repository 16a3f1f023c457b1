#include "rules/phantom/board.h"

#include <algorithm>
#include <cassert>

namespace lair::phantom {

bool Board::has_discarded(Seat seat, Name name) const {
  const std::span<const Discarded> all = discards();
  return std::any_of(all.begin(), all.end(), [&](const Discarded& discarded) {
    return discarded.owner == seat && name_of(discarded.card) == name;
  });
}

void Board::begin_round(Seat starter_seat) {
  Board fresh;
  fresh.options = options;
  fresh.seats = seats;
  fresh.round = round + 1;
  fresh.counted = counted;
  fresh.totals = totals;
  fresh.starter = starter_seat;
  fresh.turn = starter_seat;
  fresh.stage = Stage::kTake;
  fresh.deck_size = static_cast<std::uint8_t>(kDeckCards - kHandCards * seats);
  for (std::size_t i = 0; i < seats; ++i) fresh.hand_sizes[i] = kHandCards;
  *this = fresh;
}

void Board::turn_up(std::span<const Card> cards) {
  assert(talon_size == 0 && cards.size() <= deck_size);
  std::copy(cards.begin(), cards.end(), talon.begin());
  talon_size = static_cast<std::uint8_t>(cards.size());
  deck_size = static_cast<std::uint8_t>(deck_size - cards.size());
  loose = Loose::kNothing;
}

void Board::take(Card card) {
  Card* const end = talon.data() + talon_size;
  Card* const place = std::find(talon.data(), end, card);
  assert(place != end);
  std::copy(place + 1, end, place);
  talon[--talon_size] = Card{};
  known_of(turn).add(card);
  ++hand_sizes[static_cast<std::size_t>(index(turn))];
  taken = card;
  stage = Stage::kAct;
  loose = Loose::kNothing;
}

void Board::announce(Seat seat) {
  if (stage == Stage::kAct) {
    stage = Stage::kDiscard;
    return;
  }
  waiting = waiting.with(seat);
  loose = Loose::kNothing;
}

void Board::play(Seat seat, Card card) {
  --hand_sizes[static_cast<std::size_t>(index(seat))];
  if (known_of(seat).has(card)) known_of(seat).remove(card);
}

void Board::put_down(Seat seat, const Three& cards) {
  sets[set_count++] = {seat, cards};
  laid[static_cast<std::size_t>(index(seat))].add(cards);
}

void Board::lay(const Three& cards) {
  for (const Card card : cards) play(turn, card);
  put_down(turn, cards);
  turn = next(turn, seats);
  stage = Stage::kTake;
  taken = kNoCard;
  loose = Loose::kLaidSet;
}

void Board::discard(Card card) {
  play(turn, card);
  pile[pile_size++] = {turn, card};
  if (stage == Stage::kDiscard) waiting = waiting.with(turn);
  turn = next(turn, seats);
  stage = Stage::kTake;
  taken = kNoCard;
  loose = Loose::kDiscard;
}

void Board::claim(Seat seat, Card a, Card b) {
  Three cards = {last_discard().card, a, b};
  std::sort(cards.begin(), cards.end());
  pile[--pile_size] = {};
  play(seat, a);
  play(seat, b);
  put_down(seat, cards);
  loose = Loose::kNothing;
}

void Board::draw(Seat seat, int cards) {
  deck_size = static_cast<std::uint8_t>(deck_size - cards);
  auto& size = hand_sizes[static_cast<std::size_t>(index(seat))];
  size = static_cast<std::uint8_t>(size + cards);
}

void Board::go_out(Seat seat, bool with_discard, const Cards& hand) {
  if (with_discard) {
    pile[--pile_size] = {};
    ++hand_sizes[static_cast<std::size_t>(index(seat))];
  }
  known_of(seat) = hand;
  loose = Loose::kNothing;
}

void Board::turn_over(Card card) {
  pile[static_cast<std::size_t>(pile_size + turned)] = {Seat{}, card};
  ++turned;
  --deck_size;
}

void Board::finish(const Outcome& result) {
  outcome = result;
  const bool counts = result.someone_out || options.deck_out == DeckOut::kCounts;
  if (counts) ++counted;
  bool reached = false;
  for (std::size_t i = 0; i < seats; ++i) {
    totals[i] += result.points[i];
    reached |= totals[i] >= points_to_win(options, seats);
  }
  const bool last = counted >= rounds_to_play(options, seats);
  const bool over = result.wins_game || (counts && (last || reached));
  stage = over ? Stage::kGameOver : Stage::kRoundOver;
  taken = kNoCard;
  loose = Loose::kNothing;
}

}  // namespace lair::phantom
