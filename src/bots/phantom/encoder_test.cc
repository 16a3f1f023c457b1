#include "bots/phantom/encoder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "rules/phantom/position_test.h"

namespace lair::phantom {
namespace {

std::vector<Feature> inputs(const Position& position) {
  View seen = view(position.state, Seat{});
  seen.ask = Ask::kTake;
  const Memory memory;
  Features features;
  BoardEncoder(seen, memory).position(features);
  return {features.begin(), features.end()};
}

// Red cards are points for whoever goes out with them: networks see whether they lie in the talon
// or in a laid set, their own or another's.
TEST(PhantomEncoder, KnowsWhereRedCardsAre) {
  const auto with = [](const char* own, const char* other, const char* talon) {
    Position position(3);
    position.hand(0, "a1 a4 a7 d1").lay(0, own).lay(1, other).talon(talon);
    return inputs(position);
  };
  const std::vector<std::vector<Feature>> different = {
      with("h1 h2 h3", "h5 h6 h7", "d5"), with("h1 h2 h3*", "h5 h6 h7", "d5"),
      with("h1 h2 h3", "h5 h6 h7*", "d5"), with("h1 h2 h3", "h5 h6 h7", "d5*")};
  for (std::size_t i = 0; i < different.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(different[i], different[j]) << i << ' ' << j;
  }
}

}  // namespace
}  // namespace lair::phantom
