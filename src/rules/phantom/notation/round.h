#pragma once

#include <array>
#include <string_view>

#include "core/result.h"
#include "core/value.h"
#include "rules/phantom/state.h"

// The bodies of `deal` and `round` lines.

namespace lair::phantom {

inline constexpr std::array<std::string_view, 5> kResultFields = {"round", "out", "points",
                                                                  "totals", "turned"};

Result<Deal> read_deal(const State& state, const Value& body);
Value write_deal(const State& state, const Deal& deal);
Value write_round(const State& state);
Value write_parts(const State& state);                    // of the round just scored
void add_payments(const Outcome& outcome, Value& parts);  // P-8.5
std::string_view result_rule(const State& state, std::string_view field);

}  // namespace lair::phantom
