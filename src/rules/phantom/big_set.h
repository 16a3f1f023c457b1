#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/error.h"
#include "core/seat.h"
#include "rules/phantom/card.h"
#include "rules/phantom/cards.h"

namespace lair::phantom {

// A group (P-2.2) or a run (P-2.3), by name: 2 * place of its lowest name + run. Sorted as its
// cards.
enum class BigSet : std::uint8_t {};

constexpr BigSet group_of(Name name) { return static_cast<BigSet>(index(name) * 2); }
constexpr BigSet run_from(Name name) { return static_cast<BigSet>(index(name) * 2 + 1); }
constexpr bool is_run(BigSet set) { return (static_cast<int>(set) & 1) != 0; }
constexpr Name first_name(BigSet set) { return name_at(static_cast<int>(set) / 2); }
constexpr std::array<Name, 3> names_of(BigSet set) {
  const int first = index(first_name(set));
  const int step = is_run(set) ? 1 : 0;
  return {name_at(first), name_at(first + step), name_at(first + 2 * step)};
}
constexpr NameMask mask_of(BigSet set) { return bit(first_name(set)) * (is_run(set) ? 7U : 1U); }

using Three = std::array<Card, 3>;

// The big set that three sorted cards form, if they do.
std::optional<BigSet> big_set(const Three& sorted);
// The error for three cards that are no big set, by the clause that they come nearest to.
Error not_a_set(const Three& sorted);

// The places from which the names hold a run.
constexpr NameMask runs_in(NameMask names) { return names & names >> 1 & names >> 2 & kRunStarts; }

// A big set face up before a player.
struct LaidSet {
  Seat owner{};
  Three cards{};
  friend constexpr bool operator==(const LaidSet&, const LaidSet&) = default;
};

// A summary of the sets before one player.
struct Laid {
  Cards cards;
  std::uint8_t sets = 0;
  std::uint8_t item_groups = 0;  // P-8.3

  constexpr void add(const Three& three) {
    for (const Card card : three) cards.add(card);
    ++sets;
    if (kind_of(name_of(three[0])) == Kind::kItem) ++item_groups;
  }
  friend constexpr bool operator==(const Laid&, const Laid&) = default;
};

}  // namespace lair::phantom
