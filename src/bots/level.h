#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <string_view>

#include "bots/pimc_bot.h"
#include "bots/search_bot.h"
#include "bots/soft_bot.h"

// The levels that every game has.

namespace lair {

// Those that tables offer, weakest first. `deep` takes too long for a server.
inline constexpr std::array<std::string_view, 6> kLevels = {"random", "easy",   "greedy",
                                                            "medium", "strong", "best"};

// For a game without networks: its rule player plays all levels but `random`, so that whoever asks
// for a level finds somebody to play with.
template <Game G, class RulePlayer>
Result<std::unique_ptr<Bot<G>>> make_plain_level(std::string_view level) {
  using Made = std::unique_ptr<Bot<G>>;
  if (level == "random") return Made(std::make_unique<RandomBot<G>>());
  if (std::find(kLevels.begin(), kLevels.end(), level) == kLevels.end()) {
    return unknown_bot(level, kLevels);
  }
  return Made(std::make_unique<RulePlayer>());
}

// How many points two moves must lie apart for a player to take the worse one half as often.
struct Blurs {
  double easy = 0, medium = 0;
};

// The N of "NAME:N"; 0 if it is none.
inline int number_in(std::string_view level, std::string_view name) {
  int number = 0;
  if (!level.starts_with(name) || level.substr(name.size(), 1) != ":") return 0;
  const char* const end = level.data() + level.size();
  const auto read = std::from_chars(level.data() + name.size() + 1, end, number);
  return read.ec == std::errc() && read.ptr == end && number <= 1'000'000 ? number : 0;
}

// "NAME", "NAME:points" for points of the round alone, and both with ":N" for N deals.
template <Game G>
std::unique_ptr<Bot<G>> make_search(std::string_view level, std::string_view name,
                                    std::shared_ptr<const Networks> (*networks)(),
                                    SearchBudget budget) {
  if (!level.starts_with(name)) return nullptr;
  constexpr std::string_view kPoints = ":points";
  std::string_view rest = level.substr(name.size());
  const Aim aim = rest.starts_with(kPoints) ? Aim::kPoints : Aim::kGame;
  if (aim == Aim::kPoints) rest.remove_prefix(kPoints.size());
  if (!rest.empty()) budget.deals = number_in(rest, "");
  if (budget.deals == 0) return nullptr;
  return std::make_unique<SearchBot<G>>(networks(), budget, aim);
}

// `networks()` are those of the game; `plays` is where pimc:N looks ahead.
template <Game G, class RulePlayer>
Result<std::unique_ptr<Bot<G>>> make_level(std::string_view level,
                                           std::shared_ptr<const Networks> (*networks)(),
                                           typename PimcBot<G>::Plays plays, const Blurs& blurs,
                                           const SearchBudget& best, const SearchBudget& deep) {
  using Made = std::unique_ptr<Bot<G>>;
  if (level == "random") return Made(std::make_unique<RandomBot<G>>());
  if (level == "greedy") return Made(std::make_unique<RulePlayer>());
  if (level == "easy") return Made(std::make_unique<SoftBot<G>>(networks(), blurs.easy, false));
  if (level == "medium") return Made(std::make_unique<SoftBot<G>>(networks(), blurs.medium, true));
  if (level == "strong") return Made(std::make_unique<NetBot<G>>(networks()));
  if (Made bot = make_search<G>(level, "best", networks, best)) return bot;
  if (Made bot = make_search<G>(level, "deep", networks, deep)) return bot;
  if (const int samples = number_in(level, "pimc"); samples > 0) {
    return Made(std::make_unique<PimcBot<G>>(samples, std::make_unique<RulePlayer>(), plays));
  }
  return unknown_bot(level, kLevels);
}

}  // namespace lair
