#include "server/limit.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

TEST(Limit, CountsEachWithinItsTime) {
  Limit limit(2, 1000);
  EXPECT_FALSE(limit.passed("a", 5000));
  EXPECT_FALSE(limit.passed("a", 5100));
  EXPECT_FALSE(limit.passed("b", 5200));
  EXPECT_TRUE(limit.passed("a", 6000));
  EXPECT_FALSE(limit.passed("a", 6001)) << "a new time";
  EXPECT_FALSE(limit.passed("a", 6002));
  EXPECT_TRUE(limit.passed("a", 6003));
  EXPECT_FALSE(limit.passed("a", 100)) << "the clock was set back";
}

TEST(Limit, ForgetsWhoseTimeIsOver) {
  Limit limit(2, 1000);
  limit.passed("a", 5000);
  limit.passed("b", 5500);
  limit.forget(6000);
  EXPECT_EQ(limit.known(), 2U);
  limit.forget(6001);
  EXPECT_EQ(limit.known(), 1U);
  limit.forget(6501);
  EXPECT_EQ(limit.known(), 0U);
}

}  // namespace
}  // namespace lair
