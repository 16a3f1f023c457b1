#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "core/value.h"
#include "protocol/settings.h"

namespace lair {

// The occupant of a seat: a person, a bot, or nobody. A bot may hold a person's seat for a while.
struct Sitter {
  std::string player;  // the person's id
  std::string bot;     // the bot's level
  std::string name;
  bool held = false;  // a bot plays for the person
  int timeouts = 0;   // consecutive
  Millis bank = 0;    // remaining
  bool free() const { return player.empty() && bot.empty(); }
  bool person() const { return !player.empty(); }
  bool by_bot() const { return !bot.empty() || held; }
};

// The seats of a table, its creator, and the players whom a creator has removed.
class Seating {
 public:
  explicit Seating(int count = 0) : count_(count) {}
  int count() const { return count_; }
  void resize(int count) {
    for (int i = count; i < count_; ++i) sitters_[static_cast<std::size_t>(i)] = {};
    count_ = count;
  }
  Sitter& operator[](Seat seat) { return sitters_[at(seat)]; }
  const Sitter& operator[](Seat seat) const { return sitters_[at(seat)]; }

  template <class Predicate>
  SeatSet which(Predicate predicate) const {
    SeatSet seats;
    for (int i = 0; i < count_; ++i) {
      if (predicate(sitters_[static_cast<std::size_t>(i)])) seats = seats.with(seat_at(i));
    }
    return seats;
  }
  SeatSet persons() const {
    return which([](const Sitter& sitter) { return sitter.person(); });
  }
  SeatSet free() const {
    return which([](const Sitter& sitter) { return sitter.free(); });
  }
  // The seat of that player; empty if the player has none.
  SeatSet of(const std::string& player) const {
    return which([&](const Sitter& sitter) { return !player.empty() && sitter.player == player; });
  }
  // The name; with a number if an occupant has a name that looks like it.
  std::string unique_name(const std::string& name) const;
  // A bot's name that no occupant has.
  std::string bot_name() const;

  const std::string& creator() const { return creator_; }
  void set_creator(std::string_view player) { creator_ = player; }
  bool was_removed(const std::string& player) const { return removed_.contains(player); }

  // Applies a line of the log that changes one seat ("sit", "stand", "bot", "remove"). A person who
  // is removed from a running game leaves the name to the bot, unless the line gives another name.
  void occupy(std::string_view line, Seat seat, const Value& body, bool playing);
  // A bot plays for the person ("held"), or the person plays again ("back").
  void hold(Seat seat, bool held);

 private:
  // An occupant has a name that looks like this one.
  bool looks_taken(std::string_view name) const;

  int count_ = 0;
  std::array<Sitter, kMaxSeats> sitters_;
  std::string creator_;
  std::set<std::string> removed_;
};

// The first seat of a set that is not empty.
constexpr Seat first_of(SeatSet seats) {
  return seat_at(std::countr_zero(static_cast<unsigned>(seats.bits())));
}

template <class Use>
void each_seat(SeatSet seats, Use use) {
  for (; !seats.empty(); seats = seats.without(first_of(seats))) use(first_of(seats));
}

}  // namespace lair
