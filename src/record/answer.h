#pragma once

#include "core/result.h"
#include "core/value.h"

namespace lair {

// How an answer tells what was wrong with a record: in a sentence, or as the error itself.
using WriteError = Value (*)(const Error&);

// The answer to a question about the rules (docs/formats.md, the referee), or what is wrong with
// the question. No sentence is made here, so that the page's module needs no catalogue.
Result<Value> find_answer(const Value& request, WriteError write_error);

}  // namespace lair
