#include "storage/backup.h"

#include <gtest/gtest.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "storage/errors.h"
#include "storage/store_test.h"

namespace lair::storage {
namespace {

// Each batch writes the same entry to two tables: a copy has as many of one as of the other.
TEST_F(StoreTest, ABackupWhileOthersWriteIsOfOneMoment) {
  const std::string copy = path_ + ".copy";
  std::int64_t acknowledged = 0;
  {
    const auto store = open();
    std::atomic<bool> stop = false;
    std::atomic<std::int64_t> written = 0;
    std::thread writer([&] {
      while (!stop) {
        Batch batch;
        const std::int64_t number = written + 1;
        batch.entries = {{"a", number, line("a", number)}, {"b", number, line("b", number)}};
        ASSERT_FALSE(commit(*store, std::move(batch)));
        written = number;
      }
    });
    while (written < 20) std::this_thread::yield();
    acknowledged = written;
    EXPECT_FALSE(back_up(path_, copy));
    stop = true;
    writer.join();
  }
  path_ = copy;
  const auto store = open();
  const auto lines = store->log("a", 1, 1'000'000);
  EXPECT_GE(static_cast<std::int64_t>(lines.size()), acknowledged);
  EXPECT_EQ(store->log("b", 1, 1'000'000).size(), lines.size());
}

TEST_F(StoreTest, ABackupOverwritesNothing) {
  open().reset();
  const std::string copy = path_ + ".copy";
  std::ofstream(copy) << "precious";
  const auto error = back_up(path_, copy);
  ASSERT_TRUE(error);
  EXPECT_EQ(said(*error).code, kExists);
  EXPECT_EQ(std::filesystem::file_size(copy), 8U);
  const auto missing = back_up(path_ + ".none", copy + "2");
  ASSERT_TRUE(missing);
  EXPECT_EQ(said(*missing).code, kMissing);
  EXPECT_FALSE(std::filesystem::exists(path_ + ".none"));
  EXPECT_FALSE(std::filesystem::exists(copy + "2"));
}

}  // namespace
}  // namespace lair::storage
