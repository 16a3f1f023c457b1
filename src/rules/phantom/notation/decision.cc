#include "rules/phantom/notation/decision.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "rules/phantom/check.h"
#include "rules/phantom/errors.h"
#include "rules/phantom/notation/cards.h"

namespace lair::phantom {
namespace {

Result<Move> read_true(const Value& line, std::string_view field, MoveKind kind) {
  const Result<bool> flag = flag_field(line, field);
  if (!flag) return flag.error();
  if (!*flag) return Error{kNotTrue, "", {{"field", std::string(field)}}};
  return Move::of(kind);
}

Result<Move> read_one(const Value& line, std::string_view field, Move (*make)(Card)) {
  const Result<Card> card = read_card(*line.find(field), field);
  if (!card) return card.error();
  return make(*card);
}

Result<Move> read_lay(const Value& line) {
  Result<CardList> cards = cards_field(line, "lay", 3, 3);
  if (!cards) return cards.error();
  const Result<std::int64_t> draw = integer_field(line, "draw", 0, 2);
  if (!draw && integer_in(line, "draw")) return Error{kDrawCount, "P-4.2", {}};
  if (!draw) return draw.error();
  std::sort(cards->begin(), cards->end());
  return Move::lay({(*cards)[0], (*cards)[1], (*cards)[2]}, static_cast<int>(*draw));
}

Result<Move> read_claim(const Value& line) {
  Result<CardList> cards = cards_field(line, "claim", 2, 2);
  if (!cards) return cards.error();
  std::sort(cards->begin(), cards->end());
  return Move::claim((*cards)[0], (*cards)[1]);
}

Result<Move> read_out(const Value& line) {
  const Value& body = *line.find("out");
  if (body.fields() == nullptr)
    return Error{"field-not-object", "", {{"field", std::string("out")}}};
  const Result<Shown> shown = read_shown(body, 2);
  if (!shown) return shown.error();
  bool with_discard = false;
  if (body.has("discard")) {
    const Result<bool> flag = flag_field(body, "discard");
    if (!flag) return flag.error();
    with_discard = *flag;
  }
  return Move::out(*shown, with_discard);
}

// Which copies are shown makes no difference to a move, so it does not keep them; but they must be
// there (P-6.1). `body` has been read before.
MaybeError find_copy_not_held(const State& state, Seat seat, const Move& move, const Value& body) {
  Cards hand = state.hand_of(seat);
  if (move.with_discard()) hand.add(state.board.last_discard().card);
  CardList cards = *cards_field(body, "pair", 2, 2);
  const ThreeList sets = *sets_field(body, "sets", 2);
  for (const Three& three : sets) {
    for (const Card card : three) cards.push_back(card);
  }
  for (const Card card : cards) {
    if (!hand.has(card)) return Error{kNotHeld, "P-6.1", {{"card", to_text(card)}}};
    hand.remove(card);
  }
  return std::nullopt;
}

constexpr std::array<std::string_view, 7> kDecisions = {"take",  "announce", "lay",    "discard",
                                                        "claim", "out",      "decline"};

Result<Move> read_move(const Value& line) {
  std::string_view found;
  for (const std::string_view name : kDecisions) {
    if (!line.has(name)) continue;
    if (!found.empty()) return Error{kManyDecisions, "", {}};
    found = name;
  }
  if (found == "take") return read_one(line, found, Move::take);
  if (found == "discard") return read_one(line, found, Move::discard);
  if (found == "announce") return read_true(line, found, MoveKind::kAnnounce);
  if (found == "decline") return read_true(line, found, MoveKind::kDecline);
  if (found == "lay") return read_lay(line);
  if (found == "claim") return read_claim(line);
  if (found == "out") return read_out(line);
  return Error{kNoDecision, "", {}};
}

// Questions that a record may leave unanswered.
bool may_pass_over(Ask ask) {
  return ask == Ask::kAnnounce || ask == Ask::kOut || ask == Ask::kClaim;
}

bool is_answer(const State& state, Seat seat, const Move& move) {
  if (state.asked != seat) return false;
  switch (state.ask) {
    case Ask::kAnnounce:
      return move.kind() == MoveKind::kAnnounce;
    case Ask::kOut:
      return move.with_discard() || move.kind() == MoveKind::kDecline;
    default:
      return move.kind() == MoveKind::kClaim || move.kind() == MoveKind::kDecline;
  }
}

void pass_over(State& state, DecisionList& decisions) {
  const MoveKind kind = state.ask == Ask::kAnnounce ? MoveKind::kSilent : MoveKind::kDecline;
  decisions.push_back({state.asked, Move::of(kind)});
  apply(state, Move::of(kind));
}

Value write_names(Cards& hand, std::span<const Name> names) {
  CardList cards;
  for (const Name name : names) {
    const Card black = card_of(name, false);
    const Card card = hand.has(black) ? black : card_of(name, true);
    hand.remove(card);
    cards.push_back(card);
  }
  return write_cards(std::span<const Card>(cards.begin(), cards.end()));
}

// With copies of the hand, black ones first.
Value write_out(const State& state, const Move& move) {
  Cards hand = state.hand_of(state.asked);
  if (move.with_discard()) hand.add(state.board.last_discard().card);
  const Shown shown = move.shown();
  Value sets = Value::array();
  for (const BigSet set : shown.sets) sets.push_back(write_names(hand, names_of(set)));
  Value pair = write_names(hand, std::array{shown.pair, shown.pair});
  Value body = Value::object({{"sets", std::move(sets)}, {"pair", std::move(pair)}});
  if (move.with_discard()) body.set("discard", true);
  return body;
}

}  // namespace

Result<DecisionList> read_decision(const State& state, const Value& line) {
  DecisionList decisions;
  if (line.is_null() && state.ask == Ask::kAnnounce) {
    decisions.push_back({state.asked, Move::of(MoveKind::kSilent)});
    return decisions;
  }
  const Result<std::int64_t> number = integer_field(line, "seat", 0, state.board.seats - 1);
  if (!number) return number.error();
  const Result<Move> move = read_move(line);
  if (!move) return move.error();
  const Seat seat = seat_at(static_cast<int>(*number));
  State then = state;
  while (may_pass_over(then.ask) && !is_answer(then, seat, *move)) pass_over(then, decisions);
  const bool about_offer = move->kind() == MoveKind::kClaim || move->kind() == MoveKind::kDecline ||
                           move->with_discard();
  if (move->kind() == MoveKind::kOut && !check(then, seat, *move)) {
    if (MaybeError error = find_copy_not_held(then, seat, *move, *line.find("out"))) {
      return *std::move(error);
    }
  }
  // To a seat that nobody offered anything, `check` explains why, where the offers were made.
  if (about_offer && !may_pass_over(then.ask)) decisions.clear();
  decisions.push_back({seat, *move});
  return decisions;
}

DecisionList unsaid(const State& state) {
  DecisionList decisions;
  State then = state;
  while (may_pass_over(then.ask)) pass_over(then, decisions);
  return decisions;
}

Value write_decision(const State& state, const Move& move) {
  Value line = Value::object({{"seat", index(state.asked)}});
  switch (move.kind()) {
    case MoveKind::kTake:
      line.set("take", to_text(move.card()));
      break;
    case MoveKind::kAnnounce:
      line.set("announce", true);
      break;
    case MoveKind::kOut:
      line.set("out", write_out(state, move));
      break;
    case MoveKind::kLay:
      line.set("lay", write_cards(move.three())).set("draw", move.draw());
      break;
    case MoveKind::kDiscard:
      line.set("discard", to_text(move.card()));
      break;
    case MoveKind::kClaim:
      line.set("claim", write_cards(std::array{move.card(0), move.card(1)}));
      break;
    case MoveKind::kDecline:
      line.set("decline", true);
      break;
    case MoveKind::kSilent:
      return {};
  }
  return line;
}

}  // namespace lair::phantom
