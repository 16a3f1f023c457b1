#include "bots/chimera/bots.h"

#include <array>

#include "bots/chimera/greedy.h"

namespace lair {
namespace {

constexpr std::array<std::string_view, 2> kLevels = {"random", "greedy"};

}  // namespace

template <>
Result<std::unique_ptr<Bot<chimera::Game>>> make_bot<chimera::Game>(std::string_view level) {
  using Made = std::unique_ptr<Bot<chimera::Game>>;
  if (level == "random") return Made(std::make_unique<RandomBot<chimera::Game>>());
  if (level == "greedy") return Made(std::make_unique<chimera::GreedyBot>());
  return unknown_bot(level);
}

template <>
std::span<const std::string_view> bot_levels<chimera::Game>() {
  return kLevels;
}

}  // namespace lair
