#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/value.h"

namespace lair {

// One JSON value, nested at most 64 deep. The error says at which byte it went wrong.
Result<Value> parse_json(std::string_view text);
// Also gives the text of one field of the object (empty if there is none), to repeat it unchanged:
// a number may be too large to hold.
Result<Value> parse_json(std::string_view text, std::string_view field, std::string_view& written);

// Is the text the beginning of an object that is not complete?
bool breaks_off(std::string_view text);

void append_json(std::string& out, const Value& value);
// The parts of it: a text in quotes, and a number.
void append_text(std::string& out, std::string_view text);
void append_integer(std::string& out, std::int64_t number);
std::string to_json(const Value& value);

}  // namespace lair
