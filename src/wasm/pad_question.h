#pragma once

#include "core/result.h"
#include "core/value.h"

namespace lair::wasm {

// Computes the totals of a score pad (docs/score-pad.md):
//   {"op":"pad","pad":{"lair_pad":1,...}}
//   {"rounds":[{"points":[...],"totals":[...],"parts":[...]},...],"totals":[...],"over":null,"winners":[]}
// `over` is the number of rounds after which the game was over; later ones do not count.
Result<Value> answer_pad(const Value& request);

}  // namespace lair::wasm
