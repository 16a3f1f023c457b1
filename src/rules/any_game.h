#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/lots.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/value.h"
#include "rules/game.h"
#include "rules/offer.h"

namespace lair {

// What is wrong with a number of seats, for a game that takes `low` to `high`.
inline Error seats_error(int low, int high) {
  if (low == high) return {"seats-exactly", "", {{"count", low}}};
  return {"seats-wrong", "", {{"low", low}, {"high", high}}};
}

// An event in its written form, and who may see it.
struct WrittenEvent {
  SeatSet audience;
  Value body;
  bool later = false;                         // to be told when nobody is asked in secret any more
  std::optional<Offer> offer = std::nullopt;  // to all but whose event it is
};

// A match of any game: the truth, moved by lines in the written form. An error leaves it unchanged.
class AnyMatch {
 public:
  virtual ~AnyMatch() = default;
  virtual std::unique_ptr<AnyMatch> clone() const = 0;

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
  virtual MaybeError deal(const Value& body, std::vector<WrittenEvent>* events = nullptr) = 0;
  virtual MaybeError decide(const Value& line, std::vector<WrittenEvent>* events = nullptr) = 0;
  // Makes the decisions that a record may leave unsaid before a round, deal or end line.
  virtual void settle(std::vector<WrittenEvent>* events = nullptr) = 0;
  virtual std::vector<Value> legal() const = 0;  // as decision lines
  virtual Value view(Seat seat) const = 0;
  // Counts a round that was played elsewhere, with real cards, as a score pad has it. Such a match
  // is not played on.
  virtual Result<ToldRound> count_told(const Value& round) = 0;
  virtual Value parts() const = 0;       // what the points of the round are for
  virtual Value round_line() const = 0;  // its body
  virtual Value end_line() const = 0;    // its body
  // The clause by which a "deal", "round" or "end" line is not due now.
  virtual std::string_view due_rule(std::string_view line) const = 0;
  // The clause by which the `round` line is due that has not come.
  virtual std::string_view round_rule() const = 0;
  // The first field in which a `round` or `end` line differs from the rules' own, if any.
  virtual MaybeError check_result(const Value& ours, const Value& theirs) const = 0;
};

// The rules of one game.
class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual std::string_view name() const = 0;
  virtual std::string_view short_name() const = 0;  // also accepted on the command line
  virtual int min_seats() const = 0;
  virtual int max_seats() const = 0;
  virtual std::span<const std::string_view> errors() const = 0;
  virtual std::span<const std::string_view> questions() const = 0;  // to the referee
  virtual Result<std::unique_ptr<AnyMatch>> start(const Value& options, int seats) const = 0;
  virtual std::optional<Result<Value>> answer(std::string_view op, const Value& request) const = 0;
};

}  // namespace lair
