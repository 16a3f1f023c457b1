#include "bots/phantom/bots.h"

#include "bots/level.h"
#include "bots/phantom/greedy.h"

namespace lair {
namespace {

using Phantom = phantom::Game;

constexpr SearchBudget kBest = {.deals = 200, .candidates = 4, .margin = 0.4, .prior = 150};
constexpr SearchBudget kDeep = {.deals = 4000, .candidates = 6, .margin = 0.8, .prior = 150};

bool always(const phantom::View&) { return true; }

}  // namespace

template <>
Result<std::unique_ptr<Bot<Phantom>>> make_bot<Phantom>(std::string_view level) {
  return make_level<Phantom, phantom::GreedyBot>(level, shipped_networks<Phantom>, always,
                                                 {.easy = 0.5, .medium = 0.08}, kBest, kDeep);
}

template <>
std::span<const std::string_view> bot_levels<Phantom>() {
  return kLevels;
}

}  // namespace lair
