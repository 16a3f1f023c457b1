#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include "core/result.h"
#include "core/value.h"
#include "protocol/fields.h"

// Messages from a Value. Every error names the field and what was expected. Unknown fields are
// ignored.

namespace lair::wire {

template <class List, class T>
MaybeError read_list_of_fields(const Value& object, const List& list, T& message);

// A field of the object that is there.
template <class F, class T>
MaybeError read_field(const Value& object, const F& field, T& into) {
  const auto take = [&](auto read) -> MaybeError {
    if (!read) return read.error();
    into = static_cast<T>(*read);
    return std::nullopt;
  };
  if constexpr (std::is_same_v<T, bool>) {
    return take(flag_field(object, F::kName));
  } else if constexpr (std::is_integral_v<T>) {
    return take(integer_field(object, F::kName, field.low, field.high));
  } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view>) {
    return take(text_field(object, F::kName));
  } else if constexpr (Choice<T>) {
    return take(choice_field(object, F::kName, choices_of(T{})));
  } else if constexpr (Message<T>) {
    const Value& value = *object.find(F::kName);
    if (value.fields() == nullptr) {
      return Error{"field-not-object", "", {{"field", std::string(F::kName)}}};
    }
    return read_list_of_fields(value, T::fields(), into);
  } else {
    into.reset();
    if (object.find(F::kName)->is_null()) return std::nullopt;
    typename T::value_type value{};
    if (MaybeError error = read_field(object, field, value)) return error;
    into = std::move(value);
    return std::nullopt;
  }
}

// Reads the fields of a list into a message. A field that is missing keeps its value.
template <class List, class T>
MaybeError read_list_of_fields(const Value& object, const List& list, T& message) {
  MaybeError error;
  const auto read = [&](const auto& field) {
    if (error || !object.has(field.kName)) return;
    error = read_field(object, field, message.*field.member);
  };
  std::apply([&](const auto&... field) { (read(field), ...); }, list);
  return error;
}

}  // namespace lair::wire
