#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "bots/reason.h"

namespace lair {

// Is the reason of that name among those given, which are some but not too many?
inline bool is_given(const Reasons& reasons, const std::string& name) {
  EXPECT_FALSE(reasons.empty());
  EXPECT_LE(reasons.size(), kMostReasons);
  return std::any_of(reasons.begin(), reasons.end(),
                     [&](const Reason& reason) { return reason.id == "reason-" + name; });
}

}  // namespace lair
