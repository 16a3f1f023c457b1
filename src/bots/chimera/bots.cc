#include "bots/chimera/bots.h"

#include <array>
#include <charconv>

#include "bots/chimera/encoder.h"
#include "bots/chimera/greedy.h"
#include "bots/chimera/networks.h"
#include "bots/pimc_bot.h"
#include "bots/search_bot.h"
#include "bots/soft_bot.h"

namespace lair {
namespace {

using Chimera = chimera::Game;
using Made = std::unique_ptr<Bot<Chimera>>;

constexpr std::array<std::string_view, 6> kLevels = {"random", "easy",   "greedy",
                                                     "medium", "strong", "best"};

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

// The N of "pimc:N"; 0 if it is none.
int samples_in(std::string_view level) {
  constexpr std::string_view kName = "pimc:";
  int samples = 0;
  if (!level.starts_with(kName)) return 0;
  const char* const end = level.data() + level.size();
  const auto read = std::from_chars(level.data() + kName.size(), end, samples);
  return read.ec == std::errc() && read.ptr == end && samples <= 1'000'000 ? samples : 0;
}

}  // namespace

template <>
Result<Made> make_bot<Chimera>(std::string_view level) {
  const auto greedy = [] { return std::make_unique<chimera::GreedyBot>(); };
  const auto networks = [] { return chimera::shipped_networks(); };
  if (level == "random") return Made(std::make_unique<RandomBot<Chimera>>());
  if (level == "greedy") return Made(greedy());
  if (level == "easy") return Made(std::make_unique<SoftBot<Chimera>>(networks(), 14, false));
  if (level == "medium") return Made(std::make_unique<SoftBot<Chimera>>(networks(), 4, true));
  if (level == "strong") return Made(std::make_unique<NetBot<Chimera>>(networks()));
  if (level == "strong:plain-bids") {
    return Made(
        std::make_unique<PlainBidsBot>(std::make_unique<NetBot<Chimera>>(networks()), greedy()));
  }
  if (level == "best") {
    return Made(std::make_unique<SearchBot<Chimera>>(networks(), SearchBudget{}));
  }
  if (const int samples = samples_in(level); samples > 0) {
    return Made(std::make_unique<PimcBot<Chimera>>(samples, greedy(), in_play));
  }
  return unknown_bot(level);
}

template <>
std::span<const std::string_view> bot_levels<Chimera>() {
  return kLevels;
}

}  // namespace lair
