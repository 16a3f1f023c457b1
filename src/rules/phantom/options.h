#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string_view>

#include "core/option.h"
#include "core/result.h"
#include "core/value.h"

namespace lair::phantom {

// The two readings of P-6.1.
enum class GoingOut : std::uint8_t {
  kTogether,  // laid sets count towards the two big sets
  kInHand,    // both, and the pair, are in the hand
};

// A round that the deck ended is played again or counts (P-7.2).
enum class DeckOut : std::uint8_t { kReplay, kCounts };

// Section 9.
struct Options {
  bool advanced = false;
  GoingOut going_out = GoingOut::kTogether;
  DeckOut deck_out = DeckOut::kReplay;
  std::int64_t rounds = 0;  // 0: the number that P-7.4 gives for the number of seats
  std::int64_t points = 0;  // likewise
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// P-7.4, for 2 to 4 seats.
constexpr std::int64_t usual_rounds(int seats) { return seats == 4 ? 8 : 6; }
constexpr std::int64_t usual_points(int seats) { return 6 * (6 - seats); }

constexpr std::int64_t rounds_to_play(const Options& options, int seats) {
  return options.rounds > 0 ? options.rounds : usual_rounds(seats);
}
constexpr std::int64_t points_to_win(const Options& options, int seats) {
  return options.points > 0 ? options.points : usual_points(seats);
}

inline constexpr std::array<std::string_view, 2> kGoingOuts = {"together", "in-hand"};
inline constexpr std::array<std::string_view, 2> kDeckOuts = {"replay", "counts"};

// Section 9.
inline constexpr OptionList kOptions = {std::array{
    option<&Options::advanced>({.name = "advanced",
                                .kind = OptionInfo::Kind::kFlag,
                                .rule = "P-8",
                                .about = "Play the advanced rules"}),
    option<&Options::going_out>(
        {.name = "going_out",
         .kind = OptionInfo::Kind::kChoice,
         .rule = "P-6.1",
         .about = "What counts for going out: laid sets and the hand together, or the hand alone",
         .choices = kGoingOuts}),
    option<&Options::deck_out>(
        {.name = "deck_out",
         .kind = OptionInfo::Kind::kChoice,
         .rule = "P-7.2",
         .about = "What happens to a round that the deck ended: it is played again, or it counts",
         .choices = kDeckOuts}),
    option<&Options::rounds>({.name = "rounds",
                              .kind = OptionInfo::Kind::kNumber,
                              .rule = "P-7.4",
                              .about = "Rounds that end the game",
                              .low = 1,
                              .high = std::numeric_limits<std::int64_t>::max(),
                              .by_seats = usual_rounds}),
    option<&Options::points>({.name = "points",
                              .kind = OptionInfo::Kind::kNumber,
                              .rule = "P-7.4",
                              .about = "Points that end the game",
                              .low = 1,
                              .high = std::numeric_limits<std::int64_t>::max(),
                              .by_seats = usual_points}),
}};

Result<Options> read_options(const Value& value);
Value write_options(const Options& options);

// The `going_out` field of an object; `kTogether` if it has none.
Result<GoingOut> read_going_out(const Value& object);

}  // namespace lair::phantom
