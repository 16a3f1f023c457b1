#pragma once

#include "cli/rule_flag.h"
#include "rules/chimera/game.h"

namespace lair::cli {

template <>
std::span<const RuleFlag> rule_flags<chimera::Game>();

}  // namespace lair::cli
