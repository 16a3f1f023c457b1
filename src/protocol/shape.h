#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/inline_vector.h"
#include "core/seat.h"
#include "core/value.h"
#include "protocol/append.h"
#include "protocol/fields.h"

// The shape of a message as data, made from its list of fields: for validation, for the types of
// the page and for the tables of the documentation.

namespace lair::wire {

struct Shape;

struct FieldShape {
  std::string_view name;
  std::string_view about;
  bool optional = false;
  std::int64_t low = 0, high = 0;  // the range of a number, if it has one (low < high)
  std::string fallback;            // JSON: the value if it is missing; empty if there is none
  const Shape* shape = nullptr;
};

struct Shape {
  enum class Kind : std::uint8_t {
    kAny,
    kFlag,
    kTrue,
    kNumber,  // an integer
    kReal,
    kText,
    kChoice,    // one of `choices`
    kList,      // of parts[0]
    kNullable,  // parts[0] or null
    kUnion,     // one of `parts`
    kMap,       // an object whose fields are parts[0]
    kPartial,   // parts[0], of which every field may be missing
    kObject,
  };

  Kind kind = Kind::kAny;
  Type type = {};  // of an object, a choice or a union that has a name
  std::span<const std::string_view> choices = {};
  std::vector<const Shape*> parts = {};
  std::vector<FieldShape> fields = {};
  std::vector<const Shape*> bases = {};  // objects whose fields it has besides
  bool open = false;                     // it may have other fields, of any shape
};

template <class T>
const Shape& shape_of();

// An empty text if the value has the shape; otherwise a path and a reason: "Turn.seat: not a
// number". Unknown and missing fields do not fit.
std::string misfit(const Value& value, const Shape& shape);

// A literal `true`.
struct True {};

namespace internal {

template <class T>
struct ShapeOf;

inline Shape plain(Shape::Kind kind) { return {.kind = kind}; }
inline Shape made_of(Shape::Kind kind, const Shape& part) {
  return {.kind = kind, .parts = {&part}};
}

template <class T>
struct ShapeOf {
  static Shape make() {
    if constexpr (std::is_same_v<T, bool>) {
      return plain(Shape::Kind::kFlag);
    } else if constexpr (std::is_same_v<T, True>) {
      return plain(Shape::Kind::kTrue);
    } else if constexpr (std::is_same_v<T, Anything> || std::is_same_v<T, Value>) {
      return plain(Shape::Kind::kAny);
    } else if constexpr (std::is_integral_v<T>) {
      return plain(Shape::Kind::kNumber);
    } else if constexpr (std::is_same_v<T, double>) {
      return plain(Shape::Kind::kReal);
    } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
      return plain(Shape::Kind::kText);
    } else if constexpr (std::is_same_v<T, SeatSet>) {
      return made_of(Shape::Kind::kList, shape_of<int>());
    } else if constexpr (Choice<T>) {
      return {.kind = Shape::Kind::kChoice, .type = type_of(T{}), .choices = choices_of(T{})};
    } else if constexpr (Alias<T>) {
      Shape shape = ShapeOf<typename T::Is>::make();
      shape.type = T::kType;
      return shape;
    } else {
      return of_object();
    }
  }
  static Shape of_object();
};

template <class T>
struct ShapeOf<std::optional<T>> : ShapeOf<T> {};
template <class T>
struct ShapeOf<Written<T>> : ShapeOf<T> {};
template <class T>
struct ShapeOf<Nullable<T>> {
  static Shape make() { return made_of(Shape::Kind::kNullable, shape_of<T>()); }
};
template <class T>
struct ShapeOf<std::vector<T>> {
  static Shape make() { return made_of(Shape::Kind::kList, shape_of<T>()); }
};
template <class T, std::size_t N>
struct ShapeOf<InlineVector<T, N>> : ShapeOf<std::vector<T>> {};
template <class T>
struct ShapeOf<MapOf<T>> {
  static Shape make() { return made_of(Shape::Kind::kMap, shape_of<T>()); }
};
template <class T>
struct ShapeOf<PartialOf<T>> {
  static Shape make() { return made_of(Shape::Kind::kPartial, shape_of<T>()); }
};
template <class... T>
struct ShapeOf<AnyOf<T...>> {
  static Shape make() { return {.kind = Shape::Kind::kUnion, .parts = {&shape_of<T>()...}}; }
};

// What a field is if it is missing: the member of a message made without values.
template <class T, class F>
std::string fallback_of(const F& field) {
  std::string text;
  if constexpr (F::kPresence == Presence::kDefaulted) append(text, T{}.*field.member);
  return text;
}

template <class T>
Shape ShapeOf<T>::of_object() {
  Shape shape{.kind = Shape::Kind::kObject, .type = T::kType};
  if constexpr (requires { T::kOpen; }) shape.open = true;
  if constexpr (requires { T::bases(); }) shape.bases = T::bases();
  each_field<T>([&](const auto& field) {
    using F = std::remove_cvref_t<decltype(field)>;
    const bool bounded = field.high < std::numeric_limits<std::int64_t>::max();
    shape.fields.push_back(
        {.name = F::kName,
         .about = field.about,
         .optional = kIsOptional<typename F::Member> || F::kPresence != Presence::kAlways,
         .low = bounded ? field.low : 0,
         .high = bounded ? field.high : 0,
         .fallback = fallback_of<T>(field),
         .shape = &shape_of<typename F::Shaped>()});
  });
  return shape;
}

}  // namespace internal

template <class T>
const Shape& shape_of() {
  static const Shape kShape = internal::ShapeOf<T>::make();
  return kShape;
}

}  // namespace lair::wire
