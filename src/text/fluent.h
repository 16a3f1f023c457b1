#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "text/pattern.h"

namespace lair::fluent {

// A catalogue file in a subset of Project Fluent 1.0. @fluent/bundle reads every file that this
// parser accepts in the same way, so one file serves the program and the page:
//
//   # a comment, also with ## and ###
//   greeting = Hello, { $name }!            a variable
//   shout = { greeting } { "{ \u00e9" }     another message; a literal with \" \\ \uHHHH \UHHHHHH
//   long =
//       Two lines: indented lines continue  the indentation they share is left out,
//       a message.                          line breaks stay
//   left = { $count ->                      each variant on a line of its own, and the } too
//       [0] no cards                        an exact whole number
//       [one] one card                      a plural category, if the variable is a number,
//      *[other] { $count } cards            or a text; the default is marked and must be there
//   }
//
// An id is a letter, then letters, digits, - and _. The first variant that fits is taken. Left out:
// terms (-name), attributes (.name), functions, number literals, placeables right inside
// placeables, selecting by anything but a variable, control characters (tabs too) anywhere.

// The deepest nesting of select expressions.
inline constexpr int kMaxSelectDepth = 8;

struct Message {
  std::string id;
  Pattern pattern;
  std::int64_t line;  // of its id, from 1
};

// The messages in the order of the file, or the first error with its `line`. Ids may stand twice.
Result<std::vector<Message>> parse(std::string_view source);

}  // namespace lair::fluent
