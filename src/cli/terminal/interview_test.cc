#include "cli/terminal/interview.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/chimera/score.h"
#include "cli/phantom/score.h"
#include "record/json.h"

namespace lair::cli {
namespace {

const std::vector<std::string> kNames = {"Ana", "Ben", "Bela"};

// Runs it with a terminal on which somebody types that; what was shown is left in `shown`.
void talk(std::string_view typed, const std::function<void(Terminal&)>& run,
          std::string* shown = nullptr) {
  std::array<int, 2> in{}, out{};
  ASSERT_EQ(pipe(in.data()), 0);
  ASSERT_EQ(pipe(out.data()), 0);
  ASSERT_EQ(write(in[1], typed.data(), typed.size()), static_cast<ssize_t>(typed.size()));
  close(in[1]);
  {
    Terminal terminal(in[0], out[1], {.colour = false, .columns = 80});
    run(terminal);
  }
  close(out[1]);
  std::array<char, 4096> chunk;
  for (ssize_t count; (count = read(out[0], chunk.data(), chunk.size())) > 0;) {
    if (shown != nullptr) shown->append(chunk.data(), static_cast<std::size_t>(count));
  }
  close(in[0]);
  close(out[0]);
}

TEST(Interview, TakesNumbersInRange) {
  talk("x\n9\n3\n\n", [](Terminal& terminal) {
    Interview interview(terminal);
    EXPECT_EQ(interview.number("?", 1, 5), 3);
    EXPECT_EQ(interview.number("?", 1, 5, 4), 4);
    EXPECT_EQ(interview.number("?", 1, 5), std::nullopt);  // nobody there
  });
}

TEST(Interview, TakesAPlaceOrTheBeginningOfAName) {
  talk("2\nan\nB\nbel\n0\n", [](Terminal& terminal) {
    Interview interview(terminal);
    EXPECT_EQ(interview.choice("?", kNames), 1);
    EXPECT_EQ(interview.choice("?", kNames), 0);
    EXPECT_EQ(interview.choice("?", kNames), 2);  // two begin with B
    EXPECT_EQ(interview.choice("?", kNames, 1, "nobody"), -1);
  });
}

TEST(Interview, TakesAnswersTypedAhead) {
  std::string shown;
  talk(
      "",
      [](Terminal& terminal) {
        Interview interview(terminal, "2 - y 1 0 2");
        EXPECT_EQ(interview.choice("who", kNames), 1);
        EXPECT_EQ(interview.number("many", 0, 9, 7), 7);
        EXPECT_EQ(interview.yes("really", false), true);
        EXPECT_EQ(interview.counts("each", kNames, 4, {0, 0, 0}), (std::vector<int>{1, 0, 2}));
      },
      &shown);
  EXPECT_EQ(shown, "");  // nothing had to be asked
}

TEST(Interview, CountsMustFit) {
  talk("3 2 0\n1 1\n2 1 1\n", [](Terminal& terminal) {
    Interview interview(terminal);
    EXPECT_EQ(interview.counts("?", kNames, 4, {0, 0, 0}), (std::vector<int>{2, 1, 1}));
  });
}

TEST(Interview, EndsWhenThePersonGivesUp) {
  talk("q\n", [](Terminal& terminal) {
    Interview interview(terminal);
    EXPECT_EQ(interview.number("?", 1, 5, 2), std::nullopt);
    EXPECT_FALSE(interview.interrupted());
  });
}

std::string told_chimera(std::string_view typed, const Value& old = {}) {
  std::string round = "none";
  talk("", [&](Terminal& terminal) {
    Interview interview(terminal, typed);
    const ScorePad pad{"chimera", {"Ana", "Ben", "Cleo"}, Value::object(), 0, {}};
    const auto told = ask_round<chimera::Game>(interview, terminal.look(), pad, old);
    if (told) round = to_json(*told);
  });
  return round;
}

TEST(ScoreQuestions, TellARoundOfChimera) {
  const std::string won = told_chimera("1 3 1 1 n y 2 0 0 0 0 1");
  EXPECT_EQ(won, R"({"bid":30,"chimera":0,"out":0,"traps":1,"flight":false,"idle_hunter":true,)"
                 R"("toads":[2,0,0],"cats":[0,0,1]})");
  // Traps and the rest are not asked when a Hunter went out.
  EXPECT_EQ(told_chimera("ana 40 ben - -"),
            R"({"bid":40,"chimera":0,"out":1,"traps":0,"flight":false,"idle_hunter":false,)"
            R"("toads":[0,0,0],"cats":[0,0,0]})");
  EXPECT_EQ(told_chimera("- - - - - - - -", *parse_json(won)), won);
  EXPECT_EQ(told_chimera("1 30"), "none");
}

std::string told_phantom(std::string_view typed, bool advanced) {
  std::string round = "none";
  talk("", [&](Terminal& terminal) {
    Interview interview(terminal, typed);
    ScorePad pad{"phantom-rummy", {"Ana", "Ben"}, Value::object(), 0, {}};
    if (advanced) pad.options.set("advanced", true);
    const auto told = ask_round<phantom::Game>(interview, terminal.look(), pad, Value());
    if (told) round = to_json(*told);
  });
  return round;
}

TEST(ScoreQuestions, TellARoundOfPhantomRummy) {
  EXPECT_EQ(told_phantom("2 2 3 1", false), R"({"out":1,"laid":2,"reds":3,"turned":1})");
  EXPECT_EQ(told_phantom("0", false), R"({"out":null})");
  EXPECT_EQ(told_phantom("1 2 1 2 H4 a1- ib", true),
            R"({"out":0,"laid":2,"item_groups":1,"reds":[{"card":"h4*","holds":true},)"
            R"({"card":"a1*","holds":false},{"card":"iB*","holds":true}],"discarder":1})");
  EXPECT_EQ(told_phantom("1 2 0 0 -", true),
            R"({"out":0,"laid":2,"item_groups":0,"reds":[],"discarder":null})");
}

}  // namespace
}  // namespace lair::cli
