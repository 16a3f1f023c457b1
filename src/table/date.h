#pragma once

#include <string>

#include "protocol/settings.h"

namespace lair {

// A time, in milliseconds since 1970, as ISO 8601 in UTC.
std::string iso_date(Millis time);
// Its day in UTC: "2026-11-16".
std::string day_of(Millis time);

}  // namespace lair
