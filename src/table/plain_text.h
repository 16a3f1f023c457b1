#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

// Names and chat texts of players.

namespace lair {

// The text in NFC, trimmed. It must have 1 to `most` grapheme clusters, none of them invisible
// (control, direction, zero width) or with too many combining marks.
Result<std::string> plain_text(std::string_view text, int most);

inline constexpr int kLongestName = 24;

// The first `most` grapheme clusters of the text.
std::string shortened(std::string_view text, int most);

// The skeleton of a name: two names with the same skeleton look alike.
std::string skeleton(std::string_view name);

}  // namespace lair
