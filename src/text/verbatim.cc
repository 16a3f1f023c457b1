#include "text/verbatim.h"

#include "text/utf8.h"

namespace lair {
namespace {

constexpr bool between(char32_t point, char32_t low, char32_t high) {
  return point >= low && point <= high;
}

bool breaks_line(char32_t point) {
  return between(point, U'\t', U'\r') || point == 0x85 || point == 0x2028 || point == 0x2029;
}

// Controls, marks of direction, invisible operators and tags. The zero-width joiner stays: names in
// Persian and many emoji need it.
bool unseen(char32_t point) {
  return point < 0x20 || between(point, 0x7F, 0x9F) || point == 0xAD || point == 0x61C ||
         point == 0x200B || between(point, 0x200E, 0x200F) || between(point, 0x202A, 0x202E) ||
         between(point, 0x2060, 0x206F) || point == 0xFEFF || between(point, 0xFFF9, 0xFFFB) ||
         between(point, 0xE0000, 0xE0FFF);
}

}  // namespace

std::string verbatim(std::string_view text, std::size_t limit) {
  std::string shown;
  std::size_t points = 0;
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    text.remove_prefix(decoded.size);
    const char32_t point = breaks_line(decoded.point) ? U' ' : decoded.point;
    if (unseen(point)) continue;
    if (points == limit) return shown.append("…");
    append_utf8(shown, point);
    ++points;
  }
  return shown;
}

}  // namespace lair
