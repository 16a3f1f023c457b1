#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "arena/arena.h"
#include "arena/league.h"
#include "rules/contract.h"

// The report of `lair arena`.

namespace lair::cli {

// The names of the roles and the bids of a game with contracts; empty for other games.
struct Contracts {
  RoleNames roles;
  std::span<const int> bids;
};

std::optional<Contracts> contracts_of(std::string_view game);
std::string role_said(std::string_view role);

// On standard output: a table for people, or one JSON object on a line.
void print_table(const ArenaSetup& setup, const ArenaResult& result);
void print_json(const ArenaSetup& setup, const ArenaResult& result);
void print_league(const ArenaSetup& setup, const LeagueResult& league);
void print_league_json(const ArenaSetup& setup, const LeagueResult& league);

}  // namespace lair::cli
