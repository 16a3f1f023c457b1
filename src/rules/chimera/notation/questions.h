#pragma once

#include <optional>
#include <string_view>

#include "core/result.h"
#include "core/value.h"
#include "rules/chimera/card.h"
#include "rules/chimera/move.h"
#include "rules/chimera/score.h"

// Questions about Chimera put to the referee (docs/formats.md): classify, beats, plays, score.

namespace lair::chimera {

std::optional<Result<Value>> answer(std::string_view op, const Value& request);

// The cards in a field of a question, with or without family: those without get whichever families
// are free.
Result<Cards> read_loose_cards(const Value& request, std::string_view field);
// A field of a question that holds `cards` and perhaps the `top` of the reading meant.
Result<Move> read_asked_move(const Value& request, std::string_view field);
// The facts of a round: bid, chimera, out, traps, flight, idle_hunter, treasures.
Result<RoundFacts> read_facts(const Value& request);
// A reading as answers have it: kind, cards, top.
Value write_reading(Move move);

}  // namespace lair::chimera
