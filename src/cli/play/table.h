#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "arena/make_arena_bot.h"
#include "bots/games.h"
#include "cli/command_line/command.h"
#include "cli/games.h"
#include "cli/play/match.h"
#include "cli/play/players.h"

namespace lair::cli {

// Sets up a table for a person and a bot of each level, with these options.
template <Game G>
Result<typename PlayedMatch<G>::Table> set_table(const std::vector<std::string>& levels,
                                                 const Value& wishes) {
  const auto seats = static_cast<int>(levels.size()) + 1;
  if (seats < G::kMinSeats || seats > G::kMaxSeats) {
    return Error{"play-seats-wrong", "", {{"low", G::kMinSeats - 1}, {"high", G::kMaxSeats - 1}}};
  }
  typename PlayedMatch<G>::Table table;
  auto options = G::read_options(wishes);
  if (!options) return std::move(options.error());
  table.options = *options;
  for (const std::string& level : levels) {
    auto bot = make_arena_bot<G>(level);
    if (!bot) return std::move(bot.error());
    table.bots.push_back(std::move(*bot));
  }
  auto adviser = make_bot<G>("strong");
  if (!adviser) return std::move(adviser.error());
  table.adviser = std::move(*adviser);
  table.players = seated({.language = user_language()}, levels);
  return table;
}

}  // namespace lair::cli
