#include "server/crowd.h"

#include <gtest/gtest.h>

#include <optional>

namespace lair {
namespace {

TEST(Crowd, HasRoomForSoManyOfEach) {
  Crowd crowd(2);
  const Crowd::Place first = crowd.enter("a");
  Crowd::Place second = crowd.enter("a");
  EXPECT_TRUE(first && second);
  EXPECT_FALSE(crowd.enter("a"));
  EXPECT_FALSE(crowd.enter("a")) << "who was refused takes no room";
  EXPECT_TRUE(crowd.enter("b"));
  second.reset();
  second = crowd.enter("a");
  EXPECT_TRUE(second);
  EXPECT_FALSE(crowd.enter("a"));
}

TEST(Crowd, ForgetsWhoHasLeft) {
  std::optional<Crowd> crowd(2);
  const Crowd::Place stays = crowd->enter("a");
  crowd->enter("b");
  crowd->forget();
  EXPECT_EQ(crowd->known(), 1U);
  crowd.reset();
  EXPECT_TRUE(stays) << "a socket may be closed after the server has ended";
}

}  // namespace
}  // namespace lair
