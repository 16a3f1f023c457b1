// Players who change, while what changed is not durable yet.

#include "server/players.h"

#include <gtest/gtest.h>

#include <string>

#include "server/hub_world_test.h"

namespace lair {
namespace {

using PlayersTest = HubTest;

// Each begins with what the one before it made, though that is not durable yet.
TEST_F(PlayersTest, OfTwoChangesOfAPlayerBothAreKept) {
  const std::string ana = token_of("Ana");
  PlayerRow first = *hub_.players().by_token(ana);
  const std::string phrase = hub_.players().new_phrase(first);
  hub_.change(first, [](const MaybeError&) {});
  PlayerRow second = *hub_.players().by_token(ana);
  EXPECT_FALSE(hub_.players().rename(second, "Anna"));
  hub_.change(second, [](const MaybeError&) {});
  run();
  while (!store_.waiting.empty()) finish();
  ASSERT_TRUE(hub_.players().by_phrase(phrase));
  EXPECT_EQ(hub_.players().by_phrase(phrase)->name, "Anna");
  EXPECT_EQ(hub_.players().by_token(ana)->name, "Anna");
}

TEST_F(PlayersTest, AnOldTokenIsVoidAtOnceAndForEver) {
  const std::string old = token_of("Ana");
  PlayerRow player = *hub_.players().by_token(old);
  const std::string token = hub_.players().new_token(player);
  hub_.change(player, [](const MaybeError&) {});
  run();
  EXPECT_FALSE(hub_.players().by_token(old));
  while (!store_.waiting.empty()) finish();
  EXPECT_FALSE(hub_.players().by_token(old));
  EXPECT_TRUE(hub_.players().by_token(token));
}

TEST_F(PlayersTest, WhatCouldNotBeChangedIsAsItWas) {
  const std::string ana = token_of("Ana");
  PlayerRow player = *hub_.players().by_token(ana);
  EXPECT_FALSE(hub_.players().rename(player, "Anna"));
  hub_.change(player, [](const MaybeError&) {});
  run();
  finish(Error{"storage-failed", "", {}});
  EXPECT_EQ(hub_.players().by_token(ana)->name, "Ana");
}

TEST_F(PlayersTest, WhoIsBeingForgottenIsNobody) {
  const std::string ana = token_of("Ana");
  const std::string id = make_table(ana);
  hub_.forget(*hub_.players().by_token(ana), [](const MaybeError&) {});
  run();
  EXPECT_FALSE(hub_.players().by_token(ana));
  EXPECT_EQ(come(ana, id)->closed, 4401);
  while (!store_.waiting.empty()) finish();
  EXPECT_FALSE(hub_.players().by_token(ana));
  EXPECT_TRUE(store_.players.empty());
}

}  // namespace
}  // namespace lair
