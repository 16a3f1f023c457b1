// A player's statistics over HTTP (docs/statistics.md).

#include <algorithm>
#include <sstream>
#include <utility>

#include "protocol/review_messages.h"
#include "record/json.h"
#include "record/record_file.h"
#include "review/same_deals.h"
#include "review/statistics_fold.h"
#include "server/api.h"
#include "server/http_answer.h"
#include "table/record_of.h"

namespace lair {

// A finished game of a player.
struct PlayedGame {
  std::string table;
  int number = 0;
  std::size_t seat = 0;
  std::string name;  // the player's name in it
  std::string game;
  std::int64_t first = 0, last = 0;  // entries of the table's log
};

struct CountedGames {
  Millis newest = 0;  // the end of the last game
  std::string name;   // of the player
  Statistics sum;
  std::vector<PlayedGame> again;  // the games whose deals the bot plays, too
};

namespace {

constexpr int kCounted = 200;       // the newest finished games
constexpr std::size_t kAgain = 20;  // the newest of these, which the bot plays again

std::string text_at(const Value* list, std::size_t place) {
  if (list == nullptr || list->items() == nullptr || place >= list->items()->size()) return {};
  const std::string* text = (*list->items())[place].text();
  return text == nullptr ? std::string() : *text;
}

// Nothing if the game is unfinished, or the player had no seat at its end.
std::optional<PlayedGame> played_game(const GameRow& row, const std::string& player) {
  const auto summary = parse_json(row.summary);
  if (!summary || flag_in(*summary, "unfinished")) return std::nullopt;
  for (std::size_t seat = 0; seat < std::size_t{kMaxSeats}; ++seat) {
    if (text_at(summary->find("players"), seat) != player) continue;
    return PlayedGame{row.table,
                      row.number,
                      seat,
                      text_at(summary->find("seats"), seat),
                      std::string(text_in(*summary, "game")),
                      row.first,
                      row.last};
  }
  return std::nullopt;
}

using Log = std::vector<std::string>;

// Adds the statistics of the player of that name in a game.
void count(const Log& log, const std::string& name, StatisticsFold& fold) {
  const auto record = record_of(log);
  if (!record) return;
  std::istringstream lines(*record);
  check_records(lines, {},
                [&](const Replay& replay, const Value& line) { fold.add(replay, line); });
  fold.statistics().keep(name);
}

// Adds a game to the statistics of the player.
void add(const Log& log, const std::string& name, CountedGames& counted) {
  StatisticsFold fold;
  count(log, name, fold);
  fold.statistics().each_game([&]<Game G>(const Statistics::Players<G>& players) {
    for (const auto& [own, did] : players) counted.sum.players<G>()[counted.name].add(did);
  });
}

// Adds all games of the player. False if the data file cannot be read.
bool count_all(StoreReader& reader, const std::string& player, CountedGames& counted) {
  try {
    for (const GameRow& row : reader.games_of(player, INT64_MAX, kCounted)) {
      auto game = played_game(row, player);
      if (!game) continue;
      add(reader.log(row.table, row.first, row.last), game->name, counted);
      if (counted.again.size() < kAgain) counted.again.push_back(*std::move(game));
    }
    return true;
  } catch (const std::runtime_error&) {
    return false;
  }
}

SameDealsRow row_of(const PlayedGame& game, Statistics& statistics) {
  SameDealsRow row{game.table, game.number, static_cast<int>(game.seat), kSameDealsVersion};
  statistics.each_game([&](const auto& players) {
    for (const auto& [name, player] : players) {
      const SameDeals& deals = player.same_deals;
      row.rounds += deals.points.count;
      row.points += deals.points.sum;
      row.bot += deals.bot.sum;
      row.luck_twelfths += deals.luck_twelfths.sum;
    }
  });
  return row;
}

SameDeals deals_of(const SameDealsRow& row) {
  return {{row.points, row.rounds}, {row.bot, row.rounds}, {row.luck_twelfths, row.rounds}};
}

}  // namespace

// Counts again when another game is over. The answer does not wait for the bot's games: a later
// request gets more of them.
void Api::my_stats(const HttpRequest& request, const Reply& reply) {
  const auto player = hub_.players().by_token(request.token);
  if (!player) return reply(failed({"server-no-player", "", {}}, 401));
  const auto tell = [this, id = player->id, reply] {
    const auto counted = stats_.find(id);
    if (counted == stats_.end()) return reply(not_stored());
    reply(if_read([&] { return with_bot(id, *counted->second); }));
  };
  const std::vector<GameRow> newest = hub_.store().games_of(player->id, INT64_MAX, 1);
  const Millis ended = newest.empty() ? 0 : newest.front().ended;
  const auto known = stats_.find(player->id);
  if (known != stats_.end() && known->second->newest == ended) return tell();
  const std::string work = "stats " + player->id;
  if (joined(work, tell)) return;
  count_games(*player, ended, work);
  under_way_[work] = {tell};
}

// Reads and counts the games on another thread. If that fails, the clients that wait are told, and
// the next request tries again.
void Api::count_games(const PlayerRow& player, Millis newest, const std::string& work) {
  auto counted = std::make_shared<CountedGames>();
  counted->newest = newest;
  counted->name = player.name;
  std::shared_ptr<StoreReader> reader = hub_.store().open_reader();
  hub_.work(player.id, [this, reader, counted, work, id = player.id]() -> std::function<void()> {
    const bool read = count_all(*reader, id, *counted);
    return [this, counted, work, id, read] {
      constexpr std::size_t kKept = 1000;
      if (stats_.size() >= kKept) stats_.clear();
      if (read) stats_[id] = counted;
      done_with(work);
    };
  });
}

// The statistics with the results of the bot so far. Each request makes the bot play the next game.
HttpResponse Api::with_bot(const std::string& player, const CountedGames& counted) {
  Statistics sum = counted.sum;
  std::int64_t known = 0;
  const PlayedGame* next = nullptr;
  for (const PlayedGame& game : counted.again) {
    const auto row = hub_.store().same_deals(game.table, game.number, static_cast<int>(game.seat));
    if (!row || row->version != kSameDealsVersion) {
      if (next == nullptr) next = &game;
      continue;
    }
    ++known;
    with_game(game.game,
              [&]<Game G>(G) { sum.players<G>()[counted.name].same_deals.add(deals_of(*row)); });
  }
  if (next != nullptr) play_again(player, *next);
  const auto total = static_cast<std::int64_t>(counted.again.size());
  const Value players = written(sum);
  return answered(wire::StatsAnswer{
      .compare = kComparedBot, .compared = {.done = known, .total = total}, .players = players});
}

// The bot plays one game of each player at a time, so that all players get their turn.
void Api::play_again(const std::string& player, const PlayedGame& game) {
  if (played_again_.contains(player)) return;
  auto log = hub_.store().log(game.table, game.first, game.last);
  const auto work = [this, player, game,
                     log = std::move(log)](const std::function<bool()>& goes_on) {
    StatisticsFold fold;
    count(log, game.name, fold);
    play_same_deals(fold.statistics(), fold.rounds(), {},
                    [&](std::int64_t, std::int64_t) { return goes_on(); });
    if (!goes_on()) return;
    hub_.post([this, player, row = row_of(game, fold.statistics())] {
      Batch batch;
      batch.same_deals.push_back(row);
      hub_.when_durable(std::move(batch),
                        [this, player](const MaybeError&) { played_again_.erase(player); });
    });
  };
  if (reviews_.add_idle(work)) played_again_.insert(player);
}

}  // namespace lair
