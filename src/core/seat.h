#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace lair {

inline constexpr int kMaxSeats = 4;

// A place at the table, counted from 0; clockwise is +1.
enum class Seat : std::uint8_t {};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
// The index into an array by seat.
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
constexpr Seat next(Seat seat, int seats) {
  return seat_at(index(seat) + 1 == seats ? 0 : index(seat) + 1);
}

// A set of seats, for instance the audience of an event.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(Seat seat) {
    return SeatSet(static_cast<std::uint8_t>(1U << index(seat)));
  }
  static constexpr SeatSet all(int seats) {
    return SeatSet(static_cast<std::uint8_t>((1U << seats) - 1));
  }
  constexpr bool has(Seat seat) const { return (bits_ >> index(seat) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr SeatSet with(Seat seat) const { return SeatSet(bits_ | of(seat).bits_); }
  constexpr SeatSet without(Seat seat) const {
    return SeatSet(static_cast<std::uint8_t>(bits_ & ~of(seat).bits_));
  }
  constexpr std::uint8_t bits() const { return bits_; }
  friend constexpr SeatSet operator&(SeatSet one, SeatSet other) {
    return SeatSet(static_cast<std::uint8_t>(one.bits_ & other.bits_));
  }
  // The seats of the first set that are not in the second.
  friend constexpr SeatSet operator-(SeatSet one, SeatSet other) {
    return SeatSet(static_cast<std::uint8_t>(one.bits_ & ~other.bits_));
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  explicit constexpr SeatSet(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

}  // namespace lair
