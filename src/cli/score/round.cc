#include "cli/score/round.h"

#include <vector>

namespace lair::cli {

std::optional<Value> ask_counts(Interview& interview, std::string_view question,
                                const ScorePad& pad, int most, const Value* old) {
  std::vector<int> usual(pad.players.size());
  if (old != nullptr && old->items() != nullptr) {
    for (std::size_t i = 0; i < usual.size() && i < old->items()->size(); ++i) {
      const std::int64_t* count = (*old->items())[i].integer();
      if (count != nullptr) usual[i] = static_cast<int>(*count);
    }
  }
  const auto counts = interview.counts(question, pad.players, most, usual);
  if (!counts) return std::nullopt;
  Value list = Value::array();
  for (const int count : *counts) list.push_back(count);
  return list;
}

}  // namespace lair::cli
