#pragma once

#include "cli/rule_flag.h"
#include "rules/phantom/game.h"

namespace lair::cli {

template <>
std::span<const RuleFlag> rule_flags<phantom::Game>();

}  // namespace lair::cli
