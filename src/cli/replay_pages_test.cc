#include "cli/replay_pages.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "cli/chimera_screen_events.h"
#include "cli/chimera_screen_table.h"
#include "cli/phantom_screen_events.h"
#include "cli/phantom_screen_table.h"
#include "record/json.h"
#include "rules/registry.h"

namespace lair::cli {
namespace {

constexpr Look kPlain{.colour = false, .columns = 80};
constexpr int kRows = 100;

// The records of docs/formats.md.
constexpr std::string_view kChimera =
    R"({"lair":1,"game":"chimera","options":{"limit":50},"seats":["Ana","Ben","You"]}
{"deal":{"round":1,"dealer":0,"cut":27,"deck":["11s","6t","5s","3t","Hp","4s","12s","10p","3j","12t","1t","7j","11t","9t","7p","Hj","8p","7s","Ht","8s","3s","PY","5t","4p","2s","10t","6j","6p","10j","11j","12j","8t","10s","3p","2p","11p","6s","7t","CH","8j","2j","1p","5j","12p","1j","5p","Hs","9p","4j","4t","1s","9j","2t","9s"]}}
{"seat":0,"bid":20}
{"seat":1,"bid":0}
{"seat":2,"bid":0}
{"seat":0,"play":["3j","3s","3p","4j","4s","4p","5j","5s","5p","6j","6s","6p","7j","7s","7p","8j","9j","10j","11j","12j"]}
{"round":{"round":1,"out":0,"points":[70,0,0],"totals":[70,0,0]}}
{"end":{"winners":[0],"totals":[70,0,0]}})";
constexpr std::string_view kPhantom =
    R"({"lair":1,"game":"phantom-rummy","options":{"rounds":1},"seats":["Ana","Ben"]}
{"deal":{"round":1,"starter":0,"deck":["d5","h1","a1","h2","d2","h3","d2*","a1","iB","a2","a4*","iC","d3","iC*","a3","d1","d2","h1","d7","d5","a6","a7*","a4","a7","a6","a3*","iT*","a3","h6*","d6","h6","d1","iK","iT","a6*","a7","a3","iK*","h5","d2","h2*","iT","d1","a1*","h1","iB","a5","h7*","h4","d4*","d7*","iK","h2","h1*","iC","d6*","d3","h7","h3*","h5*","iB*","d5","iK","h5","h2","h3","d1*","d4","d7","d7","iC","a5","a7","a2","h7","h4*","h6","a2","d6","a5*","h5","d3*","iT","h4","a1","h6","a6","d4","d6","d5*","a4","d4","iB","h4","h3","a4","a5","a2*","h7","d3"]}}
{"seat":0,"take":"a3"}
{"seat":0,"lay":["h1","h2","h3"],"draw":0}
{"seat":1,"take":"d1"}
{"seat":1,"discard":"d1"}
{"seat":0,"take":"d2"}
{"seat":0,"out":{"sets":[["a1","a2","a3"]],"pair":["iC","iC*"]}}
{"round":{"round":1,"out":0,"points":[3,0],"totals":[3,0],"turned":["h1","d7"]}}
{"end":{"winners":[0],"totals":[3,0]}})";

std::vector<Value> record(std::string_view text) {
  std::vector<Value> lines;
  for (const std::string& line : lines_of(text)) lines.push_back(*parse_json(line));
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
  const Course<chimera::Game> course(record(kChimera));
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
  const Course<chimera::Game> course(record(kChimera));
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
  const Course<chimera::Game> course(record(kChimera));
  const std::string open = page(course, {"Ana", "Ben", "Cleo"}, std::nullopt, 3);
  EXPECT_TRUE(has(open, "all hands open")) << open;
  EXPECT_TRUE(has(open, "Ana takes the den:")) << open;
  for (const std::string_view hand : {"\n  Ana   3", "\n  Ben   ", "\n  Cleo  "}) {
    EXPECT_TRUE(has(open, hand)) << hand << " in " << open;
  }
  EXPECT_FALSE(has(open, "You")) << open;
}

TEST(ReplayPages, TheEndShowsThePoints) {
  const Course<chimera::Game> course(record(kChimera));
  const std::string end = page(course, {"Ana", "Ben", "Cleo"}, seat_at(1), course.last());
  EXPECT_TRUE(has(end, "Ana wins the game with 70 points.")) << end;
}

TEST(ReplayPages, PhantomRummyToo) {
  const Course<phantom::Game> course(record(kPhantom));
  const std::string open = page(course, {"Ana", "Ben"}, std::nullopt, 2);
  EXPECT_TRUE(has(open, "> Ana lays a set and draws no card.")) << open;
  EXPECT_EQ(open.find("Ana begins."), open.rfind("Ana begins.")) << open;
  const std::string ben = page(course, {"Ana", "Ben"}, seat_at(1), 2);
  EXPECT_TRUE(has(ben, "Hand")) << ben;
  EXPECT_FALSE(has(ben, "iC iC*")) << ben;
}

TEST(ReplayPages, FitTheWindow) {
  const Course<phantom::Game> course(record(kPhantom));
  Replayed<phantom::Game> replayed(course, {"Ana", "Ben"}, std::nullopt);
  replayed.go_to(course.last());
  EXPECT_LE(replayed.page(kPlain, 30).size(), 30U);
}

}  // namespace
}  // namespace lair::cli
