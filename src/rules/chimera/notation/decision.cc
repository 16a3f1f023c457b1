#include "rules/chimera/errors.h"
#include "rules/chimera/notation/notation.h"

namespace lair::chimera {
namespace {

// The one kind of decision that the line has.
Result<std::string_view> decision_key(const Value& line) {
  std::string_view found;
  for (const std::string_view key : {"bid", "give", "play"}) {
    if (!line.has(key)) continue;
    if (!found.empty()) return Error{kNoDecision, "", {}};
    found = key;
  }
  if (found.empty()) return Error{kNoDecision, "", {}};
  return found;
}

// The error in a line that does not depend on the position: the form of its fields, and a text that
// is no card (C-1.4).
MaybeError find_bad_form(const Value& line, std::string_view key) {
  if (key == "bid") {
    if (line.find(key)->integer() == nullptr) {
      return Error{"field-not-number", "", {{"field", std::string(key)}, {"low", 0}, {"high", 40}}};
    }
    if (!line.has("forced")) return std::nullopt;
    const auto forced = flag_field(line, "forced");
    return forced ? MaybeError() : forced.error();
  }
  const auto list = list_field(line, key);
  if (!list) return list.error();
  for (std::size_t i = 0; i < (*list)->size(); ++i) {
    const auto card = read_card_at(**list, i, key);
    if (!card) return card.error();
  }
  const Value* top = key == "play" ? line.find("top") : nullptr;
  if (top == nullptr || top->text() != nullptr || top->integer() != nullptr) return std::nullopt;
  return Error{"field-not-text", "", {{"field", std::string("top")}}};
}

Result<DecisionList> read_bid(const State& state, Seat seat, const Value& line) {
  const std::int64_t number = *line.find("bid")->integer();
  const bool forced = line.has("forced") && *flag_field(line, "forced");
  if (state.table.phase == Phase::kForced && !(forced && number == 20)) {
    return Error{kForcedDue, "C-3.7", {{"seat", index(state.table.turn)}}};
  }
  if (forced) return DecisionList{{seat, Move::forced_bid()}};
  if (number < 0 || number > 40) return Error{kBadBid, "C-3.1", {{"bid", number}}};
  return DecisionList{{seat, Move::bid(static_cast<int>(number))}};
}

Result<DecisionList> read_gift(const State& state, Seat seat, const Value::Array& list) {
  const int wanted = gift_size(state.table);
  const auto given = static_cast<std::int64_t>(list.size());
  if (given != wanted) return Error{kGiftCount, "C-4.2", {{"given", given}, {"count", wanted}}};
  const auto cards = read_cards(list, "give");
  if (!cards) return cards.error();
  return DecisionList{{seat, Action(Move::gift(Planes(*cards).one, wanted), *cards)}};
}

Result<DecisionList> read_play(const State& state, Seat seat, const Value::Array& list,
                               const Value* top) {
  if (list.empty()) {
    if (top != nullptr && !state.table.on.is_pass()) return Error{kTopNotNeeded, "", {}};
    return DecisionList{{seat, Action(Move::pass())}};
  }
  const auto cards = read_cards(list, "play");
  if (!cards) return cards.error();
  if (MaybeError error = check_held(state, seat, *cards)) return std::move(*error);
  auto move = read_combination(*cards, top, true);
  if (!move) return std::move(move.error());
  return DecisionList{{seat, Action(*move, *cards)}};
}

}  // namespace

Result<DecisionList> read_decision(const State& state, const Value& line) {
  const auto number = integer_field(line, "seat", 0, kSeats - 1);
  if (!number) return number.error();
  const Seat seat = seat_at(static_cast<int>(*number));
  const auto key = decision_key(line);
  if (!key) return key.error();
  const Kind kind = *key == "bid" ? Kind::kBid : *key == "give" ? Kind::kGift : Kind::kPass;
  if (MaybeError error = find_bad_form(line, *key)) return std::move(*error);
  if (MaybeError error = check_turn(state, seat, kind)) return std::move(*error);
  if (kind == Kind::kBid) return read_bid(state, seat, line);
  const Value::Array& list = *line.find(*key)->items();
  if (kind == Kind::kGift) return read_gift(state, seat, list);
  return read_play(state, seat, list, line.find("top"));
}

}  // namespace lair::chimera
