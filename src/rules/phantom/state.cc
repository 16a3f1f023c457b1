#include "rules/phantom/state.h"

#include <algorithm>
#include <string>

#include "rules/phantom/analysis.h"
#include "rules/phantom/errors.h"
#include "rules/phantom/offers.h"
#include "rules/phantom/score.h"

namespace lair::phantom {
namespace {

void ask(State& state, Seat seat, Ask what) {
  state.asked = seat;
  state.ask = what;
}

void finish(State& state, const Outcome& outcome) {
  state.board.finish(outcome);
  ask(state, Seat{}, Ask::kNothing);
}

// P-4.1, P-7.2.
void begin_turn(State& state) {
  Board& board = state.board;
  if (board.talon_size == 0) {
    if (board.deck_size < board.talon_full()) return finish(state, {});
    board.turn_up(state.deck_cards().first(static_cast<std::size_t>(board.talon_full())));
  }
  ask(state, board.turn, Ask::kTake);
}

// False if the deck cannot serve it, which ends the round (P-7.2).
bool draw(State& state, Seat seat, int cards) {
  if (state.board.deck_size < cards) {
    finish(state, {});
    return false;
  }
  for (const Card card : state.deck_cards().first(static_cast<std::size_t>(cards))) {
    state.hand_of(seat).add(card);
  }
  state.board.draw(seat, cards);
  return true;
}

void begin_waiting(State& state, Seat seat) {
  const Board& board = state.board;
  state.waits[static_cast<std::size_t>(index(seat))] =
      waits(state.hand_of(seat), board.laid_of(seat), board.options.going_out);
}

void take(State& state, Card card) {
  state.board.take(card);
  state.hand_of(state.board.turn).add(card);
  state.ask = Ask::kAct;
}

void announce(State& state) {
  const Seat seat = state.asked;
  state.board.announce(seat);
  switch (state.ask) {
    case Ask::kAct:
      state.ask = Ask::kDiscard;
      break;
    case Ask::kTake:
      begin_waiting(state, seat);
      break;
    default:
      begin_waiting(state, seat);
      begin_turn(state);
      break;
  }
}

void lay(State& state, const Move& move) {
  const Seat seat = state.asked;
  for (const Card card : move.three()) state.hand_of(seat).remove(card);
  state.board.lay(move.three());
  if (!draw(state, seat, move.draw())) return;
  const Board& board = state.board;
  if (is_waiting(state.hand_of(seat), board.laid_of(seat), board.options.going_out)) {
    return ask(state, seat, Ask::kAnnounce);
  }
  begin_turn(state);
}

void discard(State& state, Card card) {
  const Seat seat = state.asked;
  state.hand_of(seat).remove(card);
  if (state.ask == Ask::kDiscard) begin_waiting(state, seat);
  state.board.discard(card);
  state.ask = Ask::kNothing;
  if (!next_offer(state)) begin_turn(state);
}

void claim(State& state, const Move& move) {
  const Seat seat = state.asked;
  state.hand_of(seat).remove(move.card(0));
  state.hand_of(seat).remove(move.card(1));
  state.board.claim(seat, move.card(0), move.card(1));
  if (draw(state, seat, 2)) begin_turn(state);
}

// P-8.5: the discarder pays, but not below 0.
void pay(Outcome& outcome, const Board& board, Seat payer) {
  const auto place = static_cast<std::size_t>(index(payer));
  const int scored = outcome.points[static_cast<std::size_t>(index(outcome.out))];
  outcome.points[place] = -std::min(scored, board.totals[place]);
}

void go_out(State& state, const Move& move) {
  Board& board = state.board;
  const Seat seat = state.asked;
  const bool with_discard = move.with_discard();
  const Discarded taken = with_discard ? board.last_discard() : Discarded{};
  if (with_discard) state.hand_of(seat).add(taken.card);
  board.go_out(seat, with_discard, state.hand_of(seat));
  const GoneOut out{state.hand_of(seat), board.laid_of(seat), move.shown().names()};
  const bool advanced = board.options.advanced;
  const int turned = advanced ? 0 : cards_turned(out.matching(), state.deck_cards());
  const auto cards = state.deck_cards().first(static_cast<std::size_t>(turned));
  const Score result = score(out, cards, advanced);
  for (const Card card : cards) board.turn_over(card);
  Outcome outcome{
      .someone_out = true, .wins_game = result.wins_game, .out = seat, .shown = out.shown};
  outcome.points[static_cast<std::size_t>(index(seat))] = result.points;
  if (advanced && with_discard) pay(outcome, board, taken.owner);
  finish(state, outcome);
}

MaybeError check_deck(const Deal& deal) {
  Cards cards;
  for (const Card card : deal.deck) {
    if (!is_card(card)) return Error{kDeckIncomplete, "P-1.1", {}};
    if (!cards.has_room_for(card)) {
      return Error{kCardTooOften, "P-1.1", {{"card", to_text(card)}}};
    }
    cards.add(card);
  }
  return std::nullopt;
}

Deal unshuffled_deal(const Board& board) {
  static const Deck kWhole = whole_deck();
  return {.round = board.round + 1, .starter = next(board.starter, board.seats), .deck = kWhole};
}

}  // namespace

State start(const Options& options, int seats) {
  State state;
  state.board.options = options;
  state.board.seats = static_cast<std::uint8_t>(seats);
  return state;
}

Deal random_deal(const State& state, Rng& rng) {
  Deal deal = unshuffled_deal(state.board);
  if (state.board.round == 0)
    deal.starter = seat_at(static_cast<int>(rng.below(state.board.seats)));
  rng.shuffle(std::span<Card>(deal.deck));
  return deal;
}

Deal fair_deal(const State& state, const Lots& lots) {
  Deal deal = unshuffled_deal(state.board);
  if (state.board.round == 0) {
    deal.starter = seat_at(choose(lots.lot("starter"), state.board.seats));
  }
  // Black copies are numbered, as they have the same name; the sorted deck has the red one last.
  sort_by_lots(std::span<Card>(deal.deck), lots, [whole = deal.deck](std::size_t place) {
    const std::string text = to_text(whole[place]);
    return is_red(whole[place]) ? text : text + "#" + std::to_string(place % kCopies + 1);
  });
  return deal;
}

std::string_view due_rule(const State& state, std::string_view line) {
  if (line == "round") return "P-7.1";
  if (line == "end" || status(state) == Status::kOver) return "P-7.4";
  return "P-3.2";
}

MaybeError check_deal(const State& state, const Deal& deal) {
  const Board& board = state.board;
  if (status(state) != Status::kAwaitsDeal) return Error{kNoDealNow, due_rule(state, "deal"), {}};
  if (deal.round != board.round + 1) {
    return Error{kRoundNumber, "", {{"expected", std::int64_t{board.round} + 1}}};
  }
  if (index(deal.starter) >= board.seats) return Error{kWrongStarter, "P-3.1", {{"expected", 0}}};
  const Seat expected = next(board.starter, board.seats);
  if (board.round > 0 && deal.starter != expected) {
    return Error{kWrongStarter, "P-3.1", {{"expected", index(expected)}}};
  }
  return check_deck(deal);
}

// P-3.2: one at a time, clockwise from the starter's left; then the talon.
void deal(State& state, const Deal& deal) {
  const int seats = state.board.seats;
  state.board.begin_round(deal.starter);
  state.hands = {};
  state.waits = {};
  state.deck = deal.deck;
  Seat seat = deal.starter;
  for (int i = 0; i < kHandCards * seats; ++i) {
    seat = next(seat, seats);
    state.hand_of(seat).add(deal.deck[static_cast<std::size_t>(i)]);
  }
  begin_turn(state);
}

std::optional<Move> step_aside(const State& state) {
  if (state.ask == Ask::kAnnounce) return Move::of(MoveKind::kSilent);
  if (state.ask == Ask::kOut || state.ask == Ask::kClaim) return Move::of(MoveKind::kDecline);
  return std::nullopt;
}

std::string_view question(const State& state) {
  constexpr std::array<std::string_view, 7> kQuestions = {"",         "take",  "act",  "discard",
                                                          "announce", "offer", "offer"};
  return kQuestions[static_cast<std::size_t>(state.ask)];
}

Status status(const State& state) {
  switch (state.board.stage) {
    case Stage::kGameOver:
      return Status::kOver;
    case Stage::kNotDealt:
    case Stage::kRoundOver:
      return Status::kAwaitsDeal;
    default:
      return Status::kAwaitsMove;
  }
}

void apply(State& state, const Move& move) {
  switch (move.kind()) {
    case MoveKind::kTake:
      return take(state, move.card());
    case MoveKind::kAnnounce:
      return announce(state);
    case MoveKind::kOut:
      return go_out(state, move);
    case MoveKind::kLay:
      return lay(state, move);
    case MoveKind::kDiscard:
      return discard(state, move.card());
    case MoveKind::kClaim:
      return claim(state, move);
    case MoveKind::kDecline:
      if (!next_offer(state)) begin_turn(state);
      return;
    case MoveKind::kSilent:
      return begin_turn(state);
  }
}

Totals totals(const State& state) {
  Totals totals;
  for (std::size_t i = 0; i < state.board.seats; ++i) totals.push_back(state.board.totals[i]);
  return totals;
}

SeatSet winners(const State& state) {
  const Board& board = state.board;
  if (board.stage != Stage::kGameOver) return {};
  if (board.outcome.wins_game) return SeatSet::of(board.outcome.out);  // P-8.3
  const auto end = board.totals.begin() + board.seats;
  const int best = *std::max_element(board.totals.begin(), end);
  SeatSet winners;
  for (int i = 0; i < board.seats; ++i) {
    if (board.totals[static_cast<std::size_t>(i)] == best) winners = winners.with(seat_at(i));
  }
  return winners;
}

}  // namespace lair::phantom
