#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "core/seat.h"
#include "core/value.h"

namespace lair {

// Requests to bots. A ticket names one request; an answer to an old ticket is ignored. The answer
// waits here until the bot's pace has passed.
class BotTickets {
 public:
  struct Answer {
    Value line;
    std::string_view by;   // as the log says: "" for a bot's own seat, "bot" or "clock" otherwise
    bool hurried = false;  // a weaker level than the seat's has decided
  };

  // A new question: earlier tickets and answers of the seat are void.
  void reset(Seat seat) { entries_[at(seat)] = {}; }
  bool requested(Seat seat) const { return entries_[at(seat)].ticket != 0; }
  std::uint64_t request(Seat seat) { return entries_[at(seat)].ticket = ++last_; }
  bool valid(Seat seat, std::uint64_t ticket) const { return entries_[at(seat)].ticket == ticket; }

  void answer(Seat seat, Answer answer) { entries_[at(seat)].answer = std::move(answer); }
  bool answered(Seat seat) const { return entries_[at(seat)].answer.has_value(); }
  Answer take_answer(Seat seat) { return *std::exchange(entries_[at(seat)].answer, std::nullopt); }

 private:
  struct Entry {
    std::uint64_t ticket = 0;  // 0: no bot was asked
    std::optional<Answer> answer;
  };
  std::array<Entry, kMaxSeats> entries_{};
  std::uint64_t last_ = 0;
};

}  // namespace lair
