#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/reason.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/value.h"
#include "review/pieces.h"
#include "review/scene.h"

// The review of a game from one seat (docs/review.md): the cost of each decision, judged by the
// knowledge of the seat at that time, and the shares of deal and play in its points.

namespace lair {

// Hundredths of a point in the round over the mean of the others. Whole, so that parts add up.
using Points = std::int64_t;

// How costly a decision was.
enum class Grade : std::uint8_t { kFine, kInaccuracy, kMistake, kBlunder };
inline constexpr int kGrades = 4;
std::string_view name(Grade grade);  // "fine", "inaccuracy", ...

// A move that the seat could make, and its worth.
struct ReviewedMove {
  Value move;        // the line of a record; null for saying nothing
  Points worth = 0;  // if all play on as the bot `strong`
  Points error = 0;  // half the width of its 95% interval; 0 if the networks said it
  friend bool operator==(const ReviewedMove&, const ReviewedMove&) = default;
};

struct ReviewedDecision {
  std::int64_t line = 0;      // of the game's record, from 1
  std::string_view question;  // what was asked: "bid", "play"
  Scene scene;
  std::vector<ReviewedMove> moves;  // the best first, the one made is there
  std::size_t made = 0;             // its place
  Points loss = 0;                  // what it cost; 0 if it cannot be told from nothing
  std::optional<Points> error;  // half the width of its 95% interval; unknown if the networks say
  Grade grade = Grade::kFine;
  Reasons better;   // for the best move, and not for the one made
  Reasons against;  // against the move made, if it was another

  Points before() const { return moves.front().worth; }
  Points after() const { return before() - loss; }
  friend bool operator==(const ReviewedDecision&, const ReviewedDecision&) = default;
};

// One deal for the seat. Once it is scored, ahead = luck + play + rest.
struct ReviewedRound {
  std::int64_t round = 0;  // as the record counts
  std::int64_t line = 0;   // of its deal
  std::vector<ReviewedDecision> decisions;
  std::int64_t no_choice = 0;  // decisions of the seat that had no alternative
  Points luck = 0;             // the worth of the cards dealt to the seat
  Points luck_error = 0;       // half the width of its 95% interval
  Points play = 0;             // minus the cost of its decisions
  bool thrown_in = false;      // and dealt again
  bool scored = false;         // else what follows is 0
  Points points = 0;           // of the seat
  Points ahead = 0;            // points minus the mean of the others'
  Points rest = 0;             // what the others did, and the cards as they came
  friend bool operator==(const ReviewedRound&, const ReviewedRound&) = default;
};

struct Review {
  std::string_view game;
  std::vector<std::string> seats;
  Seat seat{};
  int deals = 0;       // a decision was judged by
  bool ended = false;  // the record has the end of the game
  std::vector<ReviewedRound> rounds;
  friend bool operator==(const Review&, const Review&) = default;
};

struct ReviewDepth {
  int deals = 1000;  // of the hidden cards, for each decision
  int threads = 1;   // the result is the same on any number of them
};

// Reviews the lines of one game, from its header on, which may be unfinished. The error is one of
// the record, a seat that does not exist, or `review-stopped`.
Result<Review> review(std::span<const Value> lines, Seat seat, const ReviewDepth& depth,
                      const PiecesProgress& progress = {});

// The sums over all rounds, and the decisions of each grade.
struct ReviewSum {
  Points points = 0, ahead = 0, luck = 0, play = 0, rest = 0;  // of scored rounds
  std::int64_t decisions = 0, no_choice = 0;
  std::array<std::int64_t, kGrades> grades{};
};
ReviewSum sum_of(const Review& review);

}  // namespace lair
