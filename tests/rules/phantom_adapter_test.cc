#include <gtest/gtest.h>

#include <vector>

#include "core/rng.h"
#include "rules/adapter.h"
#include "rules/phantom/game.h"

namespace lair::phantom {
namespace {

// The type-erased form replays what was written, and tells each seat only what is its own.
TEST(PhantomAdapter, ReplaysWrittenMatches) {
  const GameAdapter<Game> game;
  Rng rng(31);
  for (int seats = 2; seats <= 4; ++seats) {
    auto match = std::move(*game.start(Value::object(), seats));
    const auto replay = match->clone();
    std::vector<WrittenEvent> events;
    for (int step = 0; match->status() != Status::kOver && step < 5000; ++step) {
      if (match->status() == Status::kAwaitsDeal) {
        const Value cards = match->random_deal(rng);
        ASSERT_FALSE(match->deal(cards, collect(events)));
        replay->settle();
        ASSERT_FALSE(replay->deal(cards));
        continue;
      }
      const std::vector<Value> lines = match->legal();
      const Value& line = lines[rng.below(static_cast<std::uint32_t>(lines.size()))];
      ASSERT_FALSE(match->decide(line, collect(events)));
      // A record without silences and declines says as much.
      if (!line.is_null() && !line.has("decline")) {
        ASSERT_FALSE(replay->decide(line));
      }
      if (match->round_over()) {
        replay->settle();
        ASSERT_TRUE(replay->round_over());
        ASSERT_FALSE(match->check_result(match->round_line(), replay->round_line()));
      }
    }
    for (const WrittenEvent& event : events) {
      ASSERT_FALSE(event.audience.empty());
      const std::string& kind = *event.body.find("event")->text();
      const bool own = kind == "deal" || kind == "ask" || kind == "draw" || kind == "decline" ||
                       kind == "silent";
      ASSERT_EQ(event.audience.size(), own ? 1 : seats) << kind;
    }
    for (int i = 0; i < seats; ++i) {
      EXPECT_EQ(match->view(seat_at(i)), replay->view(seat_at(i)));
    }
  }
}

}  // namespace
}  // namespace lair::phantom
