#include "table/plain_text.h"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>

#include "text/utf8.h"

namespace lair {
namespace {

struct Free {
  void operator()(utf8proc_uint8_t* text) const { std::free(text); }  // NOLINT(*-no-malloc)
};

// utf8proc's mapping; nothing for what is not UTF-8.
std::optional<std::string> mapped(std::string_view text, int options) {
  utf8proc_uint8_t* result = nullptr;
  const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                 static_cast<utf8proc_ssize_t>(text.size()), &result,
                                 static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, Free> owned(result);
  if (size < 0) return std::nullopt;
  return std::string(reinterpret_cast<const char*>(result), static_cast<std::size_t>(size));
}

// Letters that are drawn as nothing, though their category does not tell.
bool is_blank(char32_t point) {
  return point == 0x034F || point == 0x115F || point == 0x1160 || point == 0x17B4 ||
         point == 0x17B5 || point == 0x2800 || point == 0x3164 || point == 0xFFA0 ||
         (point >= 0xFE00 && point <= 0xFE0F) || (point >= 0xE0000 && point <= 0xE0FFF);
}

bool is_visible(char32_t point) {
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(point))) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
      return false;
    default:
      return !is_blank(point);
  }
}

bool is_space(char32_t point) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(point)) == UTF8PROC_CATEGORY_ZS;
}

// Without space at both ends, and every space inside a plain one.
std::string trimmed(std::string_view text) {
  std::string result;
  bool space = false;
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    text.remove_prefix(decoded.size);
    if (is_space(decoded.point)) {
      space = !result.empty();
      continue;
    }
    if (std::exchange(space, false)) result += ' ';
    append_utf8(result, decoded.point);
  }
  return result;
}

// Characters as people count them; -1 if one of them cannot be seen.
int count_visible(std::string_view text) {
  int count = 0;
  utf8proc_int32_t state = 0;
  char32_t before = 0;
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    text.remove_prefix(decoded.size);
    if (!is_visible(decoded.point)) return -1;
    const auto point = static_cast<utf8proc_int32_t>(decoded.point);
    if (before == 0 ||
        utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(before), point, &state)) {
      ++count;
    }
    before = decoded.point;
  }
  return count;
}

// The Latin letter that this one looks like.
char32_t lookalike(char32_t point) {
  constexpr std::pair<std::u32string_view, char32_t> kAlike[] = {
      {U"аα", U'a'}, {U"вβ", U'b'}, {U"с", U'c'},   {U"еε", U'e'}, {U"н", U'h'},    {U"ј", U'j'},
      {U"кκ", U'k'}, {U"м", U'm'},  {U"оο0", U'o'}, {U"рρ", U'p'}, {U"ѕ5", U's'},   {U"тτ", U't'},
      {U"υ", U'u'},  {U"ν", U'v'},  {U"хχ", U'x'},  {U"уγ", U'y'}, {U"iіι1|", U'l'}};
  for (const auto& [letters, latin] : kAlike) {
    if (letters.find(point) != std::u32string_view::npos) return latin;
  }
  return point;
}

}  // namespace

Result<std::string> plain_text(std::string_view text, int most) {
  const Error length{"text-length", "", {{"high", most}}};
  // No character that people see needs this many bytes.
  if (text.size() > static_cast<std::size_t>(most) * 64) return length;
  const auto composed = mapped(text, UTF8PROC_COMPOSE | UTF8PROC_STABLE);
  if (!composed) return Error{"text-not-utf8", "", {}};
  std::string plain = trimmed(*composed);
  const int count = count_visible(plain);
  if (count < 0) return Error{"text-invisible", "", {}};
  if (count == 0 || count > most) return length;
  return plain;
}

std::string skeleton(std::string_view name) {
  const auto folded = mapped(name, UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
                                       UTF8PROC_STRIPMARK | UTF8PROC_IGNORE);
  std::string result;
  for (std::string_view rest = folded ? *folded : name; !rest.empty();) {
    const Decoded decoded = decode_utf8(rest);
    rest.remove_prefix(decoded.size);
    if (!is_space(decoded.point)) append_utf8(result, lookalike(decoded.point));
  }
  return result;
}

}  // namespace lair
