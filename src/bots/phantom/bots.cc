#include "bots/phantom/bots.h"

#include <array>

#include "bots/phantom/greedy.h"

namespace lair {
namespace {

constexpr std::array<std::string_view, 2> kLevels = {"random", "greedy"};

}  // namespace

template <>
Result<std::unique_ptr<Bot<phantom::Game>>> make_bot<phantom::Game>(std::string_view level) {
  using Made = std::unique_ptr<Bot<phantom::Game>>;
  if (level == "random") return Made(std::make_unique<RandomBot<phantom::Game>>());
  if (level == "greedy") return Made(std::make_unique<phantom::GreedyBot>());
  return unknown_bot(level);
}

template <>
std::span<const std::string_view> bot_levels<phantom::Game>() {
  return kLevels;
}

}  // namespace lair
