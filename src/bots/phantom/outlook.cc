#include "bots/phantom/outlook.h"

#include <algorithm>

namespace lair::phantom {
namespace {

constexpr int kDeals = 100;  // so that counts are percents

void judge(const View& view, Outlook& outlook) {
  const GoingOut reading = view.board.options.going_out;
  outlook.missing = distance(outlook.hand, outlook.laid, reading);
  outlook.unseen = copies_of(helps(outlook.hand, outlook.laid, reading), unseen(view));
}

void judge_by_best_discard(const View& view, Outlook& outlook) {
  DiscardChoices choices;
  discard_choices(outlook.hand, outlook.laid, view.board.options.going_out, unseen(view), choices);
  const auto* best = std::max_element(
      choices.begin(), choices.end(), [](const DiscardChoice& a, const DiscardChoice& b) {
        return a.distance != b.distance ? a.distance > b.distance : a.unseen < b.unseen;
      });
  outlook.missing = best->distance;
  outlook.unseen = best->unseen;
}

void lay_down(Outlook& outlook, Three cards) {
  std::sort(cards.begin(), cards.end());
  outlook.laid.add(cards);
  for (const Card card : cards) outlook.hand.remove(card);
}

}  // namespace

Outlook outlook(const View& view) {
  Outlook now{view.hand, view.board.laid_of(view.seat)};
  const bool discard_due = view.ask == Ask::kAct || view.ask == Ask::kDiscard;
  discard_due ? judge_by_best_discard(view, now) : judge(view, now);
  return now;
}

Outlook outlook(const View& view, const Move& move) {
  Outlook then{view.hand, view.board.laid_of(view.seat)};
  switch (move.kind()) {
    case MoveKind::kTake:
      then.hand.add(move.card());
      judge_by_best_discard(view, then);
      return then;
    case MoveKind::kDiscard:
      then.hand.remove(move.card());
      break;
    case MoveKind::kLay:
      lay_down(then, move.three());
      break;
    case MoveKind::kClaim:
      then.hand.add(view.board.last_discard().card);
      lay_down(then, {move.card(0), move.card(1), view.board.last_discard().card});
      break;
    default:
      return outlook(view);
  }
  judge(view, then);
  return then;
}

Dangers::Dangers(const View& view) {
  const Board& board = view.board;
  if (board.waiting.without(view.seat).empty()) return;
  Rng rng(1);
  for (int deal = 0; deal < kDeals; ++deal) {
    const State truth = sample(view, rng);
    NameMask discards = 0, takes = 0;
    for (int i = 0; i < board.seats; ++i) {
      const Seat seat = seat_at(i);
      if (seat == view.seat || !board.waiting.has(seat)) continue;
      const NameMask waits = truth.waits[static_cast<std::size_t>(i)];
      takes |= waits;
      for (NameMask left = waits; left != 0; left &= left - 1) {
        const Name name = lowest(left);
        const bool barred = board.options.advanced && board.has_discarded(seat, name);  // P-8.4
        if (!barred) discards |= bit(name);
      }
    }
    for (; takes != 0; takes &= takes - 1) ++takes_[static_cast<std::size_t>(lowest(takes))];
    for (; discards != 0; discards &= discards - 1) {
      ++discards_[static_cast<std::size_t>(lowest(discards))];
    }
  }
}

}  // namespace lair::phantom
