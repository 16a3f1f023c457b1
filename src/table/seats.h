#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "core/value.h"
#include "table/settings.h"

namespace lair {

// Who has a seat: a person, a bot, or nobody. A bot may hold a person's seat for a while.
struct Sitter {
  std::string player;  // a person's id
  std::string bot;     // a level
  std::string name;
  bool held = false;  // a bot plays for its person
  int timeouts = 0;   // in a row
  Millis bank = 0;    // what is left of it
  bool free() const { return player.empty() && bot.empty(); }
  bool person() const { return !player.empty(); }
  bool by_bot() const { return !bot.empty() || held; }
};

// The seats of a table.
class Seats {
 public:
  explicit Seats(int count = 0) : count_(count) {}
  int count() const { return count_; }
  void resize(int count) {
    for (int i = count; i < count_; ++i) sitters_[static_cast<std::size_t>(i)] = {};
    count_ = count;
  }
  Sitter& operator[](Seat seat) { return sitters_[at(seat)]; }
  const Sitter& operator[](Seat seat) const { return sitters_[at(seat)]; }

  template <class Wanted>
  SeatSet which(Wanted wanted) const {
    SeatSet seats;
    for (int i = 0; i < count_; ++i) {
      if (wanted(sitters_[static_cast<std::size_t>(i)])) seats = seats.with(seat_at(i));
    }
    return seats;
  }
  SeatSet persons() const {
    return which([](const Sitter& sitter) { return sitter.person(); });
  }
  SeatSet free() const {
    return which([](const Sitter& sitter) { return sitter.free(); });
  }
  // The seat of that player; none if it has none.
  SeatSet of(const std::string& player) const {
    return which([&](const Sitter& sitter) { return !player.empty() && sitter.player == player; });
  }
  // The name, or, where somebody at the table has one that looks like it, the name with a number.
  std::string told_apart(const std::string& name) const;
  // A name for a bot that nobody has yet.
  std::string bot_name() const;

 private:
  // Somebody has a name that looks like this.
  bool looks_taken(std::string_view name) const;

  int count_ = 0;
  std::array<Sitter, kMaxSeats> sitters_;
};

// The first seat of a set that is not empty.
constexpr Seat first_of(SeatSet seats) {
  return seat_at(std::countr_zero(static_cast<unsigned>(seats.bits())));
}

}  // namespace lair
