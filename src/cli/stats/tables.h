#pragma once

#include <string>
#include <string_view>

#include "review/statistics.h"
#include "text/language.h"

namespace lair::cli {

// What was counted as tables for so many columns, those of each game under its name.
std::string statistics_tables(const Statistics& statistics, Language language, int columns);

// How the players did beside the bot that played the same deals.
std::string same_deals_tables(const Statistics& statistics, std::string_view bot, Language language,
                              int columns);

}  // namespace lair::cli
