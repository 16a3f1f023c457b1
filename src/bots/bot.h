#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/rng.h"
#include "rules/game.h"

namespace lair {

// What a bot expects of a move.
struct Worth {
  double points = 0;             // in this round, over the mean of the others
  std::optional<double> chance;  // of winning the game, if that is what it plays for
};

// A player. It is given its seat's knowledge and the legal moves, never the truth; what it answers
// depends on these and on the random numbers it is handed, on nothing else.
template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;
  // One of the moves, of which there are at least one.
  virtual typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                                  Rng& rng) = 0;
  // As `choose`, and says what it holds each move to be worth, in their order; nothing if it has no
  // numbers for them (a move that needs no thought, rules of thumb, chance).
  virtual typename G::Move weigh(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                                 Rng& rng, std::vector<Worth>& worths) {
    worths.clear();
    return choose(knowledge, moves, rng);
  }
  // A game begins.
  virtual void begin_game() {}
  // A round is over, or its deal was thrown in. The events are all that the seat saw of it.
  virtual void end_round(const Knowledge<G>&) {}
};

// A bot of that level ("random", "greedy"); each game's folder has its own.
template <Game G>
Result<std::unique_ptr<Bot<G>>> make_bot(std::string_view level);

// The levels there are, weakest first, as make_bot takes them.
template <Game G>
std::span<const std::string_view> bot_levels();

// Plays uniformly among the legal moves.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Move choose(const Knowledge<G>&, const typename G::MoveList& moves,
                          Rng& rng) override {
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
};

// `levels` are those that there are.
inline Error unknown_bot(std::string_view level, std::span<const std::string_view> levels) {
  std::string listed;
  for (const std::string_view one : levels) listed.append(listed.empty() ? "" : ", ").append(one);
  return {"bot-unknown", "", {{"bot", std::string(level)}, {"levels", std::move(listed)}}};
}

}  // namespace lair
