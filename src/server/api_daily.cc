// The deal of the day over HTTP (docs/daily.md).

#include <algorithm>
#include <utility>

#include "rules/registry.h"
#include "server/api.h"
#include "server/daily.h"
#include "server/http_answer.h"
#include "table/date.h"

namespace lair {

// Tells the player's results in today's deals. The bot plays each deal once, when the first player
// has finished it.
void Api::daily(const HttpRequest& request, const Reply& reply) {
  const std::string date = day_of(hub_.now());
  const auto player = hub_.players().by_token(request.token);
  const std::string id = player ? player->id : "";
  std::vector<Settings> unknown;
  for (const AnyGame* game : all_games()) {
    const auto mine = hub_.store().daily(date, game->name(), id);
    const bool over = mine && mine->points;
    if (over && !bot_dailies_.contains({date, std::string(game->name())})) {
      unknown.push_back(*daily_settings(game->name(), date));
    }
  }
  const auto tell = [this, date, id, reply] {
    reply(if_read([&] { return answered(daily_standing(date, id)); }));
  };
  if (unknown.empty()) return tell();
  std::string work = "daily " + date;
  for (const Settings& settings : unknown) work += " " + settings.game;
  if (joined(work, tell)) return;
  under_way_[work] = {tell};
  hub_.work("", [this, date, unknown, work]() -> std::function<void()> {
    std::vector<Totals> points;
    for (const Settings& settings : unknown) points.push_back(daily_bot_points(settings));
    return [this, date, unknown, points, work] {
      std::erase_if(bot_dailies_, [&](const auto& each) { return each.first.first != date; });
      for (std::size_t i = 0; i < points.size(); ++i) {
        bot_dailies_[{date, unknown[i].game}] = points[i][0];
      }
      done_with(work);
    };
  });
}

// The results of others are secret until the player has one.
wire::Daily Api::daily_standing(const std::string& date, const std::string& player) {
  wire::Daily daily{.date = date, .deals = {}};
  for (const AnyGame* game : all_games()) {
    const auto mine = hub_.store().daily(date, game->name(), player);
    const std::vector<std::int64_t> all = hub_.store().daily_points(date, game->name());
    wire::DailyDeal deal{.game = game->name(), .players = static_cast<std::int64_t>(all.size())};
    if (mine) deal.table = mine->table;
    if (mine && mine->points) {
      const std::int64_t points = *mine->points;
      deal.points = points;
      deal.below =
          std::count_if(all.begin(), all.end(), [&](std::int64_t one) { return one < points; });
      deal.same = std::count(all.begin(), all.end(), points) - 1;
      const auto bot = bot_dailies_.find({date, std::string(game->name())});
      if (bot != bot_dailies_.end()) deal.bot = bot->second;
    }
    daily.deals.push_back(std::move(deal));
  }
  return daily;
}

// The player's table for today's deal: the existing one, or a new one. Two requests at the same
// time get the same table.
void Api::make_daily(const HttpRequest& request, const Reply& reply) {
  const auto player = hub_.players().by_token(request.token);
  if (!player) return reply(failed({"server-no-player", "", {}}, 401));
  const auto body = body_of(request);
  if (!body) return reply(failed(body.error(), 400));
  auto settings = daily_settings(text_in(*body, "game"), day_of(hub_.now()));
  if (!settings) return reply(failed(settings.error(), 400));
  const auto tell = [this, settings = *settings, id = player->id, reply] {
    reply(if_read([&] {
      const auto mine = hub_.store().daily(settings.daily, settings.game, id);
      return mine ? answered(wire::NewTable{mine->table}) : not_stored();
    }));
  };
  if (hub_.store().daily(settings->daily, settings->game, player->id)) return tell();
  const std::string work = "table " + settings->daily + " " + settings->game + " " + player->id;
  if (joined(work, tell)) return;
  if (too_often(request)) return reply(failed({"server-too-often", "", {}}, 429));
  settings->pace = options_.usual.pace;
  std::vector<Value> wishes;
  for (int seat = 1; seat < settings->seats; ++seat) {
    wishes.push_back(
        Value::object({{"bot", Value::object({{"seat", seat}, {"level", kDailyLevel}})}}));
  }
  wishes.push_back(Value::object({{"start", true}}));
  under_way_[work] = {};
  open_table(*settings, {.player = player->id, .name = player->name}, wishes,
             [this, work, reply](HttpResponse response) {
               reply(std::move(response));
               done_with(work);
             });
}

}  // namespace lair
