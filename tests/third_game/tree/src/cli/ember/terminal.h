#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/play/players.h"
#include "cli/play/screen.h"
#include "cli/play/story.h"
#include "cli/score/round.h"
#include "cli/terminal/terminal_look.h"
#include "rules/ember/game.h"

// Ember in the terminal: the screen of `lair play`, its events in words, the table and the hands of
// `lair replay`, and the questions of `lair score`.

namespace lair::cli {

template <>
std::unique_ptr<Screen<ember::Game>> make_screen<ember::Game>(Terminal& terminal,
                                                              const Players& players);

Telling told(const Look& look, const Players& players, const Knowledge<ember::Game>& knowledge,
             const ember::Event& event);
// A deal, a trick won, the end of a round.
template <>
bool turning_point<ember::Game>(const ember::Event& event);
std::string position_drawn(const Look& look, const Players& players,
                           const Knowledge<ember::Game>& knowledge);
std::string hand_drawn(const Look& look, const ember::View& view, std::string_view title);

template <>
std::optional<Value> ask_round<ember::Game>(Interview& interview, const Look& look,
                                            const ScorePad& pad, const Value& old);
template <>
std::optional<Value> ask_options<ember::Game>(Interview& interview, const Look& look);

}  // namespace lair::cli
