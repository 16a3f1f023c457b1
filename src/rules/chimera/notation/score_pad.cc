#include "rules/chimera/notation/score_pad.h"

#include <array>
#include <string_view>

#include "rules/chimera/errors.h"
#include "rules/chimera/notation/notation.h"
#include "rules/chimera/notation/questions.h"
#include "rules/chimera/score.h"

namespace lair::chimera {
namespace {

constexpr int kOfEach = 4;                       // treasures of a kind
constexpr int kToadPoints = 10, kCatPoints = 5;  // C-1.2

// Adds what this kind of treasure is worth to each.
MaybeError add_treasures(const Value& round, std::string_view field, int worth,
                         std::array<int, kSeats>& points) {
  if (!round.has(field)) return std::nullopt;
  const auto list = list_field(round, field);
  if (!list) return list.error();
  std::int64_t all = 0;
  bool fits = (*list)->size() == points.size();
  for (std::size_t i = 0; fits && i < points.size(); ++i) {
    const std::int64_t* count = (**list)[i].integer();
    fits = count != nullptr && *count >= 0 && *count <= kOfEach;
    if (fits) all += *count;
    if (fits) points[i] += static_cast<int>(*count) * worth;
  }
  if (!fits || all > kOfEach) return Error{kTreasureSum, "C-1.2", {}};
  return std::nullopt;
}

}  // namespace

Result<PadRound> count_round(State& state, const Value& round) {
  std::array<int, kSeats> treasures{};
  if (MaybeError error = add_treasures(round, "toads", kToadPoints, treasures)) return *error;
  if (MaybeError error = add_treasures(round, "cats", kCatPoints, treasures)) return *error;
  Value told = Value::object();
  for (const std::string_view field : {"bid", "chimera", "out", "traps", "flight", "idle_hunter"}) {
    if (const Value* value = round.find(field)) told.set(field, *value);
  }
  if (!told.has("traps")) told.set("traps", 0);
  for (const std::string_view flag : {"flight", "idle_hunter"}) {
    if (!told.has(flag)) told.set(flag, false);
  }
  Value list = Value::array();
  for (const int points : treasures) list.push_back(points);
  const auto facts = read_facts(told.set("treasures", std::move(list)));
  if (!facts) return facts.error();
  const RoundScore scored = score(*facts);
  if (status(state) != Status::kOver) on_score(state.table, scored.points);
  return PadRound{{scored.points[0], scored.points[1], scored.points[2]}, write_parts(scored)};
}

}  // namespace lair::chimera
