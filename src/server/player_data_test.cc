#include "server/player_data.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "record/json.h"
#include "server/fake_store_test.h"

namespace lair {
namespace {

// Games come in pages. Each appears once, also if several ended at the same time.
TEST(PlayerData, HasEveryGameOnceInManyPieces) {
  constexpr int kGames = 50;
  FakeStore store;
  for (int i = 0; i < kGames; ++i) {
    const std::string table = "t" + std::to_string(i);
    store.games[table] = {.table = table,
                          .number = 1,
                          .first = 1,
                          .last = 1,
                          .ended = 100 + i / 12,
                          .summary = R"({"table":")" + table + "\"}",
                          .players = {"p1"}};
  }
  PlayerRow player;
  player.id = "p1";
  player.name = "Ana";
  PlayerData data(store, player);
  std::string text;
  int pieces = 0;
  for (; const auto piece = data.next(); ++pieces) text += *piece;
  EXPECT_GT(pieces, kGames / 10) << "not all in memory at once";
  const auto value = parse_json(text);
  ASSERT_TRUE(value) << text;
  std::set<std::string> tables;
  for (const Value& game : *value->find("games")->items()) {
    EXPECT_TRUE(tables.insert(*game.find("table")->text()).second) << "twice";
  }
  EXPECT_EQ(tables.size(), static_cast<std::size_t>(kGames));
  EXPECT_FALSE(data.next());
}

}  // namespace
}  // namespace lair
