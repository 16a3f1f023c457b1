#include "rules/chimera/options.h"

#include <utility>

namespace lair::chimera {
namespace {

constexpr int kLowestLimit = 50, kHighestLimit = 5000;

// The presets of section 9.
Options edition(int place) {
  Options options;
  if (place == 1) options.reenter = false;                   // ko
  if (place == 2) options.closing_passes = 3;                // fr
  if (place == 3) options.forced_bid = ForcedBid::kHighest;  // hu
  return options;
}

}  // namespace

Result<Options> read_options(const Value& value) {
  if (MaybeError error = only_fields(
          value, {"limit", "edition", "forced_bid", "closing_passes", "all_pass", "reenter"})) {
    return std::move(*error);
  }
  Options options;
  if (value.has("edition")) {
    const auto place = choice_field(value, "edition", {"de", "ko", "fr", "hu"});
    if (!place) return place.error();
    options = edition(*place);
  }
  if (value.has("limit")) {
    auto limit = integer_field(value, "limit", kLowestLimit, kHighestLimit);
    if (!limit) {
      if (value.find("limit")->integer() != nullptr) limit.error().rule = "C-8.5";
      return std::move(limit.error());
    }
    options.limit = static_cast<std::uint16_t>(*limit);
  }
  if (value.has("forced_bid")) {
    const auto place = choice_field(value, "forced_bid", {"holder", "highest"});
    if (!place) return place.error();
    options.forced_bid = static_cast<ForcedBid>(*place);
  }
  if (value.has("closing_passes")) {
    const auto passes = integer_field(value, "closing_passes", 2, 3);
    if (!passes) return passes.error();
    options.closing_passes = static_cast<std::uint8_t>(*passes);
  }
  if (value.has("all_pass")) {
    const auto place = choice_field(value, "all_pass", {"redeal", "first"});
    if (!place) return place.error();
    options.all_pass = static_cast<AllPass>(*place);
  }
  if (value.has("reenter")) {
    const auto reenter = flag_field(value, "reenter");
    if (!reenter) return reenter.error();
    options.reenter = *reenter;
  }
  return options;
}

Value write_options(const Options& options) {
  return Value::object(
      {{"limit", int{options.limit}},
       {"forced_bid", options.forced_bid == ForcedBid::kHolder ? "holder" : "highest"},
       {"closing_passes", int{options.closing_passes}},
       {"all_pass", options.all_pass == AllPass::kRedeal ? "redeal" : "first"},
       {"reenter", options.reenter}});
}

}  // namespace lair::chimera
