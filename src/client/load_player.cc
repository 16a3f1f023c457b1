#include "client/load_player.h"

#include <algorithm>

#include "rules/chimera/notation/notation.h"

namespace lair {
namespace {

// 0 if one of them is no card.
chimera::Cards cards_of(JsonSlice list) {
  chimera::Cards cards = 0;
  bool fine = true;
  list.each_item([&](JsonSlice item) {
    const auto card = chimera::parse_card(item.text());
    fine &= card && !chimera::has(cards, *card);
    if (card) cards |= chimera::bit(*card);
  });
  return fine ? cards : 0;
}

void append_cards(std::string& text, chimera::Cards cards) {
  text += '[';
  for (; cards != 0; cards &= cards - 1) {
    if (text.back() != '[') text += ',';
    text.append("\"").append(chimera::name(chimera::first(cards))) += '"';
  }
  text += ']';
}

}  // namespace

bool LoadPlayer::take(chimera::Cards cards) {
  const bool fits = (hand() & cards) == 0;
  hand() |= cards;
  return fits;
}

bool LoadPlayer::give(chimera::Cards cards) {
  const bool held = (hand() & cards) == cards;
  hand() &= ~cards;
  return held;
}

void LoadPlayer::set_combination(std::string_view top, chimera::Cards cards) {
  const Value rank(top);
  const auto move = chimera::read_combination(cards, &rank, false);
  if (move) state_.table.on = *move;
  state_.table.on_cards = cards;
}

bool LoadPlayer::observe(JsonSlice event) {
  std::string_view what, top;
  bool own = false;
  chimera::Cards cards = 0;
  int bid = 0;
  event.each_field([&](std::string_view name, JsonSlice value) {
    if (name == "event") what = value.text();
    if (name == "seat") own = value.integer() == index(me_);
    if (name == "cards") cards = cards_of(value);
    if (name == "bid") bid = static_cast<int>(value.integer().value_or(0));
    if (name == "top") top = value.text();
  });
  if (what == "dealt") {
    hand() = 0;
    bid_ = 0;
    state_.table.on = {};
  } else if (what == "bid") {
    bid_ = std::max(bid_, bid);
  } else if (what == "hand" || what == "den" || what == "got") {
    return own && cards != 0 && take(cards);
  } else if (what == "gave") {
    return own && give(cards);
  } else if (what == "played") {
    set_combination(top, cards);
    return !own || give(cards);
  } else if (what == "trick") {
    state_.table.on = {};
  }
  return !what.empty();
}

void LoadPlayer::decide(std::string_view kind, std::string& move) {
  if (kind == "bid") {
    const bool higher = bid_ < 40 && rng_.below(2) == 0;
    move.append("{\"bid\":").append(std::to_string(higher ? std::max(20, bid_ + 10) : 0)) += '}';
    return;
  }
  if (kind == "give") {
    chimera::Cards gift = 0, left = hand();
    for (int i = 0; i < (bid_ - 20) / 10; ++i, left &= left - 1) gift |= left & -left;
    append_cards(move += "{\"give\":", gift);
    move += '}';
    return;
  }
  state_.table.phase = chimera::Phase::kPlay;
  chimera::MoveList moves;
  chimera::legal_moves(state_.table, hand(), moves);
  const auto choice = rng_.below(static_cast<std::uint32_t>(moves.size()));
  const chimera::Action play = chimera::resolve(state_, moves[choice]);
  append_cards(move += "{\"play\":", play.cards);
  if (play.move.kind() == chimera::Kind::kStraight && play.move.attached() != 0) {
    move.append(",\"top\":\"").append(chimera::top_name(play.move)) += '"';
  }
  move += '}';
}

bool LoadPlayer::agrees(JsonSlice view) const {
  return cards_of(view.field("hand")) == state_.hands[at(me_)];
}

}  // namespace lair
