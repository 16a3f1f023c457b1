#include "train/train.h"

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
  void learn(const std::string& name, int rounds, int threads, const std::string& from = "") {
    const auto result = train({.game = "chimera",
                               .out = path(name),
                               .from = from,
                               .course = {.games = 2},
                               .first = 64,
                               .second = 32,
                               .rounds = rounds,
                               .match_deals = 3,
                               .test_deals = 3,
                               .seed = 3,
                               .threads = threads});
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(result->rounds, rounds);
  }
  // What is remembered, without the times that it took and the checksum.
  std::string learned(const std::string& name) const {
    const std::string state = bytes(name + ".state");
    const std::size_t head = state.find("chimera\n") + 8 + sizeof(TrainProgress);
    return state.substr(head, state.size() - head - sizeof(std::uint64_t));
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

// One thread, interrupted and gone on with: while the rule player plays, and from networks.
TEST_F(Training, GoesOnAsIfNeverInterrupted) {
  learn("base", 1, 1);
  for (const std::string& from : {std::string(), path("base")}) {
    const std::string tail = from.empty() ? "" : "-from";
    learn("whole" + tail, 3, 1, from);
    learn("parts" + tail, 1, 1, from);
    learn("parts" + tail, 3, 1);
    EXPECT_FALSE(learned("whole" + tail).empty());
    EXPECT_EQ(learned("whole" + tail), learned("parts" + tail));
  }
}

// Networks replace others only if a test decides that they are better.
TEST_F(Training, KeepsTheBetterNetworks) {
  learn("net", 1, 1);  // hardly anything
  const std::string before = bytes("net");
  learn("net", 2, 1);
  EXPECT_EQ(bytes("net"), before);  // three deals decide nothing
  const std::string shipped = LAIR_SOURCE_DIR "/networks/chimera.net";
  learn("better", 1, 1, shipped);
  std::filesystem::copy_file(path("net"), path("better"),
                             std::filesystem::copy_options::overwrite_existing);
  const auto result = train({.game = "chimera",
                             .out = path("better"),
                             .rounds = 2,
                             .match_deals = 3,
                             .test_deals = 400,
                             .seed = 3,
                             .threads = 2});
  ASSERT_TRUE(result.ok());
  EXPECT_NE(bytes("better"), before);
  EXPECT_NE(bytes("better.log").find("\"kept\":true"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(path("better.candidate")));
}

// A best response: the networks have one seat, and the newest are kept.
TEST_F(Training, LearnsAnAnswerToABot) {
  const auto result = train({.game = "chimera",
                             .out = path("answer"),
                             .from = LAIR_SOURCE_DIR "/networks/chimera.net",
                             .against = "random",
                             .course = {.games = 2},
                             .rounds = 2,
                             .match_deals = 30});
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->measured);
  EXPECT_GT(result->advantage, 20);
  EXPECT_NE(bytes("answer.log").find("\"over_answered\":"), std::string::npos);
  const auto unknown =
      train({.game = "chimera", .out = path("nobody"), .against = "nobody", .rounds = 1});
  EXPECT_EQ(unknown.error().code, "bot-unknown");
}

TEST_F(Training, DoesNotReplaceBetterNetworks) {
  const std::string shipped = LAIR_SOURCE_DIR "/networks/chimera.net";
  std::filesystem::copy_file(shipped, path("net"));
  const std::string before = bytes("net");
  learn("net", 1, 2);  // hardly anything
  EXPECT_EQ(bytes("net"), before);
  EXPECT_NE(bytes("net.log").find("\"kept\":false"), std::string::npos);
  // Those of --from have to be beaten, too.
  learn("from", 1, 2, shipped);
  EXPECT_NE(bytes("from.log").find("\"over_kept\":"), std::string::npos);
}

// Nothing is kept that could not be compared.
TEST_F(Training, FailsWhenAMatchFails) {
  learn("net", 1, 1);
  const auto result = train({.game = "chimera",
                             .out = path("net"),
                             .rounds = 3,
                             .match_deals = 3,
                             .progress = [&](const TrainProgress&) {
                               std::ofstream(path("net")) << "rubbish";
                               return true;
                             }});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, "network-wrong");
  EXPECT_EQ(bytes("net"), "rubbish");
}

TEST_F(Training, LeavesTheFilesOfAnotherGameAlone) {
  learn("net", 1, 1);
  const std::string before = bytes("net");
  const TrainSetup other{.game = "phantom", .out = path("net"), .rounds = 2};
  EXPECT_EQ(train(other).error().code, "network-other-game");
  std::filesystem::remove(path("net"));
  EXPECT_EQ(train(other).error().code, "train-state-game");
  EXPECT_FALSE(std::filesystem::exists(path("net")));
  EXPECT_FALSE(before.empty());
}

TEST_F(Training, RefusesNetworksBesideAState) {
  learn("base", 1, 1);
  learn("net", 1, 1);
  const auto result =
      train({.game = "chimera", .out = path("net"), .from = path("base"), .rounds = 2});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, "train-from-and-state");
}

TEST_F(Training, SaysSoWhenAFileCannotBeWritten) {
  const TrainSetup setup{.game = "chimera",
                         .out = path("no/such/folder/net"),
                         .rounds = 1,
                         .progress = [](const TrainProgress&) {
                           ADD_FAILURE() << "learned before it said so";
                           return false;
                         }};
  EXPECT_THROW((void)train(setup), std::system_error);
}

TEST_F(Training, SaysSoWhenThereAreNoNetworks) {
  const TrainSetup setup{
      .game = "chimera", .out = path("net"), .from = path("nothing"), .rounds = 1};
  EXPECT_THROW((void)train(setup), std::system_error);
}

TEST_F(Training, RefusesWhatItCannotGoOnWith) {
  learn("net", 1, 1);
  std::string state = bytes("net.state");
  state[state.size() / 2] ^= 1;
  std::ofstream(path("net.state"), std::ios::binary) << state;
  const auto result = train({.game = "chimera", .out = path("net"), .rounds = 1});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, "train-state-wrong");
}

}  // namespace
}  // namespace lair
