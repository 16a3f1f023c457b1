#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/play/players.h"
#include "cli/play/story.h"
#include "cli/replay/course.h"
#include "cli/terminal/terminal_look.h"
#include "rules/game.h"
#include "text/display_width.h"

namespace lair::cli {

// The view of a replay: that of `players.person`, or everything if there is no person. Steps are
// added in order, from a deal on.
template <Game G>
class Sight {
 public:
  explicit Sight(Players players) : players_(std::move(players)) {}

  // Adds a step. Calls `tell` with a Telling for every visible event.
  template <class Tell>
  void take(const Look& look, const typename Course<G>::Step& step, bool is_deal,
            const Tell& tell) {
    if (is_deal) begin(step.before);
    std::string last;  // events that differ only by seat give the same sentence
    for (const typename G::Event& event : step.events) {
      std::optional<std::size_t> eye;
      for (std::size_t i = knowledge_.size(); i-- > 0;) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (!event.audience.has(seat)) continue;
        knowledge_[i]->add(event);
        if (!players_.person || players_.is_person(seat)) eye = i;
      }
      if (!eye) continue;
      const Telling telling = told(look, players_, *knowledge_[*eye], event);
      if (telling.text != last) tell(telling);
      last = telling.text;
    }
  }

  std::string position(const Look& look) const {
    const int eye = players_.person ? index(*players_.person) : 0;
    return position_drawn(look, players_, *knowledge_[static_cast<std::size_t>(eye)]);
  }

  // The visible hands, one on each line.
  std::string hands(const Look& look) const {
    if (players_.person) {
      const auto place = static_cast<std::size_t>(index(*players_.person));
      return hand_drawn(look, knowledge_[place]->view,
                        said(look, "play-" + std::string(G::kShortName) + "-hand"));
    }
    int width = 0;
    for (const std::string& name : players_.names) width = std::max(width, display_width(name));
    std::string text;
    for (const Seat seat : players_.around()) {
      if (!text.empty()) text += '\n';
      const std::string title = paint(look, tint_of(seat), pad(players_.name(seat), width));
      text += hand_drawn(look, knowledge_[static_cast<std::size_t>(index(seat))]->view, title);
    }
    return text;
  }

 private:
  void begin(const typename G::State& before) {
    knowledge_.clear();
    for (int i = 0; i < players_.seats(); ++i) {
      knowledge_.push_back(std::make_unique<Knowledge<G>>());
      knowledge_.back()->view = view(before, seat_at(i));
    }
  }

  Players players_;
  std::vector<std::unique_ptr<Knowledge<G>>> knowledge_;
};

}  // namespace lair::cli
