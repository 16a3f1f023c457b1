#include "wasm/standing.h"

#include <string>
#include <utility>

namespace lair::wasm {

Result<const Value::Array*> read_pad_rounds(const Value& request) {
  auto rounds = list_field(request, "rounds");
  if (rounds && (*rounds)->size() > kMostPadRounds) {
    return Error{"field-not-list", "", {{"field", std::string("rounds")}}};
  }
  return rounds;
}

Result<Totals> read_pad_points(const Value& round, int seats) {
  constexpr std::int64_t kMost = 100'000;
  const auto list = list_field(round, "points");
  if (!list) return list.error();
  Totals points;
  bool fits = (*list)->size() == static_cast<std::size_t>(seats);
  for (std::size_t i = 0; fits && i < (*list)->size(); ++i) {
    const std::int64_t* number = (**list)[i].integer();
    fits = number != nullptr && *number >= -kMost && *number <= kMost;
    if (fits) points.push_back(static_cast<int>(*number));
  }
  if (!fits) return Error{"result-form", "", {{"field", std::string("points")}}};
  return points;
}

Value written_standing(const Totals& totals, SeatSet winners, std::size_t rounds) {
  Value list = Value::array(), won = Value::array();
  for (std::size_t i = 0; i < totals.size(); ++i) {
    list.push_back(totals[i]);
    if (winners.has(seat_at(static_cast<int>(i)))) won.push_back(static_cast<int>(i));
  }
  return Value::object({{"totals", std::move(list)},
                        {"over", winners.empty() ? Value() : Value(static_cast<int>(rounds))},
                        {"winners", std::move(won)}});
}

}  // namespace lair::wasm
