#include "server/daily.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "bots/any_bot.h"
#include "fair/daily.h"
#include "rules/live_match.h"
#include "rules/registry.h"

namespace lair {

Result<Settings> daily_settings(std::string_view game, std::string_view date) {
  const AnyGame* found = find_game(game);
  if (found == nullptr) return unknown_game(game);
  constexpr int kUsualSeats = 3;
  const int seats = std::clamp(kUsualSeats, found->min_seats(), found->max_seats());
  Settings usual;
  usual.clock.reset();
  usual.help = false;
  usual.daily = date;
  return read_settings(Value::object({{"game", found->name()}, {"seats", seats}}), usual);
}

Totals daily_bot_points(const Settings& settings) {
  auto match = std::move(*start_live(settings.game, settings.options, settings.seats));
  auto bot = std::move(*make_any_bot(settings.game, kDailyLevel));
  const fair::Digest key =
      fair::game_key(fair::daily_seeds(settings.game, settings.daily, settings.seats));
  for (int deals = 0; match->status() == Status::kAwaitsMove || !match->round_over();) {
    if (match->status() == Status::kAwaitsDeal) {
      match->deal(match->fair_deal(fair::DealLots(key, ++deals)));
    } else if (match->forced()) {
      match->act(*match->forced_move().actions);
    } else {
      Rng rng(fair::kDailySeed);
      match->decide(bot->choose(*match->knowledge(match->to_move()), rng));
    }
  }
  return match->totals();
}

}  // namespace lair
