#include "bots/network/network.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <cstring>
#include <limits>

#include "bots/network/kernel.h"

namespace lair {
namespace {

constexpr std::uint32_t kMagic = 0x4e52494cU;  // "LIRN"
constexpr std::uint32_t kVersion = 1;

std::size_t size_of(int a, int b = 1) {
  return static_cast<std::size_t>(a) * static_cast<std::size_t>(b);
}

// Calls `part` with each part of a network, in the order of the file.
template <class N, class Part>
void for_parts(N& network, Part part) {
  part(std::as_writable_bytes(std::span(network.first)));
  part(std::as_writable_bytes(std::span(network.bias1)));
  part(std::as_writable_bytes(std::span(network.second)));
  part(std::as_writable_bytes(std::span(network.bias2)));
  part(std::as_writable_bytes(std::span(network.last)));
  part(std::as_writable_bytes(std::span(&network.bias3, 1)));
}

Error wrong_network(std::string_view what) {
  return {"network-wrong", "", {{"what", std::string(what)}}};
}

// Whole, but not the networks that are wanted here.
Error other_network() { return {"network-other-game", "", {}}; }

class Reader {
 public:
  explicit Reader(std::span<const std::byte> bytes) : left_(bytes) {}
  bool take(std::span<std::byte> out) {
    if (left_.size() < out.size()) return false;
    std::memcpy(out.data(), left_.data(), out.size());
    left_ = left_.subspan(out.size());
    return true;
  }
  bool take(std::uint32_t& word) { return take(std::as_writable_bytes(std::span(&word, 1))); }
  bool empty() const { return left_.empty(); }

 private:
  std::span<const std::byte> left_;
};

bool small(std::int32_t bias) { return bias > -(1 << 29) && bias < 1 << 29; }

// Does the sum of this unit of the second layer stay in 32 bits, whatever the first layer says?
bool unit_in_bounds(const Network& network, std::size_t unit) {
  std::int64_t most = std::abs(std::int64_t{network.bias2[unit]});
  for (std::size_t i = 0; i < network.bias1.size(); ++i) {
    most += std::int64_t{kMost} * std::abs(network.second[second_place(network.layout(), i, unit)]);
  }
  return most <= std::numeric_limits<std::int32_t>::max();
}

bool in_bounds(const Network& network) {
  const auto fits = [](std::int32_t weight) {
    return weight >= -kMostWeight && weight <= kMostWeight;
  };
  for (std::size_t unit = 0; unit < network.bias2.size(); ++unit) {
    if (!unit_in_bounds(network, unit)) return false;
  }
  return std::ranges::all_of(network.second, fits) && std::ranges::all_of(network.last, fits) &&
         std::ranges::all_of(network.bias2, small) && small(network.bias3);
}

// The next network, if it is one of those that `wanted` admits.
Result<Network> read_network(Reader& reader, const Layout& wanted) {
  std::uint32_t inputs = 0, first = 0, second = 0;
  if (!reader.take(inputs) || !reader.take(first) || !reader.take(second)) {
    return wrong_network("length");
  }
  constexpr std::uint32_t kMostUnits = kMaxFirst;
  if (inputs > static_cast<std::uint32_t>(wanted.inputs) || first > kMostUnits ||
      second > kMostUnits) {
    return other_network();
  }
  const Layout layout = {static_cast<int>(inputs), static_cast<int>(first),
                         static_cast<int>(second)};
  if (inputs == 0 || !valid_widths(layout)) return other_network();
  Network network(layout);
  bool whole = true;
  for_parts(network, [&](std::span<std::byte> part) { whole = whole && reader.take(part); });
  if (!whole) return wrong_network("length");
  if (!in_bounds(network)) return wrong_network("weights");
  network.add_inputs(wanted.inputs);
  return network;
}

}  // namespace

bool valid_widths(const Layout& layout) {
  const auto fits = [](int units, int step, int most) {
    return units > 0 && units <= most && units % step == 0;
  };
  return fits(layout.first, 64, kMaxFirst) && fits(layout.second, 32, kMaxSecond);
}

Network::Network(const Layout& layout)
    : first(size_of(layout.inputs, layout.first)),
      bias1(size_of(layout.first)),
      second(size_of(layout.second, layout.first)),
      bias2(size_of(layout.second)),
      last(size_of(layout.second)),
      layout_(layout) {
  assert(valid_widths(layout));
}

void Network::add_inputs(int inputs) {
  layout_.inputs = inputs;
  first.resize(size_of(inputs, layout_.first));
}

void Network::begin(Accumulator& sums) const {
  std::copy(bias1.begin(), bias1.end(), sums.sums.begin());
}

void Network::add(Accumulator& sums, std::span<const Feature> features) const {
  best_kernel().change(sums.sums.data(), first.data(), layout_.first, features, {});
}

void Network::change(Accumulator& sums, std::span<const Feature> from,
                     std::span<const Feature> to) const {
  Features added, removed;
  const Feature *old = from.data(), *fresh = to.data();
  const Feature *const old_end = old + from.size(), *const fresh_end = fresh + to.size();
  while (old != old_end && fresh != fresh_end) {
    if (*old == *fresh) {
      ++old, ++fresh;
    } else if (*old < *fresh) {
      removed.push_back(*old++);
    } else {
      added.push_back(*fresh++);
    }
  }
  while (old != old_end) removed.push_back(*old++);
  while (fresh != fresh_end) added.push_back(*fresh++);
  best_kernel().change(sums.sums.data(), first.data(), layout_.first, {added.data(), added.size()},
                       {removed.data(), removed.size()});
}

int Network::value(const Accumulator& sums) const {
  alignas(64) std::array<std::int16_t, kMaxFirst> clipped;
  for (std::size_t i = 0; i < bias1.size(); ++i) {
    clipped[i] = std::clamp<std::int16_t>(sums.sums[i], 0, kMost);
  }
  std::array<std::int32_t, kMaxSecond> units;
  std::copy(bias2.begin(), bias2.end(), units.begin());
  best_kernel().multiply(units.data(), clipped.data(), second.data(), layout_.first,
                         layout_.second);
  std::int32_t sum = bias3;
  for (std::size_t j = 0; j < last.size(); ++j) {
    sum += std::clamp(units[j] >> kWeightBits, 0, kMost) * last[j];
  }
  return sum >> kWeightBits;
}

Result<std::vector<Network>> read_networks(std::span<const std::byte> bytes,
                                           std::span<const Layout> layouts) {
  Reader reader(bytes);
  std::uint32_t magic = 0, version = 0, count = 0;
  if (!reader.take(magic) || magic != kMagic) return wrong_network("magic");
  if (!reader.take(version) || version != kVersion) return wrong_network("version");
  if (!reader.take(count) || count != layouts.size()) return other_network();
  std::vector<Network> networks;
  for (const Layout& layout : layouts) {
    auto network = read_network(reader, layout);
    if (!network) return std::move(network.error());
    networks.push_back(std::move(*network));
  }
  if (!reader.empty()) return wrong_network("length");
  return networks;
}

std::vector<std::byte> write_networks(std::span<const Network> networks) {
  std::vector<std::byte> bytes;
  const auto write = [&](std::span<const std::byte> part) {
    const std::size_t place = bytes.size();
    bytes.resize(place + part.size());
    std::memcpy(bytes.data() + place, part.data(), part.size());
  };
  const auto write_word = [&](std::uint32_t word) { write(std::as_bytes(std::span(&word, 1))); };
  write_word(kMagic);
  write_word(kVersion);
  write_word(static_cast<std::uint32_t>(networks.size()));
  for (Network network : networks) {
    write_word(static_cast<std::uint32_t>(network.layout().inputs));
    write_word(static_cast<std::uint32_t>(network.layout().first));
    write_word(static_cast<std::uint32_t>(network.layout().second));
    for_parts(network, [&](std::span<std::byte> part) { write(part); });
  }
  return bytes;
}

}  // namespace lair
