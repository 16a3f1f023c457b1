#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "arena/arena.h"
#include "arena/league.h"
#include "rules/contract.h"

// What `lair arena` prints.

namespace lair::cli {

// What a game of contracts calls its roles, and what can be bid; nothing for others.
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
