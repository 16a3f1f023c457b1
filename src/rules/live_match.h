#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/any_game.h"
#include "rules/any_knowledge.h"

namespace lair {

// A match with people at the table: several are asked at the same time, some in secret, and each is
// to be told what it may know.
class LiveMatch : public AnyMatch {
 public:
  virtual Value public_view() const = 0;

  // For those who ask several at the same time. Who is asked now: the player to move, and whoever
  // decides without seeing what he chooses.
  virtual SeatSet asked() const = 0;
  virtual std::string_view question(Seat seat) const = 0;    // what it is asked; "" if nothing
  virtual std::vector<Value> legal_of(Seat seat) const = 0;  // of a seat that is asked
  // The line as a record has it, if it is a decision that this seat may make now.
  virtual Result<Value> decision(Seat seat, const Value& line) const = 0;
  virtual bool fits(const Value& line) const = 0;  // the player to move may decide this
  virtual std::unique_ptr<AnyKnowledge> knowledge(Seat seat) const = 0;
  // The player to move may step aside with this line, because others are asked too, or nobody knows
  // that he is (null is a decision without a line); nothing if the table waits for him alone.
  virtual std::optional<Value> aside() const = 0;
  virtual bool settling() const = 0;
  // What this seat saw in this round, or, without a seat, everybody. Only what was asked for with
  // `events` when it happened.
  virtual Value seen(std::optional<Seat> seat) const = 0;
  // The same, and the view, without what the last step brought that is to be told later.
  virtual Value seen_early(std::optional<Seat> seat) const = 0;
  virtual Value view_early(std::optional<Seat> seat) const = 0;
};

// A match of that game, which there is; or what is wrong with its options or seats.
Result<std::unique_ptr<LiveMatch>> start_live(std::string_view game, const Value& options,
                                              int seats);

}  // namespace lair
