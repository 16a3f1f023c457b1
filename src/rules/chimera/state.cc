#include "rules/chimera/state.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <string>

#include "rules/chimera/errors.h"

namespace lair::chimera {
namespace {

Cards face_up_bit(const Table& table) { return bit(table.face_up); }

constexpr std::array<Card, kDeckSize> sorted_deck() {
  std::array<Card, kDeckSize> deck{};
  std::size_t next = 0;
  for (Cards left = kAllCards; left != 0; left &= left - 1) deck[next++] = first(left);
  return deck;
}
constexpr std::array<Card, kDeckSize> kSortedDeck = sorted_deck();

void bidding_moves(const Table& table, MoveList& moves) {
  moves.clear();
  moves.push_back(Move::bid(0));
  for (int number = std::max(20, table.bid + 10); number <= 40; number += 10) {
    moves.push_back(Move::bid(number));
  }
}

Cards default_cards(const State& state, Move move) {
  return choose_cards(state.hands[at(to_move(state))], move, face_up_bit(state.table));
}

void swap_gifts(State& state) {
  for (int place = 0; place < 2; ++place) {
    Cards& hand = state.hands[at(hunter(state.table, place))];
    hand = (hand & ~state.gifts[static_cast<std::size_t>(place)]) |
           state.gifts[static_cast<std::size_t>(1 - place)];
  }
}

void give(State& state, Cards cards) {
  const bool second = state.gifts[0] != 0;
  state.gifts[second ? 1 : 0] = cards;
  if (!second) return;
  swap_gifts(state);
  on_swap_done(state.table);
}

void play(State& state, Move move, Cards cards) {
  Cards& hand = state.hands[at(state.table.turn)];
  hand &= ~cards;
  if (hand == 0) {
    on_out(state.table, move, cards);
  } else {
    on_play(state.table, move, cards);
  }
}

void bid(State& state, Move move) {
  on_bid(state.table, move);
  const Phase phase = state.table.phase;
  if (phase == Phase::kThrownIn) {
    state.hands = {};
  } else if (phase == Phase::kSwap ||
             phase == Phase::kPlay) {  // C-4.1: the den is all that is left
    state.hands[at(state.table.chimera)] |=
        kAllCards & ~(state.hands[0] | state.hands[1] | state.hands[2]);
  }
}

std::string rank_name(int top) { return std::string(name(rank_at(top))); }
Term kind_term(Move move) { return {"kind-" + std::string(name(move.kind()))}; }

MaybeError check_bid(const State& state, Move move) {
  const Table& table = state.table;
  const int number = move.number();
  if (table.phase == Phase::kForced) {
    if (move == Move::forced_bid()) return std::nullopt;
    return Error{kForcedDue, "C-3.7", {{"seat", index(table.turn)}}};
  }
  if (move.kind() == Kind::kForcedBid) return Error{kForcedNotDue, "C-3.7", {}};
  if (move != Move::bid(number) || (number != 0 && number != 20 && number != 30 && number != 40)) {
    return Error{kBadBid, "C-3.1", {{"bid", number}}};
  }
  if (number != 0 && number <= table.bid) {
    return Error{kBidTooLow, "C-3.1", {{"bid", number}, {"standing", int{table.bid}}}};
  }
  return std::nullopt;
}

Error gift_error(const Table& table, Move move) {
  return Error{kGiftCount, "C-4.2", {{"given", card_count(move)}, {"count", gift_size(table)}}};
}

MaybeError check_gift(const Table& table, Move move) {
  const int wanted = gift_size(table);
  if (card_count(move) == wanted && move == Move::gift(move.attached(), wanted)) {
    return std::nullopt;
  }
  return gift_error(table, move);
}

// The cards of an action are of the ranks its move says.
bool cards_fit(const Action& action) {
  const Needs n = needs(action.move);
  const Planes p(action.cards);
  return p.one == n.one && p.two == n.two && p.three == n.three && p.four == n.four;
}

// A rank the hand has too few of for the move.
MaybeError check_ranks_held(const State& state, Seat seat, Move move) {
  const Planes p(state.hands[at(seat)]);
  const Needs n = needs(move);
  const RankMask lacking =
      (n.one & ~p.one) | (n.two & ~p.two) | (n.three & ~p.three) | (n.four & ~p.four);
  if (lacking == 0) return std::nullopt;
  return Error{kNotHeld, "C-2.3", {{"card", rank_name(std::countr_zero(lacking))}}};
}

// Is it one of the fourteen, as the generator and `readings` make them? Guards against moves put
// together by hand.
bool is_genuine(Move move) {
  if (!move.is_combination()) return false;
  const Cards cards = choose_cards(kAllCards, move, 0);
  if (!cards_fit({move, cards})) return false;
  const auto found = readings(cards);
  return std::find(found.begin(), found.end(), move) != found.end();
}

}  // namespace

State start(const Options& options, int seats) {
  assert(seats == kSeats);
  (void)seats;
  State state;
  state.table.options = options;
  return state;
}

Deal random_deal(const State& state, Rng& rng) {
  (void)state;
  Deal deal{kSortedDeck, 0};
  rng.shuffle(std::span<Card>(deal.deck));
  deal.cut = rng.between(kLowestCut, kHighestCut);
  return deal;
}

Deal fair_deal(const State& state, const Lots& lots) {
  (void)state;
  Deal deal{kSortedDeck, 0};
  sort_by_lots(std::span<Card>(deal.deck), lots,
               [](std::size_t place) { return name(kSortedDeck[place]); });
  deal.cut = kLowestCut + choose(lots.lot("cut"), kHighestCut - kLowestCut + 1);
  return deal;
}

MaybeError check_deal(const State& state, const Deal& deal) {
  if (status(state) != Status::kAwaitsDeal) return Error{kDealNotDue, "C-2.1", {}};
  Cards seen = 0;
  for (const Card card : deal.deck) {
    const bool real = index(card) < 64 && has(kAllCards, card);
    if (!real || has(seen, card)) return Error{kBadDeck, "C-1.1", {{"count", count(seen)}}};
    seen |= bit(card);
  }
  if (deal.cut < kLowestCut || deal.cut > kHighestCut) {
    return Error{kWrongCut, "C-2.2", {{"cut", deal.cut}}};
  }
  return std::nullopt;
}

// The dealt order is D[k+1..53], D[k], D[0..k-1] (C-2.2). Its first three are the den; the rest
// goes out one card at a time from the dealer's left (C-2.3). The face-up card D[k] is never in the
// den.
void deal(State& state, const Deal& deal) {
  // The pack twice with the face-up card in between has the dealt order in one piece.
  constexpr std::size_t kAgain = kDeckSize + 1;
  const auto cut = static_cast<std::size_t>(deal.cut);
  std::array<Card, 2 * kDeckSize + 1> twice;
  std::memcpy(twice.data(), deal.deck.data(), kDeckSize);
  std::memcpy(twice.data() + kAgain, deal.deck.data(), kDeckSize);
  twice[kDeckSize] = deal.deck[cut];
  const Card* order = twice.data() + cut + 4;
  std::array<Cards, kSeats> piles{};
  for (std::size_t i = 0; i < kDeckSize - 3; i += kSeats) {
    piles[0] |= bit(order[i]);
    piles[1] |= bit(order[i + 1]);
    piles[2] |= bit(order[i + 2]);
  }
  const Seat left = next(next_dealer(state.table), kSeats);
  const auto seat_of = [&](std::size_t place) {
    return seat_at(static_cast<int>((at(left) + place) % kSeats));
  };
  for (std::size_t i = 0; i < kSeats; ++i) state.hands[at(seat_of(i))] = piles[i];
  state.gifts = {};
  on_deal(state.table, deal.deck[cut], seat_of(kDeckSize - 4 - cut));
}

Seat to_move(const State& state) {
  if (state.table.phase != Phase::kSwap) return state.table.turn;
  return hunter(state.table, state.gifts[0] == 0 ? 0 : 1);
}

bool forced(const State& state) { return state.table.phase == Phase::kForced; }

void legal_moves(const State& state, MoveList& moves) {
  legal_moves(state.table, state.hands[at(to_move(state))], moves);
}

void legal_moves(const Table& table, Cards hand, MoveList& moves) {
  switch (table.phase) {
    case Phase::kPlay:
      return table.on.is_pass() ? lead_moves(hand, moves) : follow_moves(hand, table.on, moves);
    case Phase::kBidding:
      return bidding_moves(table, moves);
    case Phase::kSwap:
      return gift_moves(hand, gift_size(table), moves);
    case Phase::kForced:
      moves.clear();
      return moves.push_back(Move::forced_bid());
    default:
      return moves.clear();
  }
}

MaybeError check_turn(const State& state, Seat seat, Kind kind) {
  const Table& table = state.table;
  if (status(state) == Status::kAwaitsDeal) return Error{kDealDue, "C-2.1", {}};
  if (status(state) == Status::kOver) return Error{kGameOver, "C-8.5", {}};
  const bool bids = kind == Kind::kBid || kind == Kind::kForcedBid;
  const bool gives = kind == Kind::kGift;
  const auto wrong_turn = [&](std::string_view rule) {
    return Error{kNotYourTurn, rule, {{"seat", index(seat)}, {"turn", index(to_move(state))}}};
  };
  switch (table.phase) {
    case Phase::kBidding:
    case Phase::kForced:
      if (table.phase == Phase::kForced && (!bids || seat != table.turn)) {
        return Error{kForcedDue, "C-3.7", {{"seat", index(table.turn)}}};
      }
      if (!bids) return Error{kBidDue, "C-3.1", {}};
      if (seat == table.turn) return std::nullopt;
      if (!table.options.reenter && table.passed.has(seat)) {
        return Error{kBidOut, "C-3.4", {{"seat", index(seat)}}};
      }
      return wrong_turn("C-3.1");
    case Phase::kSwap:
      if (!gives) return Error{kGiftDue, "C-4.2", {{"count", gift_size(table)}}};
      if (seat == to_move(state)) return std::nullopt;
      if (seat == table.chimera) return Error{kNotHunter, "C-4.2", {{"seat", index(seat)}}};
      return wrong_turn("C-4.2");
    default:
      if (bids || gives) return Error{kPlayDue, "C-5.1", {}};
      return seat == table.turn ? MaybeError() : wrong_turn("C-5.4");
  }
}

MaybeError check_held(const State& state, Seat seat, Cards cards) {
  const Cards lacking = cards & ~state.hands[at(seat)];
  if (lacking == 0) return std::nullopt;
  return Error{kNotHeld, "C-2.3", {{"card", name(first(lacking))}}};
}

MaybeError check_beats(const Table& table, Move move) {
  const Move on = table.on;
  if (on.is_pass() || beats(move, on)) return std::nullopt;
  if (on.kind() == Kind::kFlight) return Error{kOnFlight, "C-5.3", {}};
  if (on.kind() == Kind::kTrap) return Error{kOnTrap, "C-5.3", {{"top", rank_name(on.top())}}};
  if (move.kind() != on.kind()) {
    return Error{kOtherKind, "C-5.2", {{"kind", kind_term(move)}, {"on", kind_term(on)}}};
  }
  if (move.length() != on.length()) {
    return Error{kOtherLength,
                 "C-5.2",
                 {{"kind", kind_term(on)}, {"count", card_count(move)}, {"on", card_count(on)}}};
  }
  return Error{
      kNotHigher,
      "C-5.2",
      {{"kind", kind_term(on)}, {"top", rank_name(move.top())}, {"on", rank_name(on.top())}}};
}

MaybeError check(const State& state, Seat seat, const Action& action) {
  const Move move = action.move;
  if (MaybeError error = check_turn(state, seat, move.kind())) return error;
  if (state.table.phase == Phase::kBidding || state.table.phase == Phase::kForced) {
    return check_bid(state, move);
  }
  if (move.is_pass()) {
    if (state.table.on.is_pass()) return Error{kLeaderPasses, "C-5.1", {}};
    return std::nullopt;
  }
  const bool gift = move.kind() == Kind::kGift;
  // Ranks that do not exist: the move does not come from the generator.
  if (gift && move.attached() >> kRanks != 0) return gift_error(state.table, move);
  if (!gift && !is_genuine(move)) return Error{kNoCombination, "C-5.1", {{"cards", std::string()}}};
  const bool named = action.cards != 0;
  if (named && !cards_fit(action)) return Error{kCardsDiffer, "", {}};
  MaybeError held =
      named ? check_held(state, seat, action.cards) : check_ranks_held(state, seat, move);
  if (held) return held;
  return gift ? check_gift(state.table, move) : check_beats(state.table, move);
}

Action resolve(const State& state, const Action& action) {
  if (action.cards != 0) return action;
  return {action.move, default_cards(state, action.move)};
}

[[gnu::flatten]] void apply(State& state, const Action& action) {
  const Move move = action.move;
  switch (state.table.phase) {
    case Phase::kPlay:
      if (move.is_pass()) return on_pass(state.table);
      return play(state, move, action.cards != 0 ? action.cards : default_cards(state, move));
    case Phase::kBidding:
    case Phase::kForced:
      return bid(state, move);
    case Phase::kSwap:
      return give(state, action.cards != 0 ? action.cards : default_cards(state, move));
    default:
      assert(false && "no move is due");
  }
}

std::optional<Move> step_aside(const State& state) {
  if (state.table.phase != Phase::kSwap) return std::nullopt;
  MoveList gifts;
  legal_moves(state, gifts);
  return gifts[0];
}

std::string_view question(const State& state) {
  const Phase phase = state.table.phase;
  return phase == Phase::kSwap ? "give" : phase == Phase::kPlay ? "play" : "bid";
}

bool round_over(const State& state) {
  return state.table.phase == Phase::kScored || state.table.phase == Phase::kOver;
}

Totals totals(const State& state) {
  return {state.table.totals[0], state.table.totals[1], state.table.totals[2]};
}

SeatSet winners(const State& state) {
  if (state.table.phase != Phase::kOver) return {};
  const auto& all = state.table.totals;
  return SeatSet::of(
      seat_at(static_cast<int>(std::max_element(all.begin(), all.end()) - all.begin())));
}

Options options(const State& state) { return state.table.options; }

}  // namespace lair::chimera
