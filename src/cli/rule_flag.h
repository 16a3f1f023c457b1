#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "rules/game.h"

namespace lair::cli {

// A rule option as a flag of the command line.
struct RuleFlag {
  enum class Kind : std::uint8_t {
    kSwitch,  // stands alone, and means true
    kFlag,    // true or false
    kNumber,
    kText,
  };

  std::string_view option;  // as records write it
  Kind kind;
  std::string_view choices;  // with commas; empty if any will do
  std::string_view about;
};

// The rule options of a game (docs/formats.md); none unless it specialises this (GAME/terminal.h).
// Games that call an option the same have one flag for it, of one kind and with the same choices.
template <Game G>
std::span<const RuleFlag> rule_flags() {
  return {};
}

}  // namespace lair::cli
