#include "phantom_match.h"

#include <algorithm>
#include <cstddef>

namespace reference::phantom {

namespace {

bool holds(Cards hand, const Cards& wanted) {
  for (const Card& card : wanted) {
    const auto found = std::find(hand.begin(), hand.end(), card);
    if (found == hand.end()) return false;
    hand.erase(found);
  }
  return true;
}

// The cards must be there.
void remove(Cards& from, const Cards& cards) {
  for (const Card& card : cards) from.erase(std::find(from.begin(), from.end(), card));
}

Cards take_top(Cards& deck, int cards) {
  Cards top(deck.begin(), deck.begin() + cards);
  deck.erase(deck.begin(), deck.begin() + cards);
  return top;
}

bool enough(const Cards& deck, int cards) { return static_cast<int>(deck.size()) >= cards; }

}  // namespace

Match::Match(const Position& position) {
  now_.options = position.options;
  now_.table = position.table;
  now_.seats = static_cast<int>(position.table.hands.size());
  now_.totals = position.totals;
  now_.starter = position.starter;
  now_.round = position.round;
  now_.rounds_counted = position.rounds_counted;
  if (!position.taken) {
    begin_turn(position.turn);
    return;
  }
  now_.turn = position.turn;
  now_.taken = position.taken;
  now_.phase = Phase::kAfterTake;
}

void Match::start_round(int starter, const Cards& deck) {
  now_.starter = starter;
  now_.outcome = {};
  now_.laid.reset();
  Table& table = now_.table;
  table = {};
  table.deck = deck;
  table.hands.resize(at(now_.seats));
  table.laid.resize(at(now_.seats));
  table.piles.resize(at(now_.seats));
  table.waiting.resize(at(now_.seats), false);
  int seat = starter;
  for (int dealt = 0; dealt < 7 * now_.seats; ++dealt) {
    seat = left_of(seat);
    table.hands[at(seat)].push_back(take_top(table.deck, 1)[0]);
  }
  begin_turn(starter);  // turns up the talon
}

Match::Error Match::take(int seat, const Card& card) {
  pass_over();
  if (Error error = own_turn(seat); error != kOk) return error;
  if (now_.phase != Phase::kBeforeTake) return "P-4.2";
  if (!holds(now_.table.talon, {card})) return "P-4.1";
  remove(now_.table.talon, {card});
  now_.table.hands[at(seat)].push_back(card);
  now_.taken = card;
  now_.discard.reset();
  now_.laid.reset();
  now_.phase = Phase::kAfterTake;
  return kOk;
}

Match::Error Match::announce(int seat) {
  const Cards& hand = now_.table.hands[at(seat)];
  if (now_.phase == Phase::kAfterLay && seat == now_.turn) {
    if (!waits_for_a_card(hand, seat)) return "P-4.4";
    now_.table.waiting[at(seat)] = true;
    now_.laid.reset();
    begin_turn(left_of(seat));
    return kOk;
  }
  pass_over();
  if (now_.phase == Phase::kBeforeTake && seat == now_.laid) return "P-4.4";
  if (Error error = own_turn(seat); error != kOk) return error;
  if (now_.table.waiting[at(seat)] || now_.phase == Phase::kAnnounced) return "P-4.5";
  if (now_.phase == Phase::kBeforeTake) {
    if (!waits_for_a_card(hand, seat)) return "P-4.4";
    now_.table.waiting[at(seat)] = true;
    now_.discard.reset();
    now_.laid.reset();
    return kOk;
  }
  const bool possible = std::any_of(hand.begin(), hand.end(), [&](const Card& card) {
    Cards rest = hand;
    remove(rest, {card});
    return waits_for_a_card(rest, seat);
  });
  if (!possible) return "P-4.4";
  now_.phase = Phase::kAnnounced;
  return kOk;
}

Match::Error Match::lay(int seat, const Set& cards, int draws) {
  pass_over();
  if (Error error = own_turn(seat); error != kOk) return error;
  if (now_.phase == Phase::kBeforeTake) return "P-4.1";
  if (now_.table.waiting[at(seat)] || now_.phase == Phase::kAnnounced) return "P-4.5";
  Cards& hand = now_.table.hands[at(seat)];
  if (!holds(hand, cards)) return "P-4.2";
  const Names names = names_of(cards);
  if (!is_big_set(names)) {
    return std::all_of(names.begin(), names.end(), is_item) ? "P-2.2" : "P-2.3";
  }
  if (now_.options.going_out == GoingOut::kInHand && draws != 2) return "P-6.1";
  if (draws < 0 || draws > 2) return "P-4.2";

  remove(hand, cards);
  now_.table.laid[at(seat)].push_back(cards);
  if (!draw(seat, draws)) return kOk;
  now_.laid = seat;
  if (waits_for_a_card(hand, seat)) {
    now_.phase = Phase::kAfterLay;
  } else {
    begin_turn(left_of(seat));
  }
  return kOk;
}

Match::Error Match::discard(int seat, const Card& card) {
  pass_over();
  if (Error error = own_turn(seat); error != kOk) return error;
  if (now_.phase == Phase::kBeforeTake) return "P-4.1";
  Cards& hand = now_.table.hands[at(seat)];
  if (!holds(hand, {card})) return "P-4.3";
  if (now_.table.waiting[at(seat)] && card != *now_.taken) return "P-4.5";

  remove(hand, {card});
  if (now_.phase == Phase::kAnnounced) {
    if (!waits_for_a_card(hand, seat)) return "P-4.4";
    now_.table.waiting[at(seat)] = true;
  }
  now_.table.piles[at(seat)].push_back(card);
  now_.discard = Discard{card, seat};
  make_offers();
  if (now_.offers.empty()) {
    begin_turn(left_of(seat));
  } else {
    now_.phase = Phase::kOffers;
  }
  return kOk;
}

Match::Error Match::claim(int seat, const Cards& cards) {
  if (now_.table.waiting[at(seat)]) return "P-4.5";
  const auto offer = std::find_if(now_.offers.begin(), now_.offers.end(), [&](const Offer& open) {
    return open.seat == seat && !open.out;
  });
  if (offer == now_.offers.end()) return "P-5.2";
  Cards& hand = now_.table.hands[at(seat)];
  if (!holds(hand, cards)) return "P-5.2";
  const Discard claimed = *now_.discard;
  const Set set{claimed.card, cards[0], cards[1]};
  if (!is_big_set(names_of(set))) return "P-5.2";

  remove(hand, cards);
  now_.table.laid[at(seat)].push_back(set);
  now_.table.piles[at(claimed.by)].pop_back();  // P-5.4
  now_.offers.clear();
  now_.discard.reset();
  if (draw(seat, 2)) begin_turn(left_of(claimed.by));
  return kOk;
}

Match::Error Match::decline(int seat) {
  const auto offer = std::find_if(now_.offers.begin(), now_.offers.end(),
                                  [&](const Offer& open) { return open.seat == seat; });
  if (offer == now_.offers.end()) return "P-5.1";
  now_.offers.erase(now_.offers.begin(), offer + 1);  // those before it were passed over
  if (now_.offers.empty()) begin_turn(left_of(now_.discard->by));
  return kOk;
}

Match::Error Match::out_in_turn(int seat, const Way& way) {
  pass_over();
  if (Error error = own_turn(seat); error != kOk) return error;
  if (now_.phase == Phase::kBeforeTake) return "P-4.1";
  if (now_.phase == Phase::kAnnounced) return "P-4.4";
  if (Error error = shows(seat, now_.table.hands[at(seat)], way); error != kOk) return error;
  end_by_going_out(seat, way, std::nullopt);
  return kOk;
}

Match::Error Match::out_with_discard(int seat, const Way& way) {
  if (!now_.discard || now_.discard->by == seat) return "P-5.1";
  if (now_.table.laid[at(seat)].empty()) return "P-6.2";
  if (!now_.table.waiting[at(seat)]) return "P-6.3";
  const Discard discarded = *now_.discard;
  if (now_.options.advanced && pile_has(seat, discarded.card.name)) return "P-8.4";
  Cards hand = now_.table.hands[at(seat)];
  hand.push_back(discarded.card);
  if (Error error = shows(seat, hand, way); error != kOk) return error;
  const bool open = std::any_of(now_.offers.begin(), now_.offers.end(),
                                [&](const Offer& offer) { return offer.seat == seat; });
  if (!open) return "P-5.1";  // passed over already

  now_.table.hands[at(seat)] = hand;
  now_.table.piles[at(discarded.by)].pop_back();  // P-5.4
  end_by_going_out(seat, way, discarded.by);
  return kOk;
}

Match::Error Match::own_turn(int seat) const {
  if (now_.phase == Phase::kRoundOver) return "P-7.2";  // passing over led to it
  return seat == now_.turn ? kOk : "P-5.3";
}

Match::Error Match::shows(int seat, const Cards& hand, const Way& way) const {
  const int laid = static_cast<int>(now_.table.laid[at(seat)].size());
  if (laid == 0) return "P-6.2";
  if (!is_pair(way.pair)) return "P-6.1";
  if (!std::all_of(way.sets.begin(), way.sets.end(), is_big_set)) return "P-6.1";
  if (!enough_sets(laid, static_cast<int>(way.sets.size()), now_.options.going_out)) return "P-6.1";
  const Names held = names_of(hand);
  const auto lacks = [&](const Names& names) {
    return std::any_of(names.begin(), names.end(),
                       [&](const Name& name) { return count(names, name) > count(held, name); });
  };
  if (lacks(way.pair) || std::any_of(way.sets.begin(), way.sets.end(), lacks)) return "P-6.1";
  Names shown = way.pair;
  for (const Names& set : way.sets) shown.insert(shown.end(), set.begin(), set.end());
  if (lacks(shown)) return "P-2.4";
  return kOk;
}

void Match::begin_turn(int seat) {
  now_.turn = seat;
  now_.taken.reset();
  now_.offers.clear();
  now_.phase = Phase::kBeforeTake;
  if (!now_.table.talon.empty()) return;
  if (!enough(now_.table.deck, now_.seats + 1)) {
    end_by_deck();
  } else {
    now_.table.talon = take_top(now_.table.deck, now_.seats + 1);
  }
}

void Match::pass_over() {
  if (now_.phase == Phase::kOffers) begin_turn(left_of(now_.discard->by));
  if (now_.phase == Phase::kAfterLay) begin_turn(left_of(now_.turn));
}

// P-5.1 for all, then P-5.2 for all, each from the discarder's left.
void Match::make_offers() {
  const Discard discarded = *now_.discard;
  now_.offers.clear();
  for (const bool out : {true, false}) {
    for (int seat = left_of(discarded.by); seat != discarded.by; seat = left_of(seat)) {
      const bool can =
          out ? can_go_out_with(seat, discarded.card) : can_claim(seat, discarded.card);
      if (can) now_.offers.push_back({seat, out});
    }
  }
}

bool Match::draw(int seat, int cards) {
  if (!enough(now_.table.deck, cards)) {
    end_by_deck();
    return false;
  }
  for (const Card& card : take_top(now_.table.deck, cards)) {
    now_.table.hands[at(seat)].push_back(card);
  }
  return true;
}

bool Match::waits_for_a_card(const Cards& hand, int seat) const {
  return !waits(hand, now_.table.laid[at(seat)], now_.options.going_out).empty();
}

bool Match::can_go_out_with(int seat, const Card& card) const {
  if (!now_.table.waiting[at(seat)]) return false;
  if (now_.options.advanced && pile_has(seat, card.name)) return false;
  Cards hand = now_.table.hands[at(seat)];
  hand.push_back(card);
  return !ways_out(hand, now_.table.laid[at(seat)], now_.options.going_out).empty();
}

bool Match::can_claim(int seat, const Card& card) const {
  if (now_.table.waiting[at(seat)]) return false;
  const Names hand = names_of(now_.table.hands[at(seat)]);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    for (std::size_t j = i + 1; j < hand.size(); ++j) {
      if (is_big_set({card.name, hand[i], hand[j]})) return true;
    }
  }
  return false;
}

bool Match::pile_has(int seat, const Name& name) const {
  return count(names_of(now_.table.piles[at(seat)]), name) > 0;
}

}  // namespace reference::phantom
