#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "core/repeats_test.h"
#include "core/rng.h"
#include "rules/phantom/game.h"
#include "rules/phantom/position_test.h"

// Truth, view and event over random matches of every size and variant.

namespace lair::phantom {
namespace {

struct Variant {
  int seats;
  bool advanced;
  GoingOut going_out;
};

std::vector<Variant> variants() {
  std::vector<Variant> all;
  for (const int seats : {2, 3, 4}) {
    for (const bool advanced : {false, true}) {
      for (const GoingOut reading : {GoingOut::kTogether, GoingOut::kInHand}) {
        all.push_back({seats, advanced, reading});
      }
    }
  }
  return all;
}

State start_of(const Variant& variant, Rng& rng) {
  Options options;
  options.advanced = variant.advanced;
  options.going_out = variant.going_out;
  options.deck_out = rng.below(2) == 0 ? DeckOut::kReplay : DeckOut::kCounts;
  options.rounds = 4;
  return start(options, variant.seats);
}

// Random, but with a taste for what random play seldom reaches.
Move choose(const MoveList& moves, Rng& rng) {
  for (const Move& move : moves) {
    const bool rare = move.kind() == MoveKind::kAnnounce || move.kind() == MoveKind::kLay ||
                      move.kind() == MoveKind::kClaim;
    if (rare && rng.below(3) == 0) return move;
    if (move.kind() == MoveKind::kOut && rng.below(4) == 0) return move;
  }
  // Going out ends a round early: most players here rather do not.
  Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  for (int i = 0; i < 2 && move.kind() == MoveKind::kOut; ++i) {
    move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
  return move;
}

// Calls `visit` at every state of some matches.
template <class Visit>
void each_state(const Variant& variant, int matches, std::uint64_t seed, Visit visit) {
  Rng rng(seed);
  MoveList moves;
  for (int match = 0; match < matches; ++match) {
    State state = start_of(variant, rng);
    while (status(state) != Status::kOver) {
      visit(state, rng);
      if (::testing::Test::HasFatalFailure()) return;
      if (status(state) == Status::kAwaitsDeal) {
        deal(state, random_deal(state, rng));
        continue;
      }
      legal_moves(state, moves);
      ASSERT_FALSE(moves.empty());
      apply(state, choose(moves, rng));
    }
    visit(state, rng);
  }
}

// Every card is somewhere, and nowhere twice; hands are as big as they seem, and hold what is
// known.
bool holds_all_cards(const State& state) {
  if (state.board.stage == Stage::kNotDealt) return true;
  Cards all;
  bool fits = true;
  const auto add = [&](Card card) {
    fits = fits && all.has_room_for(card);
    if (fits) all.add(card);
  };
  for (int i = 0; i < state.board.seats; ++i) {
    const Cards& hand = state.hand_of(seat_at(i));
    hand.each(add);
    state.board.laid_of(seat_at(i)).cards.each(add);
    const int size = state.board.hand_size(seat_at(i));
    fits = fits && hand.size() == size && size <= static_cast<int>(kMaxHand);
    Cards rest = hand;
    state.board.known_of(seat_at(i)).each([&](Card card) {
      fits = fits && rest.has(card);
      if (fits) rest.remove(card);
    });
  }
  for (const Card card : state.board.talon_cards()) add(card);
  for (const Discarded& discarded : state.board.discards()) add(discarded.card);
  for (const Discarded& turned : state.board.turned_cards()) add(turned.card);
  for (const Card card : state.deck_cards()) add(card);
  return fits && all.size() == kDeckCards;
}

TEST(Knowledge, CardsAreConservedAndMovesOrdered) {
  for (const Variant& variant : variants()) {
    each_state(variant, repeats(40), 11, [](const State& state, Rng&) {
      ASSERT_TRUE(holds_all_cards(state));
      if (status(state) != Status::kAwaitsMove) return;
      const std::vector<Move> moves = legal(state);
      ASSERT_TRUE(std::is_sorted(moves.begin(), moves.end()));
      ASSERT_EQ(std::adjacent_find(moves.begin(), moves.end()), moves.end());
      const Move& move = moves.front();
      ASSERT_FALSE(check(state, to_move(state), move));
      const Seat other = next(to_move(state), state.board.seats);
      ASSERT_TRUE(check(state, other, move));
    });
  }
}

TEST(Knowledge, ViewAndTruthAgreeOnMoves) {
  for (const Variant& variant : variants()) {
    each_state(variant, repeats(40), 12, [](const State& state, Rng&) {
      if (status(state) != Status::kAwaitsMove) return;
      for (int i = 0; i < state.board.seats; ++i) {
        MoveList seen;
        legal_moves(view(state, seat_at(i)), seen);
        if (seat_at(i) != to_move(state)) {
          ASSERT_TRUE(seen.empty());
          continue;
        }
        MoveList moves;
        legal_moves(state, moves);
        ASSERT_EQ(seen, moves);
      }
    });
  }
}

// A seat that sees only its events holds the view of the truth, at all times.
TEST(Knowledge, EventsRebuildEveryView) {
  for (const Variant& variant : variants()) {
    Rng rng(13);
    MoveList moves;
    EventList events;
    for (int match = 0; match < repeats(100); ++match) {
      State state = start_of(variant, rng);
      std::array<View, kMaxSeats> views;
      std::array<std::size_t, kMaxSeats> seen{};
      for (int i = 0; i < variant.seats; ++i) {
        views[static_cast<std::size_t>(i)] = view(state, seat_at(i));
      }
      while (status(state) != Status::kOver) {
        if (status(state) == Status::kAwaitsDeal) {
          deal(state, random_deal(state, rng));
          deal_events(state, events);
          seen = {};
        } else {
          legal_moves(state, moves);
          const State before = state;
          const Move move = choose(moves, rng);
          apply(state, move);
          move_events(before, move, state, events);
        }
        for (std::size_t i = 0; i < static_cast<std::size_t>(variant.seats); ++i) {
          const Seat seat = seat_at(static_cast<int>(i));
          for (const Event& event : events) {
            if (!event.audience.has(seat)) continue;
            observe(views[i], event);
            ++seen[i];
          }
          ASSERT_EQ(views[i], view(state, seat));
          ASSERT_LE(seen[i], kMaxRoundEvents);
        }
      }
    }
  }
}

// What a seat cannot see may be drawn anew without a difference to it.
TEST(Knowledge, SamplesHaveTheSameView) {
  for (const Variant& variant : variants()) {
    each_state(variant, repeats(10), 14, [](const State& state, Rng& rng) {
      for (int i = 0; i < state.board.seats; ++i) {
        const View known = view(state, seat_at(i));
        SampleWay way{};
        const State drawn = sample(known, rng, way);
        ASSERT_EQ(view(drawn, seat_at(i)), known);
        if (way == SampleWay::kGaveUp) continue;
        ASSERT_TRUE(holds_all_cards(drawn));
        if (status(drawn) != Status::kAwaitsMove) continue;
        ASSERT_FALSE(legal(drawn).empty());
        for (int j = 0; j < state.board.seats; ++j) {
          // Who announced waits, in every truth.
          const bool waits = drawn.board.waiting.has(seat_at(j));
          ASSERT_EQ(waits, drawn.waits[static_cast<std::size_t>(j)] != 0);
        }
      }
    });
  }
}

// Truths can be played on to the end like any other.
TEST(Knowledge, SamplesCanBePlayed) {
  for (const Variant& variant : variants()) {
    MoveList moves;
    each_state(variant, 2, 15, [&](const State& state, Rng& rng) {
      if (status(state) != Status::kAwaitsMove || rng.below(4) != 0) return;
      State drawn = sample(view(state, to_move(state)), rng);
      while (status(drawn) == Status::kAwaitsMove) {
        legal_moves(drawn, moves);
        ASSERT_FALSE(moves.empty());
        apply(drawn, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      }
      ASSERT_TRUE(holds_all_cards(drawn));
    });
  }
}

// Two unknown cards of two hands: all placements equally often.
TEST(Knowledge, SamplesAreUniform) {
  Position position(2);
  position.hand(0, "h1 h2 h3 a1 a2 a3 d1").hand(1, "h1");
  State& state = position.state;
  const Cards rest = unseen(view(state, seat_at(0)));
  std::vector<Card> deck;
  rest.each([&](Card card) { deck.push_back(card); });
  deck.erase(std::find(deck.begin(), deck.end(), one("h1")));
  std::copy(deck.begin(), deck.end(), state.deck.end() - static_cast<long>(deck.size()));
  state.board.deck_size = static_cast<std::uint8_t>(deck.size());
  Rng rng(16);
  std::array<int, 64> counts{};
  constexpr int kDraws = 46500;
  for (int i = 0; i < kDraws; ++i) {
    const State drawn = sample(view(state, seat_at(0)), rng);
    drawn.hand_of(seat_at(1)).each([&](Card card) { ++counts[static_cast<std::size_t>(card)]; });
  }
  rest.each([&](Card card) {
    // 93 cards are out of sight; 500 draws are expected of each copy.
    const int copies = rest.count(card);
    EXPECT_NEAR(counts[static_cast<std::size_t>(card)], 500 * copies, 125 * copies);
  });
}

// Nobody can tell from its view whether another is asked about a discard.
TEST(Knowledge, OffersAreSecret) {
  Position asked(3);
  asked.hand(0, "a1 d5 d6 d7 iB iC iK")
      .hand(1, "a1 a1 h2 h4 h6 d2 d4")
      .hand(2, "h1 h3 h5 a5 a7 d3 iT");
  asked.talon("iT iK iC iB").deck("h7 h7 h7 a6 a6 a6 d6 d6");
  Position unasked = asked;
  unasked.hand(1, "a3 a4 h2 h4 h6 d2 d4");
  for (Position* position : {&asked, &unasked}) {
    play(position->state, Move::take(one("iT")));
    play(position->state, Move::discard(one("a1")));
  }
  ASSERT_EQ(asked.state.ask, Ask::kClaim);
  ASSERT_EQ(unasked.state.ask, Ask::kTake);
  EXPECT_EQ(view(asked.state, seat_at(0)), view(unasked.state, seat_at(0)));
  EXPECT_EQ(view(asked.state, seat_at(2)), view(unasked.state, seat_at(2)));
  const State before = asked.state;
  play(asked.state, Move::of(MoveKind::kDecline));
  EventList events;
  move_events(before, Move::of(MoveKind::kDecline), asked.state, events);
  for (const Event& event : events) EXPECT_EQ(event.audience, SeatSet::of(seat_at(1)));
}

}  // namespace
}  // namespace lair::phantom
