#include "server/connection_limit.h"

#include <gtest/gtest.h>

#include <optional>

namespace lair {
namespace {

TEST(ConnectionLimit, AllowsSoManyPerAddress) {
  ConnectionLimit limit(2);
  const ConnectionLimit::Slot first = limit.acquire("a");
  ConnectionLimit::Slot second = limit.acquire("a");
  EXPECT_TRUE(first && second);
  EXPECT_FALSE(limit.acquire("a"));
  EXPECT_FALSE(limit.acquire("a")) << "a refused connection takes no slot";
  EXPECT_TRUE(limit.acquire("b"));
  second.reset();
  second = limit.acquire("a");
  EXPECT_TRUE(second);
  EXPECT_FALSE(limit.acquire("a"));
}

TEST(ConnectionLimit, ForgetsAddressesWithoutAConnection) {
  std::optional<ConnectionLimit> limit(2);
  const ConnectionLimit::Slot stays = limit->acquire("a");
  limit->acquire("b");
  limit->forget();
  EXPECT_EQ(limit->known(), 1U);
  limit.reset();
  EXPECT_TRUE(stays) << "a socket may be closed after the server has ended";
}

}  // namespace
}  // namespace lair
