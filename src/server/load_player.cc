#include "server/load_player.h"

#include <string>

#include "rules/chimera/notation.h"

namespace lair {
namespace {

chimera::Cards cards_of(const Value& event, std::string_view name) {
  const Value* field = event.find(name);
  if (field == nullptr || field->items() == nullptr) return 0;
  const auto cards = chimera::read_cards(*field->items());
  return cards ? *cards : 0;
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

void LoadPlayer::lie_there(const Value& event, chimera::Cards cards) {
  const auto move = chimera::read_combination(cards, event.find("top"), false);
  if (move) state_.table.on = *move;
  state_.table.on_cards = cards;
}

bool LoadPlayer::observe(const Value& event) {
  const std::string_view what = text_in(event, "event");
  const bool own = integer_in(event, "seat") == index(me_);
  const chimera::Cards cards = cards_of(event, "cards");
  if (what == "dealt") {
    hand() = 0;
    bid_ = 0;
    state_.table.on = {};
  } else if (what == "bid") {
    bid_ = std::max(bid_, static_cast<int>(integer_in(event, "bid").value_or(0)));
  } else if (what == "hand" || what == "den" || what == "got") {
    return own && cards != 0 && take(cards);
  } else if (what == "gave") {
    return own && give(cards);
  } else if (what == "played") {
    lie_there(event, cards);
    return !own || give(cards);
  } else if (what == "trick") {
    state_.table.on = {};
  }
  return true;
}

Value LoadPlayer::decide(std::string_view kind) {
  if (kind == "bid") {
    const bool higher = bid_ < 40 && rng_.below(2) == 0;
    return Value::object({{"bid", higher ? std::max(20, bid_ + 10) : 0}});
  }
  if (kind == "give") {
    chimera::Cards gift = 0, left = hand();
    for (int i = 0; i < (bid_ - 20) / 10; ++i, left &= left - 1) gift |= left & -left;
    return Value::object({{"give", chimera::write_cards(gift)}});
  }
  state_.table.phase = chimera::Phase::kPlay;
  chimera::MoveList moves;
  chimera::legal_moves(state_.table, hand(), moves);
  const auto choice = rng_.below(static_cast<std::uint32_t>(moves.size()));
  return chimera::write_decision(state_, moves[choice]);
}

bool LoadPlayer::agrees(const Value& view) const {
  return cards_of(view, "hand") == state_.hands[at(me_)];
}

}  // namespace lair
