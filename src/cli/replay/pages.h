#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/players.h"
#include "cli/replay/course.h"
#include "cli/replay/sight.h"
#include "cli/terminal/key_screen.h"
#include "cli/terminal/terminal.h"
#include "rules/game.h"

namespace lair::cli {

// The players as seen from that seat, which is "you"; without a seat, all by name.
Players players_seen(const Look& look, const std::vector<std::string>& names,
                     std::optional<Seat> seat);

// Whose view it is: "as Ana saw it", "all hands open".
std::string eyes_said(const Look& look, const std::vector<std::string>& names,
                      std::optional<Seat> seat);

// The effect of a key in a replay: none, a jump, another seat, or leaving.
std::optional<Jump> jump_of(const Pressed& pressed);
bool leaves(const Pressed& pressed);

std::vector<std::string> lines_of(std::string_view text);

// The replay of a game: page by page, or as one text.
template <Game G>
class Replayed {
 public:
  Replayed(const Course<G>& course, std::vector<std::string> names, std::optional<Seat> seat)
      : course_(course), names_(std::move(names)), seat_(seat) {}

  // The current step, and the seat whose view is shown.
  void go_to(std::size_t step) { step_ = step; }
  std::size_t step() const { return step_; }

  // Shows pages and handles keys until the user leaves. False after an interrupt.
  bool browse(KeyScreen& screen) {
    while (true) {
      screen.show(page(screen.look(), screen.rows()));
      const Pressed pressed = screen.wait();
      if (pressed.key == Key::kInterrupted) return false;
      if (leaves(pressed)) return true;
      if (const auto jump = jump_of(pressed)) step_ = course_.jump(step_, *jump);
      if (pressed.letter == 'a') seat_.reset();
      const int seat = pressed.letter - '1';
      if (seat >= 0 && seat < static_cast<int>(names_.size())) seat_ = seat_at(seat);
    }
  }

  // The whole game, from the first deal on.
  void tell_all(Terminal& terminal) const {
    const Look& look = terminal.look();
    Story story(terminal);
    Sight<G> sight(players_seen(look, names_, seat_));
    for (std::size_t i = 0; i < course_.steps().size(); ++i) {
      const bool is_deal = course_.steps()[i].deal == i;
      sight.take(look, course_.steps()[i], is_deal, [&](const Telling& told) { story.tell(told); });
      if (!is_deal) continue;
      story.pause();
      terminal.say(sight.hands(look));
    }
    story.pause();
  }

  // The title, the events of the step, table and hands.
  std::vector<std::string> position(const Look& look) const {
    Sight<G> sight(players_seen(look, names_, seat_));
    std::vector<std::string> lines = lines_of(ruled(look, title(look)));
    for (const std::string& line : story_lines(look, sight)) {
      if (!line.starts_with(' ')) lines.push_back(line);
    }
    for (const std::string& line : table_lines(look, sight)) lines.push_back(line);
    return lines;
  }

  // Title, the events of the round so far, table, hands and keys, on so many rows.
  std::vector<std::string> page(const Look& look, int rows) const {
    Sight<G> sight(players_seen(look, names_, seat_));
    const std::vector<std::string> story = story_lines(look, sight);
    std::vector<std::string> below = table_lines(look, sight);
    below.emplace_back();
    for (const std::string& line : lines_of(keys(look))) below.push_back(line);
    std::vector<std::string> lines = lines_of(ruled(look, title(look)));
    const int room = rows - static_cast<int>(lines.size() + below.size());
    const std::size_t shown = std::min(static_cast<std::size_t>(std::max(room, 1)), story.size());
    lines.insert(lines.end(), story.end() - static_cast<std::ptrdiff_t>(shown), story.end());
    lines.insert(lines.end(), below.begin(), below.end());
    return lines;
  }

 private:
  // The events of the round up to here. Those of the last step are marked.
  std::vector<std::string> story_lines(Look look, Sight<G>& sight) const {
    look.columns -= 2;
    std::vector<std::string> lines;
    for (std::size_t i = course_.steps()[step_].deal; i <= step_; ++i) {
      const typename Course<G>::Step& step = course_.steps()[i];
      sight.take(look, step, step.deal == i, [&](const Telling& told) {
        const std::string text = told.joins ? wrapped(look, told.text) : told.text;
        for (const std::string& line : lines_of(text)) {
          if (!line.empty())
            lines.push_back((i == step_ ? paint(look, kGold, ">") : " ") + " " + line);
        }
      });
    }
    return lines;
  }

  // An empty line, then table and hands.
  static std::vector<std::string> table_lines(const Look& look, const Sight<G>& sight) {
    const std::string table = sight.position(look);
    return lines_of((table.empty() ? "\n" : "\n" + table + "\n") + sight.hands(look));
  }

  std::string title(const Look& look) const {
    const typename Course<G>::Step& step = course_.steps()[step_];
    std::size_t end = step_;
    while (end < course_.last() && course_.steps()[end + 1].deal == step.deal) ++end;
    const std::string game = said(look, "game-" + std::string(G::kName));
    std::string round = said(look, "round-" + std::string(G::kName), {{"round", step.round}});
    if (course_.thrown_in(step_)) round = said(look, "watch-thrown-in", {{"round", round}});
    const std::string place = said(look, "watch-place",
                                   {{"round", round},
                                    {"step", static_cast<std::int64_t>(step_ - step.deal)},
                                    {"steps", static_cast<std::int64_t>(end - step.deal)}});
    return game + " · " + place + " · " + eyes_said(look, names_, seat_);
  }

  std::string keys(const Look& look) const {
    const std::string text = said(look, "watch-keys",
                                  {{"mark", said(look, "watch-mark-" + std::string(G::kShortName))},
                                   {"seats", static_cast<std::int64_t>(names_.size())}});
    return paint(look, kFaint, wrapped(look, text, 2));
  }

  const Course<G>& course_;
  std::vector<std::string> names_;
  std::optional<Seat> seat_;
  std::size_t step_ = 0;
};

}  // namespace lair::cli
