#include "cli/command_line/spelling.h"

#include <gtest/gtest.h>

namespace lair::cli {
namespace {

TEST(Spelling, FindsWhatWasMeant) {
  const std::vector<std::string> flags = {"--seed", "--bots", "--records", "--resume"};
  EXPECT_EQ(nearest("--sede", flags), "--seed");       // two have changed places
  EXPECT_EQ(nearest("--bot", flags), "--bots");        // one is missing
  EXPECT_EQ(nearest("--ressume", flags), "--resume");  // one too many
  EXPECT_EQ(nearest("--recordz", flags), "--records");
  EXPECT_EQ(nearest("--seed", flags), "--seed");
}

TEST(Spelling, KeepsSilentWhereNothingIsNear) {
  const std::vector<std::string> commands = {"play", "serve", "score"};
  EXPECT_EQ(nearest("whist", commands), "");
  EXPECT_EQ(nearest("", commands), "");
  EXPECT_EQ(nearest("--wat", {"--data"}), "") << "dashes are no letters that fit";
  EXPECT_EQ(nearest(std::string(1000, 'p'), commands), "");
  EXPECT_EQ(nearest("play", {}), "");
}

}  // namespace
}  // namespace lair::cli
