#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "bots/encoder.h"
#include "bots/network/network.h"

namespace lair {

using Networks = std::vector<Network>;

// Those that are built into the program (network/embedded.h).
inline std::shared_ptr<const Networks> embedded_networks(std::span<const std::byte> bytes,
                                                         std::span<const Layout> layouts) {
  auto networks = read_networks(bytes, layouts);
  assert(networks);
  return std::make_shared<const Networks>(std::move(*networks));
}

// What the networks think of every move of a decision, in the order of the moves.
template <Game G>
void value_moves(const Networks& networks, const Encoder<G>& encoder,
                 const typename G::MoveList& moves, std::span<int> values) {
  const Network& network = networks[static_cast<std::size_t>(encoder.network())];
  Features features;
  Accumulator shared;
  encoder.position(features);
  network.begin(shared);
  network.add(shared, {features.data(), features.size()});
  for (std::size_t i = 0; i < moves.size(); ++i) {
    encoder.move(moves[i], features);
    Accumulator sums = shared;
    network.add(sums, {features.data(), features.size()});
    values[i] = network.value(sums);
  }
}

// The place of the highest value; of equals the first.
inline std::size_t best_of(std::span<const int> values) {
  return static_cast<std::size_t>(std::max_element(values.begin(), values.end()) - values.begin());
}

// Plays what the networks value highest.
template <Game G>
class NetBot final : public Bot<G> {
 public:
  explicit NetBot(std::shared_ptr<const Networks> networks) : networks_(std::move(networks)) {}

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng&) override {
    if (const auto* move = Encoder<G>::obvious(knowledge.view, moves)) return *move;
    const std::span values = std::span(values_).first(moves.size());
    const Trace<G> trace(knowledge);
    value_moves<G>(*networks_, Encoder<G>(knowledge.view, trace), moves, values);
    return moves[best_of(values)];
  }

 private:
  std::shared_ptr<const Networks> networks_;
  std::array<int, G::MoveList::kCapacity> values_{};
};

}  // namespace lair
