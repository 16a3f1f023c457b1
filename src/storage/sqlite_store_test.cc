#include "storage/sqlite_store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <string>
#include <vector>

#include "storage/errors.h"
#include "storage/faulty_vfs_test.h"
#include "storage/store_test.h"
#include "storage/tail.h"

namespace lair::storage {
namespace {

const PlayerRow kAnna{"p1", "Anna ‘ő’ 한", "token-1", "phrase-1", 1000, 2000};
const PlayerRow kBela{"p2", "", "token-2", "", -1, 0};

TableRow table_row(std::string id, TableStatus status, std::int64_t updated) {
  return {std::move(id), status, true, false, updated, R"({"game":"chimera"})", {"p2", "p1"}};
}

Batch with_tables(std::vector<TableRow> rows) {
  Batch batch;
  batch.tables = std::move(rows);
  return batch;
}

std::vector<std::string> ids(const std::vector<TableRow>& rows) {
  std::vector<std::string> list;
  for (const TableRow& row : rows) list.push_back(row.id);
  return list;
}

using Ids = std::vector<std::string>;

TEST_F(StoreTest, KeepsPlayersOverARestart) {
  Batch batch;
  batch.players = {kAnna, kBela};
  ASSERT_FALSE(commit(*open(), std::move(batch)));
  const auto store = open();
  EXPECT_EQ(store->player("p1"), kAnna);
  EXPECT_EQ(store->player("p2"), kBela);
  EXPECT_EQ(store->player("p3"), std::nullopt);
  EXPECT_EQ(store->player_by_token("token-2"), kBela);
  EXPECT_EQ(store->player_by_phrase("phrase-1"), kAnna);
  EXPECT_EQ(store->player_by_phrase(""), std::nullopt) << "no phrase is nobody's phrase";
}

TEST_F(StoreTest, ReplacesAndForgetsPlayers) {
  const auto store = open();
  Batch first;
  first.players = {kAnna, kBela};
  ASSERT_FALSE(commit(*store, std::move(first)));
  PlayerRow renamed = kAnna;
  renamed.name = "Anne";
  renamed.token_hash = "token-3";
  Batch second;
  second.players = {renamed};
  ASSERT_FALSE(commit(*store, std::move(second)));
  ASSERT_FALSE(erase(*store, "p2"));
  EXPECT_EQ(store->player("p1"), renamed);
  EXPECT_EQ(store->player_by_token("token-1"), std::nullopt);
  EXPECT_EQ(store->player("p2"), std::nullopt);
}

TEST_F(StoreTest, KeepsTablesAndTheirPlayersInOrder) {
  TableRow row{"t1", TableStatus::kPlaying, false, true, 77, "{}", {"p3", "p1", "p2"}};
  const auto store = open();
  ASSERT_FALSE(commit(*store, with_tables({row})));
  EXPECT_EQ(store->table("t1"), row);
  row.players = {"p1"};
  row.status = TableStatus::kOver;
  ASSERT_FALSE(commit(*store, with_tables({row})));
  EXPECT_EQ(store->table("t1"), row);
  EXPECT_EQ(store->table("t2"), std::nullopt);
}

TEST_F(StoreTest, ListsTables) {
  TableRow unlisted = table_row("unlisted", TableStatus::kPlaying, 60);
  unlisted.listed = false;
  unlisted.timed = true;
  unlisted.players = {"p9"};
  const auto store = open();
  ASSERT_FALSE(commit(*store, with_tables({table_row("old", TableStatus::kOpen, 10),
                                           table_row("new", TableStatus::kPlaying, 50), unlisted,
                                           table_row("over", TableStatus::kOver, 40),
                                           table_row("closed", TableStatus::kClosed, 5)})));
  EXPECT_EQ(ids(store->listed_tables(10)), (Ids{"new", "old"}));
  EXPECT_EQ(ids(store->listed_tables(1)), Ids{"new"});
  EXPECT_EQ(ids(store->timed_tables()), Ids{"unlisted"});
  EXPECT_EQ(ids(store->tables_of("p1", 100)), (Ids{"new", "over", "old"}));
  EXPECT_EQ(ids(store->tables_of("p1", 2)), (Ids{"new", "over"}));
  EXPECT_EQ(ids(store->tables_of("p9", 100)), Ids{"unlisted"});
  EXPECT_EQ(ids(store->tables_unused_since(50, 10)), (Ids{"old", "over"}));
  EXPECT_EQ(ids(store->tables_unused_since(50, 1)), Ids{"old"});
}

TEST_F(StoreTest, KeepsTheFirstResultOfADay) {
  const auto store = open();
  const DailyRow begun{"2026-11-16", "chimera", "p1", "t1"};
  DailyRow other = begun, over = begun, again = begun, another = begun;
  other.table = "t2";
  other.points = 90;
  over.points = -40;
  again.points = 50;
  another.player = "p2";
  another.points = 70;
  Batch batch;
  batch.dailies = {begun, other};
  ASSERT_FALSE(commit(*store, std::move(batch)));
  EXPECT_EQ(store->daily("2026-11-16", "chimera", "p1"), begun) << "the first table counts";
  EXPECT_TRUE(store->daily_points("2026-11-16", "chimera").empty());
  batch = {};
  batch.dailies = {over, again, another};
  ASSERT_FALSE(commit(*store, std::move(batch)));
  EXPECT_EQ(store->daily("2026-11-16", "chimera", "p1"), over) << "what is over is over";
  EXPECT_EQ(store->daily_points("2026-11-16", "chimera"), (std::vector<std::int64_t>{-40, 70}));
  EXPECT_TRUE(store->daily_points("2026-11-17", "chimera").empty());
  EXPECT_EQ(store->dailies_of("p1"), std::vector<DailyRow>{over});
  ASSERT_FALSE(erase(*store, "p1"));
  EXPECT_EQ(store->daily("2026-11-16", "chimera", "p1"), std::nullopt);
}

TEST_F(StoreTest, KeepsAReviewOfASeat) {
  const auto store = open();
  const ReviewRow first{"t1", 1, 0, 1, "{}"}, other{"t1", 1, 2, 1, R"({"seat":2})"};
  ReviewRow again = first;
  again.version = 2;
  Batch batch;
  batch.games = {{"t1", 1, 1, 2, 5, "{}", {}}};
  batch.reviews = {first, other, again, {"t2", 1, 0, 1, "{}"}};
  ASSERT_FALSE(commit(*store, std::move(batch)));
  EXPECT_EQ(store->review("t1", 1, 0), again) << "the last one";
  EXPECT_EQ(store->review("t1", 1, 2), other);
  EXPECT_EQ(store->review("t1", 1, 1), std::nullopt);
  EXPECT_EQ(store->review("t1", 2, 0), std::nullopt);
  EXPECT_EQ(store->review("t2", 1, 0), std::nullopt) << "there is no such game any more";
}

TEST_F(StoreTest, KeepsHowABotDidInASeat) {
  const auto store = open();
  const SameDealsRow first{"t1", 1, 0, 1, 12, 90, -150, 77};
  SameDealsRow again = first;
  again.version = 2;
  again.luck_twelfths = -9;
  Batch batch;
  batch.games = {{"t1", 1, 1, 2, 5, "{}", {}}};
  batch.same_deals = {first, again, {"t2", 1, 0, 1, 1, 1, 1, 1}};
  EXPECT_FALSE(batch.empty());
  ASSERT_FALSE(commit(*store, std::move(batch)));
  EXPECT_EQ(store->same_deals("t1", 1, 0), again) << "the last one";
  EXPECT_EQ(store->same_deals("t1", 1, 1), std::nullopt);
  EXPECT_EQ(store->same_deals("t1", 2, 0), std::nullopt);
  EXPECT_EQ(store->same_deals("t2", 1, 0), std::nullopt) << "there is no such game any more";
}

TEST_F(StoreTest, KeepsGamesAndListsThoseOfAPlayer) {
  const GameRow first{"t1", 1, 3, 90, 5000, R"({"n":1})", {"p1", "p2", "p3"}};
  GameRow second{"t1", 2, 91, 0, 0, R"({"n":2})", {"p2", "p1", "p3"}};
  const GameRow third{"t2", 1, 1, 8, 7000, "{}", {"p1", "p4", "p5"}};
  const auto store = open();
  Batch batch;
  batch.games = {first, second, third};
  ASSERT_FALSE(commit(*store, std::move(batch)));
  EXPECT_EQ(store->game("t1", 2), second);
  EXPECT_EQ(store->game("t1", 3), std::nullopt);
  EXPECT_EQ(store->games_of("p1", 8000, 10), (std::vector{third, first}));
  EXPECT_EQ(store->games_of("p1", 8000, 1), std::vector{third});
  EXPECT_EQ(store->games_of("p1", 7000, 10), std::vector{first});
  second.last = 200;
  second.ended = 6000;
  Batch end;
  end.games = {second};
  ASSERT_FALSE(commit(*store, std::move(end)));
  EXPECT_EQ(store->games_of("p2", 8000, 10), (std::vector{second, first}));
}

// Far more than stays in the tail: most entries have been moved to chunks.
TEST_F(StoreTest, KeepsLongLogsOverARestart) {
  constexpr int kTables = 7;
  constexpr std::int64_t kEach = 5000;
  const auto name = [](int table) { return "table-" + std::to_string(table); };
  const auto expect_whole = [&](Store& store) {
    for (int t = 0; t < kTables; ++t) {
      const std::vector<std::string> lines = store.log(name(t), 1, kEach + 10);
      ASSERT_EQ(lines.size(), static_cast<std::size_t>(kEach));
      for (std::int64_t i = 1; i <= kEach; ++i) {
        ASSERT_EQ(lines[static_cast<std::size_t>(i - 1)], line(name(t), i));
      }
    }
    EXPECT_EQ(store.log(name(2), 4321, 4323),
              (Ids{line(name(2), 4321), line(name(2), 4322), line(name(2), 4323)}));
    EXPECT_EQ(store.log(name(2), 7, 7), Ids{line(name(2), 7)});
    EXPECT_EQ(store.log(name(2), kEach, kEach + 5), Ids{line(name(2), kEach)});
    EXPECT_EQ(store.log("nowhere", 1, 10), Ids{});
  };
  {
    const auto store = open();
    std::atomic<int> failed = 0;
    for (std::int64_t i = 1; i <= kEach; ++i) {
      Batch batch;
      for (int t = 0; t < kTables; ++t) batch.entries.push_back({name(t), i, line(name(t), i)});
      store->commit(std::move(batch), [&](const MaybeError& error) { failed += error ? 1 : 0; });
    }
    ASSERT_FALSE(commit(*store, {}));
    EXPECT_EQ(failed, 0);
    expect_whole(*store);
  }
  {
    const auto store = open();
    expect_whole(*store);
    ASSERT_FALSE(commit(*store, entry("another", 1)));
  }
  expect_whole(*open());
}

TEST_F(StoreTest, ReadsALogWhileItGrows) {
  constexpr std::int64_t kEntries = 40'000;
  const auto store = open();
  std::atomic<std::int64_t> durable = 0;
  for (std::int64_t i = 1; i <= kEntries; ++i) {
    store->commit(entry("t", i), [&durable, i](const MaybeError&) { durable = i; });
  }
  std::int64_t known = 0;
  while (known < kEntries) {
    known = durable;
    if (known == 0) continue;
    const std::int64_t first = std::max<std::int64_t>(1, known - 20'000);
    const std::vector<std::string> lines = store->log("t", first, known);
    ASSERT_EQ(lines.size(), static_cast<std::size_t>(known - first + 1));
    ASSERT_EQ(lines.front(), line("t", first));
    ASSERT_EQ(lines.back(), line("t", known));
  }
}

// While the first transaction is held up in its Done, all others gather.
TEST_F(StoreTest, WritesWhatIsWaitingInOneTransactionAndKeepsTheOrder) {
  faulty_vfs::Control& control = faulty_vfs::control();
  const auto store = open({Sync::kFull, faulty_vfs::kName});
  std::promise<void> all_given;
  std::vector<int> order;
  std::vector<int> syncs;
  store->commit(entry("t", 1), [&](const MaybeError&) {
    all_given.get_future().wait();
    order.push_back(1);
    syncs.push_back(control.log_syncs);
  });
  std::promise<void> finished;
  for (int i = 2; i <= 500; ++i) {
    store->commit(entry("t", i), [&, i](const MaybeError&) {
      order.push_back(i);
      syncs.push_back(control.log_syncs);
      if (i == 500) finished.set_value();
    });
  }
  all_given.set_value();
  finished.get_future().wait();
  ASSERT_EQ(order.size(), 500U);
  for (int i = 0; i < 500; ++i) EXPECT_EQ(order[static_cast<std::size_t>(i)], i + 1);
  // However the store came to take the first: alone, or with some that were there already.
  EXPECT_LE(syncs.back() - syncs.front(), 2);
  EXPECT_EQ(store->log("t", 1, 500).size(), 500U);
}

TEST_F(StoreTest, MakesDurableWhatIsWaitingWhenItIsClosed) {
  std::atomic<int> done = 0;
  {
    const auto store = open();
    for (int i = 1; i <= 300; ++i) {
      store->commit(entry("t", i), [&](const MaybeError& error) { done += error ? 0 : 1; });
    }
  }
  EXPECT_EQ(done, 300);
  EXPECT_FALSE(std::filesystem::exists(path_ + "-wal")) << "a closed file is one file";
  EXPECT_EQ(open()->log("t", 1, 300).size(), 300U);
}

TEST_F(StoreTest, MovesItsLogIntoTheFileWhileItRuns) {
  const auto store = open({Sync::kNormal, nullptr});
  std::uintmax_t written = 0, in_log = 0;
  // It does so on a thread of its own, whenever that gets its turn.
  for (int i = 1; i <= 500 && (i <= 50 || in_log > written / 2); ++i) {
    Batch batch;
    batch.entries.push_back({"t", i, std::string(1 << 20, 'x')});
    ASSERT_FALSE(commit(*store, std::move(batch)));
    written += 1 << 20;
    in_log = std::filesystem::file_size(path_ + "-wal");
  }
  EXPECT_LT(in_log, written / 2) << "the log begins anew, again and again";
  EXPECT_GT(std::filesystem::file_size(path_), written / 4);
}

TEST_F(StoreTest, CallsNoDoneBeforeItsSyncHasReturned) {
  faulty_vfs::Control& control = faulty_vfs::control();
  for (const Sync sync : {Sync::kFull, Sync::kNormal}) {
    const auto store = open({sync, faulty_vfs::kName});
    int too_early = 0;
    int last_writes = control.log_writes;
    int unwritten = 0;
    const std::string table = sync == Sync::kFull ? "full" : "normal";
    for (int i = 1; i <= 200; ++i) {
      std::promise<void> given;
      store->commit(entry(table, i), [&](const MaybeError&) {
        if (control.log_unsynced) ++too_early;
        if (control.log_writes == last_writes) ++unwritten;
        last_writes = control.log_writes;
        given.set_value();
      });
      given.get_future().wait();
    }
    EXPECT_EQ(unwritten, 0);
    if (sync == Sync::kFull) {
      EXPECT_EQ(too_early, 0);
    } else {
      EXPECT_GT(too_early, 0) << "this test would not notice a missing sync";
    }
  }
}

TEST(Chunk, IsReadToItsEndWhereverThatIs) {
  for (const char* chunk : {"a\nb\n", "a\nb"}) {
    std::string lines;
    storage::each_line(chunk, [&](std::string_view line) { lines.append(line) += ';'; });
    EXPECT_EQ(lines, "a;b;");
  }
}

}  // namespace
}  // namespace lair::storage
