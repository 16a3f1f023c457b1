#pragma once

#include <cstddef>
#include <span>

#include "core/result.h"
#include "core/value.h"
#include "rules/phantom/big_set.h"
#include "rules/phantom/cards.h"
#include "rules/phantom/options.h"

namespace lair::phantom {

// The fields of every question about one player's cards: `hand`, `laid` and `going_out`.
struct Asked {
  static constexpr std::size_t kMaxHand = 20;  // play never has more than 8
  Cards hand;
  Laid laid;
  GoingOut reading = GoingOut::kTogether;
};

// How cards are added up: red and black copies told apart, or not (add_cards and add_names of
// notation.h).
using AddCards = MaybeError (*)(std::span<const Card>, Cards&);

Result<Asked> read_asked(const Value& request, AddCards add);

Value listed(NameMask names);  // in order

}  // namespace lair::phantom
