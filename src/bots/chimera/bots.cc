#include "bots/chimera/bots.h"

#include <array>

#include "bots/chimera/greedy.h"
#include "bots/chimera/standing.h"
#include "bots/level.h"

namespace lair {
namespace {

using Chimera = chimera::Game;
using Made = std::unique_ptr<Bot<Chimera>>;

constexpr SearchBudget kBest = {.deals = 48, .belief = {.drawn = 512, .steps = 4}};
constexpr SearchBudget kDeep = {.deals = 400,
                                .candidates = 8,
                                .margin = 25,
                                .belief = {.drawn = 4096, .steps = 8},
                                .everything = true};

bool in_play(const chimera::View& view) { return view.table.phase == chimera::Phase::kPlay; }

// Plays as one bot, bids and swaps as another.
class PlainBidsBot final : public Bot<Chimera> {
 public:
  PlainBidsBot(Made player, Made bidder) : player_(std::move(player)), bidder_(std::move(bidder)) {}
  chimera::Move choose(const Knowledge<Chimera>& knowledge, const chimera::MoveList& moves,
                       Rng& rng) override {
    return (in_play(knowledge.view) ? player_ : bidder_)->choose(knowledge, moves, rng);
  }

 private:
  Made player_, bidder_;
};

}  // namespace

template <>
Result<Made> make_bot<Chimera>(std::string_view level) {
  if (level == "strong:plain-bids") {
    return Made(std::make_unique<PlainBidsBot>(
        std::make_unique<NetBot<Chimera>>(shipped_networks<Chimera>()),
        std::make_unique<chimera::GreedyBot>()));
  }
  return make_level<Chimera, chimera::GreedyBot>(level, shipped_networks<Chimera>, in_play,
                                                 {.easy = 14, .medium = 4}, kBest, kDeep);
}

template <>
std::span<const std::string_view> bot_levels<Chimera>() {
  return kLevels;
}

}  // namespace lair
