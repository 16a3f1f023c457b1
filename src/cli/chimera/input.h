#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "rules/chimera/card.h"
#include "rules/chimera/move.h"

// Parses the input of a person in Chimera. Cards are typed by rank, separated by spaces or commas:
//
//   7 7 7 5     777 5       a rank again and again may be written as one word
//   8-12        33-55       every rank from one to the other
//   8-12 py                 Pi Ya where the hand has a gap, else at an end
//   h  py  ch               Hero, Pi Ya, Chimera
//   7j hp                   a card with its family

namespace lair::cli {

// Cards by rank, as typed.
struct TypedCards {
  std::array<std::uint8_t, chimera::kRanks> ranks{};  // how many of each
  chimera::Cards named = 0;                           // of these, the ones named with their family
  chimera::RankMask range = 0;                        // the ranks of "8-12"
  int size() const;
  friend bool operator==(const TypedCards&, const TypedCards&) = default;
};

// Every way to parse the text ("1111" is four 1s or two 11s), or the error if there is none.
Result<std::vector<TypedCards>> read_typed(std::string_view text);

// Chooses cards of the hand: the lowest families of each rank, and cards of `last` only if
// necessary.
Result<chimera::Cards> pick_cards(const TypedCards& typed, chimera::Cards hand,
                                  chimera::Cards last);

// Every combination that the text can mean, the highest first; at least one, or an error.
Result<std::vector<chimera::Action>> read_plays(std::string_view text, chimera::Cards hand,
                                                chimera::Cards last);

// Parses the cards to give to the other Hunter. It does not check their number.
Result<chimera::Action> read_gift(std::string_view text, chimera::Cards hand, chimera::Cards last);

}  // namespace lair::cli
