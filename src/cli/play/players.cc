#include "cli/play/players.h"

#include <array>

namespace lair::cli {

Players seated(const Look& look, const std::vector<std::string>& levels) {
  constexpr std::array<std::string_view, kMaxSeats> kNames = {"", "Ben", "Cleo", "Dora"};
  Players players{{said(look, "play-you")}, {""}};
  for (const std::string& level : levels) {
    players.names.emplace_back(kNames[players.names.size()]);
    players.levels.push_back(level);
  }
  return players;
}

std::vector<Seat> Players::around() const {
  std::vector<Seat> order;
  const int last = person ? index(*person) : seats() - 1;
  for (int i = 1; i <= seats(); ++i) order.push_back(seat_at((last + i) % seats()));
  return order;
}

Tint tint_of(Seat seat) {
  constexpr std::array<Tint, kMaxSeats> kTints = {
      {{"1"}, {"1;38;5;29"}, {"1;38;5;97"}, {"1;38;5;67"}}};
  return kTints[static_cast<std::size_t>(index(seat))];
}

std::string with_name(const Look& look, const Players& players, Seat seat, std::string_view text) {
  return paint_word(look, tint_of(seat), text, players.name(seat));
}

std::string listed(const Look& look, const std::vector<std::string>& names) {
  std::string text = names.empty() ? std::string() : names[0];
  for (std::size_t i = 1; i < names.size(); ++i) {
    const bool last = i + 1 == names.size();
    text = said(look, last ? "play-list-last" : "play-list", {{"list", text}, {"next", names[i]}});
  }
  return text;
}

std::string bot_names(const Look& look, const Players& players) {
  return listed(look, {players.names.begin() + 1, players.names.end()});
}

std::string winners_said(const Look& look, const Players& players, SeatSet winners,
                         std::span<const int> totals) {
  std::vector<std::string> names;
  int told_as = 0, points = 0;
  for (int i = 0; i < players.seats(); ++i) {
    if (!winners.has(seat_at(i))) continue;
    names.push_back(players.name(seat_at(i)));
    told_as = players.told_as(seat_at(i));
    points = totals[static_cast<std::size_t>(i)];
  }
  if (names.empty()) return "";
  const Arg with{"points", points};
  if (names.size() > 1) {
    return said(look, "play-shared-win", {{"names", listed(look, names)}, with});
  }
  return said(look, "play-wins", {{"seat", told_as}, {"name", names[0]}, with});
}

}  // namespace lair::cli
