#include "table/plain_text.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "text/utf8.h"

namespace lair {
namespace {

struct Free {
  void operator()(utf8proc_uint8_t* text) const { std::free(text); }  // NOLINT(*-no-malloc)
};

// utf8proc's mapping; nothing if the text is not UTF-8.
std::optional<std::string> mapped(std::string_view text, int options) {
  utf8proc_uint8_t* result = nullptr;
  const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                 static_cast<utf8proc_ssize_t>(text.size()), &result,
                                 static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, Free> owned(result);
  if (size < 0) return std::nullopt;
  return std::string(reinterpret_cast<const char*>(result), static_cast<std::size_t>(size));
}

// Letters that are invisible although their category does not show it.
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

// A mark that combines with the character before it, which may be outside the text.
bool is_mark(char32_t point) {
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(point))) {
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
      return true;
    default:
      return false;
  }
}

bool is_space(char32_t point) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(point)) == UTF8PROC_CATEGORY_ZS;
}

// Joiners and selectors that keyboards put into an emoji to choose its presentation. The text is
// valid without them.
bool only_styles(char32_t point) { return point == 0xFE0E || point == 0xFE0F || point == 0x200D; }

// Trims the text, and makes every space inside a plain one.
std::string trimmed(std::string_view text) {
  std::string result;
  bool space = false;
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    text.remove_prefix(decoded.size);
    if (only_styles(decoded.point)) continue;
    if (is_space(decoded.point)) {
      space = !result.empty();
      continue;
    }
    if (std::exchange(space, false)) result += ' ';
    append_utf8(result, decoded.point);
  }
  return result;
}

// Calls `begin` for the first code point of each grapheme cluster, `more` for its others.
template <class Begin, class More>
void each_character(std::string_view text, Begin begin, More more) {
  utf8proc_int32_t state = 0;
  char32_t before = 0;
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    text.remove_prefix(decoded.size);
    const auto point = static_cast<utf8proc_int32_t>(decoded.point);
    const bool begins = before == 0 || utf8proc_grapheme_break_stateful(
                                           static_cast<utf8proc_int32_t>(before), point, &state);
    before = decoded.point;
    if (begins) {
      begin(decoded.point);
    } else {
      more(decoded.point);
    }
  }
}

// The number of grapheme clusters, whether one is invisible, and the largest number of code points
// behind the first of a cluster.
struct Counted {
  int characters = 0, marks = 0;
  bool visible = true;
};

Counted count(std::string_view text) {
  Counted counted;
  int marks = 0;
  each_character(
      text,
      [&](char32_t point) {
        ++counted.characters;
        counted.visible &= is_visible(point) && !is_mark(point);
        marks = 0;
      },
      [&](char32_t point) {
        counted.visible &= is_visible(point);
        counted.marks = std::max(counted.marks, ++marks);
      });
  return counted;
}

constexpr int kMostMarks = 4;  // more than any script needs

using Alike = std::pair<std::u32string_view, char32_t>;

// Upper-case letters (Greek, Cyrillic, Cherokee, Lisu) that look like a Latin one although their
// lower-case ones do not.
constexpr Alike kCapitals[] = {
    {U"ΑАᎪꓮ", U'a'}, {U"ΒВᏴꓐ", U'b'},  {U"СϹᏟꓚ", U'c'},  {U"Ꭰꓓ", U'd'},         {U"ΕЕᎬꓰ", U'e'},
    {U"Ϝꓝ", U'f'},   {U"Ꮐꓖ", U'g'},    {U"ΗНҺᎻꓧ", U'h'}, {U"ЈͿᎫꓙ", U'j'}, {U"ΚКᏦꓗ", U'k'},
    {U"ΙІӀꓲ", U'l'}, {U"ΜМϺᎷꓟ", U'm'}, {U"Νꓠ", U'n'},    {U"ΟОꓳ", U'o'},        {U"ΡРᏢꓑ", U'p'},
    {U"ᎡᏒꓣ", U'r'},  {U"ЅᏚꓢ", U's'},   {U"ΤТᎢꓔ", U't'},  {U"ꓴ", U'u'},          {U"Ꮩꓦ", U'v'},
    {U"ᎳᏔꓪ", U'w'},  {U"ΧХꓫ", U'x'},   {U"ΥУҮᎩꓬ", U'y'}, {U"ΖᏃꓜ", U'z'}};

// Lower-case letters, digits and signs.
constexpr Alike kSmall[] = {{U"аαɑ", U'a'}, {U"вβь", U'b'}, {U"сϲ", U'c'},   {U"ԁđ", U'd'},
                            {U"еε", U'e'},  {U"ɡ", U'g'},   {U"нһհħ", U'h'}, {U"јϳ", U'j'},
                            {U"кκ", U'k'},  {U"мϻ", U'm'},  {U"ηո", U'n'},   {U"оοσօø0", U'o'},
                            {U"рρ", U'p'},  {U"ԛ", U'q'},   {U"г", U'r'},    {U"ѕ5", U's'},
                            {U"тτŧ", U't'}, {U"υս", U'u'},  {U"νѵ", U'v'},   {U"ωԝ", U'w'},
                            {U"хχ", U'x'},  {U"уγү", U'y'}, {U"ζ", U'z'},    {U"iıіιӏł1|", U'l'}};

// The text with every Latin look-alike replaced by the Latin letter, without spaces.
std::string latin(std::string_view text, std::span<const Alike> alike) {
  std::string result;
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    text.remove_prefix(decoded.size);
    if (is_space(decoded.point)) continue;
    const auto found = std::ranges::find_if(alike, [&](const Alike& each) {
      return each.first.find(decoded.point) != std::u32string_view::npos;
    });
    append_utf8(result, found == alike.end() ? decoded.point : found->second);
  }
  return result;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos;) {
    text.replace(at, from.size(), to);
  }
}

}  // namespace

Result<std::string> plain_text(std::string_view text, int most) {
  const Error length{"text-length", "", {{"high", most}}};
  // No visible character needs this many bytes.
  if (text.size() > static_cast<std::size_t>(most) * 64) return length;
  const auto composed = mapped(text, UTF8PROC_COMPOSE | UTF8PROC_STABLE);
  if (!composed) return Error{"text-not-utf8", "", {}};
  std::string plain = trimmed(*composed);
  const Counted counted = count(plain);
  if (!counted.visible) return Error{"text-invisible", "", {}};
  if (counted.marks > kMostMarks) return Error{"text-marks", "", {}};
  if (counted.characters == 0 || counted.characters > most) return length;
  return plain;
}

std::string shortened(std::string_view text, int most) {
  std::string result;
  int characters = 0;
  const auto add = [&](char32_t point) {
    if (characters <= most) append_utf8(result, point);
  };
  each_character(
      text, [&](char32_t point) { ++characters, add(point); }, add);
  return trimmed(result);
}

std::string skeleton(std::string_view name) {
  constexpr int kBare = UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_STRIPMARK | UTF8PROC_IGNORE;
  // Upper case first: a Greek Ν looks like an N, and its lower case like a v.
  const std::string bare = latin(mapped(name, kBare).value_or(std::string(name)), kCapitals);
  std::string result = latin(mapped(bare, kBare | UTF8PROC_CASEFOLD).value_or(bare), kSmall);
  replace_all(result, "rn", "m");
  replace_all(result, "vv", "w");
  return result;
}

}  // namespace lair
