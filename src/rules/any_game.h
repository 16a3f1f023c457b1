#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "core/option.h"
#include "core/result.h"
#include "core/value.h"
#include "rules/any_match.h"  // IWYU pragma: export

namespace lair {

// The error for a wrong number of seats in a game that takes `low` to `high`.
inline Error seats_error(int low, int high) {
  if (low == high) return {"seats-exactly", "", {{"count", low}}};
  return {"seats-wrong", "", {{"low", low}, {"high", high}}};
}

// The rules of one game.
class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual std::string_view name() const = 0;
  virtual std::string_view short_name() const = 0;  // also accepted on the command line
  virtual int min_seats() const = 0;
  virtual int max_seats() const = 0;
  virtual std::span<const std::string_view> errors() const = 0;
  virtual std::span<const std::string_view> questions() const = 0;  // to the referee
  virtual OptionTable option_table() const = 0;
  // Numbers of the rules that a user interface shows, by name: {"treasures":{"2":10,...}}.
  virtual Value constants() const = 0;
  virtual Result<std::unique_ptr<AnyMatch>> start(const Value& options, int seats) const = 0;
  virtual std::optional<Result<Value>> answer(std::string_view op, const Value& request) const = 0;
};

}  // namespace lair
