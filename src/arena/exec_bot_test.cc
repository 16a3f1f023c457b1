#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "arena/arena.h"
#include "record/json.h"

namespace lair {
namespace {

// Four games with that command as a bot.
ArenaResult play_with(const std::string& command,
                      ArenaSetup setup = {.game = "chimera", .bots = {}}) {
  setup.bots = {"exec:" + command, "random", "random"};
  setup.games = 4;
  setup.seed = 2;
  const auto result = run_arena(setup);
  EXPECT_TRUE(result.ok());
  return *result;
}

// The lines of the record that the program's seat wrote, forced bids left out.
std::vector<Value> decisions_of_program(const std::string& record) {
  std::vector<Value> decisions;
  std::int64_t seat = -1;
  std::istringstream lines(record);
  for (std::string text; std::getline(lines, text);) {
    const Value line = *parse_json(text);
    if (const Value* bots = line.find("bots")) {
      for (seat = 0; !(*bots->items())[static_cast<std::size_t>(seat)].text()->starts_with("exec");)
        ++seat;
    }
    if (line.has("seat") && *line.find("seat")->integer() == seat && !line.has("forced")) {
      decisions.push_back(line);
    }
  }
  return decisions;
}

// The program always takes the last move, and writes down what it was asked.
TEST(ExecBot, PlaysWhatTheProgramSays) {
  std::string folder = (std::filesystem::temp_directory_path() / "lair-exec-XXXXXX").string();
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  std::ofstream(folder + "/last.py") << "import json, sys\n"
                                        "for line in sys.stdin:\n"
                                        "    open(sys.argv[1], 'a').write(line)\n"
                                        "    if 'moves' not in line: continue\n"
                                        "    last = len(json.loads(line)['moves']) - 1\n"
                                        "    print(json.dumps({'move': last}), flush=True)\n";
  std::string record;
  const ArenaResult result = play_with(
      "python3 " + folder + "/last.py " + folder + "/asked",
      {.game = "chimera", .bots = {}, .record = [&](const std::string& game) { record += game; }});
  EXPECT_EQ(result.games, 4);
  EXPECT_EQ(result.scores[0].failures.times, 0);
  const std::vector<Value> played = decisions_of_program(record);
  std::ifstream asked(folder + "/asked");
  std::size_t count = 0;
  int ends = 0, games = 0;
  for (std::string text; std::getline(asked, text);) {
    const Value question = *parse_json(text);
    if (const Value* hello = question.find("hello")) {
      ++games;
      EXPECT_EQ(*hello->find("version")->integer(), 2);
      EXPECT_EQ(*hello->find("game")->text(), "chimera");
      EXPECT_EQ(*hello->find("patience")->integer(), 10'000);
      EXPECT_GE(*hello->find("seed")->integer(), 0);
      continue;
    }
    if (const Value* over = question.find("over")) {
      for (const Value& event : *over->find("events")->items()) {
        ends += *event.find("event")->text() == "scored" ? 1 : 0;
      }
      continue;
    }
    ASSERT_LT(count, played.size());
    EXPECT_EQ(question.find("moves")->items()->back(), played[count]);
    EXPECT_EQ(*question.find("seats")->integer(), 3);
    EXPECT_EQ(*question.find("options")->find("limit")->integer(), 400);
    ++count;
  }
  EXPECT_EQ(games, 4);
  EXPECT_EQ(count, played.size());
  EXPECT_EQ(ends, result.rounds);
  std::filesystem::remove_all(folder);
}

TEST(ExecBot, PlaysAsTheExampleDoes) {
  const std::string example = "exec:python3 " LAIR_SOURCE_DIR "/docs/examples/bot.py";
  for (const std::string_view game : {"chimera", "phantom"}) {
    const auto result =
        run_arena({.game = game, .bots = {example, "random", "random"}, .deals = 12, .seed = 2});
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(result->scores[0].failures.times, 0) << game;
    EXPECT_GT(result->advantage.mean, 0) << game;
  }
}

TEST(ExecBot, IsReplacedWhenItHangs) {
  const ArenaResult result = play_with(
      "sleep 60", {.game = "chimera", .bots = {}, .patience = std::chrono::milliseconds(50)});
  EXPECT_EQ(result.games, 4);
  EXPECT_EQ(result.scores[0].failures.times, 4);
  EXPECT_EQ(result.scores[0].failures.first, "late");
}

// An answer given before the question would always be one behind.
TEST(ExecBot, IsReplacedWhenItSpeaksUnasked) {
  const ArenaResult result =
      play_with("while read -r line; do printf '{\"move\":0}\\n{\"move\":0}\\n'; done");
  EXPECT_EQ(result.scores[0].failures.times, 4);
  EXPECT_EQ(result.scores[0].failures.first, "illegal");
}

TEST(ExecBot, IsNotWaitedForWhenTheArenaStops) {
  const auto begun = std::chrono::steady_clock::now();
  std::atomic<int> asked = 0;
  const ArenaResult result =
      play_with("sleep 60", {.game = "chimera", .bots = {}, .stop = [&] { return ++asked > 2; }});
  EXPECT_EQ(result.games, 0);
  EXPECT_EQ(result.scores[0].failures.times, 0);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(8));
}

// Nobody profits from failing: the rule player that takes over plays far better than `random`, but
// the game is lost.
TEST(ExecBot, ForfeitsTheGamesInWhichItFails) {
  const ArenaResult games = play_with("exit 1");
  EXPECT_TRUE(games.forfeited());
  EXPECT_EQ(games.scores[0].wins.mean, 0);
  EXPECT_LE(games.advantage.mean, 0);
  const auto deals = run_arena(
      {.game = "chimera", .bots = {"exec:exit 1", "random", "random"}, .deals = 20, .seed = 1});
  ASSERT_TRUE(deals.ok());
  EXPECT_TRUE(deals->forfeited());
  EXPECT_LT(deals->advantage.mean, 0);
}

// It goes wrong once a game; the rule player finishes it, and the program gets another chance.
TEST(ExecBot, IsReplacedWhenItFails) {
  struct Case {
    const char *command, *how;
  };
  for (const Case& wrong : {Case{"exit 1", "ended"}, Case{"/no/such/program 2>/dev/null", "ended"},
                            Case{"read line; echo '{\"move\":0}'", "ended"},
                            Case{"while read -r line; do echo '{\"move\":9999}'; done", "illegal"},
                            Case{"while read -r line; do echo rubbish; done", "illegal"},
                            Case{"yes", "illegal"}, Case{"cat /dev/zero", "illegal"}}) {
    const ArenaResult result = play_with(wrong.command);
    EXPECT_EQ(result.games, 4) << wrong.command;
    EXPECT_EQ(result.scores[0].failures.times, 4) << wrong.command;
    EXPECT_EQ(result.scores[0].failures.first, wrong.how) << wrong.command;
  }
}

}  // namespace
}  // namespace lair
