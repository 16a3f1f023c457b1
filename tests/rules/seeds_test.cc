// tests/seeds: games that once went wrong are played again.

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "record/json.h"
#include "rules/registry.h"

namespace lair {
namespace {

TEST(Seeds, PlayToTheEnd) {
  std::ifstream file(LAIR_SOURCE_DIR "/tests/seeds/games.txt");
  int cases = 0;
  for (std::string line; std::getline(file, line); ++cases) {
    std::istringstream words(line);
    std::string game, options;
    int seats = 0;
    std::uint64_t seed = 0;
    words >> game >> seats >> options >> seed;
    auto match = std::move(*find_game(game)->start(*parse_json(options), seats));
    Rng rng(seed);
    int steps = 0;
    for (; match->status() != Status::kOver && steps < 100'000; ++steps) {
      if (match->status() == Status::kAwaitsDeal) {
        ASSERT_FALSE(match->deal(match->random_deal(rng)));
        continue;
      }
      const auto legal = match->legal();
      const Value& move =
          legal[rng.below(2) == 0 ? 0 : rng.below(static_cast<std::uint32_t>(legal.size()))];
      if (move.is_null()) {
        match->settle();
      } else {
        ASSERT_FALSE(match->decide(move)) << line;
      }
    }
    EXPECT_EQ(match->status(), Status::kOver) << line;
  }
  EXPECT_GT(cases, 0);
}

}  // namespace
}  // namespace lair
