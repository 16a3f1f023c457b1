#include "storage/eraser.h"

#include <gtest/gtest.h>

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
  static Batch forget(const std::string& player) {
    Batch batch;
    batch.forgotten_players = {player};
    return batch;
  }
};

TEST_F(EraserTest, AForgottenPlayerLeavesEveryRow) {
  {
    const auto store = open();
    ASSERT_FALSE(commit(*store, people()));
    ASSERT_FALSE(commit(*store, played("t", TableStatus::kOver, 5)));
    EXPECT_EQ(store->tables_visited("p1"), std::vector<std::string>{"t"}) << "though no more there";
    ASSERT_FALSE(commit(*store, forget("p1")));
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
    ASSERT_FALSE(commit(*store, forget("p1")));
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
  ASSERT_FALSE(commit(*store, forget("p1")));
  for (int i = 0; i < 3000 && stands("Zsuzs"); ++i) {  // soon, by another thread
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_FALSE(stands("Zsuzs"));
  ASSERT_FALSE(commit(*store, entry("t", 3))) << "and it goes on";
}

TEST_F(EraserTest, OldThingsGoAndOthersStay) {
  const auto store = open();
  ASSERT_FALSE(commit(*store, people()));
  ASSERT_FALSE(commit(*store, played("old", TableStatus::kClosed, 100)));
  ASSERT_FALSE(commit(*store, played("new", TableStatus::kClosed, 900)));
  ASSERT_FALSE(commit(*store, played("used", TableStatus::kPlaying, 100)));
  Batch batch;
  batch.forget_before = 500;
  ASSERT_FALSE(commit(*store, std::move(batch)));
  EXPECT_EQ(store->table("old"), std::nullopt);
  EXPECT_TRUE(store->log("old", 1, 9).empty());
  EXPECT_EQ(store->game("old", 1), std::nullopt);
  EXPECT_EQ(store->review("old", 1, 0), std::nullopt);
  EXPECT_TRUE(store->review("new", 1, 0));
  EXPECT_EQ(store->same_deals("old", 1, 0), std::nullopt);
  EXPECT_TRUE(store->same_deals("new", 1, 0));
  EXPECT_TRUE(store->table("new"));
  EXPECT_EQ(store->log("new", 1, 9).front(), sits("-", "#1")) << "she was not seen for too long";
  EXPECT_TRUE(store->table("used"));
  EXPECT_EQ(store->player("p1"), std::nullopt);
  EXPECT_TRUE(store->player("p2"));
  EXPECT_EQ(store->reports(10).size(), 1U) << "the newer one";
  // Those that stay go on counting where they were.
  ASSERT_FALSE(commit(*store, entry("used", 3)));
  EXPECT_EQ(store->log("used", 1, 9).size(), 3U);
}

TEST_F(EraserTest, CompactingFreesWhatIsUnused) {
  const auto store = open();
  for (int i = 1; i <= 40; ++i) {
    Batch batch = played("t" + std::to_string(i), TableStatus::kClosed, 1);
    batch.entries.push_back({"t" + std::to_string(i), 3, std::string(20'000, 'x')});
    ASSERT_FALSE(commit(*store, std::move(batch)));
  }
  Batch batch;
  batch.forget_before = 500;
  ASSERT_FALSE(commit(*store, std::move(batch)));
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
