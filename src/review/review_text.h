#pragma once

#include <string>

#include "review/review.h"
#include "text/language.h"

namespace lair {

// The review in short, for a terminal: a table of the rounds and the costly decisions.
std::string review_text(const Review& review, Language language);

}  // namespace lair
