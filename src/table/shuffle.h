#pragma once

#include <array>
#include <string>

#include "core/seat.h"
#include "core/value.h"
#include "fair/seeds.h"
#include "protocol/table_messages.h"

namespace lair {

// The seeds of a game's deals (docs/fairness.md): the server's secret seed, the players'
// commitments, and the seeds that they have revealed.
class Shuffle {
 public:
  // A game starts with the body of its "start" line; players may reveal their seeds now.
  void start(const Value& body);
  void reveal(Seat seat, std::string_view seed);
  // Seeds that have not been revealed count as missing from now on.
  void end_reveals(const Value& seeds);

  bool revealing() const { return revealing_; }
  // The seats that have committed to a seed and may still reveal it.
  SeatSet awaited(int seats) const;
  // The seed (64 hex digits) is the one that the seat has committed to.
  bool matches(Seat seat, const std::string& seed) const;
  // The revealed seeds by seat; null where none was revealed.
  Value revealed(int seats) const;
  // The lots of a deal, counted from 1.
  fair::DealLots lots(int seats, int deal) const;
  fair::Seed server_seed() const { return fair::from_hex(server_seed_).value_or(fair::Seed{}); }
  // The public part, which refers to texts here. The server's seed is secret until the game is
  // over.
  wire::Fair write(int seats, bool over) const;

 private:
  using Texts = std::array<std::string, kMaxSeats>;
  static Texts read(const Value* list);
  static wire::SeedTexts seed_texts(const Texts& texts, int seats);

  std::string server_seed_;  // hex
  Texts commits_{}, client_seeds_{};
  bool revealing_ = false;
};

}  // namespace lair
