#include "cli/score/sheet.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "cli/play/players.h"
#include "cli/play/score_table.h"
#include "text/display_width.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

constexpr std::size_t kWidestName = 16;   // code points
constexpr std::size_t kMostColumns = 40;  // of a chart
constexpr std::size_t kFewestRounds = 2;  // that make a chart

Players players_of(const ScorePad& pad) {
  Players players{{}, {}, std::nullopt};
  for (const std::string& name : pad.players) {
    players.names.push_back(verbatim(name, kWidestName));
    players.levels.emplace_back();
  }
  return players;
}

ScoreTable::Cells cells_of(const Totals& totals) { return {totals.begin(), totals.end()}; }

std::string table_of(const Look& look, const Players& players, const PadCount& counted) {
  ScoreTable table(players);
  for (std::size_t i = 0; i < counted.rounds.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    const bool counts = !counted.over || i < *counted.over;
    table.add_change(counts ? number : "(" + number + ")", cells_of(counted.rounds[i].points));
  }
  table.add_total(said(look, "play-total"), cells_of(counted.totals));
  return table.text(look);
}

std::string chart_of(const Look& look, const Players& players, const PadCount& counted) {
  int low = 0, high = 1, width = 0;
  for (const PadCount::Round& round : counted.rounds) {
    low = std::min(low, *std::min_element(round.totals.begin(), round.totals.end()));
    high = std::max(high, *std::max_element(round.totals.begin(), round.totals.end()));
  }
  for (const std::string& name : players.names) width = std::max(width, display_width(name));
  std::string text;
  for (int i = 0; i < players.seats(); ++i) {
    const auto seat = static_cast<std::size_t>(i);
    std::vector<int> numbers = {0};
    for (const PadCount::Round& round : counted.rounds) numbers.push_back(round.totals[seat]);
    if (numbers.size() > kMostColumns) numbers.erase(numbers.begin(), numbers.end() - kMostColumns);
    const std::string name = paint(look, tint_of(seat_at(i)), pad(players.names[seat], width));
    text += (i == 0 ? "  " : "\n  ") + name + "  " + growth(look, numbers, low, high);
  }
  return text;
}

}  // namespace

std::string growth(const Look& look, const std::vector<int>& numbers, int low, int high) {
  constexpr std::array<std::string_view, 8> kBars = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  constexpr std::array<std::string_view, 8> kPlain = {"_", ".", ":", "-", "=", "+", "*", "#"};
  std::string text;
  for (const int number : numbers) {
    const int step = (number - low) * 7 / std::max(high - low, 1);
    text += (look.symbols ? kBars : kPlain)[static_cast<std::size_t>(std::clamp(step, 0, 7))];
  }
  return text;
}

std::string sheet_drawn(const Look& look, const ScorePad& pad, const PadCount& counted) {
  const Players players = players_of(pad);
  std::string text = table_of(look, players, counted);
  if (counted.rounds.size() >= kFewestRounds) text += "\n\n" + chart_of(look, players, counted);
  const std::string won = winners_said(look, players, counted.winners,
                                       std::span(counted.totals.data(), counted.totals.size()));
  if (!won.empty()) text += "\n\n" + paint(look, kGold, wrapped(look, won, 2));
  return text;
}

}  // namespace lair::cli
