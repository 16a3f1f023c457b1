#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/seat.h"
#include "protocol/fields.h"
#include "record/json.h"

// Messages as JSON text, appended to a string. Nothing is allocated beyond that string.

namespace lair::wire {

inline void append(std::string& out, bool flag) { out.append(flag ? "true" : "false"); }
inline void append(std::string& out, std::int64_t number) { append_integer(out, number); }
inline void append(std::string& out, int number) { append_integer(out, number); }
inline void append(std::string& out, std::string_view text) { append_text(out, text); }
inline void append(std::string& out, const std::string& text) { append_text(out, text); }
inline void append(std::string& out, const Value& value) { append_json(out, value); }
void append(std::string& out, SeatSet seats);

template <Choice E>
void append(std::string& out, E value) {
  append_text(out, choices_of(value)[static_cast<std::size_t>(value)]);
}

template <class T>
void append(std::string& out, const Written<T>& json) {
  if (json.value() != nullptr) {
    append_json(out, *json.value());
  } else {
    out.append(json.text());
  }
}

template <class T>
void append(std::string& out, const Nullable<T>& value);
template <Message T>
void append(std::string& out, const T& message);

template <class List>
requires requires(const List& list) { list.begin(), list.end(), list.size(); }
void append(std::string& out, const List& list) {
  out += '[';
  for (const auto& item : list) {
    append(out, item);
    out += ',';
  }
  if (out.back() == ',') {
    out.back() = ']';
  } else {
    out += ']';
  }
}

template <class T>
void append(std::string& out, const Nullable<T>& value) {
  if (value) {
    append(out, *value);
  } else {
    out.append("null");
  }
}

namespace internal {

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class F, class T>
void append_field(std::string& out, const T& member) {
  if constexpr (kIsOptional<T>) {
    if (member) append_field<F>(out, *member);
  } else {
    if constexpr (F::kPresence == Presence::kSparse) {
      if (member == T{}) return;
    }
    out.append(F::kKey.data(), F::kKey.size());
    append(out, member);
    out += ',';
  }
}

}  // namespace internal

// The fields alone, each with a comma behind it: "\"seat\":1,\"you\":true,".
template <Message T>
void append_fields(std::string& out, const T& message) {
  each_field<T>([&](const auto& field) {
    internal::append_field<std::remove_cvref_t<decltype(field)>>(out, message.*field.member);
  });
}

// Ends an object whose last field, if there is one, has a comma behind it.
inline void close_object(std::string& out) {
  if (out.back() == ',') {
    out.back() = '}';
  } else {
    out += '}';
  }
}

template <Message T>
void append(std::string& out, const T& message) {
  out += '{';
  append_fields(out, message);
  close_object(out);
}

template <class T>
std::string to_text(const T& message) {
  std::string text;
  append(text, message);
  return text;
}

}  // namespace lair::wire
