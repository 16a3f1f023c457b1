// The reference against itself: its two move generators, and its readings of whatever they produce.
#include "chimera.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace reference::chimera {
namespace {

// Cards of the pack in random order; `dense` draws from few ranks only, so that runs, triples and
// quads abound.
std::vector<int> random_hand(std::mt19937& random, std::size_t size, bool dense) {
  std::vector<int> pack;
  const int low = dense ? static_cast<int>(random() % 8) + 1 : 1;
  for (const std::string& card : all_cards()) {
    const int rank = rank_of(card);
    if (!dense || rank > 12 || (rank >= low && rank < low + 5)) pack.push_back(rank);
  }
  std::shuffle(pack.begin(), pack.end(), random);
  pack.resize(std::min(size, pack.size()));
  return pack;
}

TEST(ReferenceChimera, BothGeneratorsAgreeOnLead) {
  std::mt19937 random(1);
  for (int i = 0; i < 3000; ++i) {
    const auto hand = random_hand(random, 1 + random() % 12, i % 2 == 0);
    ASSERT_EQ(plays(hand, {}), plays_by_trying_everything(hand, {}))
        << testing::PrintToString(hand);
  }
}

TEST(ReferenceChimera, BothGeneratorsAgreeOnTwentyCards) {
  std::mt19937 random(2);
  for (int i = 0; i < 12; ++i) {
    const auto hand = random_hand(random, 20, i % 2 == 0);
    ASSERT_EQ(plays(hand, {}), plays_by_trying_everything(hand, {}))
        << testing::PrintToString(hand);
  }
}

TEST(ReferenceChimera, BothGeneratorsAgreeWhenFollowing) {
  std::mt19937 random(3);
  for (int i = 0; i < 1000; ++i) {
    const auto led = plays(random_hand(random, 12, i % 2 == 0), {});
    const Reading on = led[random() % led.size()].reading;
    const auto hand = random_hand(random, 1 + random() % 12, i % 3 != 0);
    const auto found = plays(hand, on);
    ASSERT_EQ(found, plays_by_trying_everything(hand, on)) << testing::PrintToString(hand);
    for (const Play& play : found) ASSERT_TRUE(beats(play.reading, on));
  }
}

TEST(ReferenceChimera, PlaysAreDifferentAndHaveTheReadingTheyClaim) {
  std::mt19937 random(4);
  for (int i = 0; i < 200; ++i) {
    const auto found = plays(random_hand(random, 20, i % 2 == 0), {});
    ASSERT_TRUE(std::adjacent_find(found.begin(), found.end()) == found.end());
    for (const Play& play : found) {
      const auto all = readings(play.ranks);
      ASSERT_NE(std::find(all.begin(), all.end(), play.reading), all.end());
    }
  }
}

// Two readings are of use only where Pi Ya is in a straight; everything else is one thing (C-6,
// C-7).
TEST(ReferenceChimera, OnlyStraightsWithPiYaHaveTwoReadings) {
  std::mt19937 random(5);
  for (int i = 0; i < 200; ++i) {
    for (const Play& play : plays(random_hand(random, 20, i % 2 == 0), {})) {
      const auto all = readings(play.ranks);
      if (all.size() == 1) continue;
      ASSERT_EQ(all.size(), 2u);
      ASSERT_EQ(all[0].kind, "straight");
      ASSERT_EQ(all[0].top, all[1].top + 1);
      ASSERT_EQ(std::count(play.ranks.begin(), play.ranks.end(), kPiYa), 1);
    }
  }
}

}  // namespace
}  // namespace reference::chimera
