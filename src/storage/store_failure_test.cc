// The store when its file or its disk fails.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <fstream>
#include <future>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "storage/errors.h"
#include "storage/faulty_vfs_test.h"
#include "storage/integrity.h"
#include "storage/schema.h"
#include "storage/store_test.h"

namespace lair::storage {
namespace {

std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

class FaultyStoreTest : public StoreTest {
 protected:
  FaultyStoreTest() : control_(faulty_vfs::control()) {}
  ~FaultyStoreTest() override {
    control_.writes_left = -1;
    control_.sync_fails = false;
    control_.read_only = false;
    control_.fail_at = 0;
  }
  faulty_vfs::Control& control_;
  const StoreOptions options_{Sync::kFull, faulty_vfs::kName};
};

// A batch that takes several pages, so that it can fail half way.
Batch large_batch(std::int64_t number) {
  Batch batch;
  batch.players.push_back({"p" + std::to_string(number), "Anna", "t", "", 0, 0});
  batch.tables.push_back({"t", TableStatus::kOpen, true, false, number, "{}", {"p1"}});
  batch.entries.push_back({"t", number, "\"" + std::string(20'000, 'x') + "\""});
  return batch;
}

TEST_F(FaultyStoreTest, DiskFullLeavesNothingHalfAppliedAndCanBeRecoveredFrom) {
  for (int writes = 0; writes < 60; ++writes) {
    std::filesystem::remove_all(path_);
    {
      const auto store = open(options_);
      ASSERT_FALSE(commit(*store, large_batch(1)));
      control_.writes_left = writes;
      const MaybeError error = commit(*store, large_batch(2));
      if (!error) {  // that many were enough
        EXPECT_GT(writes, 5);
        control_.writes_left = -1;
        return;
      }
      EXPECT_EQ(said(*error).code, kFull);
      EXPECT_EQ(commit(*store, large_batch(2)), error) << "fails until it is recovered";
      control_.writes_left = -1;
      EXPECT_EQ(commit(*store, large_batch(2)), error) << "space alone is not enough";
      EXPECT_EQ(store->player("p2"), std::nullopt);
      EXPECT_EQ(store->table("t")->updated, 1);
      EXPECT_EQ(store->log("t", 1, 10).size(), 1U);
      store->recover();
      EXPECT_FALSE(commit(*store, large_batch(2)));
      EXPECT_FALSE(commit(*store, large_batch(3)));
    }
    const auto store = open(options_);
    EXPECT_TRUE(store->player("p3"));
    EXPECT_EQ(store->log("t", 1, 10).size(), 3U);
  }
  FAIL() << "the disk was never large enough";
}

// The store's calls in the test of faults: which of them were acknowledged.
struct Acknowledged {
  int batches = 1;
  bool erased = false;
};

// Commits batches 2 to 6 and erases player p1. A batch that fails is committed again.
Acknowledged use_store(Store& store) {
  Acknowledged acknowledged;
  const auto wait = [](auto start) {
    std::promise<MaybeError> outcome;
    start([&](MaybeError error) { outcome.set_value(std::move(error)); });
    return outcome.get_future().get();
  };
  const auto commit = [&](int number) {
    return wait([&](const Store::Done& done) { store.commit(large_batch(number), done); });
  };
  for (int number = 2; number <= 6; ++number) {
    if (commit(number)) {
      store.recover();
      if (commit(number)) return acknowledged;
    }
    acknowledged.batches = number;
  }
  acknowledged.erased =
      !wait([&](const Store::Done& done) { store.erase("p1", done); }).has_value();
  try {
    store.log("t", 1, 100);
    store.player("p2");
  } catch (const std::runtime_error&) {  // the fault
  }
  return acknowledged;
}

// The n-th call of the file system fails, for every n: what was acknowledged is there afterwards,
// and nothing is damaged.
TEST_F(FaultyStoreTest, EveryCallMayFail) {
  ASSERT_FALSE(commit(*open(), large_batch(1)));
  const std::string before = contents(path_);
  for (int n = 1;; ++n) {
    ASSERT_LT(n, 20'000) << "it never came to its end";
    path_ = folder_ / ("lair" + std::to_string(n) + ".db");
    write_file(path_, before);
    Acknowledged acknowledged;
    control_.calls = 0;
    control_.fail_at = n;
    if (auto store = open_store(path_, options_)) acknowledged = use_store(**store);
    const bool reached = control_.calls >= n;
    control_.fail_at = 0;
    {
      const auto store = open();
      const auto found = static_cast<int>(store->log("t", 1, 100).size());
      ASSERT_GE(found, acknowledged.batches) << "call " << n;
      for (int i = 2; i <= found; ++i) ASSERT_TRUE(store->player("p" + std::to_string(i))) << n;
      ASSERT_FALSE(acknowledged.erased && store->player("p1")) << n;
    }
    const auto report = check_integrity(path_);
    ASSERT_TRUE(report) << n;
    ASSERT_TRUE(report->damage.empty()) << n << ": " << say(Language::en, report->damage.front());
    std::filesystem::remove(path_);
    if (!reached) break;
  }
}

// An erasure that cannot be queued changes nothing. One that was queued continues after recovery.
TEST_F(FaultyStoreTest, AnErasureThatFailsIsReportedAndContinued) {
  const auto store = open(options_);
  const std::string sits = R"([{"sit":{"seat":0,"player":"p1","name":"Ana"}}])";
  Batch batch;
  batch.players.push_back({"p1", "Ana", "t", "", 0, 0});
  batch.tables.push_back({"t", TableStatus::kClosed, true, false, 5, "{}", {"p1"}});
  batch.entries.push_back({"t", 1, sits});
  ASSERT_FALSE(commit(*store, std::move(batch)));
  control_.writes_left = 0;
  EXPECT_TRUE(erase(*store, "p1"));
  EXPECT_TRUE(expire(*store, {.now = 500, .keep = 1, .served = 1}).error);
  control_.writes_left = -1;
  store->recover();
  EXPECT_FALSE(commit(*store, {}));
  EXPECT_TRUE(store->player("p1"));
  EXPECT_EQ(store->log("t", 1, 9), std::vector{sits});
  for (int writes = 1;; ++writes) {
    ASSERT_LT(writes, 1000) << "the disk was never large enough";
    control_.writes_left = writes;
    const MaybeError error = erase(*store, "p1");
    control_.writes_left = -1;
    if (!error) break;
    EXPECT_FALSE(commit(*store, {})) << "batches go on";
    if (store->player("p1")) continue;
    store->recover();
    ASSERT_FALSE(erase(*store, "p2")) << "erased after p1";
    break;
  }
  EXPECT_NE(store->log("t", 1, 9), std::vector{sits});
}

TEST_F(FaultyStoreTest, WhatWasGivenBeforeRecoverFails) {
  const auto store = open(options_);
  control_.writes_left = 0;
  std::promise<void> first_failed;
  std::promise<void> all_given;
  std::vector<bool> failed;
  const auto note = [&](const MaybeError& error) { failed.push_back(error.has_value()); };
  store->commit(entry("t", 1), [&](const MaybeError& error) {
    first_failed.set_value();
    all_given.get_future().wait();
    note(error);
  });
  first_failed.get_future().wait();
  store->commit(entry("t", 2), note);
  store->recover();
  control_.writes_left = -1;
  store->commit(entry("t", 1), note);
  all_given.set_value();
  EXPECT_FALSE(commit(*store, entry("t", 2)));
  EXPECT_EQ(failed, (std::vector<bool>{true, true, false}));
  EXPECT_EQ(store->log("t", 1, 9), (std::vector{line("t", 1), line("t", 2)}));
}

TEST_F(FaultyStoreTest, AnEmptyBatchTellsWhetherWritingIsPossible) {
  const auto store = open(options_);
  EXPECT_FALSE(commit(*store, {}));
  control_.writes_left = 0;
  const MaybeError error = commit(*store, {});
  ASSERT_TRUE(error);
  EXPECT_EQ(said(*error).code, kFull);
  store->recover();
  control_.writes_left = -1;
  EXPECT_FALSE(commit(*store, {}));
  EXPECT_FALSE(commit(*store, entry("t", 1)));
}

TEST_F(FaultyStoreTest, FailedSyncIsAFailure) {
  const auto store = open(options_);
  ASSERT_FALSE(commit(*store, entry("t", 1)));
  control_.sync_fails = true;
  const MaybeError error = commit(*store, entry("t", 2));
  control_.sync_fails = false;
  ASSERT_TRUE(error);
  EXPECT_EQ(said(*error).code, kFailed);
  EXPECT_EQ(store->log("t", 1, 9).size(), 1U);
  store->recover();
  EXPECT_FALSE(commit(*store, entry("t", 2)));
  EXPECT_EQ(store->log("t", 1, 9).size(), 2U);
}

TEST_F(FaultyStoreTest, ReadOnlyFileIsRefused) {
  ASSERT_FALSE(commit(*open(), entry("t", 1)));
  const std::string before = contents(path_);
  control_.read_only = true;
  EXPECT_EQ(opening_error(options_).code, kReadOnly);
  EXPECT_EQ(contents(path_), before);
}

TEST_F(StoreTest, FolderThatIsNotThereIsNamed) {
  path_ = folder_ / "missing" / "lair.db";
  const Error error = opening_error();
  EXPECT_EQ(error.code, kFailed);
  EXPECT_NE(say(Language::en, error).find("No such file"), std::string::npos);
}

TEST_F(StoreTest, DamagedFilesAreRefusedAndLeftAlone) {
  {
    const auto store = open();
    for (int i = 1; i <= 2000; ++i) {
      store->commit(entry("t", i), [](const MaybeError& error) { EXPECT_FALSE(error); });
    }
  }
  const std::string good = contents(path_);
  std::string scribbled = good;
  for (std::size_t i = 20'000; i < good.size(); ++i) scribbled[i] = static_cast<char>(i * 7);
  for (const std::string& bad :
       {std::string("This is a letter to my aunt.\n") + std::string(5000, ' '),
        good.substr(0, good.size() / 2), scribbled}) {
    write_file(path_, bad);
    const Error error = opening_error();
    EXPECT_EQ(error.code, kDamaged);
    EXPECT_EQ(say(Language::en, error).find_first_of("\n*"), std::string::npos) << "one line";
    EXPECT_EQ(contents(path_), bad);
  }
  write_file(path_, good);
  EXPECT_EQ(open()->log("t", 1, 2000).size(), 2000U);
}

TEST_F(StoreTest, FileOfAnotherProgramIsRefusedAndLeftAlone) {
  Connection(path_, nullptr).run("CREATE TABLE recipes (name TEXT)");
  const std::string before = contents(path_);
  EXPECT_EQ(opening_error().code, kForeign);
  EXPECT_EQ(contents(path_), before);
}

TEST_F(StoreTest, SecondServerIsRefusedUntilTheFirstHasEnded) {
  auto first = open();
  EXPECT_EQ(opening_error().code, kBusy);
  first.reset();
  EXPECT_TRUE(open());
}

TEST_F(StoreTest, NewerFileIsRefusedAndLeftAlone) {
  open().reset();
  Connection(path_, nullptr).run("PRAGMA user_version = 1000");
  const std::string before = contents(path_);
  const Error error = opening_error();
  EXPECT_EQ(error.code, kNewer);
  EXPECT_NE(say(Language::en, error).find("1000"), std::string::npos);
  EXPECT_EQ(contents(path_), before);
}

constexpr const char* kStepOne =
    "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (41);"
    "PRAGMA application_id = 0x4c414952; PRAGMA user_version = 1";
constexpr const char* kStepTwo = "UPDATE a SET x = x + 1; PRAGMA user_version = 2";
constexpr const char* kBadStep = "DELETE FROM a; DELETE FROM b; PRAGMA user_version = 3";

TEST_F(StoreTest, OlderFileIsCopiedThenMigrated) {
  ASSERT_TRUE(open_file(path_, nullptr, std::vector{kStepOne}));
  EXPECT_FALSE(std::filesystem::exists(path_ + ".before-v1")) << "there was nothing to copy";
  {
    auto file = open_file(path_, nullptr, std::vector{kStepOne, kStepTwo});
    ASSERT_TRUE(file);
    EXPECT_EQ(file->number("SELECT x FROM a"), 42);
    EXPECT_EQ(file->number("PRAGMA user_version"), 2);
  }
  EXPECT_EQ(std::filesystem::status(path_ + ".before-v2").permissions(),
            std::filesystem::perms(0600));
  Connection copy(path_ + ".before-v2", nullptr);
  EXPECT_EQ(copy.number("SELECT x FROM a"), 41);
  EXPECT_EQ(copy.number("PRAGMA user_version"), 1);
  EXPECT_EQ(copy.number("PRAGMA application_id"), 0x4c414952);
}

TEST_F(StoreTest, MigrationThatFailsChangesNothing) {
  ASSERT_TRUE(open_file(path_, nullptr, std::vector{kStepOne, kStepTwo}));
  const auto failed = open_file(path_, nullptr, std::vector{kStepOne, kStepTwo, kBadStep});
  ASSERT_FALSE(failed);
  EXPECT_EQ(said(failed.error()).code, kFailed);
  auto file = open_file(path_, nullptr, std::vector{kStepOne, kStepTwo});
  ASSERT_TRUE(file);
  EXPECT_EQ(file->number("SELECT x FROM a"), 42);
}

// Commits entries of several tables until it is killed, and tells which are durable.
[[noreturn]] void commit_until_killed(Store& store, std::int64_t first, int pipe) {
  std::atomic<int> outstanding = 0;
  for (std::int64_t i = first;; ++i) {
    while (outstanding > 50) std::this_thread::yield();
    ++outstanding;
    Batch batch;
    for (const char* table : {"a", "b", "c"}) {
      batch.entries.push_back({table, i, std::string(table) + std::to_string(i)});
    }
    store.commit(std::move(batch), [&outstanding, pipe, i](const MaybeError& error) {
      if (error || ::write(pipe, &i, sizeof i) != sizeof i) ::_exit(1);
      --outstanding;
    });
  }
}

// The last number that the child reported, having killed it after `enough` reports.
std::int64_t last_reported(int pipe, pid_t child, int enough) {
  std::int64_t last = 0;
  std::int64_t number = 0;
  for (int reports = 0; ::read(pipe, &number, sizeof number) == sizeof number;) {
    EXPECT_TRUE(last == 0 || number == last + 1);
    last = number;
    if (++reports == enough) ::kill(child, SIGKILL);
  }
  return last;
}

TEST_F(StoreTest, KillLosesNothingThatWasReported) {
  std::int64_t there = 0;
  for (int round = 0; round < 20; ++round) {
    int pipe[2];
    ASSERT_EQ(::pipe(pipe), 0);
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      ::close(pipe[0]);
      auto store = open_store(path_);
      if (!store) ::_exit(1);
      commit_until_killed(**store, there + 1, pipe[1]);
    }
    ::close(pipe[1]);
    const std::int64_t reported = last_reported(pipe[0], child, 1 + round * 37);
    ::close(pipe[0]);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "it ended by itself";

    const auto store = open();
    const std::vector<std::string> lines = store->log("a", 1, 1'000'000'000);
    there = static_cast<std::int64_t>(lines.size());
    ASSERT_GE(there, reported);
    for (const char* table : {"a", "b", "c"}) {
      const std::vector<std::string> log = store->log(table, 1, there + 1);
      ASSERT_EQ(static_cast<std::int64_t>(log.size()), there) << "a batch is whole or not there";
      for (std::int64_t i = 1; i <= there; ++i) {
        ASSERT_EQ(log[static_cast<std::size_t>(i - 1)], std::string(table) + std::to_string(i));
      }
    }
  }
}

}  // namespace
}  // namespace lair::storage
