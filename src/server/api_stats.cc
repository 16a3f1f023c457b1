// A player's statistics over HTTP (docs/statistics.md).

#include <sstream>
#include <utility>

#include "record/json.h"
#include "record/record_file.h"
#include "review/same_deals.h"
#include "review/statistics_fold.h"
#include "server/api.h"
#include "server/http_answer.h"
#include "table/record_of.h"

namespace lair {
namespace {

constexpr int kCounted = 200;          // of the finished games, the newest
constexpr std::size_t kCompared = 20;  // of these the bot plays the deals of the newest
constexpr std::string_view kBot = "strong";

// A finished game of the player's.
struct Finished {
  std::vector<std::string> log;
  std::string name;  // that the player had in it
};

bool is_unfinished(const GameRow& row) {
  const auto summary = parse_json(row.summary);
  return summary && flag_in(*summary, "unfinished");
}

std::string name_in(const GameRow& row, const std::string& player) {
  const auto summary = parse_json(row.summary);
  const Value* players = summary ? summary->find("players") : nullptr;
  const Value* names = summary ? summary->find("seats") : nullptr;
  if (players == nullptr || names == nullptr || players->items() == nullptr) return {};
  for (std::size_t i = 0; i < players->items()->size(); ++i) {
    const std::string* id = (*players->items())[i].text();
    if (id != nullptr && *id == player) return *(*names->items())[i].text();
  }
  return {};
}

void count(const Finished& game, bool compare, const std::string& player, Statistics& sum) {
  const auto record = record_of(game.log);
  if (!record) return;
  StatisticsFold fold;
  std::istringstream lines(*record);
  check_records(lines, {},
                [&](const Replay& replay, const Value& line) { fold.add(replay, line); });
  fold.statistics().keep(game.name);
  if (compare) play_same_deals(fold.statistics(), fold.rounds(), kBot);
  fold.statistics().each_game([&]<Game G>(const Statistics::Players<G>& players) {
    for (const auto& [name, own] : players) sum.players<G>()[player].add(own);
  });
}

}  // namespace

// Counted on a thread of its own, anew when another game is over.
void Api::my_stats(const HttpRequest& request, const Reply& reply) {
  const auto player = hub_.players().by_token(request.token);
  if (!player) return reply(failed({"server-no-player", "", {}}, 401));
  const std::vector<GameRow> rows = hub_.store().games_of(player->id, INT64_MAX, kCounted);
  const std::int64_t newest = rows.empty() ? 0 : rows.front().ended;
  const auto tell = [this, id = player->id, reply] { reply(answered(stats_[id].second)); };
  if (const auto known = stats_.find(player->id);
      known != stats_.end() && known->second.first == newest) {
    return tell();
  }
  const std::string work = "stats " + player->id;
  if (joined(work, tell)) return;
  auto games = std::make_shared<std::vector<Finished>>();
  for (const GameRow& row : rows) {
    if (is_unfinished(row)) continue;
    games->push_back({hub_.store().log(row.table, row.first, row.last), name_in(row, player->id)});
  }
  under_way_[work] = {tell};
  hub_.work([this, games, newest, work, row = *player]() -> std::function<void()> {
    Statistics sum;
    for (std::size_t i = 0; i < games->size(); ++i) {
      count((*games)[i], i < kCompared, row.name, sum);
    }
    const Value stats = Value::object({{"compare", kBot}, {"players", written(sum)}});
    return [this, newest, work, id = row.id, stats] {
      constexpr std::size_t kKept = 1000;
      if (stats_.size() >= kKept) stats_.clear();
      stats_[id] = {newest, stats};
      done_with(work);
    };
  });
}

}  // namespace lair
