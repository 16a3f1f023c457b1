#include "text/utf8.h"

#include <cassert>

namespace lair {
namespace {

constexpr Decoded kInvalid = {kReplacement, 1, false};

constexpr bool surrogate(char32_t point) { return point >= 0xD800 && point <= 0xDFFF; }

}  // namespace

Decoded decode_utf8(std::string_view text) {
  assert(!text.empty());
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {lead, 1, true};
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < size) return kInvalid;
  char32_t point = lead & (0xFFU >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0U) != 0x80) return kInvalid;
    point = point << 6 | (byte(i) & 0x3FU);
  }
  const bool overlong = (size == 3 && point < 0x800) || (size == 4 && point < 0x10000);
  if (overlong || surrogate(point) || point > 0x10FFFF) return kInvalid;
  return {point, size, true};
}

void append_utf8(std::string& text, char32_t point) {
  assert(!surrogate(point) && point <= 0x10FFFF);
  const auto tail = [&](int shift) {
    text.push_back(static_cast<char>(0x80U | (point >> shift & 0x3FU)));
  };
  if (point < 0x80) {
    text.push_back(static_cast<char>(point));
  } else if (point < 0x800) {
    text.push_back(static_cast<char>(0xC0U | point >> 6));
    tail(0);
  } else if (point < 0x10000) {
    text.push_back(static_cast<char>(0xE0U | point >> 12));
    tail(6);
    tail(0);
  } else {
    text.push_back(static_cast<char>(0xF0U | point >> 18));
    tail(12);
    tail(6);
    tail(0);
  }
}

std::optional<std::size_t> find_invalid_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Decoded decoded = decode_utf8(text.substr(at));
    if (!decoded.valid) return at;
    at += decoded.size;
  }
  return std::nullopt;
}

}  // namespace lair
