#include "rules/signature.h"

#include <gtest/gtest.h>

#include "rules/registry.h"

namespace lair {
namespace {

// A change here is a change of the rules, of the order of moves or of what a seat is told: the
// commit that makes it says why.
TEST(Signature, IsAsKept) {
  EXPECT_EQ(signature<chimera::Game>(), 2696742220716859371U);
  EXPECT_EQ(signature<phantom::Game>(), 901122969893905439U);
}

}  // namespace
}  // namespace lair
