#pragma once

#include "core/error.h"
#include "core/value.h"

namespace lair::wasm {

// An error for a reader that makes its own sentence of it:
//   {"code":"chimera-not-higher","rule":"C-5.2","args":{"top":"9","kind":{"term":"..."},...}}
// `rule` is null for errors of form; a term is the id of a message, to be said in its place.
Value written_error(const Error& error);

}  // namespace lair::wasm
