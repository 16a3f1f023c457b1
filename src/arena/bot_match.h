#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "core/rng.h"
#include "core/seat.h"
#include "rules/match.h"

namespace lair {

// Plays a match between bots, one in each seat. A bot gets the knowledge of its seat and nothing
// else.
template <Game G>
class BotMatch {
 public:
  // `rng` deals. Each seat draws from a stream of its own, so that one bot's use of random numbers
  // does not change those of another.
  BotMatch(const typename G::Options& options, std::span<Bot<G>* const> bots, Rng rng)
      : BotMatch(start(options, static_cast<int>(bots.size())), {}, bots, rng) {}

  // From a match that awaits a deal: these deals come first.
  BotMatch(const typename G::State& state, std::span<const typename G::Deal> deals,
           std::span<Bot<G>* const> bots, Rng rng)
      : match_(state), deals_(deals), bots_(bots.begin(), bots.end()), rng_(rng) {
    for (Bot<G>* bot : bots_) {
      seat_rngs_.push_back(Rng(rng_.next()));
      bot->begin_game();
    }
  }

  const typename G::State& state() const { return match_.state(); }

  // Plays to the end of the game. Calls `watch` for every step: dealt(before, deal),
  // acted(before, action), scored(state).
  template <class Watch>
  void play(Watch& watch) {
    while (status(state()) != Status::kOver) play_round(watch);
  }

  // From the deal to the score, or to the end of the game.
  template <class Watch>
  void play_round(Watch& watch) {
    do {
      if (status(state()) == Status::kAwaitsDeal) {
        deal_next(watch);
      } else {
        move_next(watch);
      }
    } while (status(state()) == Status::kAwaitsMove || !round_over(state()));
    watch.scored(state());
    close_round();
  }

 private:
  template <class Watch>
  void deal_next(Watch& watch) {
    close_round();  // of a deal that was thrown in
    const typename G::Deal cards = next_deal();
    watch.dealt(state(), cards);
    match_.deal(cards);
    round_open_ = true;
  }

  typename G::Deal next_deal() {
    if (deals_.empty()) return random_deal(state(), rng_);
    const typename G::Deal cards = deals_.front();
    deals_ = deals_.subspan(1);
    return cards;
  }

  template <class Watch>
  void move_next(Watch& watch) {
    const Seat seat = to_move(state());
    legal_moves(state(), moves_);
    typename G::Move move = moves_[0];
    if (!forced(state())) {
      match_.know(seat, *knowledge_);
      move = bots_[at(seat)]->choose(*knowledge_, moves_, seat_rngs_[at(seat)]);
    }
    const auto checked = match_.check(seat, move);
    assert(checked);  // a bot chooses among the legal moves
    match_.act(*checked);
    watch.acted(match_.last().before, match_.last().decision->action);
  }

  void close_round() {
    if (!round_open_) return;
    round_open_ = false;
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      match_.know(seat_at(static_cast<int>(i)), *knowledge_);
      bots_[i]->end_round(*knowledge_);
    }
  }

  Match<G> match_;
  std::span<const typename G::Deal> deals_;
  std::vector<Bot<G>*> bots_;
  Rng rng_;
  std::vector<Rng> seat_rngs_;
  std::unique_ptr<Knowledge<G>> knowledge_ = std::make_unique<Knowledge<G>>();  // of who is asked
  bool round_open_ = false;  // end_round has not been called for it
  typename G::MoveList moves_;
};

}  // namespace lair
