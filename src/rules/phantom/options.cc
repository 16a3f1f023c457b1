#include "rules/phantom/options.h"

#include <array>
#include <cstddef>
#include <limits>
#include <utility>

namespace lair::phantom {
namespace {

MaybeError read_flag(const Value& value, std::string_view name, bool& into) {
  if (!value.has(name)) return std::nullopt;
  const Result<bool> flag = flag_field(value, name);
  if (!flag) return flag.error();
  into = *flag;
  return std::nullopt;
}

MaybeError read_positive(const Value& value, std::string_view name, std::int64_t& into) {
  if (!value.has(name)) return std::nullopt;
  const auto number = integer_field(value, name, 1, std::numeric_limits<std::int64_t>::max());
  if (!number) return number.error();
  into = *number;
  return std::nullopt;
}

}  // namespace

std::int64_t rounds_to_play(const Options& options, int seats) {
  if (options.rounds > 0) return options.rounds;
  return seats == 4 ? 8 : 6;
}

std::int64_t points_to_win(const Options& options, int seats) {
  constexpr std::array<int, 3> kPoints = {24, 18, 12};
  return options.points > 0 ? options.points : kPoints[static_cast<std::size_t>(seats - 2)];
}

Result<GoingOut> read_going_out(const Value& object) {
  if (!object.has("going_out")) return GoingOut::kTogether;
  const Result<int> choice = choice_field(object, "going_out", {"together", "in-hand"});
  if (!choice) return choice.error();
  return *choice == 0 ? GoingOut::kTogether : GoingOut::kInHand;
}

Result<Options> read_options(const Value& value) {
  if (MaybeError error =
          only_fields(value, {"advanced", "going_out", "deck_out", "rounds", "points"})) {
    return *std::move(error);
  }
  Options options;
  if (MaybeError error = read_flag(value, "advanced", options.advanced)) return *std::move(error);
  const Result<GoingOut> going_out = read_going_out(value);
  if (!going_out) return going_out.error();
  options.going_out = *going_out;
  if (value.has("deck_out")) {
    const Result<int> choice = choice_field(value, "deck_out", {"replay", "counts"});
    if (!choice) return choice.error();
    options.deck_out = *choice == 0 ? DeckOut::kReplay : DeckOut::kCounts;
  }
  if (MaybeError error = read_positive(value, "rounds", options.rounds)) return *std::move(error);
  if (MaybeError error = read_positive(value, "points", options.points)) return *std::move(error);
  return options;
}

Value write_options(const Options& options) {
  Value value = Value::object({
      {"advanced", options.advanced},
      {"going_out", options.going_out == GoingOut::kTogether ? "together" : "in-hand"},
      {"deck_out", options.deck_out == DeckOut::kReplay ? "replay" : "counts"},
  });
  if (options.rounds > 0) value.set("rounds", options.rounds);
  if (options.points > 0) value.set("points", options.points);
  return value;
}

}  // namespace lair::phantom
