#include "review/phantom/review.h"
#include "rules/phantom/card.h"

namespace lair::phantom {
namespace {

template <class Range>
std::vector<std::string> names(const Range& cards) {
  std::vector<std::string> list;
  for (const Card card : cards) list.push_back(to_text(card));
  return list;
}

std::vector<std::string> names(const Cards& cards) {
  std::vector<std::string> list;
  cards.each([&](Card card) { list.push_back(to_text(card)); });
  return list;
}

}  // namespace

Scene scene_of(const View& view) {
  const Board& board = view.board;
  Scene scene;
  scene.hand = names(view.hand);
  if (view.ask == Ask::kTake) {
    scene.rows.push_back({"review-talon", {}, 0, names(board.talon_cards())});
  }
  if (view.ask == Ask::kOut || view.ask == Ask::kClaim) {
    const Discarded& offered = board.last_discard();
    scene.rows.push_back({"review-offered", offered.owner, 0, {to_text(offered.card)}});
  }
  if (view.ask == Ask::kAct) {
    scene.rows.push_back({"review-taken", {}, 0, {to_text(board.taken)}});
  }
  std::vector<std::string> laid;
  for (const LaidSet& set : board.laid_sets()) {
    if (set.owner != view.seat) continue;
    for (const Card card : set.cards) laid.push_back(to_text(card));
  }
  if (!laid.empty()) scene.rows.push_back({"review-laid", {}, 0, std::move(laid)});
  for (int i = 0; i < board.seats; ++i) {
    const Seat seat = seat_at(i);
    scene.players.push_back({seat, board.hand_size(seat), board.laid_of(seat).sets,
                             board.waiting.has(seat) ? "review-waits" : std::string_view()});
  }
  return scene;
}

}  // namespace lair::phantom
