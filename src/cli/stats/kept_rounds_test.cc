#include "cli/stats/kept_rounds.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace lair::cli {
namespace {

class KeptRoundsTest : public testing::Test {
 protected:
  KeptRoundsTest() {
    std::filesystem::remove_all(folder_);
    setenv("XDG_CACHE_HOME", folder_.c_str(), 1);  // NOLINT(concurrency-mt-unsafe): one thread
  }
  ~KeptRoundsTest() override {
    unsetenv("XDG_CACHE_HOME");  // NOLINT(concurrency-mt-unsafe): one thread
    std::filesystem::remove_all(folder_);
  }

  std::string folder_ = testing::TempDir() + "lair-rounds-" + std::to_string(getpid());
  std::string file_ = folder_ + "/lair/rounds";
};

TEST_F(KeptRoundsTest, AreThereTheNextTime) {
  const Totals three = {130, -40, 5}, two = {0, 7};
  {
    KeptRounds rounds;
    EXPECT_EQ(rounds.find(1), std::nullopt);
    rounds.add(1, three);
    rounds.add(0xffffffffffffffff, two);
    EXPECT_EQ(rounds.find(1), three);
  }
  const KeptRounds rounds;
  EXPECT_EQ(rounds.find(1), three);
  EXPECT_EQ(rounds.find(0xffffffffffffffff), two);
  EXPECT_EQ(rounds.find(2), std::nullopt);
}

// Wherever a line was cut off, neither it nor the next is read as something else.
TEST_F(KeptRoundsTest, HalfALineSpoilsNothing) {
  const std::string line = "00000000000000aa 130 -40 5\n";
  for (std::size_t size = 0; size <= line.size(); ++size) {
    std::filesystem::remove(file_);
    KeptRounds().add(0xbb, {1, 2, 3});
    std::ofstream(file_, std::ios::app) << line.substr(0, size);
    if (size < line.size()) {
      EXPECT_EQ(KeptRounds().find(0xaa), std::nullopt) << size;
    }
    KeptRounds().add(0xcc, {4, 5, 6});
    KeptRounds().add(0xdd, {7, 8, 9});
    const KeptRounds rounds;
    EXPECT_EQ(rounds.find(0xbb), (Totals{1, 2, 3}));
    EXPECT_EQ(rounds.find(0xdd), (Totals{7, 8, 9}));
    if (size < line.size()) {
      EXPECT_EQ(rounds.find(0xaa), std::nullopt) << size;
    }
    if (const auto next = rounds.find(0xcc)) {
      EXPECT_EQ(*next, (Totals{4, 5, 6}));
    }
  }
}

TEST_F(KeptRoundsTest, WhereNothingCanBeKeptTheyAreKnownForNow) {
  std::filesystem::create_directories(file_);  // a folder in the file's place
  KeptRounds rounds;
  rounds.add(1, {1, 2});
  EXPECT_EQ(rounds.find(1), (Totals{1, 2}));
}

}  // namespace
}  // namespace lair::cli
