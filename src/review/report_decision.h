#pragma once

#include <string>

#include "review/review.h"
#include "review/wording.h"

namespace lair {

// One decision with what lay before the player, the move made and the better one side by side.
std::string shown_decision(const ReviewedDecision& decision, const ReviewWords& words, Seat seat,
                           const std::string& place, const std::string& anchor);

// The cards of the move made, and of the better one: the shortest account of it.
std::string contrasted(const ReviewedDecision& decision, const ReviewWords& words);

// The same in one line of a list.
std::string listed_decision(const ReviewedDecision& decision, const ReviewWords& words);

}  // namespace lair
