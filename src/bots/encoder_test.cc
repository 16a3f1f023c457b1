#include "bots/encoder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "bots/games.h"
#include "bots/random_positions_test.h"
#include "rules/registry.h"

namespace lair {
namespace {

void expect_valid(const Features& features, int inputs) {
  EXPECT_TRUE(std::is_sorted(features.begin(), features.end(), std::less_equal<>()));
  for (const Feature feature : features) EXPECT_LT(feature, inputs);
}

// Networks go from the inputs of one move to those of the next, which takes sorted lists without
// repeats (network.h), and no input is on for the position and for the move.
TEST(Encoder, ListsInputsInOrderAndOnce) {
  Rng rng(11);
  const auto check = [&]<Game G>(G) {
    RandomPositions<G> positions(rng);
    for (int i = 0; i < 200; ++i) {
      const auto position = positions.next();
      const Trace<G> trace(position->knowledge);
      const Encoder<G> encoder(position->knowledge.view, trace);
      const int inputs = Encoder<G>::kLayouts[static_cast<std::size_t>(encoder.network())].inputs;
      Features shared, features;
      encoder.position(shared);
      expect_valid(shared, inputs);
      for (const auto& move : position->moves) {
        encoder.move(move, features);
        expect_valid(features, inputs);
        for (const Feature feature : features) {
          EXPECT_EQ(std::find(shared.begin(), shared.end(), feature), shared.end());
        }
      }
    }
  };
  check(chimera::Game{});
  check(phantom::Game{});
}

}  // namespace
}  // namespace lair
