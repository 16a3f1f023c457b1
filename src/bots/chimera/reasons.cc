#include "bots/chimera/reasons.h"

#include <algorithm>
#include <array>
#include <bit>

#include "bots/chimera/unseen.h"

namespace lair::chimera {
namespace {

constexpr RankMask kHighRanks = mask(Rank::kHero) | kFlightMask;
constexpr int kLowTop = 5;     // a 6: who leads it gets rid of it
constexpr int kFewCards = 3;   // who has no more is nearly out
constexpr int kManyCards = 5;  // to be rid of in one play
constexpr int kTreasure = 10;  // points in a trick that are worth a word

// A move in its position.
struct Case {
  const View& view;
  const MoveList& moves;
  Move move;
  Cards taken = 0, rest = 0;  // of the hand

  Case(const View& seen, const MoveList& legal, Move made)
      : view(seen), moves(legal), move(made), rest(seen.hand) {
    if (!plays() && made.kind() != Kind::kGift) return;
    taken = choose_cards(seen.hand, made, bit(seen.table.face_up));
    rest &= ~taken;
  }

  const Table& table() const { return view.table; }
  bool plays() const { return move.is_combination(); }
  bool passes() const { return table().phase == Phase::kPlay && move.is_pass(); }
  bool bids() const { return move.kind() == Kind::kBid; }
  bool gives() const { return move.kind() == Kind::kGift; }
  bool leads() const { return plays() && table().on.is_pass(); }
  bool follows() const { return plays() && !leads(); }
  bool is_hunter() const { return has_roles(table()) && view.seat != table().chimera; }
  bool is_enemy(Seat seat) const {
    return seat != view.seat && (!is_hunter() || seat == table().chimera);
  }
  bool partners_trick() const {
    return is_hunter() && !table().on.is_pass() && table().on_seat == partner(table(), view.seat);
  }
  bool enemys_trick() const { return !table().on.is_pass() && is_enemy(table().on_seat); }
  int partner_cards() const { return hand_size(table(), partner(table(), view.seat)); }
  bool is_sure() const { return plays() && !can_be_beaten(view, move); }
  int trick_points() const { return treasures_in(table().trick | taken).points(); }
  bool is_high() const { return (Planes(taken).one & kHighRanks) != 0; }
  bool is_bomb() const { return move.kind() == Kind::kTrap || move.kind() == Kind::kFlight; }
  // Some cards of a rank go and others stay.
  bool breaks_set() const { return (Planes(taken).one & Planes(rest).one) != 0; }
  bool breaks_trap() const {
    return (Planes(view.hand).four & ~Planes(rest).four & Planes(rest).one) != 0;
  }
  bool breaks_flight() const {
    return holds_flight(view.hand) && !holds_flight(rest) && move.kind() != Kind::kFlight;
  }
  static bool holds_flight(Cards cards) { return (Planes(cards).one & kFlightMask) == kFlightMask; }
  bool holds_trap() const { return Planes(view.hand).four != 0; }
  int high_cards() const { return count(view.hand & all_of(kHighRanks)); }
  Case with(Move other) const { return {view, moves, other}; }

  // Of the other combinations that may be played: whether there are any and all are so.
  template <class So>
  bool all_plays(So so) const {
    bool some = false;
    for (const Move other : moves) {
      if (!other.is_combination()) continue;
      some = true;
      if (!so(with(other))) return false;
    }
    return some;
  }
  template <class So>
  bool another(So so) const {
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move other) { return other != move && so(with(other)); });
  }
};

// The fewest cards in the hand of an enemy whom `so` is true of; 0 if there is none.
template <class So>
int nearest_enemy(const Case& it, So so) {
  int fewest = 0;
  for (int i = 0; i < kSeats; ++i) {
    const int cards = hand_size(it.table(), seat_at(i));
    if (it.is_enemy(seat_at(i)) && so(cards) && (fewest == 0 || cards < fewest)) fewest = cards;
  }
  return fewest;
}

// Enemies who are nearly out and hold too few cards to follow.
int shut_out(const Case& it) {
  if (!it.leads()) return 0;
  const bool flight = Case::holds_flight(unseen(it.view));
  return nearest_enemy(it, [&](int cards) {
    return cards <= kFewCards && cards < card_count(it.move) && !(flight && cards >= 2);
  });
}

// Enemies who could go out on the lead.
int fed(const Case& it) {
  if (!it.leads() || it.is_sure()) return 0;
  return nearest_enemy(
      it, [&](int cards) { return cards <= kFewCards && cards == card_count(it.move); });
}

bool is_one_play(Cards cards) { return cards != 0 && !readings(cards).empty(); }

bool is_lowest_of_kind(const Case& it) {
  const Kind kind = it.table().on.kind();
  const auto lower = [&](const Case& other) {
    return other.move.kind() == kind && other.move.top() < it.move.top();
  };
  const auto higher = [&](const Case& other) {
    return other.move.kind() == kind && other.move.top() > it.move.top();
  };
  return it.move.kind() == kind && !it.another(lower) && it.another(higher);
}

bool completes_face_up(const Case& it) {
  const Cards known = known_cards(it.view, partner(it.table(), it.view.seat));
  return (Planes(known).one & Planes(it.taken).one) != 0;
}

constexpr NamedReason<Case> kFor[] = {
    {"reason-goes-out", [](const Case& it) { return it.plays() && it.rest == 0; }},
    {"reason-only-move", [](const Case& it) { return it.moves.size() == 1; }},
    {"reason-goes-out-next", [](const Case& it) { return it.is_sure() && is_one_play(it.rest); }},
    {"reason-leaves-one-play",
     [](const Case& it) { return it.plays() && !it.is_sure() && is_one_play(it.rest); }},
    {"reason-leaves-to-partner", [](const Case& it) { return it.passes() && it.partners_trick(); },
     "count", [](const Case& it) { return it.partner_cards(); }},
    {"reason-stops-opponent",
     [](const Case& it) {
       return it.follows() && it.enemys_trick() &&
              hand_size(it.table(), it.table().on_seat) <= kFewCards;
     },
     "count", [](const Case& it) { return hand_size(it.table(), it.table().on_seat); }},
    {"reason-shuts-out", [](const Case& it) { return shut_out(it) > 0; }, "count", shut_out},
    {"reason-helps-partner",
     [](const Case& it) {
       return it.leads() && it.is_hunter() && it.partner_cards() == card_count(it.move) &&
              !it.is_sure();
     },
     "count", [](const Case& it) { return it.partner_cards(); }},
    {"reason-keeps-lead",
     [](const Case& it) { return it.is_sure() && it.rest != 0 && !is_one_play(it.rest); }},
    {"reason-takes-treasure",
     [](const Case& it) {
       return it.follows() && !it.partners_trick() && it.trick_points() >= kTreasure;
     },
     "points", [](const Case& it) { return it.trick_points(); }},
    {"reason-adds-bonus",
     [](const Case& it) { return it.is_bomb() && it.view.seat == it.table().chimera; }},
    {"reason-saves-high",
     [](const Case& it) {
       return it.passes() && !it.partners_trick() &&
              it.all_plays([](const Case& other) { return other.is_high() || other.is_bomb(); });
     }},
    {"reason-saves-sets",
     [](const Case& it) {
       return it.passes() && !it.partners_trick() &&
              it.all_plays([](const Case& other) { return other.breaks_set(); });
     }},
    {"reason-lowest-that-beats",
     [](const Case& it) { return it.follows() && is_lowest_of_kind(it); }},
    {"reason-saves-trap",
     [](const Case& it) {
       return it.holds_trap() && (it.plays() || it.passes()) &&
              Planes(it.rest).four == Planes(it.view.hand).four &&
              it.another([](const Case& other) {
                return Planes(other.rest).four != Planes(other.view.hand).four;
              });
     }},
    {"reason-breaks-no-set",
     [](const Case& it) {
       return it.plays() && !it.breaks_set() && it.another([&](const Case& other) {
         return other.move.kind() == it.move.kind() && other.move.length() == it.move.length() &&
                other.breaks_set();
       });
     }},
    {"reason-many-cards",
     [](const Case& it) { return it.plays() && card_count(it.move) >= kManyCards; }, "count",
     [](const Case& it) { return card_count(it.move); }},
    {"reason-low-cards", [](const Case& it) { return it.leads() && it.move.top() <= kLowTop; }},
    {"reason-bid-high-cards",
     [](const Case& it) { return it.bids() && it.move.number() > 0 && it.high_cards() >= 3; },
     "count", [](const Case& it) { return it.high_cards(); }},
    {"reason-bid-trap",
     [](const Case& it) {
       return it.bids() && it.move.number() > 0 &&
              (it.holds_trap() || Case::holds_flight(it.view.hand));
     }},
    {"reason-bid-weak",
     [](const Case& it) {
       return it.bids() && it.move.number() == 0 && it.high_cards() <= 2 && !it.holds_trap();
     },
     "count", [](const Case& it) { return it.high_cards(); }},
    {"reason-outbids",
     [](const Case& it) { return it.bids() && it.move.number() > 0 && it.table().bid > 0; }, "bid",
     [](const Case& it) { return int{it.table().bid}; }},
    {"reason-top-bid", [](const Case& it) { return it.bids() && it.move.number() == 40; }},
    {"reason-gift-fits-face-up",
     [](const Case& it) { return it.gives() && completes_face_up(it); }},
    {"reason-gift-high", [](const Case& it) { return it.gives() && it.is_high(); }},
    {"reason-gift-low",
     [](const Case& it) { return it.gives() && Planes(it.taken).one < 2U << kLowTop; }},
    {"reason-gift-keeps-sets",
     [](const Case& it) {
       return it.gives() && !it.breaks_set() &&
              it.another([](const Case& other) { return other.breaks_set(); });
     }},
};

// A move and the one that is better.
struct Contrast {
  Case it, better;
};

constexpr NamedReason<Contrast> kAgainst[] = {
    {"reason-misses-out", [](const Contrast& c) { return c.better.plays() && c.better.rest == 0; }},
    {"reason-beats-partner",
     [](const Contrast& c) {
       return c.it.follows() && c.it.partners_trick() && c.better.passes();
     }},
    {"reason-breaks-trap",
     [](const Contrast& c) { return c.it.breaks_trap() && !c.better.breaks_trap(); }},
    {"reason-breaks-flight",
     [](const Contrast& c) { return c.it.breaks_flight() && !c.better.breaks_flight(); }},
    {"reason-spends-trap", [](const Contrast& c) { return c.it.is_bomb() && !c.better.is_bomb(); }},
    {"reason-lets-opponent-lead",
     [](const Contrast& c) {
       return c.it.passes() && c.it.enemys_trick() && c.better.plays() &&
              hand_size(c.it.table(), c.it.table().on_seat) <= kFewCards;
     },
     "count", [](const Contrast& c) { return hand_size(c.it.table(), c.it.table().on_seat); }},
    {"reason-feeds-opponent", [](const Contrast& c) { return fed(c.it) > 0 && fed(c.better) == 0; },
     "count", [](const Contrast& c) { return fed(c.it); }},
    {"reason-gives-lead-away",
     [](const Contrast& c) { return c.better.is_sure() && !c.it.is_sure(); }},
    {"reason-wastes-high",
     [](const Contrast& c) {
       return c.it.plays() && c.it.is_high() && !c.it.is_bomb() && !c.better.is_high();
     }},
    {"reason-breaks-set",
     [](const Contrast& c) { return c.it.breaks_set() && !c.better.breaks_set(); }},
    {"reason-leaves-treasure",
     [](const Contrast& c) {
       return c.it.passes() && c.it.enemys_trick() && c.better.plays() &&
              treasures_in(c.it.table().trick).points() >= kTreasure;
     },
     "points", [](const Contrast& c) { return treasures_in(c.it.table().trick).points(); }},
    {"reason-fewer-cards",
     [](const Contrast& c) {
       return c.it.plays() && c.better.plays() &&
              card_count(c.better.move) >= card_count(c.it.move) + 3;
     },
     "count", [](const Contrast& c) { return card_count(c.better.move); }},
    {"reason-overbids",
     [](const Contrast& c) {
       return c.it.bids() && c.better.bids() && c.it.move.number() > c.better.move.number();
     }},
    {"reason-underbids",
     [](const Contrast& c) {
       return c.it.bids() && c.better.bids() && c.it.move.number() < c.better.move.number();
     }},
    {"reason-gives-high-away",
     [](const Contrast& c) { return c.it.gives() && c.it.is_high() && !c.better.is_high(); }},
};

}  // namespace

Reasons reasons_for(const Knowledge<Game>& knowledge, const MoveList& moves, Move move) {
  return reasons_of<Case>(kFor, Case(knowledge.view, moves, move), kMostPoints);
}

Reasons reasons_against(const Knowledge<Game>& knowledge, const MoveList& moves, Move move,
                        Move better) {
  const Case it(knowledge.view, moves, move);
  return reasons_of<Contrast>(kAgainst, Contrast{it, it.with(better)}, kFewerPoints);
}

ReasonNames all_reasons() { return names_of_reasons(kFor, kAgainst); }

}  // namespace lair::chimera
