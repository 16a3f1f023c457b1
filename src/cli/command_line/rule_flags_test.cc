#include "cli/command_line/rule_flags.h"

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>

#include "record/json.h"
#include "rules/registry.h"

namespace lair::cli {
namespace {

// The options that a command line gives for a game, as JSON, or the code of the error.
std::string options(const std::string& line, std::string_view game) {
  CLI::App app;
  RuleFlags flags;
  flags.add_to(app);
  try {
    app.parse(line);
  } catch (const CLI::ParseError&) {
    return "usage";
  }
  const Result<Value> given = flags.options(game);
  return given ? to_json(*given) : std::string(given.error().code);
}

TEST(RuleFlags, GiveOnlyWhatWasSaid) {
  EXPECT_EQ(options("", "chimera"), "{}");
  EXPECT_EQ(options("--edition hu --limit 200", "chimera"), R"({"edition":"hu","limit":200})");
  EXPECT_EQ(options("--closing-passes 3 --reenter false", "chimera"),
            R"({"closing_passes":3,"reenter":false})");
  EXPECT_EQ(options("--forced-bid=highest --all-pass=first", "chimera"),
            R"({"forced_bid":"highest","all_pass":"first"})");
}

TEST(RuleFlags, KnowAGameByItsShortName) {
  EXPECT_EQ(options("--advanced --rounds 4", "phantom"), R"({"advanced":true,"rounds":4})");
  EXPECT_EQ(options("--going-out in-hand --deck-out counts --points 9", "phantom-rummy"),
            R"({"going_out":"in-hand","deck_out":"counts","points":9})");
}

TEST(RuleFlags, OfAnotherGameAreRefused) {
  EXPECT_EQ(options("--edition hu", "phantom"), "flag-of-other-game");
  EXPECT_EQ(options("--advanced", "chimera"), "flag-of-other-game");
  EXPECT_EQ(options("", "whist"), "game-unknown");
}

TEST(RuleFlags, RefuseWhatIsNoneOfTheChoices) {
  EXPECT_EQ(options("--edition en", "chimera"), "usage");
  EXPECT_EQ(options("--closing-passes 4", "chimera"), "usage");
  EXPECT_EQ(options("--limit many", "chimera"), "usage");
  EXPECT_EQ(options("--limit 1e3", "chimera"), "usage");
  EXPECT_EQ(options("--limit 100 --limit 200", "chimera"), "usage");
}

// A number of any size is left to the rules, which know from where to where it may go.
TEST(RuleFlags, LeaveNumbersOfAnySizeToTheRules) {
  EXPECT_EQ(options("--limit 99999999999999999999", "chimera"), R"({"limit":9223372036854775807})");
  EXPECT_EQ(options("--limit -99999999999999999999", "chimera"),
            R"({"limit":-9223372036854775808})");
}

// Every option that a game knows is a flag, so that none is forgotten here.
TEST(RuleFlags, CoverTheOptionsOfEveryGame) {
  CLI::App app;
  RuleFlags flags;
  flags.add_to(app);
  for (const AnyGame* game : all_games()) {
    const auto match = game->start(Value::object(), game->min_seats());
    ASSERT_TRUE(match.ok());
    const Value options = (*match)->options();
    for (const auto& [option, value] : *options.fields()) {
      std::string name = "--" + option;
      std::replace(name.begin(), name.end(), '_', '-');
      EXPECT_NE(app.get_option_no_throw(name), nullptr) << game->name() << " " << name;
    }
  }
}

}  // namespace
}  // namespace lair::cli
