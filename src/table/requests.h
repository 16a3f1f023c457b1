#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

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

// The visitors who may make a request.
enum class Who : std::uint8_t { kPlayer, kCreator, kSeated };
// The state of the table in which a request is possible.
enum class When : std::uint8_t { kAlways, kOpen, kPlaying, kOver };

struct RequestRoute {
  std::string_view name;
  Who who = Who::kSeated;
  When when = When::kAlways;
  bool is_flag = false;  // the argument must be true
  MaybeError (*handle)(Step& step, const TableRequest& request) = nullptr;
};

// All requests. If a message has the names of several, the first one counts.
std::span<const RequestRoute> request_routes();

// Carries out the request, or tells why not. It does not `advance` the table.
MaybeError handle_request(Step& step, const Visitor& visitor, const Value& message);

}  // namespace lair
