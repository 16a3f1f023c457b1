#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <sstream>
#include <string>
#include <vector>

#include "rules/phantom/game.h"

// Positions for tests, from cards in the written form: "h1 h2 h3*".

namespace lair::phantom {

inline const Move kDecline = Move::of(MoveKind::kDecline);

inline std::vector<Card> cards(const std::string& text) {
  std::istringstream words(text);
  std::vector<Card> list;
  for (std::string word; words >> word;) {
    const std::optional<Card> card = card_from(word);
    if (!card) throw std::invalid_argument(word);
    list.push_back(*card);
  }
  return list;
}

inline Card one(const std::string& text) { return cards(text).front(); }

inline Cards bag(const std::string& text) {
  Cards all;
  for (const Card card : cards(text)) all.add(card);
  return all;
}

inline Three three(const std::string& text) {
  const std::vector<Card> list = cards(text);
  return {list.at(0), list.at(1), list.at(2)};
}

inline Shown shown(std::initializer_list<const char*> sets, const char* pair) {
  Shown shown;
  for (const char* set : sets) shown.sets.push_back(*big_set(three(set)));
  shown.pair = name_of(one(pair));
  return shown;
}

// A round in which seat 0 is to take, made card by card. Hands may be of any size.
struct Position {
  State state;

  explicit Position(int seats, const Options& options = {}) {
    state = start(options, seats);
    state.board.begin_round(Seat{});
    state.board.deck_size = 0;
    state.board.hand_sizes = {};
    state.asked = Seat{};
    state.ask = Ask::kTake;
  }
  Position& hand(int seat, const std::string& text) {
    state.hand_of(seat_at(seat)) = bag(text);
    state.board.hand_sizes[static_cast<std::size_t>(seat)] =
        static_cast<std::uint8_t>(cards(text).size());
    return *this;
  }
  Position& lay(int seat, const std::string& text) {
    state.board.sets[state.board.set_count++] = {seat_at(seat), three(text)};
    state.board.laid[static_cast<std::size_t>(seat)].add(three(text));
    return *this;
  }
  Position& talon(const std::string& text) {
    const std::vector<Card> list = cards(text);
    std::copy(list.begin(), list.end(), state.board.talon.begin());
    state.board.talon_size = static_cast<std::uint8_t>(list.size());
    return *this;
  }
  Position& deck(const std::string& text) {
    const std::vector<Card> list = cards(text);
    std::copy(list.begin(), list.end(), state.deck.end() - static_cast<long>(list.size()));
    state.board.deck_size = static_cast<std::uint8_t>(list.size());
    return *this;
  }
  Position& discarded(int seat, const std::string& text) {
    for (const Card card : cards(text)) {
      state.board.pile[state.board.pile_size++] = {seat_at(seat), card};
    }
    return *this;
  }
  Position& waiting(int seat) {
    const Seat who = seat_at(seat);
    state.board.waiting = state.board.waiting.with(who);
    state.waits[static_cast<std::size_t>(seat)] =
        waits(state.hand_of(who), state.board.laid_of(who), state.board.options.going_out);
    return *this;
  }
  Position& totals(std::initializer_list<int> totals) {
    std::copy(totals.begin(), totals.end(), state.board.totals.begin());
    return *this;
  }
};

inline std::vector<Move> legal(const State& state) {
  MoveList moves;
  legal_moves(state, moves);
  return {moves.begin(), moves.end()};
}

inline bool may(const State& state, const Move& move) {
  const std::vector<Move> moves = legal(state);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

// Makes a legal move.
inline void play(State& state, const Move& move) {
  const MaybeError error = check(state, to_move(state), move);
  ASSERT_FALSE(error) << error->code;
  ASSERT_TRUE(may(state, move));
  apply(state, move);
}

// The clause that forbids a move; "" if it is allowed.
inline std::string_view refused(const State& state, int seat, const Move& move) {
  const MaybeError error = check(state, seat_at(seat), move);
  if (!error) return "";
  EXPECT_NE(std::find(kErrors.begin(), kErrors.end(), error->code), kErrors.end()) << error->code;
  return error->rule;
}

}  // namespace lair::phantom
