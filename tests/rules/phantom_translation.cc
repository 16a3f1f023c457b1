#include "phantom_translation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "rules/phantom/analysis.h"

namespace phantom_tests {

namespace {

namespace ref = reference::phantom;
namespace eng = lair::phantom;
using nlohmann::json;

lair::phantom::Three sorted_three(const ref::Set& set) {
  eng::Three three{to_engine(set.at(0)), to_engine(set.at(1)), to_engine(set.at(2))};
  std::sort(three.begin(), three.end());
  return three;
}

void place_before_players(const ref::Table& table, eng::Board& board) {
  for (std::size_t i = 0; i < table.hands.size(); ++i) {
    const lair::Seat seat = lair::seat_at(static_cast<int>(i));
    for (const ref::Set& set : table.laid[i]) {
      board.sets.at(board.set_count++) = {seat, sorted_three(set)};
    }
    for (const ref::Card& card : table.piles[i]) {
      board.pile.at(board.pile_size++) = {seat, to_engine(card)};
    }
    board.laid[i] = to_engine(table.laid[i]);
    board.hand_sizes[i] = static_cast<std::uint8_t>(table.hands[i].size());
    if (table.waiting[i]) board.waiting = board.waiting.with(seat);
  }
}

void place_in_the_middle(const ref::Table& table, eng::State& state) {
  for (const ref::Card& card : table.talon) {
    state.board.talon.at(state.board.talon_size++) = to_engine(card);
  }
  state.board.deck_size = static_cast<std::uint8_t>(table.deck.size());
  for (std::size_t i = 0; i < table.deck.size(); ++i) {
    state.deck[state.deck.size() - table.deck.size() + i] = to_engine(table.deck[i]);
  }
}

}  // namespace

lair::Value to_value(const json& json) {
  if (json.is_boolean()) return json.get<bool>();
  if (json.is_number_integer()) return json.get<std::int64_t>();
  if (json.is_number()) return json.get<double>();
  if (json.is_string()) return json.get<std::string>();
  lair::Value value;
  if (json.is_array()) {
    value = lair::Value::array();
    for (const auto& item : json) value.push_back(to_value(item));
  } else if (json.is_object()) {
    value = lair::Value::object();
    for (const auto& [name, field] : json.items()) value.set(name, to_value(field));
  }
  return value;
}

json to_json(const lair::Value& value) {
  if (value.flag() != nullptr) return *value.flag();
  if (value.integer() != nullptr) return *value.integer();
  if (value.real() != nullptr) return *value.real();
  if (value.text() != nullptr) return *value.text();
  json result;
  if (value.items() != nullptr) {
    result = json::array();
    for (const lair::Value& item : *value.items()) result.push_back(to_json(item));
  } else if (value.fields() != nullptr) {
    result = json::object();
    for (const auto& [name, field] : *value.fields()) result[name] = to_json(field);
  }
  return result;
}

eng::Card to_engine(const ref::Card& card) {
  const std::optional<eng::Card> found = eng::card_from(ref::write(card));
  assert(found);
  return *found;
}

eng::Cards to_engine(const ref::Cards& cards) {
  eng::Cards result;
  for (const ref::Card& card : cards) result.add(to_engine(card));
  return result;
}

eng::Laid to_engine(const std::vector<ref::Set>& sets) {
  eng::Laid laid;
  for (const ref::Set& set : sets) laid.add(sorted_three(set));
  return laid;
}

eng::GoingOut to_engine(ref::GoingOut going_out) {
  return going_out == ref::GoingOut::kInHand ? eng::GoingOut::kInHand : eng::GoingOut::kTogether;
}

eng::Options to_engine(const ref::Options& options) {
  eng::Options result;
  result.advanced = options.advanced;
  result.going_out = to_engine(options.going_out);
  result.deck_out = options.deck_out_counts ? eng::DeckOut::kCounts : eng::DeckOut::kReplay;
  result.rounds = options.rounds.value_or(0);
  result.points = options.points.value_or(0);
  return result;
}

eng::State to_engine(const ref::Position& position) {
  const ref::Table& table = position.table;
  eng::State state = eng::start(to_engine(position.options), static_cast<int>(table.hands.size()));
  eng::Board& board = state.board;
  board.round = static_cast<std::uint32_t>(position.round);
  board.counted = static_cast<std::uint32_t>(position.rounds_counted);
  std::copy(position.totals.begin(), position.totals.end(), board.totals.begin());
  board.starter = lair::seat_at(position.starter);
  board.turn = lair::seat_at(position.turn);
  board.stage = position.taken ? eng::Stage::kAct : eng::Stage::kTake;
  if (position.taken) board.taken = to_engine(*position.taken);
  place_before_players(table, board);
  place_in_the_middle(table, state);
  for (std::size_t i = 0; i < table.hands.size(); ++i) {
    state.hands[i] = to_engine(table.hands[i]);
    if (!table.waiting[i]) continue;
    state.waits[i] = eng::waits(state.hands[i], board.laid[i], board.options.going_out);
    if (!position.taken || i != static_cast<std::size_t>(position.turn)) continue;
    eng::Cards before = state.hands[i];
    before.remove(board.taken);
    state.waits[i] = eng::waits(before, board.laid[i], board.options.going_out);
  }
  state.asked = board.turn;
  state.ask = position.taken ? eng::Ask::kAct : eng::Ask::kTake;
  return state;
}

ref::Card to_reference(eng::Card card) { return ref::read_card(eng::to_text(card)).value(); }

ref::Names to_reference(eng::NameMask names) {
  ref::Names result;
  for (const ref::Name& name : ref::all_names()) {
    const eng::Card card = to_engine(ref::Card{name, false});
    if ((names & eng::bit(eng::name_of(card))) != 0) result.push_back(name);
  }
  return result;
}

ref::Way to_reference(const eng::Shown& shown) {
  const auto name = [](eng::Name one) { return to_reference(eng::card_of(one, false)).name; };
  ref::Way way;
  for (const eng::BigSet set : shown.sets) {
    ref::Names names;
    for (const eng::Name one : eng::names_of(set)) names.push_back(name(one));
    way.sets.push_back(names);
  }
  way.pair = {name(shown.pair), name(shown.pair)};
  return way;
}

ref::Table table_of(const eng::State& state) {
  const eng::Board& board = state.board;
  ref::Table table;
  for (std::size_t i = 0; i < board.seats; ++i) {
    ref::Cards hand;
    state.hands[i].each([&](eng::Card card) { hand.push_back(to_reference(card)); });
    table.hands.push_back(hand);
    table.waiting.push_back(board.waiting.has(lair::seat_at(static_cast<int>(i))));
  }
  table.laid.resize(board.seats);
  for (const eng::LaidSet& set : board.laid_sets()) {
    ref::Set cards;
    for (const eng::Card card : set.cards) cards.push_back(to_reference(card));
    table.laid.at(static_cast<std::size_t>(lair::index(set.owner))).push_back(cards);
  }
  table.piles.resize(board.seats);
  for (const eng::Discarded& discarded : board.discards()) {
    table.piles.at(static_cast<std::size_t>(lair::index(discarded.owner)))
        .push_back(to_reference(discarded.card));
  }
  for (const eng::Card card : board.talon_cards()) table.talon.push_back(to_reference(card));
  for (const eng::Card card : state.deck_cards()) table.deck.push_back(to_reference(card));
  return table;
}

}  // namespace phantom_tests
