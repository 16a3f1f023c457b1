#include "cli/stats_tables.h"

#include <array>
#include <cmath>
#include <utility>

#include "cli/games.h"
#include "cli/stats_words.h"
#include "cli/terminal_look.h"
#include "text/number.h"
#include "text/text.h"
#include "text/text_table.h"

namespace lair::cli {
namespace {

std::int64_t tenths(double number) { return std::llround(10 * number); }

class Tables : StatsWords {
 public:
  Tables(std::string_view bot, Language language, int columns)
      : StatsWords(language), bot_(bot), language_(language), columns_(columns) {}

  template <Game G>
  void add(const Statistics::Players<G>& players) {
    if (players.empty()) return;
    if (!text_.empty()) text_ += "\n\n";
    text_ += word_of<G>("stats-game") + '\n';
    add_overview<G>(players);
    add_own<G>(players);
    if (!bot_.empty()) add_same_deals<G>(players);
  }

  std::string take() { return std::move(text_); }

 private:
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

  template <Game G>
  void add_own(const Statistics::Players<G>& players) {
    for (const auto& [table, heading] : own_tables<G>(*this, players)) {
      if (!heading.empty()) add_heading(heading);
      add_table(table);
    }
  }

  template <Game G>
  void add_same_deals(const Statistics::Players<G>& players) {
    const std::array args = {Arg{"bot", bot_}};
    TextTable deals({{word("stats-player")},
                     points_column<G>(),
                     {word("stats-luck"), Align::kRight},
                     {word("stats-adjusted"), Align::kRight},
                     {say(language_, "stats-bot", args), Align::kRight}});
    for (const auto& [name, player] : players) {
      const SameDeals& same = player.same_deals;
      const bool any = same.points.count > 0;
      deals.add_row({shown(name), mean(same.points),
                     any ? signed_number(language_, tenths(same.luck())) : "-",
                     any ? decimal_number(language_, tenths(same.adjusted())) : "-",
                     mean(same.bot)});
    }
    add_heading(say(language_, "stats-same-deals", args));
    add_table(deals);
  }

  std::string bot_;
  Language language_;
  int columns_;
  std::string text_;
};

}  // namespace

std::string statistics_tables(const Statistics& statistics, std::string_view bot, Language language,
                              int columns) {
  Tables tables(bot, language, columns);
  statistics.each_game([&](const auto& players) { tables.add(players); });
  return tables.take();
}

}  // namespace lair::cli
