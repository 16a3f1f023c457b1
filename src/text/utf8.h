#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace lair {

inline constexpr char32_t kReplacement = U'\uFFFD';

struct Decoded {
  char32_t point;    // kReplacement for a byte that begins no valid sequence
  std::size_t size;  // bytes read, 1 for such a byte
  bool valid;
};

// The code point at the start of a text that is not empty. Refuses overlong forms, surrogates and
// what lies beyond U+10FFFF, so that one text has one meaning.
Decoded decode_utf8(std::string_view text);

// Appends a code point that is no surrogate and at most U+10FFFF.
void append_utf8(std::string& text, char32_t point);

// The place of the first byte that is not UTF-8.
std::optional<std::size_t> find_invalid_utf8(std::string_view text);

}  // namespace lair
