#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "rules/phantom/move.h"
#include "rules/phantom/view.h"
#include "text/language.h"

// What a person types in a game of Phantom Rummy: a word and cards, or cards alone where it is
// clear what for.
//
//   t h3   d iB*   lay h1 h2 h3 2   mine   mine h1 h2   out   wait   no

namespace lair::cli {

struct PhantomWish {
  std::optional<phantom::MoveKind> kind;  // nothing: cards alone
  bool agrees = false;                    // "yes" to what is offered
  std::vector<phantom::Card> cards;       // sorted
  std::optional<int> draw;
  friend bool operator==(const PhantomWish&, const PhantomWish&) = default;
};
// What it says to the question; yes and no may be said in the person's language.
Result<PhantomWish> read_wish(std::string_view text, phantom::Ask ask, Language language);

// The moves that it may mean, among those that may be made; a card typed without `*` is the red
// copy where there is no other. If there are none, one move for the rules to explain.
Result<std::vector<phantom::Move>> moves_meant(const PhantomWish& wish, const phantom::View& view,
                                               const phantom::MoveList& moves);

// The moves as they are offered: the best way to go out first (P-6.4), sets with the most cards to
// draw first.
std::vector<phantom::Move> as_offered(const phantom::View& view, const phantom::MoveList& moves);

}  // namespace lair::cli
