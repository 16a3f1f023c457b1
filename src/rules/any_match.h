#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/lots.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/value.h"
#include "rules/game.h"
#include "rules/score_pad.h"
#include "rules/secret_offers.h"

namespace lair {

// An event in its written form, and who may see it.
struct WrittenEvent {
  SeatSet audience;
  Value body;
  bool later = false;                         // to be told when nobody is asked in secret any more
  std::optional<Offer> offer = std::nullopt;  // to all but the seat that made the event
};

class AnyMatch;
// Is called after each step of a match: a deal, or one decision.
using OnStep = std::function<void(const AnyMatch&)>;

// A match of any game: Match<G> behind an interface that takes and gives the written form. An error
// leaves the match unchanged. registry.h has `visit` and `match_of`, which give access to the typed
// match.
class AnyMatch {
 public:
  virtual ~AnyMatch() = default;
  virtual std::unique_ptr<AnyMatch> clone() const = 0;

  virtual std::string_view game() const = 0;
  virtual int seats() const = 0;
  virtual Status status() const = 0;
  virtual Seat to_move() const = 0;
  virtual bool forced() const = 0;
  virtual bool round_over() const = 0;
  virtual Totals totals() const = 0;
  virtual SeatSet winners() const = 0;

  virtual Value options() const = 0;
  virtual Value random_deal(Rng& rng) const = 0;
  virtual Value fair_deal(const Lots& lots) const = 0;

  virtual MaybeError deal(const Value& body, const OnStep& on_step = {}) = 0;
  // Reads, checks and makes the decisions of a line.
  virtual MaybeError decide(const Value& line, const OnStep& on_step = {}) = 0;
  // Makes the decisions that a record may omit before a round, deal or end line.
  virtual void settle(const OnStep& on_step = {}) = 0;
  // Appends the events of the last step.
  virtual void write_events(std::vector<WrittenEvent>& events) const = 0;

  virtual std::vector<Value> legal() const = 0;  // as decision lines
  virtual Value view(Seat seat) const = 0;
  // Counts a round that people played with real cards, as a score pad has it. Such a match is not
  // played on.
  virtual Result<PadRound> count_round(const Value& round) = 0;
  virtual Value parts() const = 0;       // what the points of the round are for
  virtual Value round_line() const = 0;  // its body
  virtual Value end_line() const = 0;    // its body
  // The clause by which a "deal", "round" or "end" line is not due now.
  virtual std::string_view due_rule(std::string_view line) const = 0;
  // The clause by which a missing `round` line is due.
  virtual std::string_view round_rule() const = 0;
  // The first field in which a `round` or `end` line differs from the rules' own, if any.
  virtual MaybeError check_result(const Value& ours, const Value& theirs) const = 0;

  // The Match<G>, for registry.h alone.
  virtual const void* typed() const = 0;
};

// An OnStep that appends the events of every step to `events`.
inline OnStep collect(std::vector<WrittenEvent>& events) {
  return [&events](const AnyMatch& match) { match.write_events(events); };
}

}  // namespace lair
