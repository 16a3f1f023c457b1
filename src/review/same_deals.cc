#include "review/same_deals.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <numeric>
#include <utility>
#include <vector>

#include "arena/bot_match.h"
#include "bots/games.h"
#include "rules/signature.h"

namespace lair {
namespace {

// Of bots that draw, of a deal that a record does not have, and of the order of rounds.
constexpr std::uint64_t kBotSeed = 1;

using Levels = std::vector<std::string>;  // of bots, by seat

struct NobodyWatches {
  template <class State, class Deal>
  void dealt(const State&, const Deal&) {}
  template <class State, class Action>
  void acted(const State&, const Action&) {}
  template <class State>
  void scored(const State&) {}
};

template <Game G>
Totals play(const PlayedRound<G>& round, const Levels& levels) {
  std::vector<std::unique_ptr<Bot<G>>> bots;
  std::vector<Bot<G>*> seated;
  for (const std::string& level : levels) {
    bots.push_back(std::move(*make_bot<G>(level)));
    seated.push_back(bots.back().get());
  }
  BotMatch<G> match(round.before, round.deals, seated, Rng(kBotSeed));
  NobodyWatches watch;
  match.play_round(watch);
  const Totals before = totals(round.before);
  Totals points = totals(match.state());
  for (std::size_t seat = 0; seat < points.size(); ++seat) points[seat] -= before[seat];
  return points;
}

// A hash of all that the points depend on.
template <Game G>
std::uint64_t key_of(const PlayedRound<G>& round, const Levels& levels) {
  Hash hash;
  hash.add(std::uint64_t{kSameDealsVersion});
  hash.add(G::kName);
  add_value(hash, write_options(options(round.before)));
  add_value(hash, write_view(view(round.before, Seat{})));
  for (const typename G::Deal& deal : round.deals) add_value(hash, write_deal(round.before, deal));
  for (const std::string& level : levels) hash.add(level);
  return hash.value();
}

// What the threads share.
struct Shared {
  const Comparison& comparison;
  std::mutex mutex;         // of the rest, of the statistics and of what is known
  std::int64_t played = 0;  // rounds that count
};

template <Game G>
Totals points_of(const PlayedRound<G>& round, const Levels& levels, Shared& shared) {
  KnownRounds* known = shared.comparison.known;
  if (known == nullptr) return play(round, levels);
  const std::uint64_t key = key_of(round, levels);
  {
    const std::scoped_lock lock(shared.mutex);
    const auto found = known->find(key);
    if (found && found->size() == levels.size()) return *found;
  }
  const Totals points = play(round, levels);
  const std::scoped_lock lock(shared.mutex);
  known->add(key, points);
  return points;
}

// The bots of a round in which the bot plays for this seat. A record may name bots that this
// program does not have.
template <Game G>
Levels company_of(const PlayedRound<G>& round, std::size_t seat, const std::string& level) {
  Levels levels = round.bots;
  for (std::string& bot : levels) {
    if (bot.empty() || !make_bot<G>(bot)) bot = level;
  }
  levels[seat] = level;
  return levels;
}

// A round to be played again.
class Piece {
 public:
  virtual ~Piece() = default;
  virtual void play(Shared& shared, const std::atomic<bool>& stopped) const = 0;
};

template <Game G>
class PieceOf final : public Piece {
 public:
  PieceOf(Statistics::Players<G>& players, const PlayedRound<G>& round)
      : players_(players), round_(round) {}

  // All of it counts, or nothing.
  void play(Shared& shared, const std::atomic<bool>& stopped) const override {
    const Levels all(round_.names.size(), shared.comparison.level);
    const Totals level = points_of(round_, all, shared);
    Totals bot = level;
    for (std::size_t seat = 0; seat < all.size() && !stopped; ++seat) {
      if (!players_.contains(round_.names[seat])) continue;
      const Levels company = company_of(round_, seat, shared.comparison.level);
      if (company != all) bot[seat] = points_of(round_, company, shared)[seat];
    }
    const std::scoped_lock lock(shared.mutex);
    if (stopped) return;
    count(level, bot);
    ++shared.played;
  }

 private:
  static_assert(12 % 2 == 0 && 12 % 3 == 0 && 12 % kMaxSeats == 0);

  void count(const Totals& level, const Totals& bot) const {
    const int table = std::accumulate(level.begin(), level.end(), 0);
    const int seats = static_cast<int>(level.size());
    for (std::size_t seat = 0; seat < level.size(); ++seat) {
      const auto player = players_.find(round_.names[seat]);
      if (player == players_.end()) continue;
      SameDeals& deals = player->second.same_deals;
      deals.points.add(round_.points[seat]);
      deals.luck_twelfths.add(12 * level[seat] - 12 / seats * table);
      deals.bot.add(bot[seat]);
    }
  }

  Statistics::Players<G>& players_;
  const PlayedRound<G>& round_;
};

using Pieces = std::vector<std::unique_ptr<Piece>>;

// In a mixed order, so that a part of them is a fair sample of all.
Pieces pieces_of(Statistics& statistics, const PlayedRounds& rounds) {
  Pieces pieces;
  rounds.each_game([&]<Game G>(const std::vector<PlayedRound<G>>& played) {
    for (const PlayedRound<G>& round : played) {
      pieces.push_back(std::make_unique<PieceOf<G>>(statistics.players<G>(), round));
    }
  });
  Rng(kBotSeed).shuffle(std::span(pieces));
  return pieces;
}

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

MaybeError check_level(const PlayedRounds& rounds, std::string_view level) {
  MaybeError error;
  rounds.each_game([&]<Game G>(const std::vector<PlayedRound<G>>& played) {
    if (played.empty()) return;
    if (auto bot = make_bot<G>(level); !bot) error = std::move(bot.error());
  });
  return error;
}

std::int64_t play_same_deals(Statistics& statistics, const PlayedRounds& rounds,
                             const Comparison& comparison, const PiecesProgress& progress) {
  const Pieces pieces = pieces_of(statistics, rounds);
  Shared shared{comparison, {}, 0};
  in_pieces(
      static_cast<std::int64_t>(pieces.size()), comparison.threads, progress,
      [](const std::atomic<bool>& stopped) { return &stopped; },
      [&](const std::atomic<bool>& stopped, std::int64_t piece) {
        pieces[static_cast<std::size_t>(piece)]->play(shared, stopped);
      });
  return shared.played;
}

}  // namespace lair
