#include "rules/phantom/notation/questions.h"

#include <gtest/gtest.h>

#include <string>

#include "rules/phantom/notation/written_test.h"

namespace lair::phantom {
namespace {

Value ask(std::string_view op, std::string_view request) {
  const auto answered = answer(op, json(request));
  if (!answered) return Value("no such op");
  if (!*answered) return Value("error " + std::string((*answered).error().rule));
  return **answered;
}

TEST(Questions, OthersAreNotAnswered) { EXPECT_FALSE(answer("classify", Value::object())); }

TEST(Questions, WaysOut) {
  EXPECT_EQ(ask("ways-out", R"({"hand":["h1","h2*","h3","a1","a1","iB","iB*","d4"],
                          "laid":[["d5","d6","d7"]],"going_out":"together"})"),
            json(R"({"ways":[{"sets":[["h1","h2","h3"]],"pair":["a1","a1"]},
                       {"sets":[["h1","h2","h3"]],"pair":["iB","iB"]}]})"));
  EXPECT_EQ(ask("ways-out", R"({"hand":["h1","h2","h3","a1","a1"],"laid":[]})"),
            json(R"({"ways":[]})"));
}

// With two sets laid, fewer may be shown.
TEST(Questions, WaysOutShowFewerSetsToo) {
  EXPECT_EQ(ask("ways-out", R"({"hand":["h1","h2","h3","a1","a1"],
                                "laid":[["d5","d6","d7"],["d1","d1","d1"]]})"),
            json(R"({"ways":[{"sets":[],"pair":["a1","a1"]},
                             {"sets":[["h1","h2","h3"]],"pair":["a1","a1"]}]})"));
  EXPECT_EQ(ask("ways-out", R"({"hand":["h1","h2","h3","a1","a1"],"going_out":"in-hand",
                                "laid":[["d5","d6","d7"],["d1","d1","d1"]]})"),
            json(R"({"ways":[]})"));
  EXPECT_EQ(ask("ways-out", R"({"hand":["h1","h2","h3","h1","h2","h3","h3","h3*"],
                                "going_out":"in-hand","laid":[["d5","d6","d7"]]})"),
            json(R"({"ways":[{"sets":[["h1","h2","h3"],["h1","h2","h3"]],"pair":["h3","h3"]}]})"));
}

TEST(Questions, Waits) {
  EXPECT_EQ(ask("waits", R"({"hand":["h1","h2","iB","iB"],"laid":[["d5","d6","d7"]],
                             "going_out":"together"})"),
            json(R"({"waits":["h3"]})"));
  EXPECT_EQ(ask("waits", R"({"hand":["h2","h3","h3","a1","a1","iT","iC*"],
                             "laid":[["d5","d6","d7"]]})"),
            json(R"({"waits":["h1","h3","h4","a1"]})"));
  EXPECT_EQ(ask("waits", R"({"hand":["h1","h1"],"laid":[["d5","d6","d7"],["a1","a1","a1"]]})"),
            json(R"({"waits":[]})"));
  // P-4.4: all four copies are one's own. Without `*` a fourth copy passes for the red one.
  EXPECT_EQ(ask("waits", R"({"hand":["a1","iB"],"laid":[["d5","d6","d7"],["a1","a1","a1"]]})"),
            json(R"({"waits":["iB"]})"));
  EXPECT_EQ(ask("waits", R"({"hand":["iB"],"laid":[]})"), json(R"({"waits":[]})"));
}

TEST(Questions, ScoreOut) {
  const Value answered =
      ask("score-out", R"({"hand":["h1","h2","h3*","iB","iB*","d1*"],"laid":[["a5","a6","a7*"]],
                           "sets":[["h1","h2","h3"]],"pair":["iB","iB"],
                           "turned":["h1","a5","d1"],"advanced":false})");
  EXPECT_EQ(answered, json(R"({"points":7,"wins_game":false,"parts":[
      {"rule":"P-7.3","what":"laid-sets","points":1},
      {"rule":"P-7.3","what":"red-cards","points":4},
      {"rule":"P-7.3","what":"turned","points":2}]})"));
  EXPECT_EQ(
      ask("score-out", R"({"hand":["h4*","h4","iB*"],"laid":[["h1","h2","h3"],["h5","h6","h7"]],
                                 "sets":[],"pair":["h4","h4"],"turned":[],"advanced":true})"),
      json(R"({"points":8,"wins_game":false,"parts":[
      {"rule":"P-7.3","what":"laid-sets","points":2},
      {"rule":"P-8.2","what":"red-4","points":5,"card":"h4*"},
      {"rule":"P-8.2","what":"special-item","points":1,"card":"iB*"}]})"));
  EXPECT_EQ(ask("score-out", R"({"hand":["h4*","h4"],"laid":[["iB","iB","iB"],["iC","iC","iC"],
                                 ["iT","iT","iT*"]],"sets":[],"pair":["h4","h4"],"advanced":true})"),
            json(R"({"points":0,"wins_game":true,"parts":[
      {"rule":"P-8.3","what":"item-groups","points":0}]})"));
}

TEST(Questions, BadRequestsAreRefused) {
  const auto refused = [](std::string_view request) { return ask("score-out", request); };
  EXPECT_EQ(ask("waits", R"({"hand":["x1"],"laid":[]})"), Value("error P-1.6"));
  EXPECT_EQ(ask("waits", R"({"hand":[7],"laid":[]})"), Value("error "));
  EXPECT_EQ(ask("waits", R"({"hand":[],"laid":[["h1","h2","h4"]]})"), Value("error P-2.3"));
  EXPECT_EQ(ask("waits", R"({"hand":[],"laid":[["h1","h1","h2"]]})"), Value("error P-2.3"));
  EXPECT_EQ(ask("waits", R"({"hand":["h1*","h1*"],"laid":[]})"), Value("error P-1.1"));
  EXPECT_EQ(ask("waits", R"({"hand":["h1","h1"],"laid":[["h1","h1","h1"]]})"),
            Value("error P-1.1"));
  EXPECT_EQ(ask("waits", R"({"hand":["h1*"],"laid":[["h1","h1","h1*"]]})"), Value("error P-1.1"));
  EXPECT_EQ(ask("waits", R"({"hand":"h1","laid":[]})"), Value("error "));
  EXPECT_EQ(ask("waits", R"({"laid":[]})"), Value("error "));
  EXPECT_EQ(ask("waits", R"({"hand":[]})"), Value("error "));
  EXPECT_EQ(ask("waits", R"([])"), Value("error "));
  EXPECT_EQ(ask("waits", R"({"hand":[],"laid":[["h1","h2"]]})"), Value("error "));
  EXPECT_EQ(ask("waits", R"({"hand":[],"laid":[],"going_out":"both"})"), Value("error "));
  EXPECT_EQ(refused(R"({"hand":["h1","h1"],"laid":[],"sets":[],"pair":["h1","h1"]})"),
            Value("error P-6.2"));
  EXPECT_EQ(
      refused(R"({"hand":["h1","h1"],"laid":[["a1","a2","a3"]],"sets":[],"pair":["h1","h1"]})"),
      Value("error P-6.1"));
  EXPECT_EQ(refused(R"({"hand":["h1"],"laid":[["a1","a2","a3"],["a1","a2","a3"]],"sets":[],
                        "pair":["h1","h1"]})"),
            Value("error P-6.1"));
  EXPECT_EQ(refused(R"({"hand":["h1","h1"],"laid":[["a1","a2","a3"],["a1","a2","a3"]],"sets":[],
                        "pair":["h1","h2"]})"),
            Value("error P-6.1"));
  // A star in what is shown but not in the hand: the red card's point would be lost unnoticed.
  EXPECT_EQ(refused(R"({"hand":["h1","h1"],"laid":[["a1","a2","a3"],["a1","a2","a3"]],"sets":[],
                        "pair":["h1","h1*"]})"),
            Value("error P-6.1"));
  EXPECT_EQ(refused(R"({"hand":["h1","h1*"],"laid":[["a1","a2","a3"],["a1","a2","a3"]],"sets":[],
                        "pair":["h1*","h1*"]})"),
            Value("error P-1.1"));
  EXPECT_EQ(refused(R"({"hand":["h1","h1"],"laid":[["a1","a2","a3"],["a1","a2","a3"]],"sets":[],
                        "pair":["h1","h1"],"turned":["h1","h1"]})"),
            Value("error P-1.1"));
}

// A million cards are refused before anything is done with them.
TEST(Questions, HugeRequestsAreRefused) {
  Value hand = Value::array();
  for (int i = 0; i < 1000000; ++i) hand.push_back("h1");
  const Value request = Value::object({{"hand", hand}, {"laid", Value::array()}});
  EXPECT_FALSE(answer("waits", request)->ok());
  EXPECT_FALSE(answer("ways-out", request)->ok());
  const Value laid = Value::object({{"hand", Value::array()}, {"laid", hand}});
  EXPECT_FALSE(answer("ways-out", laid)->ok());
}

}  // namespace
}  // namespace lair::phantom
