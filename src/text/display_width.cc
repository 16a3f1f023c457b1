#include "text/display_width.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>

#include "text/display_width_table.h"
#include "text/utf8.h"

namespace lair {
namespace {

bool contains(std::span<const CodePoints> table, char32_t point) {
  const auto after =
      std::upper_bound(table.begin(), table.end(), point,
                       [](char32_t p, const CodePoints& range) { return p < range.first; });
  return after != table.begin() && point <= std::prev(after)->last;
}

int point_width(char32_t point) {
  if (point < 0x20 || (point >= 0x7F && point < 0xA0)) return 0;
  if (point < 0x300) return 1;
  if (contains(kZeroWidth, point)) return 0;
  return contains(kDoubleWidth, point) ? 2 : 1;
}

}  // namespace

int display_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    text.remove_prefix(decoded.size);
    width += point_width(decoded.point);
  }
  return width;
}

std::string pad(std::string_view text, int width) {
  std::string padded(text);
  const int missing = width - display_width(text);
  if (missing > 0) padded.append(static_cast<std::size_t>(missing), ' ');
  return padded;
}

std::string pad_left(std::string_view text, int width) {
  const int missing = std::max(0, width - display_width(text));
  return std::string(static_cast<std::size_t>(missing), ' ').append(text);
}

}  // namespace lair
