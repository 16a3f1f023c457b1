#pragma once

#include <string>

#include "review/review.h"
#include "text/language.h"
#include "text/text_table.h"

namespace lair {

// The review in short, for a terminal: a table of the rounds, laid out for that many columns, and
// the costly decisions.
std::string review_text(const Review& review, Language language,
                        int columns = TextTable::kAnyWidth);

}  // namespace lair
