#include "review/same_deals.h"

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/bot_match.h"
#include "bots/games.h"

namespace lair {
namespace {

// Of bots that draw, and of a deal that a record does not have.
constexpr std::uint64_t kBotSeed = 1;

struct NobodyWatches {
  template <class State, class Deal>
  void dealt(const State&, const Deal&) {}
  template <class State, class Action>
  void acted(const State&, const Action&) {}
  template <class State>
  void scored(const State&) {}
};

template <Game G>
class Duplicates {
 public:
  Duplicates(Statistics::Players<G>& players, std::string level)
      : players_(players), level_(std::move(level)) {}

  MaybeError prepare() {
    auto bot = make_bot<G>(level_);
    if (!bot) return std::move(bot.error());
    bots_[level_].push_back(std::move(*bot));
    return std::nullopt;
  }

  void play(const PlayedRound<G>& round) {
    const std::vector<std::string> all(round.names.size(), level_);
    const Totals level = points_of(round, all);
    const int table = std::accumulate(level.begin(), level.end(), 0);
    const int seats = static_cast<int>(all.size());
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
      const auto player = players_.find(round.names[seat]);
      if (player == players_.end()) continue;
      SameDeals& deals = player->second.same_deals;
      deals.points.add(round.points[seat]);
      deals.luck_twelfths.add(12 * level[seat] - 12 / seats * table);
      const std::vector<std::string> company = company_of(round, seat);
      deals.bot.add(company == all ? level[seat] : points_of(round, company)[seat]);
    }
  }

 private:
  static_assert(12 % 2 == 0 && 12 % 3 == 0 && 12 % kMaxSeats == 0);

  std::vector<std::string> company_of(const PlayedRound<G>& round, std::size_t seat) {
    std::vector<std::string> levels = round.bots;
    for (std::string& level : levels) {
      if (level.empty() || !known(level)) level = level_;
    }
    levels[seat] = level_;
    return levels;
  }

  // A record may name bots that this program does not have.
  bool known(const std::string& level) {
    if (bots_.contains(level)) return true;
    auto bot = make_bot<G>(level);
    if (!bot) return false;
    bots_[level].push_back(std::move(*bot));
    return true;
  }

  Totals points_of(const PlayedRound<G>& round, const std::vector<std::string>& levels) {
    std::vector<Bot<G>*> seated;
    std::map<std::string, std::size_t> used;
    for (const std::string& level : levels) seated.push_back(bot(level, used[level]++));
    BotMatch<G> match(round.before, round.deals, seated, Rng(kBotSeed));
    NobodyWatches watch;
    match.play_round(watch);
    const Totals before = totals(round.before);
    Totals points = totals(match.state());
    for (std::size_t seat = 0; seat < points.size(); ++seat) points[seat] -= before[seat];
    return points;
  }

  // One for each seat: a bot may remember the game.
  Bot<G>* bot(const std::string& level, std::size_t number) {
    std::vector<std::unique_ptr<Bot<G>>>& made = bots_[level];
    while (made.size() <= number) made.push_back(std::move(*make_bot<G>(level)));
    return made[number].get();
  }

  Statistics::Players<G>& players_;
  std::string level_;
  std::map<std::string, std::vector<std::unique_ptr<Bot<G>>>> bots_;  // by level
};

template <Game G>
bool sat_in(const PlayedRound<G>& round, std::string_view name) {
  return std::find(round.names.begin(), round.names.end(), name) != round.names.end();
}

}  // namespace

void PlayedRounds::keep(std::string_view name) {
  std::apply(
      [&](auto&... rounds) {
        (std::erase_if(rounds, [&](const auto& round) { return !sat_in(round, name); }), ...);
      },
      games_);
}

MaybeError play_same_deals(Statistics& statistics, const PlayedRounds& rounds,
                           std::string_view level,
                           const std::function<bool(std::int64_t)>& goes_on) {
  MaybeError error;
  std::int64_t done = 0;
  bool stopped = false;
  rounds.each_game([&]<Game G>(const std::vector<PlayedRound<G>>& played) {
    if (error || stopped || played.empty()) return;
    Duplicates<G> duplicates(statistics.players<G>(), std::string(level));
    error = duplicates.prepare();
    for (auto round = played.begin(); !error && !stopped && round != played.end(); ++round) {
      duplicates.play(*round);
      stopped = goes_on && !goes_on(++done);
    }
  });
  return error;
}

}  // namespace lair
