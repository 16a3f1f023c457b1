#include "table/legal_answers.h"

#include <gtest/gtest.h>

#include "table/played_test.h"

namespace lair {
namespace {

TEST(LegalAnswers, AreWrittenOnce) {
  Played played(kChimera);
  start_with(played, 3);
  TableState state;
  for (const std::string& entry : played.log) {
    const Value lines = json(entry);
    for (const Value& line : *lines.items()) {
      Effects effects;
      ASSERT_FALSE(state.apply(line, effects));
    }
    state.end_entry();
  }
  const Seat seat = first_of(asked_seats(state));
  LegalAnswers answers;
  const std::string& text = answers.get(state, seat);
  EXPECT_EQ(text, to_json(legal_decisions(state, seat)));
  const char* const written = text.data();
  EXPECT_EQ(answers.get(state, seat).data(), written) << "not again";
  answers.clear();
  EXPECT_EQ(json(answers.get(state, seat)), json(to_json(legal_decisions(state, seat))));
}

// Every list that a client gets is that of the table as it stands.
TEST(LegalAnswers, AreNeverOld) {
  Played played(kPhantom);
  start_with(played, 4);
  Rng rng(5);
  for (int i = 0; i < 300 && played.table->status() == TableStatus::kPlaying; ++i) {
    for (int seat = 0; seat < 4; ++seat) {
      if (!played.asked(seat)) continue;
      const Value::Array moves = played.legal(seat);
      ASSERT_EQ(Value(moves), *played.table->legal_for(seat));
      ASSERT_TRUE(played.move(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    played.settle();
  }
}

}  // namespace
}  // namespace lair
