#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "core/value.h"

namespace lair {

// One JSON value, nested at most 64 deep. The error says at which byte it went wrong.
Result<Value> parse_json(std::string_view text);
// Also shows how one field of the object is written in the text (empty if there is none), for what
// is to be repeated as it came: a number may be larger than any we can hold.
Result<Value> parse_json(std::string_view text, std::string_view field, std::string_view& written);

// The text is an object as far as it goes, and goes not far enough.
bool breaks_off(std::string_view text);

void append_json(std::string& out, const Value& value);
std::string to_json(const Value& value);

}  // namespace lair
