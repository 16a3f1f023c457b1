#include "record/score_pad.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

namespace lair {
namespace {

// The same files are read and written by the page's tests (web/src/score/pad_test.ts).
std::string sample(const std::string& name) {
  std::ifstream file(LAIR_SOURCE_DIR "/tests/pads/" + name);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<int> numbers(const Totals& totals) { return {totals.begin(), totals.end()}; }

std::string refusal(const std::string& text) {
  const auto pads = read_pads(text);
  return pads ? "none" : std::string(pads.error().code);
}

TEST(ScorePad, IsWrittenAsThePageWritesIt) {
  for (const std::string name : {"chimera.json", "phantom.json", "phantom-advanced.json"}) {
    const std::string text = sample(name);
    const auto pads = read_pads(text);
    ASSERT_TRUE(pads) << name << ": " << pads.error().code;
    ASSERT_EQ(pads->size(), 1U);
    EXPECT_EQ(write_pad(pads->front()), text) << name;
  }
}

TEST(ScorePad, CountsChimera) {
  const auto pads = read_pads(sample("chimera.json"));
  ASSERT_TRUE(pads);
  const auto counted = count(pads->front());
  ASSERT_TRUE(counted);
  ASSERT_EQ(counted->rounds.size(), 3U);
  EXPECT_EQ(numbers(counted->rounds[0].points), (std::vector<int>{130, 0, 5}));
  EXPECT_EQ(numbers(counted->rounds[1].points), (std::vector<int>{20, -40, 20}));
  EXPECT_FALSE(counted->over);
  EXPECT_TRUE(counted->winners.empty());
}

TEST(ScorePad, CountsPhantomRummy) {
  const auto pads = read_pads(sample("phantom.json"));
  ASSERT_TRUE(pads);
  const auto counted = count(pads->front());
  ASSERT_TRUE(counted);
  EXPECT_EQ(numbers(counted->totals), (std::vector<int>{4, 3}));
}

TEST(ScorePad, ADiscarderPaysWhatThereIs) {
  const auto pads = read_pads(sample("phantom-advanced.json"));
  ASSERT_TRUE(pads);
  const auto counted = count(pads->front());
  ASSERT_TRUE(counted);
  EXPECT_EQ(counted->rounds[1].points[1], 0);  // P-8.5: nobody drops below 0
  EXPECT_GT(counted->rounds[1].points[0], 0);
}

TEST(ScorePad, PartsAddUpToThePoints) {
  const std::string pays =  // 7 points, of which 3 are paid for the other's going out (P-8.5)
      R"({"lair_pad":1,"game":"phantom-rummy","players":["A","B"],"options":{"advanced":true},)"
      R"("rounds":[{"out":0,"laid":2,"reds":[{"card":"h4*","holds":true}]},)"
      R"({"out":1,"laid":3,"reds":[],"discarder":0}]})";
  for (const std::string& text :
       {sample("chimera.json"), sample("phantom.json"), sample("phantom-advanced.json"), pays}) {
    const auto counted = count(read_pads(text)->front());
    ASSERT_TRUE(counted);
    for (const PadCount::Round& round : counted->rounds) {
      std::vector<int> sums(round.points.size());
      for (const Value& part : *round.parts.items()) {
        sums[static_cast<std::size_t>(*integer_in(part, "seat"))] +=
            static_cast<int>(*integer_in(part, "points"));
      }
      EXPECT_EQ(sums, numbers(round.points));
    }
  }
}

TEST(ScorePad, RoundsBehindTheEndDoNotCount) {
  ScorePad pad = read_pads(sample("chimera.json"))->front();
  pad.options = Value::object({{"limit", 100}});
  const auto counted = count(pad);
  ASSERT_TRUE(counted);
  EXPECT_EQ(counted->over, 1U);
  EXPECT_EQ(numbers(counted->totals), (std::vector<int>{130, 0, 5}));
  EXPECT_TRUE(counted->winners.has(seat_at(0)));
}

TEST(ScorePad, MayLeaveOutWhatDidNotHappen) {
  const auto pads = read_pads(
      R"({"lair_pad":1,"game":"chimera","players":["A","B","C"],"rounds":[{"bid":20,"chimera":1,"out":1}]})");
  ASSERT_TRUE(pads);
  EXPECT_EQ(numbers(count(pads->front())->totals), (std::vector<int>{0, 40, 0}));
}

TEST(ScorePad, IsRefusedWhenItIsSomethingElse) {
  const std::string head = R"({"lair_pad":1,"game":"chimera","players":["A","B","C"],"rounds":)";
  EXPECT_EQ(refusal("[]"), "pad-none");
  EXPECT_EQ(refusal("{}"), "pad-none");
  EXPECT_EQ(refusal(R"({"lair_pad":2})"), "field-not-number");
  EXPECT_EQ(refusal(R"({"lair_pad":1,"game":"whist","players":["A"],"rounds":[]})"),
            "game-unknown");
  EXPECT_EQ(refusal(R"({"lair_pad":1,"game":"chimera","players":["A"," ","C"],"rounds":[]})"),
            "pad-player-name");
  EXPECT_EQ(refusal(R"({"lair_pad":1,"game":"chimera","players":["A","B"],"rounds":[]})"),
            "seats-exactly");
  EXPECT_EQ(refusal(head + R"([{"bid":35,"chimera":0,"out":0}]})"), "chimera-bad-bid");
  EXPECT_EQ(refusal(head + R"([{"bid":30,"chimera":0,"out":0,"toads":[3,2,0]}]})"),
            "chimera-treasure-sum");
  EXPECT_EQ(refusal(R"({"lair_pad":1,"game":"phantom-rummy","players":["A","B"],)"
                    R"("rounds":[{"out":2,"laid":1,"reds":0}]})"),
            "field-not-number");
}

}  // namespace
}  // namespace lair
