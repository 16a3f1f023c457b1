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

// A decision for a bot, at the beginning of a game.
BotPool::Task task(const std::string& level, bool explain,
                   std::function<void(BotPool::Decision)> done) {
  auto match = start_live("chimera", Value::object(), 3);
  Rng rng(1);
  EXPECT_FALSE((*match)->deal((*match)->random_deal(rng)));
  return {.game = "chimera",
          .level = level,
          .knowledge = (*match)->knowledge((*match)->to_move()),
          .seed = 1,
          .explain = explain,
          .done = std::move(done)};
}

TEST(BotPool, WorkDelaysNoBot) {
  Metrics metrics;
  BotPool pool(1, metrics);
  std::promise<void> moved;
  std::promise<bool> worked;
  pool.work({"ana", ""}, Rank::kOther, [&] {  // longer than the bot needs
    worked.set_value(moved.get_future().wait_for(kPatient) == std::future_status::ready);
  });
  pool.think({"ana", "T"}, task("easy", false, [&](const auto&) { moved.set_value(); }));
  EXPECT_TRUE(worked.get_future().get());
}

// However long a dear bot thinks, a cheap one need not wait for it.
TEST(BotPool, ADearBotDelaysNoCheapOne) {
  Metrics metrics;
  BotPool pool(1, metrics);
  std::promise<void> moved;
  std::promise<bool> thought;
  pool.think(
      {"mallory", "M"}, task("best", false, [&](const auto&) {
        thought.set_value(moved.get_future().wait_for(kPatient) == std::future_status::ready);
      }));
  pool.think({"ana", "T"}, task("medium", false, [&](const auto&) { moved.set_value(); }));
  EXPECT_TRUE(thought.get_future().get());
}

TEST(BotPool, ADearBotThatWaitsTooLongDecidesAtACheaperLevel) {
  Metrics metrics;
  BotPool pool(1, metrics, 0.05);
  std::promise<std::string> level;
  std::promise<void> first, over;
  pool.think({"mallory", "M"}, task("best", false, [&](const auto&) {
               first.set_value();
               over.get_future().wait();
             }));
  first.get_future().wait();  // the only thread for dear decisions is busy
  pool.think({"ana", "T"}, task("best", false, [&](const BotPool::Decision& decision) {
               EXPECT_TRUE(decision.line.fields() != nullptr);
               level.set_value(decision.level);
             }));
  EXPECT_EQ(level.get_future().get(), "strong");
  over.set_value();
}

TEST(BotPool, OnlyTheStrongestLevelIsDear) {
  EXPECT_TRUE(is_dear("chimera", "best"));
  for (const char* level : {"random", "easy", "medium", "strong"}) {
    EXPECT_FALSE(is_dear("chimera", level)) << level;
  }
}

// The players in the order in which their jobs are done; a job takes a second.
std::string order(FairQueue<int>& queue) {
  std::string order;
  for (double now = 100; auto next = queue.take(false, now); now += 1) {
    order += next->payer.player + next->payer.table + " ";
    queue.done(next->payer, 1, now);
  }
  return order;
}

TEST(FairQueue, TakesTurnsByPlayerThenByTable) {
  FairQueue<int> queue;
  for (int i = 0; i < 3; ++i) queue.add({"m", "1"}, Rank::kOther, i, 100);
  for (int i = 0; i < 2; ++i) queue.add({"m", "2"}, Rank::kOther, i, 100);
  queue.add({"a", "3"}, Rank::kOther, 0, 100);
  queue.add({"a", "3"}, Rank::kOther, 0, 100);
  EXPECT_EQ(order(queue), "m1 a3 m2 a3 m1 m2 m1 ");
}

TEST(FairQueue, UrgentJobsComeFirstWhoeversTheyAre) {
  FairQueue<int> queue;
  queue.add({"a", "1"}, Rank::kOther, 0, 100);
  queue.add({"m", "2"}, Rank::kUrgent, 0, 100);
  queue.add({"m", "2"}, Rank::kUrgent, 0, 100);
  EXPECT_EQ(order(queue), "m2 m2 a1 ");
  queue.add({"a", "1"}, Rank::kOther, 0, 100);
  EXPECT_FALSE(queue.take(true, 100)) << "not for a worker that does only urgent ones";
}

// While one job of a player runs, the next worker does somebody else's.
TEST(FairQueue, CountsJobsThatRun) {
  FairQueue<int> queue;
  for (int i = 0; i < 5; ++i) queue.add({"m", "1"}, Rank::kOther, i, 100);
  queue.add({"a", "2"}, Rank::kOther, 0, 100);
  EXPECT_EQ(queue.take(false, 100)->payer.player, "m");
  EXPECT_EQ(queue.take(false, 100)->payer.player, "a");
  EXPECT_EQ(queue.take(false, 100)->payer.player, "m");
}

}  // namespace
}  // namespace lair
