#include "rules/phantom/check.h"

#include <algorithm>
#include <array>
#include <span>

#include "rules/phantom/errors.h"
#include "rules/phantom/legal.h"
#include "rules/phantom/offers.h"
#include "rules/phantom/ways.h"

namespace lair::phantom {
namespace {

Error with_card(std::string_view code, std::string_view rule, Card card) {
  return {code, rule, {{"card", is_card(card) ? to_text(card) : std::string("?")}}};
}

// A card among the first `count` of the move that the hand does not hold, by the clause that has it
// come from the hand.
MaybeError find_not_held(Cards hand, const Move& move, std::size_t count, std::string_view rule) {
  for (std::size_t i = 0; i < count; ++i) {
    const Card card = move.card(i);
    if (!is_card(card) || !hand.has(card)) return with_card(kNotHeld, rule, card);
    hand.remove(card);
  }
  return std::nullopt;
}

// Takes the names out of the hand; an error if one of them is not there.
MaybeError drop_names(Cards& hand, std::span<const Name> names, std::string_view rule) {
  for (const Name name : names) {
    const Card card = card_of(name, false);
    if (!is_card(card) || hand.count(name) == 0) return with_card(kNotHeld, rule, card);
    hand.drop(name);
  }
  return std::nullopt;
}

// A set or pair shown that is not in the hand (P-6.1), or only with a card of another (P-2.4).
MaybeError find_not_shown(const Cards& hand, const Shown& shown) {
  const std::array<Name, 2> pair = {shown.pair, shown.pair};
  for (const std::string_view rule : {"P-6.1", "P-2.4"}) {
    const bool apart = rule == "P-6.1";
    Cards left = hand;
    for (const BigSet set : shown.sets) {
      if (MaybeError error = drop_names(left, names_of(set), rule)) return error;
      if (apart) left = hand;
    }
    if (MaybeError error = drop_names(left, pair, rule)) return error;
  }
  return std::nullopt;
}

Error not_your_turn(const State& state) {
  return {kNotYourTurn, "P-5.3", {{"seat", index(state.asked)}}};
}

// The error if the seat may not make a move of its own turn, after taking, now.
MaybeError find_wrong_time(const State& state, Seat seat) {
  if (state.asked != seat) return not_your_turn(state);
  if (state.ask == Ask::kTake) return Error{kTakeFirst, "P-4.1", {}};
  if (state.ask != Ask::kAct && state.ask != Ask::kDiscard) return not_your_turn(state);
  return std::nullopt;
}

Error explain_take(const State& state, Seat seat, const Move& move) {
  if (state.asked != seat) return not_your_turn(state);
  if (state.ask == Ask::kTake) return with_card(kNotInTalon, "P-4.1", move.card());
  if (state.ask == Ask::kAct || state.ask == Ask::kDiscard) return {kTakenAlready, "P-4.2", {}};
  return not_your_turn(state);
}

Error explain_announce(const State& state, Seat seat) {
  const bool waits =
      state.board.waiting.has(seat) || (state.asked == seat && state.ask == Ask::kDiscard);
  if (waits) return {kWaitingAlready, "P-4.5", {}};
  if (state.asked != seat && !state.board.has_just_laid(seat)) return not_your_turn(state);
  return {kCannotAnnounce, "P-4.4", {}};
}

Error explain_lay(const State& state, Seat seat, const Move& move) {
  if (MaybeError error = find_wrong_time(state, seat)) return *std::move(error);
  if (state.board.waiting.has(seat) || state.ask == Ask::kDiscard) {
    return {kWaitingFrozen, "P-4.5", {}};
  }
  if (MaybeError error = find_not_held(state.hand_of(seat), move, 3, "P-4.2")) {
    return *std::move(error);
  }
  if (!big_set(move.three())) return not_a_set(move.three());
  return {kDrawTwo, "P-6.1", {}};
}

Error explain_discard(const State& state, Seat seat, const Move& move) {
  if (MaybeError error = find_wrong_time(state, seat)) return *std::move(error);
  if (MaybeError error = find_not_held(state.hand_of(seat), move, 1, "P-4.3")) {
    return *std::move(error);
  }
  if (state.board.waiting.has(seat)) return with_card(kDiscardTaken, "P-4.5", state.board.taken);
  return with_card(kDiscardBreaksWait, "P-4.4", move.card());
}

// The error for a seat that is offered nothing.
MaybeError find_no_offer(const State& state, Seat seat, std::string_view rule) {
  if (state.board.loose != Loose::kDiscard) return Error{kNothingOffered, rule, {}};
  if (state.board.last_discard().owner == seat) return Error{kOwnDiscard, rule, {}};
  return std::nullopt;
}

Error explain_claim(const State& state, Seat seat, const Move& move) {
  if (MaybeError error = find_no_offer(state, seat, "P-5.2")) return *std::move(error);
  if (state.board.waiting.has(seat)) return {kWaitingFrozen, "P-4.5", {}};
  if (MaybeError error = find_not_held(state.hand_of(seat), move, 2, "P-5.2")) {
    return *std::move(error);
  }
  const Card offered = state.board.last_discard().card;
  Three cards = {offered, move.card(0), move.card(1)};
  std::sort(cards.begin(), cards.end());
  if (!big_set(cards)) return with_card(kClaimNoSet, "P-5.2", offered);
  return with_card(kNotEntitled, "P-5.2", offered);
}

Error explain_out_with_discard(const State& state, Seat seat, const Move& move) {
  const int laid = state.board.laid_of(seat).sets;
  if (laid > 0 && !state.board.waiting.has(seat)) return {kOutNotAnnounced, "P-6.3", {}};
  if (MaybeError error = find_no_offer(state, seat, "P-5.1")) return *std::move(error);
  const Card offered = state.board.last_discard().card;
  Cards hand = state.hand_of(seat);
  hand.add(offered);
  if (MaybeError error = find_not_out(hand, laid, state.board.options.going_out, move.shown())) {
    return *std::move(error);
  }
  if (state.board.options.advanced && state.board.has_discarded(seat, name_of(offered))) {
    return with_card(kOutDiscardedSame, "P-8.4", offered);
  }
  return with_card(kNotEntitled, "P-5.1", offered);
}

Error explain_out(const State& state, Seat seat, const Move& move) {
  if (move.with_discard()) return explain_out_with_discard(state, seat, move);
  if (MaybeError error = find_wrong_time(state, seat)) return *std::move(error);
  const int laid = state.board.laid_of(seat).sets;
  const GoingOut reading = state.board.options.going_out;
  if (MaybeError error = find_not_out(state.hand_of(seat), laid, reading, move.shown())) {
    return *std::move(error);
  }
  return {kDiscardAnnounced, "P-4.4", {}};
}

Error explain_decline(const State& state, Seat seat) {
  if (MaybeError error = find_no_offer(state, seat, "P-5.1")) return *std::move(error);
  return with_card(kNotEntitled, "P-5.1", state.board.last_discard().card);
}

Error explain(const State& state, Seat seat, const Move& move) {
  switch (move.kind()) {
    case MoveKind::kTake:
      return explain_take(state, seat, move);
    case MoveKind::kAnnounce:
      return explain_announce(state, seat);
    case MoveKind::kOut:
      return explain_out(state, seat, move);
    case MoveKind::kLay:
      return explain_lay(state, seat, move);
    case MoveKind::kDiscard:
      return explain_discard(state, seat, move);
    case MoveKind::kClaim:
      return explain_claim(state, seat, move);
    case MoveKind::kDecline:
      return explain_decline(state, seat);
    case MoveKind::kSilent:
      break;
  }
  return {kCannotAnnounce, "P-4.4", {}};
}

}  // namespace

MaybeError find_not_out(const Cards& hand, int laid_sets, GoingOut reading, const Shown& shown) {
  if (laid_sets == 0) return Error{kOutNothingLaid, "P-6.2", {}};
  const int least = sets_needed(laid_sets, reading);
  if (static_cast<int>(shown.sets.size()) < least) {
    return Error{kOutTooFew, "P-6.1", {{"sets", least}}};
  }
  return find_not_shown(hand, shown);
}

MaybeError check(const State& state, Seat seat, const Move& move) {
  if (status(state) != Status::kAwaitsMove) {
    const bool before = state.board.stage == Stage::kNotDealt;
    const bool out = state.board.outcome.someone_out;
    return Error{kNoRound, before ? "P-3.2" : out ? "P-7.1" : "P-7.2", {}};
  }
  if (index(seat) >= state.board.seats) return not_your_turn(state);
  if (seat == state.asked) {
    MoveList moves;
    legal_moves(state, moves);
    if (std::find(moves.begin(), moves.end(), move) != moves.end()) return std::nullopt;
  }
  return explain(state, seat, move);
}

}  // namespace lair::phantom
