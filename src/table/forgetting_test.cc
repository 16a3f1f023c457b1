#include "table/forgetting.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace lair {
namespace {

void forget_in_log(std::vector<std::string>& log, std::string_view player) {
  LogEraser eraser(player);
  for (std::string& entry : log) eraser.erase_from(entry);
}

TEST(Forgetting, TakesNameAndIdOutOfALog) {
  std::vector<std::string> log = {
      R"([{"table":{"settings":{},"creator":"p1","at":5}},{"sit":{"seat":0,"player":"p1","name":"Ana"}}])",
      R"([{"sit":{"seat":1,"player":"p2","name":"Ben"}}])",
      R"([{"lair":1,"game":"chimera","seats":["Ana","Ben"]},{"deal":{"round":1}}])",
      R"([{"seat":0,"bid":20}])",
      R"([{"stand":{"seat":0}},{"creator":{"player":"p2"}}])",
      R"([{"sit":{"seat":0,"player":"p3","name":"Ana"}}])",
      R"([{"lair":1,"game":"chimera","seats":["Ana","Ben"]}])",
  };
  const std::vector<std::string> before = log;
  forget_in_log(log, "p1");
  EXPECT_EQ(
      log[0],
      R"([{"table":{"settings":{},"creator":"-","at":5}},{"sit":{"seat":0,"player":"-","name":"#1"}}])");
  EXPECT_EQ(log[2], R"([{"lair":1,"game":"chimera","seats":["#1","Ben"]},{"deal":{"round":1}}])");
  for (const std::size_t same : {1U, 3U, 4U, 5U, 6U}) {
    EXPECT_EQ(log[same], before[same]) << "of another Ana, or of nobody's name";
  }
}

// An erasure that is interrupted goes on where it was, though the entries before name nobody now.
TEST(Forgetting, CanBeInterrupted) {
  std::string sit = R"([{"sit":{"seat":1,"player":"p1","name":"Ana"}}])";
  LogEraser first("p1");
  EXPECT_TRUE(first.erase_from(sit));
  LogEraser second("p1", first.seats());
  EXPECT_FALSE(second.erase_from(sit));
  EXPECT_TRUE(second.seats().none());
  second = LogEraser("p1", first.seats());
  std::string header = R"([{"lair":1,"game":"chimera","seats":["Ben","Ana"]}])";
  EXPECT_TRUE(second.erase_from(header));
  EXPECT_EQ(header, R"([{"lair":1,"game":"chimera","seats":["Ben","#2"]}])");
}

TEST(Forgetting, LeavesWhatItCannotRead) {
  std::vector<std::string> log = {"[{\"sit\":", "{}", "[7]", R"([{"sit":3}])"};
  const std::vector<std::string> before = log;
  forget_in_log(log, "p1");
  EXPECT_EQ(log, before);
  EXPECT_EQ(forgotten_in_game("nonsense", "p1"), "nonsense");
}

TEST(Forgetting, TakesNameAndIdOutOfAGame) {
  EXPECT_EQ(forgotten_in_game(R"({"seats":["Ana","Bot","Ana 2"],"players":["p1",null,"p2"],"n":1})",
                              "p2"),
            R"({"seats":["Ana","Bot","#3"],"players":["p1",null,"-"],"n":1})");
}

}  // namespace
}  // namespace lair
