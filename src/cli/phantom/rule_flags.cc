#include "cli/phantom/rule_flags.h"

#include <array>

namespace lair::cli {

template <>
std::span<const RuleFlag> rule_flags<phantom::Game>() {
  using enum RuleFlag::Kind;
  static constexpr std::array kFlags = {
      RuleFlag{"advanced", kSwitch, "", "The advanced rules (P-8)"},
      RuleFlag{
          "going_out", kText, "together,in-hand",
          "What going out needs in the hand: laid sets count too, or all of it in hand (P-6.1)"},
      RuleFlag{"deck_out", kText, "replay,counts",
               "A round ended by the deck: played again, or counts (P-7.2)"},
      RuleFlag{"rounds", kNumber, "", "Rounds to play (P-7.4)"},
      RuleFlag{"points", kNumber, "", "Points that end the game (P-7.4)"},
  };
  return kFlags;
}

}  // namespace lair::cli
