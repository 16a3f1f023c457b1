#pragma once

#include <string>

#include "review/review.h"
#include "review/wording.h"

namespace lair {

// How the expected points of a round went, as an SVG picture: from the deal over every decision to
// the result. Costly decisions link to where they are shown.
std::string plot(const ReviewedRound& round, const ReviewWords& words, std::size_t round_place);

// Where a decision is shown in the page.
std::string anchor(std::size_t round_place, std::size_t decision_place);

}  // namespace lair
