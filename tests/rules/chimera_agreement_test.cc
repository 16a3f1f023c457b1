// The engine's move generator and judgement of combinations against the plain ones of the
// reference.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>

#include "chimera_under_test.h"

namespace rules_test {
namespace {

namespace ref = reference::chimera;

// How many hands each of the four kinds of test looks at.
int hands_to_try() {
  const char* said = std::getenv("LAIR_HANDS");
  return said == nullptr ? 30000 : std::atoi(said);
}

enum class Density { kRandom, kFewRanks, kFewRanksAndSpecials, kTriples };

// Few ranks in a row make runs, triples and quads abound.
std::vector<int> random_hand(std::mt19937& random, std::size_t size, Density density) {
  const int low = 1 + static_cast<int>(random() % 8);
  const int high = low + 4 + static_cast<int>(random() % 3);
  const int times = density == Density::kTriples ? 3 : 4;
  std::vector<int> pack;
  for (int rank = 1; rank <= ref::kChimera; ++rank) {
    const bool special = rank >= ref::kHero;
    const bool in_row = rank >= low && rank <= high;
    if (density == Density::kFewRanks && !in_row) continue;
    if (density == Density::kFewRanksAndSpecials && !in_row && !special) continue;
    const int copies = rank > ref::kHero              ? 1
                       : in_row                       ? times
                       : density == Density::kTriples ? 1
                                                      : 4;
    pack.insert(pack.end(), static_cast<std::size_t>(copies), rank);
  }
  std::shuffle(pack.begin(), pack.end(), random);
  pack.resize(std::min(size, pack.size()));
  return pack;
}

class ChimeraAgreement : public testing::TestWithParam<Density> {};

TEST_P(ChimeraAgreement, EveryPlayOfAHand) {
  const auto reference = make_reference_under_test(), engine = make_engine_under_test();
  std::mt19937 random(7 + static_cast<unsigned>(GetParam()));
  std::vector<Play> led = reference->plays({1}, {});
  for (int i = 0; i < hands_to_try(); ++i) {
    const std::size_t size = i % 3 == 0 ? 20 : i % 3 == 1 ? 17 : 1 + random() % 20;
    const auto hand = random_hand(random, size, GetParam());
    const auto all = reference->plays(hand, {});
    ASSERT_EQ(all, engine->plays(hand, {})) << testing::PrintToString(hand);
    // Then the same hand on some play of the hand before.
    const Play& lies = led[random() % led.size()];
    const Laid on{lies.ranks, lies.reading.top};
    ASSERT_EQ(reference->plays(hand, on), engine->plays(hand, on))
        << testing::PrintToString(hand) << " on " << testing::PrintToString(lies.ranks);
    led = all;
  }
}

// Cards taken at random, or a play with one card changed: most are no combination.
TEST_P(ChimeraAgreement, WhatIsACombination) {
  const auto reference = make_reference_under_test(), engine = make_engine_under_test();
  std::mt19937 random(17 + static_cast<unsigned>(GetParam()));
  for (int i = 0; i < hands_to_try(); ++i) {
    const auto hand = random_hand(random, 1 + random() % 20, GetParam());
    ASSERT_EQ(reference->readings(hand), engine->readings(hand)) << testing::PrintToString(hand);
    if (i % 10 != 0) continue;
    for (const Play& play : reference->plays(hand, {})) {
      std::vector<int> ranks = play.ranks;
      ranks[random() % ranks.size()] = 1 + static_cast<int>(random() % 15);
      std::sort(ranks.begin(), ranks.end());
      bool in_pack = true;
      for (int rank : ranks) {
        in_pack = in_pack && std::count(ranks.begin(), ranks.end(), rank) <= (rank <= 13 ? 4 : 1);
      }
      if (!in_pack) continue;
      ASSERT_EQ(reference->readings(ranks), engine->readings(ranks))
          << testing::PrintToString(ranks);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Hands, ChimeraAgreement,
                         testing::Values(Density::kRandom, Density::kFewRanks,
                                         Density::kFewRanksAndSpecials, Density::kTriples));

}  // namespace
}  // namespace rules_test
