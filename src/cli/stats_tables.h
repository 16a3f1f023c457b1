#pragma once

#include <string>
#include <string_view>

#include "review/statistics.h"
#include "text/language.h"

namespace lair::cli {

// The statistics as tables for so many columns, those of each game under its name. `bot` played the
// same deals; none is "".
std::string statistics_tables(const Statistics& statistics, std::string_view bot, Language language,
                              int columns);

}  // namespace lair::cli
