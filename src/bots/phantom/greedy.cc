#include "bots/phantom/greedy.h"

#include <algorithm>
#include <compare>
#include <optional>

#include "rules/phantom/analysis.h"
#include "rules/phantom/view.h"

namespace lair::phantom {
namespace {

// How good a hand is to have: nearer to going out first, then the more unseen cards that help, then
// red cards, which score (P-7.3). Higher is better.
struct Prospect {
  int nearness = -100;
  int unseen = 0;
  int red = 0;
  friend auto operator<=>(const Prospect&, const Prospect&) = default;
};

// All that the choices below look at.
class Position {
 public:
  explicit Position(const View& view)
      : view_(view),
        unseen_(phantom::unseen(view)),
        laid_(view.board.laid_of(view.seat)),
        reading_(view.board.options.going_out) {}

  const View& view() const { return view_; }
  const Laid& laid() const { return laid_; }

  Prospect of(const Cards& hand, const Laid& laid) const {
    const NameMask useful = helps(hand, laid, reading_);
    return {-distance(hand, laid, reading_), copies_of(useful, unseen_),
            std::popcount(hand.reds())};
  }

  // The best that a hand of one card too many comes to by a discard.
  Prospect after_best_discard(const Cards& hand) const {
    DiscardChoices choices;
    discard_choices(hand, laid_, reading_, unseen_, choices);
    Prospect best;
    for (const DiscardChoice& choice : choices) {
      best = std::max(best, Prospect{-choice.distance, choice.unseen, std::popcount(hand.reds())});
    }
    return best;
  }

  // With these three laid from the hand.
  Prospect after_lay(Cards hand, const Three& cards) const {
    Laid laid = laid_;
    laid.add(cards);
    for (const Card card : cards) hand.remove(card);
    return of(hand, laid);
  }

  int unseen_waits(const Cards& hand) const {
    return copies_of(waits(hand, laid_, reading_), unseen_);
  }

 private:
  const View& view_;
  Cards unseen_;
  Laid laid_;
  GoingOut reading_;
};

// The move of that kind with the highest value.
template <class Value>
const Move* best_of(const MoveList& moves, MoveKind kind, Value value) {
  const Move* best = nullptr;
  for (const Move& move : moves) {
    if (move.kind() == kind && (best == nullptr || value(move) > value(*best))) best = &move;
  }
  return best;
}

const Move* find(const MoveList& moves, MoveKind kind) {
  return best_of(moves, kind, [](const Move&) { return 0; });
}

Move choose_take(const Position& position, const MoveList& moves) {
  const Cards& hand = position.view().hand;
  if (const Move* announce = find(moves, MoveKind::kAnnounce)) {
    if (position.unseen_waits(hand) > 0) return *announce;
  }
  return *best_of(moves, MoveKind::kTake, [&](const Move& move) {
    Cards with = hand;
    with.add(move.card());
    return position.after_best_discard(with);
  });
}

Prospect discard_value(const Position& position, const Move& move) {
  Cards hand = position.view().hand;
  hand.remove(move.card());
  return position.of(hand, position.laid());
}

Move choose_discard(const Position& position, const MoveList& moves) {
  return *best_of(moves, MoveKind::kDiscard,
                  [&](const Move& move) { return discard_value(position, move); });
}

// Lays when the hand does not get farther from going out by it: every laid set scores (P-7.3), and
// one is needed (P-6.2).
Move choose_act(const Position& position, const MoveList& moves) {
  const Cards& hand = position.view().hand;
  const Move* discard = best_of(moves, MoveKind::kDiscard,
                                [&](const Move& move) { return discard_value(position, move); });
  const Move* lay = best_of(moves, MoveKind::kLay, [&](const Move& move) {
    return std::pair(position.after_lay(hand, move.three()), move.draw());
  });
  if (lay != nullptr) {
    const bool first = position.laid().sets == 0;
    const Prospect laid = position.after_lay(hand, lay->three());
    if (discard == nullptr || first ||
        laid.nearness >= discard_value(position, *discard).nearness) {
      return *lay;
    }
  }
  if (const Move* announce = find(moves, MoveKind::kAnnounce)) {
    Cards rest = hand;
    rest.remove(discard->card());
    if (position.unseen_waits(rest) > 1) return *announce;
  }
  return *discard;
}

Move choose_claim(const Position& position, const MoveList& moves) {
  const View& view = position.view();
  const Card wanted = view.board.last_discard().card;
  const auto value = [&](const Move& move) {
    Three cards = {move.card(0), move.card(1), wanted};
    std::sort(cards.begin(), cards.end());
    Cards hand = view.hand;
    hand.add(wanted);
    return position.after_lay(hand, cards);
  };
  const Move* claim = best_of(moves, MoveKind::kClaim, value);
  const Prospect now = position.of(view.hand, position.laid());
  if (claim != nullptr && (position.laid().sets == 0 || value(*claim).nearness >= now.nearness)) {
    return *claim;
  }
  return *find(moves, MoveKind::kDecline);
}

Move choose_announcement(const Position& position, const MoveList& moves) {
  const bool worth = position.unseen_waits(position.view().hand) > 0;
  return *find(moves, worth ? MoveKind::kAnnounce : MoveKind::kSilent);
}

}  // namespace

Move GreedyBot::choose(const Knowledge<Game>& knowledge, const MoveList& moves, Rng& rng) {
  (void)rng;
  const View& view = knowledge.view;
  if (const Move* out = preferred_out(view, moves)) return *out;
  if (moves.size() == 1) return moves[0];
  const Position position(view);
  switch (view.ask) {
    case Ask::kTake:
      return choose_take(position, moves);
    case Ask::kAct:
      return choose_act(position, moves);
    case Ask::kDiscard:
      return choose_discard(position, moves);
    case Ask::kClaim:
      return choose_claim(position, moves);
    case Ask::kAnnounce:
      return choose_announcement(position, moves);
    default:
      return moves[0];
  }
}

}  // namespace lair::phantom
