#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "rules/phantom/move.h"
#include "rules/phantom/view.h"
#include "text/language.h"

// Parses the input of a person in Phantom Rummy: a word and cards, or cards alone if the meaning is
// clear.
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
// Parses an answer to a question. Yes and no may be words of the person's language.
Result<PhantomWish> read_wish(std::string_view text, phantom::Ask ask, Language language);

// The legal moves that the input can mean. A card typed without `*` is the red copy if there is no
// other. If no move fits, one illegal move, so that the rules explain the error.
Result<std::vector<phantom::Move>> moves_meant(const PhantomWish& wish, const phantom::View& view,
                                               const phantom::MoveList& moves);

// The moves in the order of the list: the best way to go out first (P-6.4), sets with the most
// cards to draw first.
std::vector<phantom::Move> as_offered(const phantom::View& view, const phantom::MoveList& moves);

}  // namespace lair::cli
