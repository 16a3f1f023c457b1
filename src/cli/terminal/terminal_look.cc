#include "cli/terminal/terminal_look.h"

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

// The length of the control sequence at the start of the text, 0 if there is none.
std::size_t control_sequence(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  std::size_t end = 2;
  while (end < text.size() && (text[end] < '@' || text[end] > '~')) ++end;
  return std::min(end + 1, text.size());
}

// The first place of the word outside painted text.
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
  using Form = std::pair<std::u32string_view, std::string_view>;
  constexpr auto kForms = std::to_array<Form>({{U"“”„«»", "\""},
                                               {U"‘’", "'"},
                                               {U"–—─−", "-"},
                                               {U"·", "|"},
                                               {U"…", "..."},
                                               {U"×", "x"},
                                               {U"\u00a0\u202f", " "},
                                               {U"←", "<-"},
                                               {U"→", "->"},
                                               {U"↑", "up"},
                                               {U"↓", "down"},
                                               {U"áàâä", "a"},
                                               {U"ÁÀÂÄ", "A"},
                                               {U"éèêë", "e"},
                                               {U"ÉÈÊË", "E"},
                                               {U"íîï", "i"},
                                               {U"ÍÎÏ", "I"},
                                               {U"óôöő", "o"},
                                               {U"ÓÔÖŐ", "O"},
                                               {U"úùûüű", "u"},
                                               {U"ÚÙÛÜŰ", "U"},
                                               {U"ç", "c"},
                                               {U"Ç", "C"},
                                               {U"ß", "ss"},
                                               {U"œ", "oe"},
                                               {U"æ", "ae"}});
  for (const auto& [from, to] : kForms) {
    if (from.find(point) != std::u32string_view::npos) return to;
  }
  return "?";
}

}  // namespace

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

bool has_ascii_form(Language language) { return language != Language::ko; }

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
          .symbols = locale_is_utf8() || !has_ascii_form(language),
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
  const auto add = [&](std::string_view part, std::string_view gap) {
    const int width = shown_width(part);
    if (!first && at + shown_width(gap) + width > look.columns) {
      text.erase(text.find_last_not_of(' ') + 1);
      text.append("\n").append(static_cast<std::size_t>(how.hanging), ' ');
      at = how.hanging;
      first = true;
    }
    if (!first) text.append(gap);
    text.append(part);
    at += width + (first ? 0 : shown_width(gap));
    first = false;
  };
  for (const std::string& item : items) {
    const bool fits = (first ? at : how.hanging) + shown_width(item) <= look.columns;
    const std::size_t end = fits ? item.size() : std::min(item.find(' ', 1), item.size());
    add(std::string_view(item).substr(0, end), how.gap);
    for (std::string_view rest = std::string_view(item).substr(end); !rest.empty();) {
      const std::size_t begin = std::min(rest.find_first_not_of(' '), rest.size());
      const std::size_t behind = std::min(rest.find(' ', begin), rest.size());
      add(rest.substr(begin, behind - begin), rest.substr(0, begin));
      rest.remove_prefix(behind);
    }
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

std::string fitted(const Look& look, std::string_view text) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    const auto indent = static_cast<int>(std::min(line.find_first_not_of(' '), line.size()));
    const bool fits = shown_width(line) <= look.columns;
    lines += fits ? std::string(line) : flow(look, words(line), {indent, indent + 2, " "});
    lines += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
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
