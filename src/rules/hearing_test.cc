// A seat that knows only what it is told in the written form knows what the seat of the truth
// knows; and nothing that it is told can make it fall over.

#include "rules/hearing.h"

#include <gtest/gtest.h>

#include <memory>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#include "core/rng.h"
#include "rules/onlooker.h"
#include "rules/setups_test.h"

namespace lair {
namespace {

// What is rare at random is preferred a little, so that all events come.
template <Game G>
typename G::Move pick_lively(const typename G::MoveList& moves, Rng& rng, bool meek) {
  const auto place = rng.below(static_cast<std::uint32_t>(moves.size()));
  if (meek && rng.below(4) != 0) return moves[0];
  if constexpr (std::is_same_v<G, phantom::Game>) {
    for (const phantom::Move& move : moves) {
      const bool rare = move.kind() == phantom::MoveKind::kAnnounce ||
                        move.kind() == phantom::MoveKind::kLay ||
                        move.kind() == phantom::MoveKind::kClaim;
      if (rare && rng.below(3) == 0) return move;
      if (move.kind() == phantom::MoveKind::kOut && rng.below(4) == 0) return move;
    }
  }
  return moves[place];
}

// A random game, told step by step: `on_step` gets the truth and the events that led to it.
template <Game G, class OnStep>
void play(const typename G::Options& options, int seats, Rng& rng, bool meek, OnStep on_step) {
  typename G::State state = start(options, seats);
  auto moves = std::make_unique<typename G::MoveList>();
  auto events = std::make_unique<typename G::EventList>();
  for (int deals = 0; status(state) != Status::kOver;) {
    const typename G::State before = state;
    if (status(state) == Status::kAwaitsDeal) {
      if (++deals > 12) return;
      deal(state, random_deal(state, rng));
      deal_events(state, *events);
      on_step(before, state, *events, true);
    } else {
      legal_moves(state, *moves);
      const typename G::Action action = resolved<G>(state, pick_lively<G>(*moves, rng, meek));
      apply(state, action);
      move_events(before, action, state, *events);
      on_step(before, state, *events, false);
    }
    if (::testing::Test::HasFatalFailure()) return;
  }
}

template <class G>
class Hearing : public ::testing::Test {};

template <class... Gs>
auto readers(std::tuple<Gs...>) -> decltype(std::tuple_cat(
    std::conditional_t<ReadsEvents<Gs>, std::tuple<Gs>, std::tuple<>>()...));

TYPED_TEST_SUITE(Hearing, AsTypes<decltype(readers(Games()))>::Type);

TYPED_TEST(Hearing, WhatIsWrittenIsReadBack) {
  using G = TypeParam;
  for (const auto& [wishes, seats] : setups<G>()) {
    const auto options = G::read_options(wishes);
    ASSERT_TRUE(options.ok());
    for (int game = 0; game < 4; ++game) {
      Rng rng = Rng::stream(5, static_cast<std::uint64_t>(game));
      std::vector<std::unique_ptr<Knowledge<G>>> heard;
      for (int i = 0; i < seats; ++i) {
        heard.push_back(std::make_unique<Knowledge<G>>());
        heard.back()->view = view(start(*options, seats), seat_at(i));
      }
      const auto step = [&](const auto&, const auto& after, const auto& events, bool) {
        for (int i = 0; i < seats; ++i) {
          Knowledge<G>& known = *heard[static_cast<std::size_t>(i)];
          for (const auto& event : events) {
            if (!event.audience.has(seat_at(i))) continue;
            const MaybeError error = hear(known, write_event(event));
            ASSERT_FALSE(error) << error->code;
            ASSERT_TRUE(known.events.back() == event);
          }
          ASSERT_TRUE(known.view == view(after, seat_at(i)));
          ASSERT_TRUE(agrees(known.view, write_view(view(after, seat_at(i)))));
        }
      };
      play<G>(*options, seats, rng, game % 2 == 1, step);
    }
  }
}

// Who comes to a round in progress gets its events, its view and the results so far.
TYPED_TEST(Hearing, WhoComesLaterKnowsAsMuch) {
  using G = TypeParam;
  for (const auto& [wishes, seats] : setups<G>()) {
    const auto options = G::read_options(wishes);
    ASSERT_TRUE(options.ok());
    Rng rng(9);
    Value rounds = Value::array();
    std::vector<Value> told;
    const Seat seat = seat_at(1);
    const auto step = [&](const auto&, const auto& after, const auto& events, bool dealt) {
      if (dealt) told.clear();
      for (const auto& event : events) {
        if (event.audience.has(seat)) told.push_back(write_event(event));
      }
      if (status(after) != Status::kAwaitsMove && round_over(after)) {
        rounds.push_back(write_round(after));
      }
      if (rng.below(4) != 0) return;
      const Value written = write_view(view(after, seat));
      auto begun = read_start(*options, seats, seat, rounds, written);
      ASSERT_TRUE(begun.ok()) << begun.error().code;
      auto known = std::make_unique<Knowledge<G>>();
      known->view = *begun;
      for (const Value& event : told) ASSERT_FALSE(hear(*known, event));
      ASSERT_TRUE(known->view == view(after, seat));
    };
    for (int game = 0; game < 3; ++game) {
      rounds = Value::array();
      play<G>(*options, seats, rng, game == 1, step);
    }
  }
}

// One who looks on is told what all are told; what lies open is the same for him, whenever he
// comes, and there is no hand in it.
TYPED_TEST(Hearing, OneWhoLooksOnSeesWhatLiesOpen) {
  using G = TypeParam;
  for (const auto& [wishes, seats] : setups<G>()) {
    const auto options = G::read_options(wishes);
    ASSERT_TRUE(options.ok());
    Rng rng(13);
    Value rounds = Value::array();
    std::vector<Value> round_told;
    const SeatSet everybody = SeatSet::all(seats);
    auto stays = std::make_unique<Knowledge<G>>();
    int told = 0;
    const auto step = [&](const auto&, const auto& after, const auto& events, bool dealt) {
      std::vector<Value> open;
      for (const auto& event : events) {
        if (event.audience == everybody) open.push_back(write_event(event));
      }
      if (dealt) round_told.clear();
      round_told.insert(round_told.end(), open.begin(), open.end());
      if (status(after) != Status::kAwaitsMove && round_over(after)) {
        rounds.push_back(write_round(after));
      }
      const Value written = write_public(view(after, seat_at(0)));
      const MaybeError error = hear_all(*stays, open, &written, [&] { ++told; });
      ASSERT_FALSE(error) << error->code;
      ASSERT_EQ(write_public(stays->view), written);
      if (rng.below(4) != 0) return;
      auto begun = read_start(*options, seats, kOnlooker, rounds, written);
      ASSERT_TRUE(begun.ok()) << begun.error().code;
      auto comes = std::make_unique<Knowledge<G>>();
      comes->view = *begun;
      ASSERT_FALSE(hear_all(*comes, round_told, &written, [] {}));
      ASSERT_TRUE(comes->view == stays->view);
      ASSERT_EQ(comes->events.size(), stays->events.size());
    };
    for (int game = 0; game < 3; ++game) {
      rounds = Value::array();
      stays->view = first_view<G>(*options, seats, kOnlooker);
      stays->events.clear();
      play<G>(*options, seats, rng, game == 1, step);
    }
    EXPECT_GT(told, 100);
  }
}

// Something else of the same or of another kind.
Value spoilt(const Value& value, const std::vector<Value>& others, Rng& rng) {
  switch (rng.below(6)) {
    case 0:
      return rng.below(2) == 0 ? Value() : Value("?");
    case 1:
      return static_cast<int>(rng.below(60)) - 3;
    case 2:
      return std::int64_t{1} << 62;
    case 3:
      return others[rng.below(static_cast<std::uint32_t>(others.size()))];
    default:
      break;
  }
  if (const Value::Array* items = value.items(); items != nullptr && !items->empty()) {
    Value::Array list = *items;
    const auto place = rng.below(static_cast<std::uint32_t>(list.size()));
    if (rng.below(3) == 0) {
      list.push_back(list[place]);
    } else if (rng.below(2) == 0) {
      list.erase(list.begin() + place);
    } else {
      list[place] = spoilt(list[place], others, rng);
    }
    return list;
  }
  if (const Value::Object* fields = value.fields(); fields != nullptr && !fields->empty()) {
    Value copy = Value::object();
    const auto place = rng.below(static_cast<std::uint32_t>(fields->size()));
    for (std::size_t i = 0; i < fields->size(); ++i) {
      const auto& [name, field] = (*fields)[i];
      const auto& other = others[rng.below(static_cast<std::uint32_t>(others.size()))];
      const Value* same = other.find(name);
      if (i != place) {
        copy.set(name, field);
      } else if (same != nullptr && rng.below(2) == 0) {
        copy.set(name, *same);
      } else if (rng.below(3) != 0) {
        copy.set(name, spoilt(field, others, rng));
      }
    }
    return copy;
  }
  return static_cast<int>(rng.below(5));
}

// Told rubbish between what is true, a seat refuses it or goes on with something that can be: it
// can list its moves, write down its view and imagine a truth.
TYPED_TEST(Hearing, RubbishIsRefusedOrHarmless) {
  using G = TypeParam;
  std::vector<Value> others;
  int refused = 0, taken = 0;
  auto moves = std::make_unique<typename G::MoveList>();
  for (const auto& [wishes, seats] : setups<G>()) {
    const auto options = G::read_options(wishes);
    ASSERT_TRUE(options.ok());
    Rng rng(77);
    auto known = std::make_unique<Knowledge<G>>();
    const Seat seat = seat_at(0);
    const auto step = [&](const auto& before, const auto& after, const auto& events, bool dealt) {
      if (dealt) {
        known->view = view(before, seat);
        known->events.clear();
      }
      for (const auto& event : events) {
        const Value told = write_event(event);
        others.push_back(told);
        for (int i = 0; i < 4; ++i) {
          ++(hear(*known, spoilt(told, others, rng)) ? refused : taken);
        }
        if (event.audience.has(seat)) hear(*known, told);
      }
      Value written = write_view(view(after, seat));
      agrees(known->view, spoilt(written, others, rng));
      agrees(known->view, written);
      const auto begun = read_start(*options, seats, seat, spoilt(written, others, rng),
                                    spoilt(written, others, rng));
      legal_moves(known->view, *moves);
      if (!moves->empty()) {
        const auto imagined = sample(known->view, rng);
        check(imagined, seat, moves->back());
      }
    };
    for (int game = 0; game < 2; ++game) play<G>(*options, seats, rng, game == 1, step);
  }
  EXPECT_GT(refused, 1000);
  EXPECT_LT(taken, refused / 2);
}

// Told rubbish, he refuses it or goes on with something that can be written down.
TYPED_TEST(Hearing, RubbishDoesNotFellOneWhoLooksOn) {
  using G = TypeParam;
  std::vector<Value> others;
  int refused = 0, refused_starts = 0;
  for (const auto& [wishes, seats] : setups<G>()) {
    const auto options = G::read_options(wishes);
    ASSERT_TRUE(options.ok());
    Rng rng(78);
    auto known = std::make_unique<Knowledge<G>>();
    known->view = first_view<G>(*options, seats, kOnlooker);
    const auto step = [&](const auto&, const auto& after, const auto& events, bool) {
      const Value written = write_public(view(after, seat_at(0)));
      for (const auto& event : events) {
        const Value told = write_event(event);
        others.push_back(told);
        const Value bad = spoilt(told, others, rng), worse = spoilt(written, others, rng);
        if (hear_all(*known, std::span(&bad, 1), &worse, [] {})) ++refused;
        hear_all(*known, std::span(&told, 1), &written, [] {});
      }
      write_public(known->view);
      const Value begin = spoilt(written, others, rng), now = spoilt(written, others, rng);
      if (!read_start(*options, seats, kOnlooker, begin, now)) ++refused_starts;
    };
    for (int game = 0; game < 2; ++game) play<G>(*options, seats, rng, game == 1, step);
  }
  EXPECT_GT(refused, 300);
  EXPECT_GT(refused_starts, 0);
}

}  // namespace
}  // namespace lair
