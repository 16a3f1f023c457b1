#pragma once

#include <cstdint>
#include <string_view>

#include "text/language.h"

namespace lair {

// The plural category of a whole number as CLDR names it ("one", "many", "other"), which is what
// the keys of a select expression say. The sign does not count.
std::string_view plural_category(Language language, std::int64_t number);

}  // namespace lair
