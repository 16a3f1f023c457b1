#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

// What people call themselves and write to each other.

namespace lair {

// The text in NFC, without space around it: at least 1 and at most `most` characters as people
// count them, none of them invisible (control, direction, zero width) or under a heap of marks.
Result<std::string> plain_text(std::string_view text, int most);

inline constexpr int kLongestName = 24;

// At most so many characters of it, from its beginning.
std::string shortened(std::string_view text, int most);

// What of a name one sees at a glance: two names with the same are easily mistaken for each other.
std::string skeleton(std::string_view name);

}  // namespace lair
