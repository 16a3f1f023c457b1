#include "cli/replay/pages.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "cli/chimera/screen_events.h"
#include "cli/chimera/screen_table.h"
#include "cli/phantom/screen_events.h"
#include "cli/phantom/screen_table.h"
#include "record/example_records_test.h"
#include "record/json.h"
#include "rules/registry.h"

namespace lair::cli {
namespace {

constexpr Look kPlain{.colour = false, .columns = 80};
constexpr int kRows = 100;

std::vector<Value> record(std::string_view text) {
  std::vector<Value> lines;
  for (const std::string& line : lines_of(text)) {
    if (!line.empty()) lines.push_back(*parse_json(line));
  }
  return lines;
}

template <Game G>
std::string page(const Course<G>& course, std::vector<std::string> names, std::optional<Seat> seat,
                 std::size_t step) {
  Replayed<G> replayed(course, std::move(names), seat);
  replayed.go_to(step);
  std::string text;
  for (const std::string& line : replayed.page(kPlain, kRows)) text += line + "\n";
  return text;
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(ReplayPages, StepsAreWhatBroughtSomethingAbout) {
  const Course<chimera::Game> course(record(kChimeraRecord));
  ASSERT_EQ(course.steps().size(), 5U);  // neither header nor results
  EXPECT_EQ(course.jump(0, Jump::kOn), 1U);
  EXPECT_EQ(course.jump(0, Jump::kBack), 0U);
  EXPECT_EQ(course.jump(4, Jump::kOn), 4U);
  EXPECT_EQ(course.jump(0, Jump::kMarkOn), 3U);  // the contract
  EXPECT_EQ(course.jump(4, Jump::kRoundBack), 0U);
  EXPECT_EQ(course.jump(0, Jump::kRoundOn), 4U);
  EXPECT_EQ(course.find(1, 3), 3U);
  EXPECT_EQ(course.find(1, 5), std::nullopt);
  EXPECT_EQ(course.find(2, 0), std::nullopt);
}

TEST(ReplayPages, ASeatSeesWhatItSaw) {
  const Course<chimera::Game> course(record(kChimeraRecord));
  const std::vector<std::string> names = {"Ana", "Ben", "You"};
  const std::string ana = page(course, names, seat_at(0), 3);
  EXPECT_TRUE(has(ana, "as Ana saw it")) << ana;
  EXPECT_TRUE(has(ana, "You take the den:")) << ana;
  EXPECT_TRUE(has(ana, "Player 3 passes.")) << ana;
  const std::string ben = page(course, names, seat_at(1), 3);
  EXPECT_TRUE(has(ben, "Ana is the Chimera, bid 20. You and Player 3")) << ben;
  EXPECT_FALSE(has(ben, "den")) << ben;
}

TEST(ReplayPages, AllHandsCanBeOpen) {
  const Course<chimera::Game> course(record(kChimeraRecord));
  const std::string open = page(course, {"Ana", "Ben", "Cleo"}, std::nullopt, 3);
  EXPECT_TRUE(has(open, "all hands open")) << open;
  EXPECT_TRUE(has(open, "Ana takes the den:")) << open;
  for (const std::string_view hand : {"\n  Ana   3", "\n  Ben   ", "\n  Cleo  "}) {
    EXPECT_TRUE(has(open, hand)) << hand << " in " << open;
  }
  EXPECT_FALSE(has(open, "You")) << open;
}

TEST(ReplayPages, TheEndShowsThePoints) {
  const Course<chimera::Game> course(record(kChimeraRecord));
  const std::string end = page(course, {"Ana", "Ben", "Cleo"}, seat_at(1), course.last());
  EXPECT_TRUE(has(end, "Ana wins the game with 70 points.")) << end;
}

// The same cards thrown in first, since nobody bids.
std::vector<Value> thrown_in_record() {
  std::vector<Value> lines = record(kChimeraRecord);
  std::vector<Value> first = {lines[0], lines[1]};
  for (int seat = 0; seat < 3; ++seat) {
    first.push_back(Value::object({{"seat", std::int64_t{seat}}, {"bid", std::int64_t{0}}}));
  }
  first.insert(first.end(), lines.begin() + 1, lines.end());
  return first;
}

TEST(ReplayPages, ARoundIsTheDealThatWasPlayed) {
  const Course<chimera::Game> course(thrown_in_record());
  ASSERT_EQ(course.steps().size(), 9U);
  EXPECT_TRUE(course.thrown_in(0));
  EXPECT_TRUE(course.thrown_in(3));
  EXPECT_FALSE(course.thrown_in(4));
  EXPECT_EQ(course.find(1, 0), 4U);
  EXPECT_EQ(course.find(1, 3), 7U);
  EXPECT_EQ(course.find(1, 5), std::nullopt);
  const std::vector<std::string> names = {"Ana", "Ben", "Cleo"};
  EXPECT_TRUE(has(page(course, names, seat_at(0), 2), "Round 1 (thrown in), step 2 of 3"));
  EXPECT_TRUE(has(page(course, names, seat_at(0), 5), "Round 1, step 1 of 4"));
}

TEST(ReplayPages, WhoPlayedAtATerminalIsYouInTheReadersLanguage) {
  const Course<chimera::Game> course(record(kChimeraRecord));
  for (const char* name : {"You", "Te", "나", "Ich", "Moi"}) {
    const std::string mine = page(course, {name, "Ben", "Cleo"}, seat_at(0), 3);
    EXPECT_TRUE(has(mine, "as you saw it")) << mine;
    const std::string open = page(course, {name, "Ben", "Cleo"}, std::nullopt, 3);
    EXPECT_TRUE(has(open, "Player 1 takes the den:")) << open;
  }
}

TEST(ReplayPages, PhantomRummyToo) {
  const Course<phantom::Game> course(record(kPhantomRecord));
  const std::string open = page(course, {"Ana", "Ben"}, std::nullopt, 2);
  EXPECT_TRUE(has(open, "> Ana lays a set and draws no card.")) << open;
  EXPECT_EQ(open.find("Ana begins."), open.rfind("Ana begins.")) << open;
  const std::string ben = page(course, {"Ana", "Ben"}, seat_at(1), 2);
  EXPECT_TRUE(has(ben, "Hand")) << ben;
  EXPECT_FALSE(has(ben, "iC iC*")) << ben;
}

TEST(ReplayPages, FitTheWindow) {
  const Course<phantom::Game> course(record(kPhantomRecord));
  Replayed<phantom::Game> replayed(course, {"Ana", "Ben"}, std::nullopt);
  replayed.go_to(course.last());
  EXPECT_LE(replayed.page(kPlain, 30).size(), 30U);
  for (const Language language : kLanguages) {
    const Look narrow{.columns = 40, .language = language};
    for (std::size_t step = 0; step <= course.last(); ++step) {
      replayed.go_to(step);
      const std::vector<std::string> lines = replayed.page(narrow, kRows);
      EXPECT_FALSE(lines.front().empty());
      for (const std::string& line : lines) EXPECT_LE(shown_width(line), 40) << line;
    }
  }
}

}  // namespace
}  // namespace lair::cli
