#include "storage/integrity.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "storage/errors.h"
#include "storage/sqlite.h"
#include "storage/store_test.h"

namespace lair::storage {
namespace {

class IntegrityTest : public StoreTest {
 protected:
  // Table "big" has several chunks and a tail, table "small" entries in the tail only.
  void fill() {
    const auto store = open();
    Batch batch;
    batch.tables = {{"big", TableStatus::kOpen, true, false, 1, "{}", {}},
                    {"small", TableStatus::kOpen, true, false, 1, "{}", {}}};
    batch.games = {{"big", 1, 1, 100, 5, "{}", {}}};
    for (int i = 1; i <= 17'000; ++i) batch.entries.push_back({"big", i, line("big", i)});
    ASSERT_FALSE(commit(*store, std::move(batch)));
    for (int i = 17'001; i <= 17'100; ++i) ASSERT_FALSE(commit(*store, entry("big", i)));
    for (int i = 1; i <= 3; ++i) ASSERT_FALSE(commit(*store, entry("small", i)));
  }
  void damage(const char* sql) const { Connection(path_, nullptr).run(sql); }
};

TEST_F(IntegrityTest, FindsNothingInASoundFile) {
  fill();
  const auto report = check_integrity(path_);
  ASSERT_TRUE(report);
  EXPECT_TRUE(report->damage.empty());
  EXPECT_EQ(report->tables, 2);
  EXPECT_EQ(report->entries, 17'103);
  EXPECT_EQ(report->games, 1);
  EXPECT_EQ(report->unchecked, 0);
}

TEST_F(IntegrityTest, WorksBesideAServer) {
  const auto store = open();
  ASSERT_FALSE(commit(*store, entry("t", 1)));
  EXPECT_EQ(check_integrity(path_)->entries, 1);
  ASSERT_FALSE(commit(*store, entry("t", 2)));
  EXPECT_EQ(check_integrity(path_)->entries, 2);
}

TEST_F(IntegrityTest, FindsWhatIsDamagedAndNothingElseStops) {
  fill();
  damage("UPDATE chunk SET lines = replace(lines, '\"number\":7}', '\"number\":8}') WHERE seq = 1");
  auto report = check_integrity(path_);
  ASSERT_TRUE(report);
  ASSERT_EQ(report->damage.size(), 1U);
  EXPECT_EQ(said(report->damage[0]).code, kBadLog);
  const auto store = open();
  EXPECT_THROW(store->log("big", 1, 9), std::runtime_error);
  EXPECT_EQ(store->log("big", 17'050, 17'100).size(), 51U) << "another chunk";
  EXPECT_EQ(store->log("small", 1, 9).size(), 3U);
  ASSERT_FALSE(commit(*store, entry("small", 4)));
  ASSERT_FALSE(commit(*store, entry("big", 17'101)));
}

TEST_F(IntegrityTest, FindsADamagedTail) {
  fill();
  damage("UPDATE tail SET line = '{}' WHERE board = 'small' AND number = 2");
  const auto report = check_integrity(path_);
  ASSERT_TRUE(report);
  ASSERT_EQ(report->damage.size(), 1U);
  const auto store = open();
  EXPECT_THROW(store->log("small", 1, 9), std::runtime_error);
  EXPECT_EQ(store->log("big", 1, 99'999).size(), 17'100U);
  // The damage stays visible when the entries are moved to a chunk.
  for (int round = 0; round < 2; ++round) {
    Batch batch;
    for (int i = 1; i <= 17'000; ++i) {
      batch.entries.push_back({"more" + std::to_string(round), i, "[]"});
    }
    ASSERT_FALSE(commit(*store, std::move(batch)));
  }
  ASSERT_EQ(check_integrity(path_)->damage.size(), 1U);
}

TEST_F(IntegrityTest, FindsMissingEntriesAndGames) {
  fill();
  damage("DELETE FROM chunk WHERE seq = 2");
  damage("UPDATE game SET summary = '{\"seats\":'");
  const auto report = check_integrity(path_);
  ASSERT_TRUE(report);
  ASSERT_EQ(report->damage.size(), 2U);
  EXPECT_EQ(said(report->damage[0]).code, kBadLog);
  EXPECT_EQ(said(report->damage[1]).code, kBadGame);
  EXPECT_THROW(open()->log("big", 1, 99'999), std::runtime_error);
}

TEST_F(IntegrityTest, CountsEntriesOfEarlierVersions) {
  fill();
  damage("UPDATE tail SET checksum = NULL WHERE board = 'small'");
  const auto report = check_integrity(path_);
  ASSERT_TRUE(report);
  EXPECT_TRUE(report->damage.empty());
  EXPECT_EQ(report->unchecked, 3);
  EXPECT_EQ(open()->log("small", 1, 9).size(), 3U);
}

}  // namespace
}  // namespace lair::storage
