#include "cli/terminal_look.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <utility>

#include "text/display_width.h"
#include "text/text.h"
#include "text/utf8.h"

namespace lair::cli {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody sets it
  return value == nullptr ? std::string_view() : std::string_view(value);
}

namespace {

constexpr int kNarrowest = 30, kWidest = 120, kUsual = 80;

bool wants_colour(int descriptor, ColourWish wish) {
  if (wish != ColourWish::kAuto) return wish == ColourWish::kAlways;
  return isatty(descriptor) == 1 && environment("NO_COLOR").empty() &&
         environment("TERM") != "dumb";
}

// The first of these that is set decides the character set.
bool locale_is_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    std::string value(environment(name));
    if (value.empty()) continue;
    std::transform(value.begin(), value.end(), value.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return value.find("utf-8") != std::string::npos || value.find("utf8") != std::string::npos;
  }
  return false;
}

// The length of the control sequence at the start of the text, 0 if there is none.
std::size_t control_sequence(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  std::size_t end = 2;
  while (end < text.size() && (text[end] < '@' || text[end] > '~')) ++end;
  return std::min(end + 1, text.size());
}

// Where the word stands in that text outside of what is painted already.
std::size_t find_unpainted(std::string_view text, std::string_view word) {
  constexpr std::string_view kPaintEnd = "\x1b[0m";
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\x1b', begin), text.size());
    const std::size_t place = text.substr(begin, end - begin).find(word);
    if (place != std::string_view::npos) return begin + place;
    const std::size_t painted = text.find(kPaintEnd, end);
    if (painted == std::string_view::npos) break;
    begin = painted + kPaintEnd.size();
  }
  return std::string_view::npos;
}

std::string_view ascii_for(char32_t point) {
  constexpr std::array<std::pair<char32_t, std::string_view>, 17> kForms = {{{U'“', "\""},
                                                                             {U'”', "\""},
                                                                             {U'„', "\""},
                                                                             {U'‘', "'"},
                                                                             {U'’', "'"},
                                                                             {U'–', "-"},
                                                                             {U'—', "-"},
                                                                             {U'─', "-"},
                                                                             {U'·', "|"},
                                                                             {U'…', "..."},
                                                                             {U'×', "x"},
                                                                             {U'\u00a0', " "},
                                                                             {U'−', "-"},
                                                                             {U'←', "<-"},
                                                                             {U'→', "->"},
                                                                             {U'↑', "up"},
                                                                             {U'↓', "down"}}};
  for (const auto& [from, to] : kForms) {
    if (from == point) return to;
  }
  return "?";
}

}  // namespace

int columns_of(int descriptor) {
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    return std::clamp(int{size.ws_col}, kNarrowest, kWidest);
  }
  int columns = 0;
  const std::string_view wish = environment("COLUMNS");
  std::from_chars(wish.data(), wish.data() + wish.size(), columns);
  return columns > 0 ? std::clamp(columns, kNarrowest, kWidest) : kUsual;
}

Look look_of(int descriptor, ColourWish wish, Language language) {
  return {.colour = wants_colour(descriptor, wish),
          .symbols = locale_is_utf8(),
          .columns = columns_of(descriptor),
          .language = language};
}

std::string paint(const Look& look, Tint tint, std::string_view text) {
  if (!look.colour || text.empty()) return std::string(text);
  std::string painted = "\x1b[";
  return painted.append(tint.sgr).append("m").append(text).append("\x1b[0m");
}

std::string paint_word(const Look& look, Tint tint, std::string_view text, std::string_view word) {
  const std::size_t place = word.empty() ? std::string_view::npos : find_unpainted(text, word);
  if (!look.colour || place == std::string_view::npos) return std::string(text);
  std::string painted(text.substr(0, place));
  return painted.append(paint(look, tint, word)).append(text.substr(place + word.size()));
}

int shown_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    if (const std::size_t size = control_sequence(text); size > 0) {
      text.remove_prefix(size);
      continue;
    }
    const std::size_t end = std::min(text.find('\x1b', 1), text.size());
    width += display_width(text.substr(0, end));
    text.remove_prefix(end);
  }
  return width;
}

std::string said(const Look& look, std::string_view id, std::initializer_list<Arg> args) {
  return say(look.language, id, std::span(args.begin(), args.size()));
}

std::string said(const Look& look, const Error& error) {
  std::string text = say(look.language, error);
  if (!error.rule.empty()) text.append(" [").append(error.rule).append("]");
  return text;
}

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> found;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) found.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return found;
}

std::string flow(const Look& look, std::span<const std::string> items, const Flow& how) {
  std::string text(static_cast<std::size_t>(how.indent), ' ');
  int at = how.indent;
  bool first = true;
  for (const std::string& item : items) {
    const int width = shown_width(item);
    const int gap = shown_width(how.gap);
    if (!first && at + gap + width > look.columns) {
      text.erase(text.find_last_not_of(' ') + 1);
      text.append("\n").append(static_cast<std::size_t>(how.hanging), ' ');
      at = how.hanging;
      first = true;
    }
    if (!first) text.append(how.gap);
    text += item;
    at += width + (first ? 0 : gap);
    first = false;
  }
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string wrapped(const Look& look, std::string_view text, int indent) {
  std::string lines;
  while (true) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines += flow(look, words(text.substr(0, end)), {indent, indent, " "});
    if (end == text.size()) return lines;
    lines += '\n';
    text.remove_prefix(end + 1);
  }
}

std::string paragraph(const Look& look, std::string_view text) {
  return flow(look, words(text), {2, 4, " "});
}

std::string ruled(const Look& look, std::string_view title) {
  constexpr int kLeft = 2;
  const auto rule = [&](int count) {
    std::string line;
    for (int i = 0; i < count; ++i) line += look.symbols ? "─" : "-";
    return paint(look, kFaint, line);
  };
  std::string text = flow(look, words(title), {kLeft + 1, kLeft + 1, " "}).substr(kLeft) + " ";
  const int room = look.columns - kLeft - shown_width(text);
  if (room < 0) text.pop_back();  // on several lines
  return rule(kLeft) + paint(look, kStrong, text) + rule(room);
}

std::string in_ascii(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    if (decoded.valid && decoded.point < 0x80) {
      plain += static_cast<char>(decoded.point);
    } else {
      plain += ascii_for(decoded.point);
    }
    text.remove_prefix(decoded.size);
  }
  return plain;
}

}  // namespace lair::cli
