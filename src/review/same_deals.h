#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "review/pieces.h"
#include "review/played_round.h"
#include "review/statistics.h"

// The deals that people played, played by a bot (docs/statistics.md).

namespace lair {

// Increase it when the bots play differently. Then stored results are discarded and their deals are
// played again.
inline constexpr int kSameDealsVersion = 4;

// The default bot to compare players with: the strongest.
inline constexpr std::string_view kComparedBot = "best";

// Stores the results of bots, so that they play no deal twice. Called by one thread at a time.
class KnownRounds {
 public:
  virtual ~KnownRounds() = default;
  // The points by seat; `key` stands for the deal, the score, the rules and the bots.
  virtual std::optional<Totals> find(std::uint64_t key) const = 0;
  virtual void add(std::uint64_t key, const Totals& points) = 0;
};

struct Comparison {
  std::string level{kComparedBot};
  int threads = 1;  // the result is the same on any number of them
  KnownRounds* known = nullptr;
};

// The error if one of the games has no such bot.
MaybeError check_level(const PlayedRounds& rounds, std::string_view level);

// Plays the rounds' deals again with bots of that level, and adds how they fared to the players'
// statistics: once with the bot in all seats (the luck of the cards), and once for every player of
// `statistics`, with the bot in this seat, the bots of the record in theirs and the bot in those of
// people (the company). The same level gives the same every time. If `progress` stops it, what was
// played by then counts: some rounds of all, in no order. Wants a level in which check_level finds
// no error. Gives the number of rounds that count.
std::int64_t play_same_deals(Statistics& statistics, const PlayedRounds& rounds,
                             const Comparison& comparison, const PiecesProgress& progress = {});

}  // namespace lair
