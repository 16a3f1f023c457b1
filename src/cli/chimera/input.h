#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "rules/chimera/card.h"
#include "rules/chimera/move.h"

// What a person types in a game of Chimera. Cards go by rank, with spaces or commas between:
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

// Every way to read the text ("1111" is four 1s or two 11s), or why it is no cards at all.
Result<std::vector<TypedCards>> read_typed(std::string_view text);

// The cards of the hand that are meant: of a rank the lowest families, `last` only if need be.
Result<chimera::Cards> pick_cards(const TypedCards& typed, chimera::Cards hand,
                                  chimera::Cards last);

// Every combination that the text can mean, the highest first; there is at least one.
Result<std::vector<chimera::Action>> read_plays(std::string_view text, chimera::Cards hand,
                                                chimera::Cards last);

// Cards to give to the other Hunter; whether they are as many as they should be is not asked here.
Result<chimera::Action> read_gift(std::string_view text, chimera::Cards hand, chimera::Cards last);

}  // namespace lair::cli
