#include "table/shuffle.h"

#include <gtest/gtest.h>

#include "protocol/append.h"

namespace lair {
namespace {

const std::string kClientSeed(64, '1');

Shuffle started() {
  const auto commit = fair::to_hex(fair::commitment(*fair::from_hex(kClientSeed)));
  Shuffle shuffle;
  shuffle.start(Value::object({{"number", 1},
                               {"server", std::string(64, '2')},
                               {"commits", Value(Value::Array{Value(), Value(commit)})}}));
  return shuffle;
}

TEST(Shuffle, AwaitsSeedsThatWereCommittedTo) {
  Shuffle shuffle = started();
  EXPECT_EQ(shuffle.awaited(2), SeatSet::of(seat_at(1)));
  EXPECT_TRUE(shuffle.matches(seat_at(1), kClientSeed));
  EXPECT_FALSE(shuffle.matches(seat_at(1), std::string(64, '3')));
  shuffle.reveal(seat_at(1), kClientSeed);
  EXPECT_TRUE(shuffle.awaited(2).empty());
  EXPECT_TRUE(shuffle.revealing());
}

TEST(Shuffle, TheServersSeedIsSecretUntilTheEnd) {
  Shuffle shuffle = started();
  shuffle.reveal(seat_at(1), kClientSeed);
  EXPECT_FALSE(shuffle.write(2, false).clients);
  shuffle.end_reveals(shuffle.revealed(2));
  EXPECT_FALSE(shuffle.revealing());
  EXPECT_EQ(shuffle.write(2, false).server, "");
  EXPECT_EQ(shuffle.write(2, true).server, std::string(64, '2'));
  EXPECT_EQ(wire::to_text(*shuffle.write(2, true).clients), "[null,\"" + kClientSeed + "\"]");
}

TEST(Shuffle, EverySeedChangesTheDeal) {
  Shuffle with = started(), without = started();
  with.reveal(seat_at(1), kClientSeed);
  EXPECT_NE(with.lots(2, 1).lot("a card"), without.lots(2, 1).lot("a card"));
  EXPECT_NE(with.lots(2, 1).lot("a card"), with.lots(2, 2).lot("a card"));
  EXPECT_EQ(with.lots(2, 1).lot("a card"), with.lots(2, 1).lot("a card"));
}

}  // namespace
}  // namespace lair
