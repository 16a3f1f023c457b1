// Where a turn may last for days all are asked about a discard, and nobody sleeps through it.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "table/played_test.h"

namespace lair {
namespace {

constexpr Millis kDay = 24LL * 3'600'000;
constexpr const char* kDays =
    R"({"game":"phantom-rummy","seats":3,"clock":{"turn":86400000,"bank":86400000},"help":true,"pause":0,"pace":0,"window":5000})";

std::vector<int> asked(const Played& played) {
  std::vector<int> seats;
  for (int seat = 0; seat < 3; ++seat) {
    if (played.asked(seat)) seats.push_back(seat);
  }
  return seats;
}

bool is_told(Played& played, int seat, std::string_view text) {
  return played.told[seat].back().find(text) != std::string::npos;
}

// Somebody may take the discard, if there is one.
bool may_be_taken(Played& played) {
  return std::ranges::any_of(asked(played),
                             [&](int seat) { return played.legal(seat).size() > 1; });
}

// Three people play until a discard that somebody may take, or nobody; who discarded it, or -1.
int play_to_discard(Played& played, bool taken, Rng& rng) {
  for (int i = 0; i < 4000 && played.table->status() == TableStatus::kPlaying; ++i) {
    played.settle();
    const std::vector<int> seats = asked(played);
    if (seats.empty()) {
      played.wait(5000);  // a set was laid
    } else if (seats.size() == 1) {
      const Value::Array moves = played.legal(seats[0]);
      played.move(seats[0], moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    } else if (may_be_taken(played) == taken) {
      return 3 - seats[0] - seats[1];
    } else {
      for (const int seat : seats)
        played.ask(seat, R"({"move":{"decline":true},"v":)" +
                             std::to_string(played.table->version(seat)) + "}");
    }
  }
  return -1;
}

class LongWindow : public ::testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    start_with(played_, 3);
    by_ = play_to_discard(played_, GetParam(), rng_);
    ASSERT_GE(by_, 0);
  }
  std::vector<int> others() const { return {(by_ + 1) % 3, (by_ + 2) % 3}; }
  void decline(int seat) { ASSERT_TRUE(played_.move(seat, json(R"({"decline":true})"))); }

  Played played_{kDays};
  Rng rng_{11};
  int by_ = -1;
};
INSTANTIATE_TEST_SUITE_P(Table, LongWindow, ::testing::Bool());  // may it be taken?

TEST_P(LongWindow, IsOpenUntilAllHaveAnswered) {
  EXPECT_EQ(played_.table->due(), played_.now + kDay / 24) << "noted, lest a restart forgets it";
  for (int hour = 0; hour < 9; ++hour) played_.wait(kDay / 24);
  EXPECT_TRUE(is_told(played_, kPublicStream, "\"window\":86400000"))
      << played_.told[kPublicStream].back();
  const auto before = played_.told;
  decline(others()[1]);
  for (const int stream : {by_, others()[0], kPublicStream}) {
    EXPECT_EQ(played_.told[stream], before.at(stream)) << "whether he answered is his own business";
  }
  EXPECT_EQ(played_.refused(others()[1], R"({"move":{"decline":true},"v":0})"),
            "table-decided-already");
  EXPECT_EQ(asked(played_), std::vector{others()[0]});
  decline(others()[0]);
  EXPECT_EQ(asked(played_), std::vector{others()[0]}) << "whose turn it is";
  EXPECT_TRUE(is_told(played_, kPublicStream, "\"turn\":{\"seat\":" + std::to_string(others()[0])));
}

TEST_P(LongWindow, LeavesThoseWhoCannotTakeItNothingButToRefuse) {
  for (const int seat : others()) {
    const Value::Array legal = played_.legal(seat);
    EXPECT_TRUE(is_told(played_, seat, "\"kind\":\"offer\""));
    EXPECT_EQ(is_told(played_, seat, R"("only":{"decline":true})"), legal.size() == 1);
    if (legal.size() > 1) continue;
    EXPECT_TRUE(legal[0].has("decline"));
    for (const char* move : {R"({"claim":["iK","iK"]})", R"({"take":"h1"})", "null"}) {
      EXPECT_EQ(played_.refused(seat, "{\"move\":" + std::string(move) + ",\"v\":" +
                                          std::to_string(played_.table->version(seat)) + "}"),
                "table-not-asked");
    }
    EXPECT_EQ(played_.refused(seat, R"({"hint":true})"), "table-not-asked");
  }
  EXPECT_EQ(played_.refused(by_, R"({"legal":true})"), "table-not-asked");
}

// A server that is started anew does not begin to count anew.
TEST_P(LongWindow, EndsAfterATurnsTimeAndCountsAsATimeOut) {
  for (int hour = 0; hour < 20; ++hour) played_.wait(kDay / 24);
  Played again(played_.log);
  again.now += 3 * kDay / 24;
  again.settle();
  EXPECT_EQ(again.log.back().find("settled"), std::string::npos) << again.log.back();
  again.now += 2 * kDay / 24;
  again.settle();
  EXPECT_NE(again.log.back().find("settled"), std::string::npos) << again.log.back();
  for (const int seat : others()) {
    const std::string late = R"({"pending":{"seat":)" + std::to_string(seat);
    EXPECT_NE(again.log.back().find(late), std::string::npos) << again.log.back();
  }
  EXPECT_NE(again.log.back().find("\"by\":\"clock\""), std::string::npos);
  // The second in a row: a bot holds the seat, whether it could have taken the discard or not.
  const int mover = others()[0];
  ASSERT_TRUE(again.asked(mover));
  for (int i = 0; i < 60 && again.asked(mover); ++i)
    again.now = *again.table->due(), again.settle();
  const std::string held = R"({"held":{"seat":)" + std::to_string(mover);
  EXPECT_TRUE(std::ranges::any_of(again.log, [&](const std::string& entry) {
    return entry.find(held) != std::string::npos;
  })) << again.log.back();
}

}  // namespace
}  // namespace lair
