#include "arena/train.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

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

// What is kept is never worse on the fixed deals than what it replaces.
TEST_F(Training, KeepsTheBetterNetworks) {
  learn("net", 2, 2);
  for (int rounds = 3; rounds <= 6; ++rounds) {
    const std::string before = bytes("net");
    learn("net", rounds, 2);
    const std::string log = bytes("net.log");
    const std::string line = log.substr(log.rfind("{\"hours\""));
    const bool kept = line.find("\"kept\":true") != std::string::npos;
    EXPECT_NE(line.find("\"over_kept\":"), std::string::npos);
    EXPECT_EQ(line.find("\"over_kept\":-") == std::string::npos, kept) << line;
    if (!kept) {
      EXPECT_EQ(bytes("net"), before);
    }
    EXPECT_FALSE(std::filesystem::exists(path("net.candidate")));
  }
}

TEST_F(Training, SaysSoWhenAFileCannotBeWritten) {
  const TrainSetup setup{
      .game = "chimera", .out = path("no/such/folder/net"), .rounds = 1, .games = 1};
  EXPECT_THROW((void)train(setup), std::system_error);
}

TEST_F(Training, RefusesWhatItCannotGoOnWith) {
  std::ofstream(path("net.state")) << "rubbish";
  const auto result = train({.game = "chimera", .out = path("net"), .rounds = 1});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, "train-state-wrong");
}

}  // namespace
}  // namespace lair
