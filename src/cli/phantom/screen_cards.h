#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/terminal/terminal_look.h"
#include "rules/phantom/big_set.h"
#include "rules/phantom/card.h"
#include "rules/phantom/cards.h"
#include "rules/phantom/move.h"

// Cards of Phantom Rummy, drawn and sorted for the eye.

namespace lair::cli {

// A card as a little box in the colour of its kind; without colour its name, `h3*`.
std::string drawn(const Look& look, phantom::Card card);
// Cards that belong together, as one piece.
std::string drawn(const Look& look, std::span<const phantom::Card> cards);
// "h1 h2 h3", for use in a sentence.
std::string listed_cards(std::span<const phantom::Card> cards);
// Names alone, with spaces between: "h4 a4".
std::string listed_names(phantom::NameMask names);
// "h1 h2 h3 + iC iC": what is shown on going out.
std::string listed_shown(const phantom::Shown& shown);

// A hand as one holds it: big sets, then two cards on the way to a set, then the rest, which is the
// last group and may be empty.
struct HandGroups {
  std::vector<std::vector<phantom::Card>> sets;
  std::vector<std::vector<phantom::Card>> near_sets;
  std::vector<phantom::Card> rest;
  friend bool operator==(const HandGroups&, const HandGroups&) = default;
};
HandGroups grouped(const phantom::Cards& hand);

}  // namespace lair::cli
