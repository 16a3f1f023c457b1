#pragma once

#include <gtest/gtest.h>

#include <tuple>
#include <vector>

#include "core/value.h"
#include "rules/registry.h"

// The games of the registry for typed tests, and the tables at which each of them is tried.

namespace lair {

template <class Tuple>
struct AsTypes;
template <class... Gs>
struct AsTypes<std::tuple<Gs...>> {
  using Type = ::testing::Types<Gs...>;
};
using GameTypes = AsTypes<Games>::Type;

struct Setup {
  Value options;
  int seats;
};

// The usual rules at every size of table, unless a game has more to try.
template <Game G>
std::vector<Setup> setups() {
  std::vector<Setup> list;
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
    list.push_back({Value::object(), seats});
  }
  return list;
}

template <>
inline std::vector<Setup> setups<chimera::Game>() {
  return {{Value::object(), 3},
          {Value::object({{"edition", "ko"}, {"limit", 50}}), 3},
          {Value::object({{"edition", "fr"}, {"limit", 300}}), 3},
          {Value::object({{"edition", "hu"}, {"all_pass", "redeal"}}), 3},
          {Value::object({{"all_pass", "first"}, {"closing_passes", 3}}), 3}};
}

template <>
inline std::vector<Setup> setups<phantom::Game>() {
  std::vector<Setup> list;
  for (int seats = 2; seats <= 4; ++seats) {
    for (const bool advanced : {false, true}) {
      for (const char* reading : {"together", "in-hand"}) {
        list.push_back({Value::object({{"advanced", advanced},
                                       {"going_out", reading},
                                       {"deck_out", advanced ? "counts" : "replay"},
                                       {"rounds", 3}}),
                        seats});
      }
    }
  }
  return list;
}

}  // namespace lair
