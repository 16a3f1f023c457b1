#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/value.h"

namespace lair {

// Something true of a move that speaks for or against it, as a value: the id of a message in the
// catalogues ("reason-keeps-lead") and what the message needs. Only `text` makes a sentence of it.
//
// A game may have, found by its types:
//   reasons_for(knowledge, moves, move)              what speaks for the move
//   reasons_against(knowledge, moves, move, better)  what speaks for the better move instead
// the weightiest first, kMostReasons at most and one at least. They look at the seat's knowledge
// alone.
struct Reason {
  std::string_view id;  // static
  std::vector<Arg> args;
  friend bool operator==(const Reason&, const Reason&) = default;
};
using Reasons = std::vector<Reason>;

inline constexpr std::size_t kMostReasons = 3;

// One that may be given: of a case (a move in its position) it says whether it is true, and where
// its message has a number, which.
template <class Case>
struct NamedReason {
  std::string_view id;
  bool (*holds)(const Case& it);
  std::string_view number_name{};
  int (*number)(const Case& it) = nullptr;
};

// The first of the list that hold; `last` if none does.
template <class Case>
Reasons reasons_of(std::span<const NamedReason<Case>> list, const Case& it, std::string_view last) {
  Reasons found;
  for (const NamedReason<Case>& reason : list) {
    if (found.size() == kMostReasons) break;
    if (!reason.holds(it)) continue;
    found.push_back({reason.id, {}});
    if (reason.number != nullptr) {
      found.back().args.push_back({reason.number_name, std::int64_t{reason.number(it)}});
    }
  }
  if (found.empty()) found.push_back({last, {}});
  return found;
}

// What can be said where none of the lists holds.
inline constexpr std::string_view kMostPoints = "reason-most-points";
inline constexpr std::string_view kFewerPoints = "reason-fewer-points";

// Every reason of the lists, and these two: its id, and the name of its number ("" without one).
using ReasonNames = std::vector<std::pair<std::string_view, std::string_view>>;
template <class For, class Against>
ReasonNames names_of_reasons(const For& reasons_for, const Against& reasons_against) {
  ReasonNames all = {{kMostPoints, ""}, {kFewerPoints, ""}};
  for (const auto& reason : reasons_for) all.emplace_back(reason.id, reason.number_name);
  for (const auto& reason : reasons_against) all.emplace_back(reason.id, reason.number_name);
  return all;
}

// {"reason":"keeps-lead","args":{...}}
Value write_reason(const Reason& reason);

}  // namespace lair
