#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "core/result.h"
#include "review/played_round.h"
#include "review/statistics.h"

namespace lair {

// Plays the rounds' deals again with bots of that level, and adds how they fared to the players'
// statistics: once with the bot in all seats (the luck of the cards), and once for every player of
// `statistics`, with the bot in this seat, the bots of the record in theirs and the bot in those of
// people (the company). The same level gives the same every time. `goes_on` is told how many rounds
// are done, and stops it by saying no.
MaybeError play_same_deals(Statistics& statistics, const PlayedRounds& rounds,
                           std::string_view level,
                           const std::function<bool(std::int64_t)>& goes_on = {});

}  // namespace lair
