#pragma once

#include "bots/net_bot.h"

namespace lair {

// Errs as people do: sees what the networks see, but takes a move for the best the more easily the
// nearer it comes. With `blur` points between two moves the worse one is played half as often.
template <Game G>
class SoftBot final : public Bot<G> {
 public:
  SoftBot(std::shared_ptr<const Networks> networks, int blur, bool reads_passes)
      : networks_(std::move(networks)), blur_(blur), reads_passes_(reads_passes) {}

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (moves.size() == 1) return moves[0];
    const std::span values = std::span(values_).first(moves.size());
    const Trace<G> trace = reads_passes_ ? Trace<G>(knowledge) : Trace<G>();
    value_moves<G>(*networks_, Encoder<G>(knowledge.view, trace), moves, values);
    const int best = values[best_of(values)];
    std::uint32_t sum = 0;
    for (int& value : values) {
      value = weight(best - value);
      sum += static_cast<std::uint32_t>(value);
    }
    auto drawn = static_cast<int>(rng.below(sum));
    std::size_t place = 0;
    while (drawn >= values[place]) drawn -= values[place++];
    return moves[place];
  }

 private:
  // Halves with every `blur` points behind, in straight lines between the halves.
  int weight(int behind) const {
    const int unit = blur_ * kUnit / kPointsPerUnit;
    const int halves = behind / unit, rest = behind % unit;
    if (halves > 8) return 0;
    const int whole = 4096 >> halves;
    return whole - whole / 2 * rest / unit;
  }

  std::shared_ptr<const Networks> networks_;
  int blur_;
  bool reads_passes_;
  std::array<int, G::MoveList::kCapacity> values_{};
};

}  // namespace lair
