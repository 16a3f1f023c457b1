#include "wasm/chimera/questions.h"

#include <utility>

#include "rules/chimera/arrangement.h"
#include "rules/chimera/errors.h"
#include "rules/chimera/notation/notation.h"
#include "rules/chimera/notation/questions.h"
#include "rules/chimera/state.h"
#include "wasm/written_error.h"

namespace lair::wasm {
namespace {

Result<Value> combos(const Value& request) {
  const auto cards = chimera::read_loose_cards(request, "cards");
  if (!cards) return cards.error();
  chimera::Table table{};
  const Value* on = request.find("on");
  if (on != nullptr && !on->is_null()) {
    const auto move = chimera::read_asked_move(request, "on");
    if (!move) return move.error();
    table.on = *move;
  }
  Value list = Value::array();
  for (const chimera::Move move : chimera::readings(*cards)) {
    const MaybeError error = chimera::check_beats(table, move);
    Value reading = chimera::write_reading(move).set("beats", !error);
    if (error) reading.set("error", written_error(*error));
    list.push_back(std::move(reading));
  }
  const bool none = *cards != 0 && list.items()->empty();
  Value answer = Value::object({{"combinations", std::move(list)}});
  if (none) {
    const auto wrong = chimera::read_combination(*cards, nullptr, false);
    if (!wrong) answer.set("error", written_error(wrong.error()));
  }
  return answer;
}

Result<Value> arrange(const Value& request) {
  const auto list = list_field(request, "hand");
  if (!list) return list.error();
  const auto hand = chimera::read_cards(**list, "hand");
  if (!hand) return hand.error();
  const int held = chimera::count(*hand);
  if (held > static_cast<int>(chimera::kMostHeld)) {
    return Error{chimera::kTooManyCards, "C-4.1", {{"count", held}}};
  }
  Value groups = Value::array();
  for (const chimera::Group& group : chimera::arrange(*hand)) {
    groups.push_back(Value::object(
        {{"kind", chimera::name(group.kind)}, {"cards", chimera::write_cards(group.cards)}}));
  }
  return Value::object({{"groups", std::move(groups)}});
}

}  // namespace

template <>
std::optional<Result<Value>> page_answer<chimera::Game>(std::string_view op, const Value& request) {
  if (op == "combos") return combos(request);
  if (op == "arrange") return arrange(request);
  return std::nullopt;
}

}  // namespace lair::wasm
