#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lair {

// Code points of a user's text that a message shows: room for a list of choices, and still about a
// line of a terminal.
inline constexpr std::size_t kMaxVerbatim = 80;

// A user's text made safe to show inside a sentence, in a terminal or a page: line breaks and tabs
// become spaces, other control characters and those that turn the direction of writing vanish,
// bytes that are not UTF-8 become U+FFFD, and what is longer than `limit` code points ends in an
// ellipsis.
std::string verbatim(std::string_view text, std::size_t limit = kMaxVerbatim);

}  // namespace lair
