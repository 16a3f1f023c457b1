#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.h"
#include "text/language.h"

// Text made for a terminal: what may be drawn there, colours, lines that fit its width.

namespace lair::cli {

// What the environment says under that name; empty if nothing.
std::string_view environment(const char* name);

// By LC_ALL, LC_CTYPE, LANG.
bool locale_is_utf8();
// Can it be read in ASCII (in_ascii)? Korean cannot.
bool has_ascii_form(Language language);

// How text may look where it goes.
struct Look {
  bool colour = false;
  bool symbols = true;  // beyond ASCII
  int columns = 80;
  Language language = Language::en;
};

enum class ColourWish : std::uint8_t { kAuto, kAlways, kNever };

// What this file descriptor and the environment (NO_COLOR, TERM, COLUMNS, the locale) allow.
Look look_of(int descriptor, ColourWish wish, Language language);
// The width of the terminal behind it; without one, COLUMNS, else 80.
int columns_of(int descriptor);

// A way of writing, as the numbers of a "select graphic rendition" sequence.
struct Tint {
  std::string_view sgr;
};
// Middle tones, that can be read on a dark and on a light ground.
inline constexpr Tint kFaint{"2"};
inline constexpr Tint kStrong{"1"};
inline constexpr Tint kGold{"38;5;130"};
inline constexpr Tint kWarning{"1;38;5;131"};

// The text in that tint; as it is without colour.
std::string paint(const Look& look, Tint tint, std::string_view text);
// The text with the first occurrence of `word` that is not painted yet in that tint.
std::string paint_word(const Look& look, Tint tint, std::string_view text, std::string_view word);

// Columns taken by a text that may be painted.
int shown_width(std::string_view text);

// A message of the catalogues.
std::string said(const Look& look, std::string_view id, std::initializer_list<Arg> args = {});
// What was wrong, with its clause in brackets.
std::string said(const Look& look, const Error& error);

std::vector<std::string> words(std::string_view text);

struct Flow {
  int indent = 0;   // of the first line
  int hanging = 0;  // of those behind it
  std::string_view gap = " ";
};
// The items side by side, on as many lines as it takes; no line end behind the last. An item that
// is wider than a line is broken between its words; a word stands alone then.
std::string flow(const Look& look, std::span<const std::string> items, const Flow& how = {});
// Every line of the text broken between words; the lines it has already stay apart.
std::string wrapped(const Look& look, std::string_view text, int indent = 0);

// Lines that are too wide broken between words, the rest of them a little more indented; those that
// fit stay as they are, such as the rows of a table.
std::string fitted(const Look& look, std::string_view text);

// A paragraph of a help text, broken and indented, its first line a little less.
std::string paragraph(const Look& look, std::string_view text);

// A line across the terminal with a title in it; a title that is too long has more lines.
std::string ruled(const Look& look, std::string_view title);

// The text in ASCII, for terminals that can show nothing else: letters without their accents.
std::string in_ascii(std::string_view text);

}  // namespace lair::cli
