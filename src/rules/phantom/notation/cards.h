#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "core/inline_vector.h"
#include "core/result.h"
#include "core/value.h"
#include "rules/phantom/big_set.h"
#include "rules/phantom/card.h"
#include "rules/phantom/cards.h"
#include "rules/phantom/move.h"
#include "rules/phantom/score.h"

// Cards in the written form (P-1.6).

namespace lair::phantom {

// Cards of a list, in its order.
using CardList = InlineVector<Card, kDeckCards>;

Value write_cards(std::span<const Card> cards);
Value write_cards(const Cards& cards);

// `field` is named by the error if the value is no text at all.
Result<Card> read_card(const Value& value, std::string_view field);
// The card at a place of a list, named like `deck[7]`.
Result<Card> read_card_at(const Value::Array& items, std::size_t place, std::string_view field);
// A list of at least `low` and at most `high` cards (high at most 100); `field` is named by the
// error if it is anything else.
Result<CardList> read_cards(const Value& value, std::string_view field, std::size_t low,
                            std::size_t high);
Result<CardList> cards_field(const Value& object, std::string_view field, std::size_t low,
                             std::size_t high);
// Adds the cards; an error if one deck does not have them all (P-1.1).
MaybeError add_cards(std::span<const Card> cards, Cards& into);
// The same where only names matter: a fourth black copy passes for the red one.
MaybeError add_names(std::span<const Card> cards, Cards& into);
// A list of big sets, at most `high` of them, each sorted.
using ThreeList = InlineVector<Three, kDeckCards / 3>;
Result<ThreeList> sets_field(const Value& object, std::string_view field, std::size_t high);
// The fields `sets` and `pair` of what is shown on going out, by name.
Result<Shown> read_shown(const Value& object, std::size_t most_sets);
Value write_shown(const Shown& shown);

// With the seat that scored, if one did.
Value write_parts(const Score& score, std::optional<Seat> seat);

}  // namespace lair::phantom
