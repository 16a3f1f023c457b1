#pragma once

#include "rules/phantom/game.h"
#include "wasm/page_answer.h"

// Questions of the page about Phantom Rummy, beside those of the referee.
//
//   {"op":"group","hand":[...],"laid":[[...],...],"going_out":"together"}
//     {"groups":[{"kind":"set","cards":["h1","h2*","h3"]},...],"distance":2,"helps":[...],
//      "waits":[...],"complete":false}
//     the hand laid out for the eye in sets, pairs and near sets (kinds "set", "pair", "near",
//     "single"); how many cards it lacks to go out, and the names that bring it nearer
//   {"op":"tally","laid":3,"reds":2,"turned":1}
//   {"op":"tally","advanced":true,"laid":3,"item_groups":0,"reds":[{"card":"h4*","holds":true},...]}
//     a score told in counts, answered as score-out is. `holds` says whether the condition of P-8.2
//     does; what follows from the number of laid sets is not asked. With "discarder":12, that
//     player's total, the answer has the `loss` of P-8.5
//   {"op":"standing",...}: see standing.h

namespace lair::wasm {

template <>
std::optional<Result<Value>> page_answer<phantom::Game>(std::string_view op, const Value& request);

}  // namespace lair::wasm
