#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/seat.h"
#include "core/value.h"
#include "rules/any_game.h"

namespace lair {

// A window opens after a discard or a lay that some seats may secretly act on. Play continues when
// it closes, even if nobody was asked, so that a pause tells nothing.
//
// Where a turn may last for hours, a window makes an offer to every person, so that nobody misses
// it. A person who may not take the offer can only refuse, so that the pace tells nothing either.
class OfferWindow {
 public:
  enum class Phase : std::uint8_t {
    kClosed,
    kOpen,       // seats may answer; events are held back
    kResolving,  // closed, and the answers are applied one after the other
  };

  // The answer of a seat that waits for the window, or for other seats. A null line is a silent
  // decision.
  using Choices = std::array<std::optional<Value>, kMaxSeats>;

  // Opens the window and takes the events out of the list that must be published later. `entry` is
  // the number of the log entry in which it opens.
  void open(Seat by, std::int64_t entry, std::optional<Offer> offer,
            std::vector<WrittenEvent>& events);
  // Ends the waiting; the events to publish now. `resolving` if somebody was asked in secret.
  std::vector<WrittenEvent> close(bool resolving);
  void end_resolving() { phase_ = Phase::kClosed; }
  // A new deal begins.
  void reset();
  // A new game begins.
  void clear() { *this = {}; }

  bool is_open() const { return phase_ == Phase::kOpen; }
  bool resolving() const { return phase_ == Phase::kResolving; }
  const std::optional<Offer>& offer() const { return offer_; }
  // Every person is asked.
  bool asks_all() const { return is_open() && offer_.has_value(); }
  Seat opened_by() const { return opened_by_; }
  std::int64_t opened_in() const { return opened_in_; }
  // The line by which the seat refuses the offer.
  Value refusal(Seat seat) const;

  std::optional<Value>& choice(Seat seat) { return choices_[at(seat)]; }
  const std::optional<Value>& choice(Seat seat) const { return choices_[at(seat)]; }
  SeatSet chosen() const;
  // Drops the choices of all other seats. Their questions have gone: they are asked again in turn.
  void keep_choices_of(SeatSet seats);

 private:
  Phase phase_ = Phase::kClosed;
  std::int64_t opened_in_ = 0;
  std::vector<WrittenEvent> held_back_;
  std::optional<Offer> offer_;
  Seat opened_by_{};
  Choices choices_{};
};

}  // namespace lair
