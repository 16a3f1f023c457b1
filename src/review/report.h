#pragma once

#include <string>

#include "review/review.h"
#include "text/language.h"

namespace lair {

// The review as one HTML page that needs nothing else.
std::string review_page(const Review& review, Language language);

}  // namespace lair
