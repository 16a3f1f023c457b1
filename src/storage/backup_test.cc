#include "storage/backup.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

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

TEST_F(StoreTest, AnInterruptedBackupLeavesNothing) {
  {
    const auto store = open();
    for (int i = 1; i <= 2000; ++i) {
      store->commit(entry("t", i), [](const MaybeError& error) { EXPECT_FALSE(error); });
    }
  }
  const std::string copy = path_ + ".copy", part = copy + ".part";
  bool begun = false;
  const auto stop = [&] {
    EXPECT_FALSE(std::filesystem::exists(copy)) << "the name is for a whole copy";
    return begun |= std::filesystem::exists(part);
  };
  EXPECT_TRUE(back_up(path_, copy, stop));
  EXPECT_TRUE(begun);
  for (const char* end : {"", ".part", ".part-journal"}) {
    EXPECT_FALSE(std::filesystem::exists(copy + end)) << end;
  }
  EXPECT_FALSE(back_up(path_, copy));
  EXPECT_FALSE(std::filesystem::exists(part));
}

TEST_F(StoreTest, WhatAnotherBackupWritesIsLeftAlone) {
  open().reset();
  const std::string copy = path_ + ".copy";
  std::ofstream(copy + ".part") << "half";
  const auto error = back_up(path_, copy);
  ASSERT_TRUE(error);
  EXPECT_EQ(said(*error).code, kExists);
  EXPECT_TRUE(std::filesystem::exists(copy + ".part"));
}

// Root may write everything; while this lives, the test is somebody who may not.
class Nobody {
 public:
  Nobody() : was_root_(::geteuid() == 0 && ::seteuid(65534) == 0) {}
  ~Nobody() {
    if (was_root_ && ::seteuid(0) != 0) ADD_FAILURE() << "root no more";
  }
  Nobody(const Nobody&) = delete;
  Nobody& operator=(const Nobody&) = delete;

 private:
  bool was_root_;
};

TEST_F(StoreTest, AFileThatCannotBeWrittenCanBeCopied) {
  namespace fs = std::filesystem;
  ASSERT_FALSE(commit(*open(), entry("t", 1)));
  fs::remove(path_ + ".lock");
  fs::permissions(path_, fs::perms(0444));
  fs::permissions(folder_, fs::perms(0777));
  const std::string copy = path_ + ".copy";
  {
    const Nobody nobody;
    const auto error = back_up(path_, copy);
    EXPECT_FALSE(error) << say(Language::en, *error);
  }
  for (const char* end : {"-wal", "-shm", ".lock", ".copy.part"}) {
    EXPECT_FALSE(fs::exists(path_ + end)) << end;
  }
  path_ = copy;
  EXPECT_EQ(open()->log("t", 1, 9).size(), 1U);
}

TEST_F(StoreTest, OnlyItsOwnerMayReadWhatIsMade) {
  const mode_t before = ::umask(0022);
  {
    const auto store = open();
    ASSERT_FALSE(commit(*store, entry("t", 1)));
    ASSERT_FALSE(back_up(path_, path_ + ".copy"));
    for (const char* end : {"", "-wal", "-shm", ".lock", ".copy"}) {
      EXPECT_EQ(std::filesystem::status(path_ + end).permissions(), std::filesystem::perms(0600))
          << end;
    }
  }
  ::umask(before);
}

}  // namespace
}  // namespace lair::storage
