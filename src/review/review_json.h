#pragma once

#include "core/value.h"
#include "review/review.h"

namespace lair {

// The whole review as docs/review.md describes it. Points are numbers with two decimals.
Value write_review(const Review& review);

}  // namespace lair
