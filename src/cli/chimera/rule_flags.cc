#include "cli/chimera/rule_flags.h"

#include <array>

namespace lair::cli {

template <>
std::span<const RuleFlag> rule_flags<chimera::Game>() {
  using enum RuleFlag::Kind;
  static constexpr std::array kFlags = {
      RuleFlag{
          "edition", kText, "de,ko,fr,hu",
          "The rules of an edition (German, Korean, French, Hungarian); other options override it"},
      RuleFlag{"limit", kNumber, "", "Points that end the game, 50 to 5000 (C-8.5)"},
      RuleFlag{"forced_bid", kText, "holder,highest",
               "Who must bid 20 when all passed again (C-3.7)"},
      RuleFlag{"closing_passes", kNumber, "2,3", "Passes that end the bidding (C-3.3)"},
      RuleFlag{"all_pass", kText, "redeal,first",
               "What happens when all pass on the first deal (C-3.6)"},
      RuleFlag{"reenter", kFlag, "true,false", "Whether one may bid again after a pass (C-3.4)"},
  };
  return kFlags;
}

}  // namespace lair::cli
