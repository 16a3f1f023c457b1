#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.h"
#include "text/language.h"

// Text for a terminal: character set, colours, and lines that fit its width.

namespace lair::cli {

// The environment variable of that name; empty if it is not set.
std::string_view environment(const char* name);

// Whether LC_ALL, LC_CTYPE or LANG names UTF-8.
bool locale_is_utf8();
// Whether the language is readable in ASCII (in_ascii). Korean is not.
bool has_ascii_form(Language language);

// The capabilities of an output.
struct Look {
  bool colour = false;
  bool symbols = true;  // beyond ASCII
  int columns = 80;
  Language language = Language::en;
};

enum class ColourWish : std::uint8_t { kAuto, kAlways, kNever };

// Detects them for a file descriptor from the environment (NO_COLOR, TERM, COLUMNS, the locale).
Look look_of(int descriptor, ColourWish wish, Language language);
// The width of the terminal behind a descriptor; without a terminal, COLUMNS, else 80.
int columns_of(int descriptor);

// A colour or style: the parameters of a "select graphic rendition" sequence.
struct Tint {
  std::string_view sgr;
};
// Middle tones, readable on dark and on light backgrounds.
inline constexpr Tint kFaint{"2"};
inline constexpr Tint kStrong{"1"};
inline constexpr Tint kGold{"38;5;130"};
inline constexpr Tint kWarning{"1;38;5;131"};

// The text in that tint; unchanged without colour.
std::string paint(const Look& look, Tint tint, std::string_view text);
// The text with the first occurrence of `word` that is not painted yet in that tint.
std::string paint_word(const Look& look, Tint tint, std::string_view text, std::string_view word);

// The width of a text in columns, without its control sequences.
int shown_width(std::string_view text);

// A message of the catalogues.
std::string said(const Look& look, std::string_view id, std::initializer_list<Arg> args = {});
// The sentence for an error, with its clause in brackets.
std::string said(const Look& look, const Error& error);

std::vector<std::string> words(std::string_view text);

struct Flow {
  int indent = 0;   // of the first line
  int hanging = 0;  // of the following lines
  std::string_view gap = " ";
};
// Lays out items on as many lines as needed, without a last line end. An item wider than a line is
// broken between words.
std::string flow(const Look& look, std::span<const std::string> items, const Flow& how = {});
// Breaks long lines between words and keeps existing line breaks.
std::string wrapped(const Look& look, std::string_view text, int indent = 0);

// Breaks only lines that are too wide, with a deeper indent for the rest. Lines that fit, such as
// the rows of a table, stay unchanged.
std::string fitted(const Look& look, std::string_view text);

// A paragraph of a help text: wrapped, with a hanging indent.
std::string paragraph(const Look& look, std::string_view text);

// A line across the terminal with a title in it; a title that is too long has more lines.
std::string ruled(const Look& look, std::string_view title);

// The text in ASCII, for terminals that can show nothing else: letters without their accents.
std::string in_ascii(std::string_view text);

}  // namespace lair::cli
