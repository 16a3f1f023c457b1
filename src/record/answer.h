#pragma once

#include "core/result.h"
#include "core/value.h"

namespace lair {

// Writes the error in a record: as a sentence, or as a code with its arguments.
using WriteError = Value (*)(const Error&);

// The answer to a question about the rules (docs/formats.md, the referee), or the error in the
// question. It makes no sentences, so that the page's module needs no catalogue.
Result<Value> find_answer(const Value& request, WriteError write_error);

}  // namespace lair
