#pragma once

#include "core/result.h"
#include "core/value.h"

// The check of a record's deals (docs/fairness.md), done where its reader trusts it most.
//
//   {"op":"fairness","record":[line, ...]}
//     {"ok":true,"deals":13,"unrevealed":0}, or at the first line that the rules or the seeds do
//     not agree with {"ok":false,"deals":3,"unrevealed":0,"line":127,"error":...}; `deals` counts
//     those that follow from their seeds

namespace lair::wasm {

Result<Value> answer_fairness(const Value& request);

}  // namespace lair::wasm
