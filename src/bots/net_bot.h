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

// The networks of the game that this program was built with; each game has its own.
template <Game G>
std::shared_ptr<const Networks> shipped_networks();

// What the networks think of every move of a decision, in the order of the moves.
template <Game G>
void value_moves(const Networks& networks, const Encoder<G>& encoder,
                 const typename G::MoveList& moves, std::span<int> values) {
  const Network& network = networks[static_cast<std::size_t>(encoder.network())];
  std::array<Features, 2> features;  // of a move and of the one before it
  Accumulator sums;
  encoder.position(features[0]);
  network.begin(sums);
  network.add(sums, {features[0].data(), features[0].size()});
  features[1].clear();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    Features &before = features[(i + 1) % 2], &now = features[i % 2];
    encoder.move(moves[i], now);
    network.change(sums, {before.data(), before.size()}, {now.data(), now.size()});
    values[i] = network.value(sums);
  }
}

// A value of the networks in points; what is banked counts too.
template <Game G>
double in_points(int value, const Encoder<G>& encoder) {
  return static_cast<double>(value) * Encoder<G>::kPointsPerUnit / kUnit + encoder.banked();
}

// What these networks think of each move, in points.
template <Game G>
std::vector<Worth> worths_by(const Networks& networks, const Knowledge<G>& knowledge,
                             const typename G::MoveList& moves) {
  const Trace<G> trace(knowledge);
  const Encoder<G> encoder(knowledge.view, trace);
  std::vector<int> values(moves.size());
  value_moves<G>(networks, encoder, moves, values);
  std::vector<Worth> worths;
  for (const int value : values) worths.push_back({in_points<G>(value, encoder), std::nullopt});
  return worths;
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

  typename G::Move weigh(const Knowledge<G>& knowledge, const typename G::MoveList& moves, Rng& rng,
                         std::vector<Worth>& worths) override {
    worths.clear();
    if (Encoder<G>::obvious(knowledge.view, moves) == nullptr) {
      worths = worths_by<G>(*networks_, knowledge, moves);
    }
    return choose(knowledge, moves, rng);
  }

 private:
  std::shared_ptr<const Networks> networks_;
  std::array<int, G::MoveList::kCapacity> values_{};
};

}  // namespace lair
