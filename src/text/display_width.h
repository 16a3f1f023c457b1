#pragma once

#include <string>
#include <string_view>

namespace lair {

// Columns of a terminal that a text in UTF-8 takes: 2 for Korean and other wide characters and for
// emoji, 0 for marks that combine and for control characters, 1 for the rest and for every byte
// that is not UTF-8.
int display_width(std::string_view text);

// The text with spaces behind it up to that many columns; unchanged if it is as wide already.
std::string pad(std::string_view text, int width);
// The same with the spaces before it.
std::string pad_left(std::string_view text, int width);

}  // namespace lair
