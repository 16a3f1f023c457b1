#pragma once

#include "core/value.h"
#include "review/review.h"

namespace lair {

// Changes when reviews judge differently. Then stored reviews are made again.
inline constexpr int kReviewVersion = 1;

// The whole review as docs/review.md describes it. Points are numbers with two decimals.
Value write_review(const Review& review);

}  // namespace lair
