#include "bots/phantom/reasons.h"

#include <algorithm>

#include "bots/phantom/outlook.h"
#include "rules/phantom/offers.h"

namespace lair::phantom {
namespace {

// In percent: a card that lets a waiting player go out so often is dangerous; so seldom, safe.
constexpr int kDangerous = 10, kSafe = 2;

// A move in its position.
struct Case {
  const View& view;
  const MoveList& moves;
  Move move;
  const Dangers& dangers;
  Outlook now, then;

  Case(const View& seen, const MoveList& legal, const Move& made, const Dangers& risks)
      : view(seen),
        moves(legal),
        move(made),
        dangers(risks),
        now(outlook(seen)),
        then(outlook(seen, made)) {}

  bool is(MoveKind kind) const { return move.kind() == kind; }
  bool discards() const { return is(MoveKind::kDiscard); }
  bool takes() const { return is(MoveKind::kTake); }
  bool lays() const { return is(MoveKind::kLay) || is(MoveKind::kClaim); }
  bool is_basic() const { return !view.board.options.advanced; }
  bool may(MoveKind kind) const {
    return std::any_of(moves.begin(), moves.end(), [&](const Move& m) { return m.kind() == kind; });
  }
  template <class So>
  bool another(So so) const {
    return std::any_of(moves.begin(), moves.end(), [&](const Move& other) {
      return !(other == move) && so(Case(view, moves, other, dangers));
    });
  }
  int danger() const { return discards() ? dangers.of_discard(name_of(move.card())) : 0; }
  // Unseen cards with which an announced wait ends; of a hand with a discard due, at best.
  int waits_for() const { return now.missing == 1 ? now.unseen : 0; }
  // A discarded card was part of a big set in the hand.
  bool breaks_set() const {
    return discards() && (claimable(then.hand) & bit(name_of(move.card()))) != 0;
  }
};

bool fits_nothing(const Case& it) {
  if (!it.discards()) return false;
  const Name name = name_of(it.move.card());
  const NameMask card = bit(name);
  const NameMask near =
      (card | card << 1 | card << 2 | card >> 1 | card >> 2) & names_of(kind_of(name));
  const NameMask others = it.then.hand.names();
  return (others & ((card & kItemNames) != 0 ? card : near)) == 0;
}

bool keeps_most_helps(const Case& it) {
  return it.discards() && it.then.unseen > 0 && !it.another([&](const Case& other) {
    return other.discards() &&
           (other.then.missing < it.then.missing ||
            (other.then.missing == it.then.missing && other.then.unseen > it.then.unseen));
  });
}

// Not even all hidden cards together with those known to be in other hands hold two that make a big
// set with it.
bool nobody_can_claim(const Case& it) {
  if (!it.discards()) return false;
  Cards others = unseen(it.view);
  const Board& board = it.view.board;
  for (int i = 0; i < board.seats; ++i) {
    if (seat_at(i) == it.view.seat) continue;
    board.known_of(seat_at(i)).each([&](Card card) { others.add(card); });
  }
  return (claimable(others) & bit(name_of(it.move.card()))) == 0;
}

bool any_claim_nearer(const Case& it) {
  return it.another([&](const Case& other) {
    return other.is(MoveKind::kClaim) && other.then.missing < it.now.missing;
  });
}

bool all_claims_further(const Case& it) {
  return !it.another([&](const Case& other) {
    return other.is(MoveKind::kClaim) && other.then.missing <= it.now.missing;
  });
}

bool declines_claim(const Case& it) {
  return it.is(MoveKind::kDecline) && it.view.ask == Ask::kClaim;
}

constexpr NamedReason<Case> kFor[] = {
    {"reason-goes-out", [](const Case& it) { return it.is(MoveKind::kOut); }},
    {"reason-only-move", [](const Case& it) { return it.moves.size() == 1; }},
    {"reason-waits-on",
     [](const Case& it) { return it.is(MoveKind::kAnnounce) && it.waits_for() > 0; }, "count",
     [](const Case& it) { return it.waits_for(); }},
    {"reason-comes-nearer",
     [](const Case& it) { return (it.takes() || it.lays()) && it.then.missing < it.now.missing; },
     "count", [](const Case& it) { return it.then.missing; }},
    {"reason-safe-discard",
     [](const Case& it) {
       return it.discards() && it.danger() <= kSafe &&
              it.another([](const Case& other) { return other.danger() >= kDangerous; });
     },
     "percent", [](const Case& it) { return it.danger(); }},
    {"reason-first-set", [](const Case& it) { return it.lays() && it.now.laid.sets == 0; }},
    {"reason-completes-set",
     [](const Case& it) {
       return it.takes() && (claimable(it.view.hand) & bit(name_of(it.move.card()))) != 0;
     }},
    {"reason-lays-set", [](const Case& it) { return it.lays() && it.now.laid.sets > 0; }},
    {"reason-denies-waiting",
     [](const Case& it) {
       return it.takes() && it.dangers.of_talon(name_of(it.move.card())) >= kDangerous;
     },
     "percent", [](const Case& it) { return it.dangers.of_talon(name_of(it.move.card())); }},
    {"reason-takes-red",
     [](const Case& it) { return it.takes() && it.is_basic() && is_red(it.move.card()); }},
    {"reason-fits-nothing", fits_nothing},
    {"reason-keeps-most-helps", keeps_most_helps, "count",
     [](const Case& it) { return it.then.unseen; }},
    {"reason-nobody-can-claim", nobody_can_claim},
    {"reason-keeps-set-hidden",
     [](const Case& it) { return it.discards() && it.may(MoveKind::kLay) && !it.breaks_set(); }},
    {"reason-claims-lead-away",
     [](const Case& it) { return declines_claim(it) && all_claims_further(it); }},
    {"reason-claims-do-not-help",
     [](const Case& it) {
       return declines_claim(it) && !all_claims_further(it) && !any_claim_nearer(it);
     }},
    {"reason-stays-free",
     [](const Case& it) {
       return (it.is(MoveKind::kSilent) || it.takes() || it.discards()) &&
              it.may(MoveKind::kAnnounce);
     }},
};

// A move and the one that is better.
struct Contrast {
  Case it, better;
};

constexpr NamedReason<Contrast> kAgainst[] = {
    {"reason-misses-out", [](const Contrast& c) { return c.better.is(MoveKind::kOut); }},
    {"reason-feeds-waiting",
     [](const Contrast& c) {
       return c.it.danger() >= kDangerous && c.it.danger() >= 2 * c.better.danger();
     },
     "percent", [](const Contrast& c) { return c.it.danger(); }},
    {"reason-goes-further",
     [](const Contrast& c) { return c.it.then.missing > c.better.then.missing; }, "count",
     [](const Contrast& c) { return c.it.then.missing; }},
    {"reason-breaks-set",
     [](const Contrast& c) { return c.it.breaks_set() && !c.better.breaks_set(); }},
    {"reason-discards-red",
     [](const Contrast& c) {
       return c.it.discards() && c.it.is_basic() && is_red(c.it.move.card()) &&
              !(c.better.discards() && is_red(c.better.move.card()));
     }},
    {"reason-fewer-helps",
     [](const Contrast& c) {
       return c.it.then.missing == c.better.then.missing && c.it.then.unseen < c.better.then.unseen;
     },
     "count", [](const Contrast& c) { return c.it.then.unseen; }},
    {"reason-freezes-hand",
     [](const Contrast& c) {
       return c.it.is(MoveKind::kAnnounce) && !c.better.is(MoveKind::kAnnounce);
     }},
    {"reason-misses-wait",
     [](const Contrast& c) {
       return !c.it.is(MoveKind::kAnnounce) && c.better.is(MoveKind::kAnnounce);
     }},
};

}  // namespace

Reasons reasons_for(const Knowledge<Game>& knowledge, const MoveList& moves, const Move& move) {
  const Dangers dangers(knowledge.view);
  return reasons_of<Case>(kFor, Case(knowledge.view, moves, move, dangers), kMostPoints);
}

Reasons reasons_against(const Knowledge<Game>& knowledge, const MoveList& moves, const Move& move,
                        const Move& better) {
  const Dangers dangers(knowledge.view);
  const Contrast contrast{Case(knowledge.view, moves, move, dangers),
                          Case(knowledge.view, moves, better, dangers)};
  return reasons_of<Contrast>(kAgainst, contrast, kFewerPoints);
}

ReasonNames all_reasons() { return names_of_reasons(kFor, kAgainst); }

}  // namespace lair::phantom
