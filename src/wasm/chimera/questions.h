#pragma once

#include "rules/chimera/game.h"
#include "wasm/page_answer.h"

// Questions of the page about Chimera, beside those of the referee. Cards are written as for the
// referee.
//
//   {"op":"combos","cards":[...],"on":null}       or with what lies there,
//   {"cards":[...],"top":...}
//     {"combinations":[{"kind":"straight","cards":5,"top":"12","beats":true}, ...]}
//     every reading of a selection, highest first; `beats` false comes with an `error`, and so does
//     a selection without a reading (no cards at all are no error)
//   {"op":"arrange","hand":[...]}
//     {"groups":[{"kind":"straight","cards":["3j","4s",...]}, ...]}
//     a hand laid out in few combinations, for the eye; cards are named in full, both ways
//   {"op":"standing",...}: see standing.h

namespace lair::wasm {

template <>
std::optional<Result<Value>> page_answer<chimera::Game>(std::string_view op, const Value& request);

}  // namespace lair::wasm
