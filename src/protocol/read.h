#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/result.h"
#include "core/seat.h"
#include "core/value.h"
#include "protocol/fields.h"

// Messages from a Value. Every error names the field and what was expected. Unknown fields are
// ignored. Texts and `Written` of a message refer to the Value.

namespace lair::wire {

template <class List, class T>
MaybeError read_list_of_fields(const Value& object, const List& list, T& message);

// Reads the fields that an object has. A field that is missing keeps its value.
template <Message T>
MaybeError read_fields(const Value& object, T& message) {
  return read_list_of_fields(object, T::fields(), message);
}

namespace internal {

template <class T>
inline constexpr bool kIsWritten = false;
template <class T>
inline constexpr bool kIsWritten<Written<T>> = true;

template <class T>
MaybeError read_item(const Value& item, std::string_view list, T& into) {
  if (item.is_null()) return std::nullopt;
  if constexpr (std::is_same_v<typename T::value_type, std::string_view>) {
    if (item.text() == nullptr) return Error{"field-not-text", "", {{"field", std::string(list)}}};
    into = *item.text();
    return std::nullopt;
  } else {
    if (item.fields() == nullptr)
      return Error{"field-not-object", "", {{"field", std::string(list)}}};
    return read_fields(item, into.emplace());
  }
}

// A list of messages, texts and nulls. Items for which there is no room are an error.
template <class T>
MaybeError read_items(const Value& object, std::string_view name, T& into) {
  const auto list = list_field(object, name);
  if (!list) return list.error();
  into.clear();
  for (const Value& item : **list) {
    if (into.size() == T::kCapacity) {
      return Error{"field-not-list", "", {{"field", std::string(name)}}};
    }
    typename T::value_type read{};
    if (MaybeError error = read_item(item, name, read)) return error;
    into.push_back(read);
  }
  return std::nullopt;
}

// Items that are no seats are ignored.
inline MaybeError read_seats(const Value& object, std::string_view name, SeatSet& into) {
  const auto list = list_field(object, name);
  if (!list) return list.error();
  into = {};
  for (const Value& item : **list) {
    const std::int64_t* seat = item.integer();
    if (seat != nullptr && *seat >= 0 && *seat < kMaxSeats) {
      into = into.with(seat_at(static_cast<int>(*seat)));
    }
  }
  return std::nullopt;
}

}  // namespace internal

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
  } else if constexpr (std::is_same_v<T, Value> || internal::kIsWritten<T>) {
    into = *object.find(F::kName);
    return std::nullopt;
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return internal::read_seats(object, F::kName, into);
  } else if constexpr (Message<T>) {
    const Value& value = *object.find(F::kName);
    if (value.fields() == nullptr) {
      return Error{"field-not-object", "", {{"field", std::string(F::kName)}}};
    }
    return read_fields(value, into);
  } else if constexpr (requires { T::kCapacity; }) {
    return internal::read_items(object, F::kName, into);
  } else {
    into.reset();
    if (object.find(F::kName)->is_null()) return std::nullopt;
    typename T::value_type value{};
    if (MaybeError error = read_field(object, field, value)) return error;
    into = std::move(value);
    return std::nullopt;
  }
}

// Reads the fields of a list that an object has.
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
