#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "core/value.h"

namespace lair {

// One JSON value, nested at most 64 deep. The error says at which byte it went wrong.
Result<Value> parse_json(std::string_view text);

void append_json(std::string& out, const Value& value);
std::string to_json(const Value& value);

}  // namespace lair
