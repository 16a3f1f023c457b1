#include "storage/eraser.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <future>
#include <iterator>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "storage/store_test.h"

namespace lair::storage {
namespace {

std::string sits(const std::string& player, const std::string& name) {
  return R"([{"sit":{"seat":0,"player":")" + player + R"(","name":")" + name + "\"}}]";
}

class EraserTest : public StoreTest {
 protected:
  // A table where Ana sat, then Ben; with a game of hers.
  static Batch played(const std::string& table, TableStatus status, std::int64_t updated) {
    Batch batch;
    batch.tables = {{table, TableStatus::kOpen, true, false, updated, "{\"a\":\"Ana\"}", {"p1"}},
                    {table, status, true, false, updated, "{\"b\":\"Ben\"}", {"p2"}}};
    batch.games = {{table, 1, 1, 2, updated, R"({"seats":["Ana"],"players":["p1"]})", {"p1"}}};
    batch.reviews = {{table, 1, 0, 1, "{}"}};
    batch.same_deals = {{table, 1, 0, 1, 2, 3, 4, 5}};
    batch.entries = {{table, 1, sits("p1", "Ana")}, {table, 2, sits("p2", "Ben")}};
    return batch;
  }
  static Batch people() {
    Batch batch;
    batch.players = {{"p1", "Ana", "t1", "", 0, 100}, {"p2", "Ben", "t2", "", 0, 900}};
    batch.bans = {{"p1", 7}};
    batch.reports = {{0, 10, "t", "p2", "p1", "[]"}, {0, 800, "t", "p1", "p2", "[]"}};
    return batch;
  }
};

TEST_F(EraserTest, AForgottenPlayerLeavesEveryRow) {
  {
    const auto store = open();
    ASSERT_FALSE(commit(*store, people()));
    ASSERT_FALSE(commit(*store, played("t", TableStatus::kOver, 5)));
    EXPECT_EQ(store->tables_visited("p1"), std::vector<std::string>{"t"}) << "though no more there";
    ASSERT_FALSE(erase(*store, "p1"));
    EXPECT_EQ(store->log("t", 1, 9), (std::vector{sits("-", "#1"), sits("p2", "Ben")}));
    EXPECT_EQ(store->player("p1"), std::nullopt);
    EXPECT_EQ(store->games_of("p1", 1000, 10).size(), 0U);
    EXPECT_EQ(store->game("t", 1)->summary, R"({"seats":["#1"],"players":["-"]})");
    EXPECT_TRUE(store->bans().empty());
    ASSERT_EQ(store->reports(10).size(), 1U);
    EXPECT_EQ(store->reports(10).front().reporter, "");
    EXPECT_TRUE(store->tables_visited("p1").empty());
  }
  EXPECT_EQ(open()->log("t", 1, 9).front(), sits("-", "#1")) << "in the file, too";
}

// What has gone to chunks is changed there, and its old place in the tail, too.
TEST_F(EraserTest, AForgottenPlayerLeavesChunks) {
  {
    const auto store = open();
    ASSERT_FALSE(commit(*store, played("t", TableStatus::kOver, 5)));
    Batch many;
    for (int i = 1; i <= 17'000; ++i) many.entries.push_back({"big", i, "[]"});
    ASSERT_FALSE(commit(*store, std::move(many)));
    ASSERT_FALSE(commit(*store, entry("big", 17'001)));
    ASSERT_FALSE(erase(*store, "p1"));
    EXPECT_EQ(store->log("t", 1, 9), (std::vector{sits("-", "#1"), sits("p2", "Ben")}));
  }
  const auto store = open();
  EXPECT_EQ(store->log("t", 1, 9), (std::vector{sits("-", "#1"), sits("p2", "Ben")}));
  EXPECT_EQ(store->log("big", 1, 99'999).size(), 17'001U);
}

// Neither in the file nor in its log, while the store is open.
TEST_F(EraserTest, TheOldTextIsNowhere) {
  const auto store = open();
  const auto stands = [&](std::string_view text) {
    for (const char* end : {"", "-wal"}) {
      std::ifstream file(path_ + end, std::ios::binary);
      const std::string bytes(std::istreambuf_iterator<char>(file), {});
      if (bytes.find(text) != std::string::npos) return true;
    }
    return false;
  };
  for (const char* name : {"Zsuzsanna", "Zsuzsanna-Q", "Zsuzsi"}) {
    Batch batch = people();
    batch.players[0].name = name;
    ASSERT_FALSE(commit(*store, std::move(batch)));
  }
  Batch batch = played("t", TableStatus::kOver, 5);
  batch.entries[0].line = sits("p1", "Zsuzsi");
  ASSERT_FALSE(commit(*store, std::move(batch)));
  EXPECT_TRUE(stands("Zsuzs"));
  ASSERT_FALSE(erase(*store, "p1"));
  for (int i = 0; i < 3000 && stands("Zsuzs"); ++i) {  // soon, by another thread
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_FALSE(stands("Zsuzs"));
  ASSERT_FALSE(commit(*store, entry("t", 3))) << "and it goes on";
}

// Ten thousand entries name the player; the games of others are committed all the while, and none
// of those commits waits for more than a step.
TEST_F(EraserTest, OthersCommitWhileAPlayerIsErased) {
  constexpr int kEntries = 10'000;
  const auto store = open();
  ASSERT_FALSE(commit(*store, people()));
  Batch batch = played("t", TableStatus::kOver, 5);
  for (int i = 3; i <= kEntries; ++i) {
    batch.entries.push_back(
        {"t", i, i % 2 == 1 ? sits("p1", "Ana") : "[{\"stand\":{\"seat\":0}}]"});
  }
  ASSERT_FALSE(commit(*store, std::move(batch)));
  std::promise<MaybeError> erased;
  std::atomic<bool> over = false;
  store->erase("p1", [&](MaybeError error) {
    over = true;
    erased.set_value(std::move(error));
  });
  int between = 0;
  for (int i = 1; !over; ++i) {
    ASSERT_FALSE(commit(*store, entry("honest", i)));
    if (!over) ++between;
  }
  EXPECT_FALSE(erased.get_future().get());
  EXPECT_GE(between, 5) << "all of it was one step";
  for (const std::string& line : store->log("t", 1, kEntries)) {
    ASSERT_EQ(line.find("Ana"), std::string::npos) << line;
  }
}

// Killed after any number of steps, the erasure goes on at the next start and misses nothing.
TEST_F(EraserTest, ContinuesAfterAKill) {
  constexpr int kEntries = 6'000;
  int interrupted = 0;
  for (int round = 0; round < 8; ++round) {
    path_ = folder_ / ("lair" + std::to_string(round) + ".db");
    {
      const auto store = open();
      ASSERT_FALSE(commit(*store, people()));
      Batch batch = played("t", TableStatus::kOver, 5);
      for (int i = 3; i <= kEntries; ++i) {
        batch.entries.push_back(
            {"t", i, i % 3 == 0 ? sits("p1", "Ana") : R"([{"lair":1,"seats":["Ana","Ben"]}])"});
      }
      ASSERT_FALSE(commit(*store, std::move(batch)));
    }
    int pipe[2];
    ASSERT_EQ(::pipe(pipe), 0);
    const pid_t child = ::fork();
    if (child == 0) {
      auto store = open_store(path_);
      if (!store) ::_exit(1);
      (*store)->erase("p1", [](const MaybeError&) { ::_exit(0); });
      for (int i = 1;; ++i) {
        commit(**store, entry("honest", i));
        if (::write(pipe[1], "x", 1) != 1) ::_exit(1);
      }
    }
    ::close(pipe[1]);
    char byte = 0;
    for (int i = 0; i < 2 + round && ::read(pipe[0], &byte, 1) == 1; ++i) {
    }
    ::kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ::close(pipe[0]);
    if (WIFSIGNALED(status)) ++interrupted;

    const auto store = open();
    EXPECT_FALSE(store->player("p1")) << "the request was durable before the second commit";
    ASSERT_FALSE(erase(*store, "p1")) << "which waits for what was begun";
    const std::vector<std::string> log = store->log("t", 1, kEntries);
    ASSERT_EQ(log.size(), static_cast<std::size_t>(kEntries));
    for (const std::string& line : log) ASSERT_EQ(line.find("Ana"), std::string::npos) << line;
  }
  EXPECT_GT(interrupted, 0);
}

constexpr std::int64_t kDay = 24LL * 3'600'000;

class ExpiryTest : public EraserTest {
 protected:
  // The server runs for so many days, as the clock says.
  void run_days(Store& store, int days, std::int64_t keep) {
    for (int i = 0; i < 4 * days; ++i) {
      now_ += kDay / 4;
      last_ = expire(store, {.now = now_, .keep = keep, .served = kDay / 4});
      EXPECT_FALSE(last_.error);
      if (last_.warning) ++warnings_;
    }
  }
  std::int64_t now_ = 1000 * kDay;
  ExpiryReport last_;
  int warnings_ = 0;
};

TEST_F(ExpiryTest, OldThingsGoAndOthersStay) {
  const auto store = open();
  const std::int64_t old = now_ - 300 * kDay, young = now_ - 10 * kDay;
  Batch batch = people();
  batch.players[0].seen = old;
  batch.players[1].seen = now_;
  batch.reports[0].at = old;
  batch.reports[1].at = young;
  ASSERT_FALSE(commit(*store, std::move(batch)));
  ASSERT_FALSE(commit(*store, played("old", TableStatus::kClosed, old)));
  ASSERT_FALSE(commit(*store, played("new", TableStatus::kClosed, young)));
  ASSERT_FALSE(commit(*store, played("used", TableStatus::kPlaying, old)));
  run_days(*store, 33, 30 * kDay);
  EXPECT_EQ(store->table("old"), std::nullopt);
  EXPECT_TRUE(store->log("old", 1, 9).empty());
  EXPECT_EQ(store->game("old", 1), std::nullopt);
  EXPECT_EQ(store->review("old", 1, 0), std::nullopt);
  EXPECT_EQ(store->same_deals("old", 1, 0), std::nullopt);
  EXPECT_TRUE(store->table("used"));
  EXPECT_EQ(store->player("p1"), std::nullopt);
  EXPECT_EQ(store->reports(10).size(), 0U) << "both are older than 30 days now";
  EXPECT_EQ(warnings_, 1);
  // Those that stay go on counting where they were.
  ASSERT_FALSE(commit(*store, entry("used", 3)));
  EXPECT_EQ(store->log("used", 1, 9).size(), 3U);
}

TEST_F(ExpiryTest, WhatIsYoungStays) {
  const auto store = open();
  ASSERT_FALSE(commit(*store, people()));  // seen in 1970
  run_days(*store, 29, 30 * kDay);
  Batch batch = played("new", TableStatus::kClosed, now_);
  ASSERT_FALSE(commit(*store, std::move(batch)));
  run_days(*store, 5, 30 * kDay);
  EXPECT_EQ(store->player("p1"), std::nullopt);
  EXPECT_TRUE(store->table("new"));
  EXPECT_TRUE(store->review("new", 1, 0));
  EXPECT_TRUE(store->same_deals("new", 1, 0));
  EXPECT_EQ(store->log("new", 1, 9).front(), sits("-", "#1")) << "she was not seen for too long";
}

// With the clock 400 days ahead, everything looks old; nothing is deleted until the server has run
// for 30 days, and the host has been warned.
TEST_F(ExpiryTest, AWrongClockDeletesNothing) {
  const auto store = open();
  Batch batch = people();
  batch.players[0].seen = batch.players[1].seen = now_;
  ASSERT_FALSE(commit(*store, std::move(batch)));
  ASSERT_FALSE(commit(*store, played("t", TableStatus::kClosed, now_)));
  run_days(*store, 40, 30 * kDay);
  Batch used;
  used.players = people().players;
  used.players[0].seen = used.players[1].seen = now_;
  used.tables = {{"u", TableStatus::kClosed, true, false, now_, "{}", {}}};
  ASSERT_FALSE(commit(*store, std::move(used)));
  for (const std::int64_t jump : {400 * kDay, -400 * kDay, -900 * kDay, 900 * kDay}) {
    now_ += jump;
    run_days(*store, 6, 30 * kDay);
    EXPECT_TRUE(store->player("p1")) << jump / kDay;
    EXPECT_TRUE(store->player("p2")) << jump / kDay;
    EXPECT_TRUE(store->table("u")) << jump / kDay;
  }
}

// A day deletes no more than its share.
TEST_F(ExpiryTest, NeverDeletesMuchAtATime) {
  const auto store = open();
  Batch batch;
  for (int i = 0; i < 300; ++i) {
    batch.players.push_back({"p" + std::to_string(i), "Ana", std::to_string(i), "", 0, 0});
  }
  ASSERT_FALSE(commit(*store, std::move(batch)));
  run_days(*store, 30, 30 * kDay);
  EXPECT_EQ(store->counts().players, 300);
  run_days(*store, 1, 30 * kDay);
  EXPECT_EQ(store->counts().players, 300) << "the host has been warned";
  std::int64_t before = 300;
  while (before > 0) {
    run_days(*store, 1, 30 * kDay);
    const std::int64_t left = store->counts().players;
    ASSERT_GE(before - left, 0);
    EXPECT_LE(before - left, 40);
    if (last_.players == 0) break;
    before = left;
  }
  EXPECT_EQ(store->counts().players, 0);
  EXPECT_EQ(warnings_, 1);
}

TEST_F(ExpiryTest, CompactingFreesWhatIsUnused) {
  const auto store = open();
  for (int i = 1; i <= 40; ++i) {
    Batch batch = played("t" + std::to_string(i), TableStatus::kClosed, 1);
    batch.entries.push_back({"t" + std::to_string(i), 3, std::string(20'000, 'x')});
    ASSERT_FALSE(commit(*store, std::move(batch)));
  }
  run_days(*store, 40, 30 * kDay);
  const StoredCounts before = store->counts();
  EXPECT_GT(before.unused_bytes, 500'000);
  std::promise<MaybeError> outcome;
  store->compact([&](MaybeError error) { outcome.set_value(std::move(error)); });
  EXPECT_FALSE(outcome.get_future().get());
  const StoredCounts after = store->counts();
  EXPECT_EQ(after.unused_bytes, 0);
  EXPECT_LT(after.bytes, before.bytes);
  EXPECT_EQ(after.tables, 0);
  ASSERT_FALSE(commit(*store, entry("later", 1))) << "it goes on";
}

}  // namespace
}  // namespace lair::storage
