#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/any_knowledge.h"
#include "rules/any_match.h"

namespace lair {

// The Checked<G> of a LiveMatch.
class AnyChecked {
 public:
  virtual ~AnyChecked() = default;
};

// A line that the rules allow a seat.
struct CheckedLine {
  Value line;  // as a record has it; null for a decision that has no line
  // For LiveMatch::act. Null if the seat decides before its turn: then the line is checked again
  // when its turn comes, because the position is another one by then.
  std::unique_ptr<AnyChecked> actions;
};

// A match with people at the table: several are asked at the same time, some in secret, and each is
// told what it may know.
class LiveMatch : public AnyMatch {
 public:
  virtual Value public_view() const = 0;

  // The seats that are asked now: the player to move, and those who decide without seeing what that
  // player chooses.
  virtual SeatSet asked() const = 0;
  virtual std::string_view question(Seat seat) const = 0;    // "" if the seat is not asked
  virtual std::vector<Value> legal_of(Seat seat) const = 0;  // of a seat that is asked
  // The seat, which is asked, has more legal decisions than `most`. Cheaper than writing them.
  virtual bool has_more_legal(Seat seat, std::size_t most) const = 0;
  // Reads and checks a decision of a seat. `act` makes it without reading or checking it again.
  virtual Result<CheckedLine> check(Seat seat, const Value& line) const = 0;
  // The same for a line that was checked before the turn of its seat, which has come now; null if
  // it does not answer the present question.
  virtual std::unique_ptr<AnyChecked> check_due(const Value& line) const = 0;
  virtual void act(const AnyChecked& actions, const OnStep& on_step = {}) = 0;
  virtual CheckedLine forced_move() const = 0;  // the move that the rules make, if `forced`

  // The player to move may step aside, because others are asked too, or because nobody knows that
  // this player is asked. If not, the table waits for this player alone.
  virtual bool may_step_aside() const = 0;
  virtual CheckedLine step_aside() const = 0;  // the decision by which it does
  virtual bool settling() const = 0;

  virtual std::unique_ptr<AnyKnowledge> knowledge(Seat seat) const = 0;
  // The events of this round that the seat saw, or, without a seat, those that everybody saw.
  virtual Value seen(std::optional<Seat> seat) const = 0;
  // The same, and the view, without the events of the last step that are to be told later.
  virtual Value seen_early(std::optional<Seat> seat) const = 0;
  virtual Value view_early(std::optional<Seat> seat) const = 0;
};

// Starts a match of that game. The error says what is wrong with the game, the options or the
// number of seats.
Result<std::unique_ptr<LiveMatch>> start_live(std::string_view game, const Value& options,
                                              int seats);

}  // namespace lair
