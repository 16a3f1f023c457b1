#pragma once

#include <string>
#include <string_view>

#include "review/statistics.h"
#include "text/language.h"

namespace lair::cli {

// The statistics as tables for a terminal of so many columns, grouped by game.
std::string statistics_tables(const Statistics& statistics, Language language, int columns);

// The players compared with the bot that played the same deals.
std::string same_deals_tables(const Statistics& statistics, std::string_view bot, Language language,
                              int columns);

}  // namespace lair::cli
