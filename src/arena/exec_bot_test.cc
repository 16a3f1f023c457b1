#include <gtest/gtest.h>

#include <string>

#include "arena/arena.h"

namespace lair {
namespace {

// Four games with that command as a bot.
ArenaResult play_with(const std::string& command) {
  const auto result = run_arena(
      {.game = "chimera", .bots = {"exec:" + command, "random", "random"}, .games = 4, .seed = 2});
  EXPECT_TRUE(result.ok());
  return *result;
}

TEST(ExecBot, PlaysWhatTheProgramSays) {
  const ArenaResult result = play_with("while read -r line; do echo '{\"move\":0}'; done");
  EXPECT_EQ(result.games, 4);
  EXPECT_EQ(result.scores[0].failures.times, 0);
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
