#pragma once

#include <string>
#include <string_view>

#include "rules/game.h"
#include "text/language.h"

// A game's cards in a review. Games specialise these (GAME/review.h); without that, cards are said
// as they are written, and have no pictures.

namespace lair {

// The name of a card: "Jade 7" for 7j.
template <Game G>
std::string card_said(Language, std::string_view written) {
  return std::string(written);
}

// The pictures of its cards, as symbols: `card-7j` is a whole card.
template <Game G>
std::string_view card_pictures() {
  return "";
}

}  // namespace lair
