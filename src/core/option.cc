#include "core/option.h"

#include <utility>

namespace lair {
namespace {

Result<std::int64_t> read_number(const Value& object, const OptionInfo& option) {
  auto number = integer_field(object, option.name, option.low, option.high);
  const bool out_of_range = !number && object.find(option.name)->integer() != nullptr;
  if (out_of_range) number.error().rule = option.range_rule;
  return number;
}

// The value of a field that is there.
Result<std::int64_t> read_given(const Value& object, const OptionInfo& option) {
  if (option.kind == OptionInfo::Kind::kNumber) return read_number(object, option);
  if (option.kind == OptionInfo::Kind::kFlag) {
    const Result<bool> flag = flag_field(object, option.name);
    if (!flag) return flag.error();
    return *flag ? 1 : 0;
  }
  const Result<int> place = choice_field(object, option.name, option.choices);
  if (!place) return place.error();
  return *place;
}

}  // namespace

MaybeError read_option(const Value& object, const OptionInfo& option, std::int64_t& value) {
  if (!object.has(option.name)) return std::nullopt;
  Result<std::int64_t> given = read_given(object, option);
  if (!given) return std::move(given.error());
  value = *given;
  return std::nullopt;
}

Value write_option(const OptionInfo& option, std::int64_t value) {
  if (option.kind == OptionInfo::Kind::kFlag) return value != 0;
  if (option.kind == OptionInfo::Kind::kNumber) return value;
  return option.choices[static_cast<std::size_t>(value)];
}

}  // namespace lair
