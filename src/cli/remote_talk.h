#pragma once

#include <string>
#include <string_view>

#include "cli/terminal_look.h"
#include "core/result.h"
#include "core/value.h"

// What people at a table of a server say to each other: ready phrases, and words of their own where
// the table allows it.

namespace lair::cli {

// "say", or "say" and something behind it.
bool is_talk(std::string_view line);
// The phrases with their numbers, and how they are said.
std::string phrases_listed(const Look& look, bool free);
// What such a line sends to the table: a phrase by its number or name, or with `free` any text.
// Null for "say" alone.
Result<Value> read_talk(std::string_view line, bool free);
// "Ben: Nice one!"; empty if there is nothing that could be shown.
std::string heard_talk(const Look& look, const Value& said);

}  // namespace lair::cli
