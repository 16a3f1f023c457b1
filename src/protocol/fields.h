#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>

#include "core/value.h"

// A message is a struct with one list of its fields:
//
//   struct Votes {
//     int seat = 0;
//     SeatSet by;
//     static constexpr Type kType = {"Votes", "The votes for a bot on an absent player's seat."};
//     static constexpr auto fields() {
//       return std::tuple(field<"seat">(&Votes::seat, "The absent player's seat."),
//                         field<"by">(&Votes::by, "The seats that have voted."));
//     }
//   };
//
// Writing (append.h), reading (read.h), validation and the generated types and tables (shape.h) are
// made from the list. JSON has the fields in the order of the list.
//
// The types of members:
//   bool, int, std::int64_t, std::string, std::string_view   as in JSON
//   an enum with `choices_of(E)`    a text
//   std::optional<T>                a field that may be missing
//   Nullable<T>                     T or null
//   std::vector, std::array, InlineVector; SeatSet   a list; a list of seats
//   a struct with a list of fields  an object
//   Map<T>                          an object whose fields are all T, with any names
//   Json, Value                     anything
//   Written<T>                      JSON that exists already, with the shape of T

namespace lair::wire {

// The name of a type in messages.ts, and a sentence about it.
struct Type {
  std::string_view name = {};
  std::string_view about = {};
};

template <std::size_t N>
struct Name {
  std::array<char, N> text{};
  consteval Name(const char (&literal)[N]) {  // NOLINT(google-explicit-constructor)
    std::copy_n(literal, N, text.begin());
  }
  constexpr std::string_view view() const { return {text.data(), N - 1}; }
};

enum class Presence : std::uint8_t {
  kAlways,     // written always; missing is an error
  kSparse,     // written if it is not the default; missing means the default
  kDefaulted,  // written always; missing means the default
};

// `As` is the type whose shape the field has, if it is not T.
template <Name N, Presence P, class Owner, class T, class As = T>
struct Field {
  using Member = T;
  using Shaped = As;
  static constexpr std::string_view kName = N.view();
  static constexpr Presence kPresence = P;
  // `"name":`, as it is written.
  static constexpr auto kKey = [] {
    std::array<char, kName.size() + 3> key{};
    key.front() = '"';
    std::copy(kName.begin(), kName.end(), key.begin() + 1);
    key[kName.size() + 1] = '"';
    key.back() = ':';
    return key;
  }();

  T Owner::*member;
  std::string_view about;
  std::int64_t low = std::numeric_limits<std::int64_t>::min();  // the range of a number
  std::int64_t high = std::numeric_limits<std::int64_t>::max();

  constexpr Field between(std::int64_t lowest, std::int64_t highest) const {
    Field bounded = *this;
    bounded.low = lowest;
    bounded.high = highest;
    return bounded;
  }
};

template <Name N, class Owner, class T>
constexpr auto field(T Owner::*member, std::string_view about) {
  return Field<N, Presence::kAlways, Owner, T>{member, about};
}
template <Name N, class Owner, class T>
constexpr auto sparse(T Owner::*member, std::string_view about) {
  return Field<N, Presence::kSparse, Owner, T>{member, about};
}
template <Name N, class Owner, class T>
constexpr auto defaulted(T Owner::*member, std::string_view about) {
  return Field<N, Presence::kDefaulted, Owner, T>{member, about};
}

// The field with the shape of `As`.
template <class As, Name N, Presence P, class Owner, class T>
constexpr auto shaped(const Field<N, P, Owner, T>& field) {
  return Field<N, P, Owner, T, As>{field.member, field.about};
}

template <class T>
concept Message = requires {
  T::fields();
};

// Calls `use` with each field of the list.
template <Message T, class Use>
constexpr void each_field(Use use) {
  std::apply([&](const auto&... field) { (use(field), ...); }, T::fields());
}

template <class E>
concept Choice = requires(E value) {
  choices_of(value);
};

// T or null.
template <class T>
struct Nullable : std::optional<T> {
  using std::optional<T>::optional;
};

// JSON that exists already, as a tree or as text, and outlives this.
template <class T>
class Written {
 public:
  Written() = default;
  Written(const Value& value) : value_(&value) {}    // NOLINT(google-explicit-constructor)
  Written(std::string_view text) : text_(text) {}    // NOLINT(google-explicit-constructor)
  Written(const std::string& text) : text_(text) {}  // NOLINT(google-explicit-constructor)
  const Value* value() const { return value_; }
  std::string_view text() const { return text_; }

 private:
  const Value* value_ = nullptr;
  std::string_view text_ = "null";
};

struct Anything {};
using Json = Written<Anything>;
template <class T>
struct MapOf {};
template <class T>
using Map = Written<MapOf<T>>;
template <class... T>
struct AnyOf {};  // one of several types
template <class T>
struct PartialOf {};  // a message of which every field may be missing
template <class T>
concept Alias = requires {
  typename T::Is;
};  // a type with a name of its own for another type

}  // namespace lair::wire
