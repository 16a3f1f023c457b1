#pragma once

#include <cstdint>

#include "core/result.h"
#include "core/value.h"

namespace lair::chimera {

enum class ForcedBid : std::uint8_t { kHolder, kHighest };  // who must bid 20 (C-3.7)
enum class AllPass : std::uint8_t { kRedeal, kFirst };      // all pass on the first deal (C-3.6)

// What a table may choose (section 9); the defaults are the German edition.
struct Options {
  std::uint16_t limit = 400;  // C-8.5
  ForcedBid forced_bid = ForcedBid::kHolder;
  AllPass all_pass = AllPass::kRedeal;
  std::uint8_t closing_passes = 2;  // C-3.3
  bool reenter = true;              // C-3.4
  friend bool operator==(const Options&, const Options&) = default;
};

// Options as records and tables give them. An edition is a preset; single options override it.
Result<Options> read_options(const Value& value);
Value write_options(const Options& options);

}  // namespace lair::chimera
