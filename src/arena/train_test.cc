#include "arena/train.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "arena/arena.h"

namespace lair {
namespace {

class Training : public testing::Test {
 protected:
  Training() {
    std::string pattern = (std::filesystem::temp_directory_path() / "lair-train-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~Training() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string bytes(const std::string& name) const {
    std::ifstream in(path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  // Learns up to so many rounds in all.
  void learn(const std::string& name, int rounds, int threads) {
    const auto result = train({.game = "chimera",
                               .out = path(name),
                               .rounds = rounds,
                               .games = 2,
                               .match_deals = 3,
                               .seed = 3,
                               .threads = threads});
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(result->rounds, rounds);
  }

 private:
  std::filesystem::path folder_;
};

TEST_F(Training, IsTheSameOnAnyNumberOfThreads) {
  learn("one", 3, 1);
  learn("two", 3, 2);
  EXPECT_FALSE(bytes("one").empty());
  EXPECT_EQ(bytes("one"), bytes("two"));
}

TEST_F(Training, LeavesNetworksALogAndAPicture) {
  learn("net", 2, 2);
  EXPECT_NE(bytes("net.log").find("\"over_greedy\":"), std::string::npos);
  EXPECT_TRUE(bytes("net.svg").starts_with("<svg"));
  const auto result = run_arena({.game = "chimera",
                                 .bots = {"net:" + path("net"), "random", "random"},
                                 .deals = 10,
                                 .seed = 1});
  EXPECT_TRUE(result.ok());
}

TEST_F(Training, RefusesWhatItCannotGoOnWith) {
  std::ofstream(path("net.state")) << "rubbish";
  const auto result = train({.game = "chimera", .out = path("net"), .rounds = 1});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, "train-state-wrong");
}

}  // namespace
}  // namespace lair
