#pragma once

#include "bots/net_bot.h"

namespace lair {

// Errs as people do: sees what the networks see, but takes a move for the best the more easily the
// nearer it comes. With `blur` points between two moves the worse one is played half as often.
template <Game G>
class SoftBot final : public Bot<G> {
 public:
  SoftBot(std::shared_ptr<const Networks> networks, double blur, bool attentive)
      : networks_(std::move(networks)),
        unit_(static_cast<int>(blur * kUnit / Encoder<G>::kPointsPerUnit)),
        attentive_(attentive) {}

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (const auto* move = Encoder<G>::obvious(knowledge.view, moves)) return *move;
    const std::span values = std::span(values_).first(moves.size());
    const Trace<G> trace = attentive_ ? Trace<G>(knowledge) : Trace<G>(Trace<G>::vague(knowledge));
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
    const int halves = behind / unit_, rest = behind % unit_;
    if (halves > 8) return 0;
    const int whole = 4096 >> halves;
    return whole - whole / 2 * rest / unit_;
  }

  std::shared_ptr<const Networks> networks_;
  int unit_;        // that far behind, half as often
  bool attentive_;  // or it forgets what was long ago
  std::array<int, G::MoveList::kCapacity> values_{};
};

}  // namespace lair
