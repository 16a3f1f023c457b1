#include "cli/stats/tables.h"

#include <array>
#include <cmath>
#include <utility>

#include "cli/games.h"
#include "cli/stats/words.h"
#include "cli/terminal/terminal_look.h"
#include "text/number.h"
#include "text/text.h"
#include "text/text_table.h"

namespace lair::cli {
namespace {

std::int64_t tenths(double number) { return std::llround(10 * number); }

class Tables : StatsWords {
 public:
  Tables(Language language, int columns)
      : StatsWords(language), language_(language), columns_(columns) {}

  template <Game G>
  void add(const Statistics::Players<G>& players) {
    if (players.empty()) return;
    if (!text_.empty()) text_ += "\n\n";
    text_ += word_of<G>("game") + '\n';
    add_overview<G>(players);
    add_own<G>(players);
  }

  template <Game G>
  void add_same_deals(const Statistics::Players<G>& players, std::string_view bot) {
    if (players.empty()) return;
    const std::array args = {Arg{"bot", std::string(bot)}};
    text_ += '\n';
    add_heading(word_of<G>("game") + ". " + say(language_, "stats-same-deals", args));
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
