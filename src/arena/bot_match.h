#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "core/rng.h"
#include "core/seat.h"
#include "rules/game.h"

namespace lair {

// A match between bots, one of them in each seat. It holds the truth, and hands each bot what its
// seat knows and nothing else.
template <Game G>
class BotMatch {
 public:
  // `rng` deals; each seat draws from a stream of its own, so that one bot's appetite for random
  // numbers does not change another's.
  BotMatch(const typename G::Options& options, std::span<Bot<G>* const> bots, Rng rng)
      : BotMatch(start(options, static_cast<int>(bots.size())), {}, bots, rng) {}

  // From a match that awaits a deal: these deals come first.
  BotMatch(const typename G::State& state, std::span<const typename G::Deal> deals,
           std::span<Bot<G>* const> bots, Rng rng)
      : state_(state), deals_(deals), bots_(bots.begin(), bots.end()), rng_(rng) {
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
      seat_rngs_.push_back(Rng(rng_.next()));
      knowledge_.push_back(std::make_unique<Knowledge<G>>());
      bots[seat]->begin_game();
    }
  }

  const typename G::State& state() const { return state_; }

  // Plays to the end of the game. `watch` is told of everything: dealt(before, deal),
  // acted(before, action), scored(state).
  template <class Watch>
  void play(Watch& watch) {
    while (status(state_) != Status::kOver) play_round(watch);
  }

  // From the deal to the score, or to the end of the game.
  template <class Watch>
  void play_round(Watch& watch) {
    do {
      if (status(state_) == Status::kAwaitsDeal) {
        deal_next(watch);
      } else {
        move_next(watch);
      }
    } while (status(state_) == Status::kAwaitsMove || !round_over(state_));
    watch.scored(state_);
    close_round();
  }

 private:
  template <class Watch>
  void deal_next(Watch& watch) {
    const typename G::Deal cards = next_deal();
    watch.dealt(state_, cards);
    deal(state_, cards);
    close_round();  // of a deal that was thrown in
    typename G::EventList events;
    deal_events(state_, events);
    tell(events);
  }

  typename G::Deal next_deal() {
    if (deals_.empty()) return random_deal(state_, rng_);
    const typename G::Deal cards = deals_.front();
    deals_ = deals_.subspan(1);
    return cards;
  }

  template <class Watch>
  void move_next(Watch& watch) {
    const auto seat = static_cast<std::size_t>(to_move(state_));
    legal_moves(state_, moves_);
    typename G::Move move = moves_[0];
    if (!forced(state_)) {
      knowledge_[seat]->view = view(state_, to_move(state_));
      move = bots_[seat]->choose(*knowledge_[seat], moves_, seat_rngs_[seat]);
    }
    const typename G::Action action = resolve(state_, move);
    watch.acted(state_, action);
    const typename G::State before = state_;
    apply(state_, action);
    typename G::EventList events;
    move_events(before, action, state_, events);
    tell(events);
  }

  void close_round() {
    for (std::size_t seat = 0; seat < knowledge_.size(); ++seat) {
      if (knowledge_[seat]->events.empty()) continue;
      bots_[seat]->end_round(*knowledge_[seat]);
      knowledge_[seat]->events.clear();
    }
  }

  void tell(const typename G::EventList& events) {
    for (const typename G::Event& event : events) {
      for (std::size_t seat = 0; seat < knowledge_.size(); ++seat) {
        if (event.audience.has(seat_at(static_cast<int>(seat))))
          knowledge_[seat]->events.push_back(event);
      }
    }
  }

  typename G::State state_;
  std::span<const typename G::Deal> deals_;
  std::vector<Bot<G>*> bots_;
  Rng rng_;
  std::vector<Rng> seat_rngs_;
  std::vector<std::unique_ptr<Knowledge<G>>> knowledge_;
  typename G::MoveList moves_;
};

}  // namespace lair
