#pragma once

#include <array>
#include <string>

#include "record/json.h"
#include "table/questions.h"

namespace lair {

// The legal decisions of each seat as JSON. They follow from the logged state, so each list is
// written at most once between two entries of the log, however often a client asks for it.
class LegalAnswers {
 public:
  const std::string& get(const TableState& state, Seat seat) {
    std::string& text = texts_[at(seat)];
    if (text.empty()) text = to_json(legal_decisions(state, seat));
    return text;
  }
  // The log has another entry.
  void clear() {
    for (std::string& text : texts_) {
      if (!text.empty()) std::string().swap(text);
    }
  }

 private:
  std::array<std::string, kMaxSeats> texts_;
};

}  // namespace lair
