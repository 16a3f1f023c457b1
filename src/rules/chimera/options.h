#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/option.h"
#include "core/result.h"
#include "core/value.h"

namespace lair::chimera {

enum class ForcedBid : std::uint8_t { kHolder, kHighest };  // who must bid 20 (C-3.7)
enum class AllPass : std::uint8_t { kRedeal, kFirst };      // all pass on the first deal (C-3.6)

// The rules that a table may choose (section 9). The defaults are the German edition.
struct Options {
  std::uint16_t limit = 400;  // C-8.5
  ForcedBid forced_bid = ForcedBid::kHolder;
  AllPass all_pass = AllPass::kRedeal;
  std::uint8_t closing_passes = 2;  // C-3.3
  bool reenter = true;              // C-3.4
  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr std::array<std::string_view, 2> kForcedBids = {"holder", "highest"};
inline constexpr std::array<std::string_view, 2> kAllPasses = {"redeal", "first"};

// Section 9, with its presets.
inline constexpr OptionList kOptions = {
    std::array{
        option<&Options::limit>({.name = "limit",
                                 .kind = OptionInfo::Kind::kNumber,
                                 .rule = "C-8.5",
                                 .about = "Points that end the game",
                                 .low = 50,
                                 .high = 5000,
                                 .range_rule = "C-8.5"}),
        option<&Options::forced_bid>(
            {.name = "forced_bid",
             .kind = OptionInfo::Kind::kChoice,
             .rule = "C-3.7",
             .about = "Who must bid 20 when all pass again: the holder of the face-up card, or the "
                      "player who leads on points",
             .choices = kForcedBids,
             .by_preset = true}),
        option<&Options::closing_passes>({.name = "closing_passes",
                                          .kind = OptionInfo::Kind::kNumber,
                                          .rule = "C-3.3",
                                          .about = "Passes in a row that end the bidding",
                                          .low = 2,
                                          .high = 3,
                                          .by_preset = true}),
        option<&Options::all_pass>(
            {.name = "all_pass",
             .kind = OptionInfo::Kind::kChoice,
             .rule = "C-3.6",
             .about =
                 "What happens when all pass on the first deal: a new deal, or the first to pass "
                 "becomes the Chimera at 20",
             .choices = kAllPasses,
             .by_preset = true}),
        option<&Options::reenter>({.name = "reenter",
                                   .kind = OptionInfo::Kind::kFlag,
                                   .rule = "C-3.4",
                                   .about = "Whether a player may bid again after a pass",
                                   .by_preset = true}),
    },
    PresetInfo{
        "edition",
        "The rules of an edition (German, Korean, French, Hungarian); other options override it"},
    std::array{
        Preset<Options>{"de", "German"},
        Preset<Options>{"ko", "Korean", {.reenter = false}},
        Preset<Options>{"fr", "French", {.closing_passes = 3}},
        Preset<Options>{"hu", "Hungarian", {.forced_bid = ForcedBid::kHighest}},
    }};

Result<Options> read_options(const Value& value);
Value write_options(const Options& options);

}  // namespace lair::chimera
