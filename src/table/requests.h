#pragma once

#include "core/result.h"
#include "core/value.h"
#include "table/step.h"

// The requests that clients make of a table (docs/protocol.md). The name of the request is a field
// of its message.

namespace lair {

struct TableRequest {
  const Visitor& visitor;
  Seat seat{};  // of the visitor; only for requests of players who have one
  const Value& message;
  const Value& argument;  // the field that names the request
};

// Carries out the request, or tells why not. It does not `advance` the table.
MaybeError handle_request(Step& step, const Visitor& visitor, const Value& message);

}  // namespace lair
