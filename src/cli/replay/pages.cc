#include "cli/replay/pages.h"

#include <array>
#include <utility>

#include "text/verbatim.h"
#include "text/you.h"

namespace lair::cli {
namespace {

constexpr std::size_t kLongestShown = 24;  // code points

}  // namespace

Players players_seen(const Look& look, const std::vector<std::string>& names,
                     std::optional<Seat> seat) {
  Players players{{}, {}, seat};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool is_you = seat == seat_at(static_cast<int>(i));
    std::string name = verbatim(names[i], kLongestShown);
    if (is_you) name = said(look, "play-you");
    if (!is_you && means_you(name)) {
      name = said(look, "watch-player", {{"number", static_cast<std::int64_t>(i + 1)}});
    }
    players.names.push_back(std::move(name));
    players.levels.emplace_back();
  }
  return players;
}

std::string eyes_said(const Look& look, const std::vector<std::string>& names,
                      std::optional<Seat> seat) {
  if (!seat) return said(look, "watch-open");
  const std::string& name = names[static_cast<std::size_t>(index(*seat))];
  if (means_you(name)) return said(look, "watch-you");
  return said(look, "watch-seat", {{"name", verbatim(name, kLongestShown)}});
}

std::optional<Jump> jump_of(const Pressed& pressed) {
  constexpr std::array<std::pair<Pressed, Jump>, 18> kJumps = {{
      {{Key::kRight}, Jump::kOn},
      {{Key::kLetter, 'n'}, Jump::kOn},
      {{Key::kLetter, ' '}, Jump::kOn},
      {{Key::kLetter, '\n'}, Jump::kOn},
      {{Key::kLeft}, Jump::kBack},
      {{Key::kLetter, 'p'}, Jump::kBack},
      {{Key::kDown}, Jump::kMarkOn},
      {{Key::kLetter, 't'}, Jump::kMarkOn},
      {{Key::kUp}, Jump::kMarkBack},
      {{Key::kLetter, 'T'}, Jump::kMarkBack},
      {{Key::kPageDown}, Jump::kRoundOn},
      {{Key::kLetter, 'r'}, Jump::kRoundOn},
      {{Key::kPageUp}, Jump::kRoundBack},
      {{Key::kLetter, 'R'}, Jump::kRoundBack},
      {{Key::kHome}, Jump::kFirst},
      {{Key::kLetter, 'g'}, Jump::kFirst},
      {{Key::kEnd}, Jump::kLast},
      {{Key::kLetter, 'G'}, Jump::kLast},
  }};
  for (const auto& [key, jump] : kJumps) {
    if (key == pressed) return jump;
  }
  return std::nullopt;
}

bool leaves(const Pressed& pressed) { return pressed.key == Key::kGone || pressed.letter == 'q'; }

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (true) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    if (end == text.size()) return lines;
    text.remove_prefix(end + 1);
  }
}

}  // namespace lair::cli
