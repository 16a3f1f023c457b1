#include "server/bot_pool.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <future>
#include <string>
#include <utility>

#include "core/rng.h"
#include "rules/live_match.h"

namespace lair {
namespace {

constexpr std::chrono::seconds kPatient{60};

class BotPoolTest : public testing::Test {
 protected:
  // A decision for a bot, at the beginning of a game.
  BotPool::Task task(bool explain, std::function<void(Value)> done) {
    auto match = start_live("chimera", Value::object(), 3);
    Rng rng(1);
    EXPECT_FALSE((*match)->deal((*match)->random_deal(rng)));
    return {.game = "chimera",
            .level = "easy",
            .knowledge = (*match)->knowledge((*match)->to_move()),
            .seed = 1,
            .explain = explain,
            .done = std::move(done)};
  }

  Metrics metrics_;
  BotPool pool_{1, metrics_};
};

TEST_F(BotPoolTest, WorkDelaysNoBot) {
  std::promise<void> moved;
  std::promise<bool> worked;
  pool_.work([&] {  // longer than the bot needs
    worked.set_value(moved.get_future().wait_for(kPatient) == std::future_status::ready);
  });
  pool_.think(task(false, [&](const Value&) { moved.set_value(); }));
  EXPECT_TRUE(worked.get_future().get());
}

TEST_F(BotPoolTest, MovesComeBeforeHints) {
  std::promise<void> queued;
  std::promise<void> all;
  std::string order;
  pool_.think(task(false, [&](const Value&) { queued.get_future().wait(); }));
  pool_.think(task(true, [&](const Value&) {
    order += "hint ";
    all.set_value();
  }));
  pool_.think(task(false, [&](const Value&) { order += "move "; }));
  queued.set_value();
  ASSERT_EQ(all.get_future().wait_for(kPatient), std::future_status::ready);
  EXPECT_EQ(order, "move hint ");
}

}  // namespace
}  // namespace lair
