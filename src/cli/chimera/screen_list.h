#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/terminal/terminal_look.h"
#include "rules/chimera/move.h"

namespace lair::cli {

// Plays with their numbers (from 1), grouped by kind. A kind with many shows only its first ones.
std::string play_list(const Look& look, std::span<const chimera::Action> plays);
// The plays of one kind from `number` on, as many as fit on a screen.
std::string play_list_from(const Look& look, std::span<const chimera::Action> plays, int number);
// One on each line, described in full.
std::string play_choices(const Look& look, std::span<const chimera::Action> plays);

// The fourteen kinds, each with an example of what to type.
std::string combination_help(const Look& look);

}  // namespace lair::cli
