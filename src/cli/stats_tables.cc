#include "cli/stats_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>
#include <vector>

#include "cli/terminal_look.h"
#include "text/number.h"
#include "text/text.h"
#include "text/text_table.h"
#include "text/verbatim.h"
#include "text/you.h"

namespace lair::cli {
namespace {

using Align = TextTable::Align;
using Row = std::vector<std::string>;

std::int64_t tenths(double number) { return std::llround(10 * number); }

std::string percent(std::int64_t times, std::int64_t of) {
  if (of == 0) return "-";
  return fmt::format("{:.0f}", 100 * static_cast<double>(times) / static_cast<double>(of));
}

class Tables {
 public:
  Tables(Language language, int columns) : language_(language), columns_(columns) {}

  template <Game G>
  void add(const Statistics::Players<G>& players) {
    if (players.empty()) return;
    if (!text_.empty()) text_ += "\n\n";
    text_ += word_of<G>("stats-game") + '\n';
    add_overview<G>(players);
    add_own(players);
  }

  template <Game G>
  void add_same_deals(const Statistics::Players<G>& players, std::string_view bot) {
    if (players.empty()) return;
    const std::array args = {Arg{"bot", std::string(bot)}};
    text_ += '\n';
    add_heading(word_of<G>("stats-game") + ". " + say(language_, "stats-same-deals", args));
    TextTable deals({{word("stats-player")},
                     points_column<G>(),
                     {word("stats-luck"), Align::kRight},
                     {word("stats-adjusted"), Align::kRight},
                     {say(language_, "stats-bot", args), Align::kRight}});
    for (const auto& [name, player] : players)
      deals.add_row(same_deals_row(name, player.same_deals));
    add_table(deals);
  }

  std::string take() { return std::move(text_); }

 private:
  std::string word(std::string_view id) const { return say(language_, id); }
  std::string shown(const std::string& name) const {
    return means_you(name) ? word("play-you") : verbatim(name);
  }
  std::string mean(const Sum& sum) const {
    return sum.count == 0 ? "-" : decimal_number(language_, tenths(sum.mean()));
  }
  // What each game has its own word for.
  template <Game G>
  std::string word_of(std::string id) const {
    return word(id.append("-").append(G::kName));
  }
  template <Game G>
  TextTable::Column rounds_column() const {
    return {word_of<G>("stats-rounds"), Align::kRight};
  }
  template <Game G>
  TextTable::Column points_column() const {
    return {word_of<G>("stats-points"), Align::kRight};
  }

  // The first column is the player's, the rest are numbers.
  TextTable table(std::initializer_list<std::string_view> titles) const {
    std::vector<TextTable::Column> columns = {{word("stats-player")}};
    for (const std::string_view id : titles) columns.push_back({word(id), Align::kRight});
    return TextTable(columns);
  }

  void add_heading(const std::string& text) {
    text_ += '\n' + wrapped({.columns = columns_}, text) + '\n';
  }
  void add_table(const TextTable& table) { text_ += '\n' + table.text(columns_); }

  template <Game G>
  void add_overview(const Statistics::Players<G>& players) {
    TextTable overview({{word("stats-player")},
                        {word("stats-games"), Align::kRight},
                        {word("stats-won"), Align::kRight},
                        rounds_column<G>(),
                        points_column<G>()});
    for (const auto& [name, player] : players) {
      overview.add_row({shown(name), std::to_string(player.games), std::to_string(player.won),
                        std::to_string(player.points.count), mean(player.points)});
    }
    add_table(overview);
  }

  void add_own(const Statistics::Players<chimera::Game>& players) {
    TextTable roles({{word("stats-player")},
                     {word("stats-role")},
                     {word("stats-bid"), Align::kRight},
                     {word("stats-bids-made"), Align::kRight},
                     rounds_column<chimera::Game>(),
                     {word("stats-rounds-won"), Align::kRight},
                     points_column<chimera::Game>()});
    TextTable plays = table({"stats-traps", "stats-flights", "stats-treasures"});
    for (const auto& [name, player] : players) {
      add_roles(roles, shown(name), player.own);
      const Sum treasures{player.own.treasures, player.points.count};
      plays.add_row({shown(name), std::to_string(player.own.traps),
                     std::to_string(player.own.flights), mean(treasures)});
    }
    add_table(roles);
    add_table(plays);
  }

  void add_roles(TextTable& roles, const std::string& name, const chimera::Statistics& own) const {
    const auto add = [&](std::string_view role, const std::string& bid, const std::string& made,
                         const chimera::Statistics::Rounds& rounds) {
      if (rounds.points.count == 0 && (made.empty() || made == "0")) return;
      roles.add_row({name, word(role), bid, made, std::to_string(rounds.points.count),
                     percent(rounds.won, rounds.points.count), mean(rounds.points)});
    };
    for (std::size_t i = 0; i < chimera::kBids.size(); ++i) {
      add("role-chimera", std::to_string(chimera::kBids[i]), std::to_string(own.bids[i]),
          own.as_chimera[i]);
    }
    for (std::size_t i = 0; i < chimera::kBids.size(); ++i) {
      add("role-hunter", std::to_string(chimera::kBids[i]), "", own.as_hunter[i]);
    }
  }

  void add_own(const Statistics::Players<phantom::Game>& players) {
    TextTable ends =
        table({"stats-out", "stats-out-share", "stats-out-points", "stats-out-discards",
               "stats-others-out", "stats-announced", "stats-laid", "stats-claimed"});
    for (const auto& [name, player] : players) {
      const phantom::Statistics& own = player.own;
      ends.add_row(
          {shown(name), std::to_string(own.out.count), percent(own.out.count, player.points.count),
           mean(own.out), std::to_string(own.out_discards), std::to_string(own.others_out),
           std::to_string(own.announced), std::to_string(own.laid), std::to_string(own.claimed)});
    }
    add_table(ends);
    add_distances(players);
  }

  // A row for every turn, a column for every player.
  void add_distances(const Statistics::Players<phantom::Game>& players) {
    constexpr std::size_t kMostTurns = 15;
    std::vector<TextTable::Column> columns = {{word("stats-turn"), Align::kRight}};
    std::size_t turns = 0;
    for (const auto& [name, player] : players) {
      columns.push_back({shown(name), Align::kRight});
      turns = std::max(turns, player.own.distances.size());
    }
    TextTable distances(columns);
    for (std::size_t turn = 0; turn < std::min(turns, kMostTurns); ++turn) {
      Row row = {std::to_string(turn + 1)};
      for (const auto& [name, player] : players) {
        row.push_back(turn < player.own.distances.size() ? mean(player.own.distances[turn]) : "-");
      }
      distances.add_row(row);
    }
    add_heading(word("stats-distances"));
    add_table(distances);
  }

  Row same_deals_row(const std::string& name, const SameDeals& same) const {
    if (same.points.count == 0) return {shown(name), "-", "-", "-", "-"};
    return {shown(name), mean(same.points), signed_number(language_, tenths(same.luck())),
            decimal_number(language_, tenths(same.adjusted())), mean(same.bot)};
  }

  Language language_;
  int columns_;
  std::string text_;
};

}  // namespace

std::string statistics_tables(const Statistics& statistics, Language language, int columns) {
  Tables tables(language, columns);
  statistics.each_game([&](const auto& players) { tables.add(players); });
  return tables.take();
}

std::string same_deals_tables(const Statistics& statistics, std::string_view bot, Language language,
                              int columns) {
  Tables tables(language, columns);
  statistics.each_game([&](const auto& players) { tables.add_same_deals(players, bot); });
  return tables.take();
}

}  // namespace lair::cli
