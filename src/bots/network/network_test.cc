#include "bots/network/network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "bots/network/kernel.h"
#include "core/rng.h"

namespace lair {
namespace {

constexpr Layout kLayout = {100, 128, 32};

int between(Rng& rng, int most) { return rng.between(-most, most); }

// Weights anywhere within their bounds.
Network random_network(Rng& rng, const Layout& layout = kLayout) {
  Network network(layout);
  for (auto& weight : network.first) weight = static_cast<std::int16_t>(between(rng, 200));
  for (auto& weight : network.bias1) weight = static_cast<std::int16_t>(between(rng, 200));
  for (auto& weight : network.second) weight = static_cast<std::int16_t>(between(rng, kMostWeight));
  for (auto& weight : network.bias2) weight = between(rng, 100'000);
  for (auto& weight : network.last) weight = static_cast<std::int16_t>(between(rng, kMostWeight));
  network.bias3 = between(rng, 100'000);
  return network;
}

Features random_features(Rng& rng) {
  Features features;
  for (int i = 0; i < kLayout.inputs; ++i) {
    if (rng.below(3) == 0) features.push_back(static_cast<Feature>(i));
  }
  return features;
}

// The definition, without any cleverness.
int plain_value(const Network& network, const Features& features) {
  std::int64_t sum = network.bias3;
  for (std::size_t j = 0; j < network.bias2.size(); ++j) {
    std::int64_t unit = network.bias2[j];
    for (std::size_t i = 0; i < network.bias1.size(); ++i) {
      std::int64_t input = network.bias1[i];
      for (const Feature feature : features) {
        input += network.first[feature * network.bias1.size() + i];
      }
      unit +=
          std::clamp<std::int64_t>(input, 0, kMost) * network.second[second_place(kLayout, i, j)];
    }
    sum += std::clamp<std::int64_t>(unit >> kWeightBits, 0, kMost) * network.last[j];
  }
  return static_cast<int>(sum >> kWeightBits);
}

TEST(Network, ComputesItsDefinition) {
  Rng rng(1);
  for (int i = 0; i < 20; ++i) {
    const Network network = random_network(rng);
    const Features features = random_features(rng);
    Accumulator sums;
    network.begin(sums);
    network.add(sums, {features.data(), features.size() / 2});
    network.add(sums,
                {features.data() + features.size() / 2, features.size() - features.size() / 2});
    EXPECT_EQ(network.value(sums), plain_value(network, features));
  }
}

// The moves of a decision share sums: from one to the next only what differs is added.
TEST(Network, GoesFromSomeInputsToOthers) {
  Rng rng(5);
  const Network network = random_network(rng);
  Accumulator sums;
  network.begin(sums);
  Features before;
  for (int i = 0; i < 20; ++i) {
    const Features now = random_features(rng);
    network.change(sums, {before.data(), before.size()}, {now.data(), now.size()});
    EXPECT_EQ(network.value(sums), plain_value(network, now));
    before = now;
  }
}

// All kernels that this CPU can run, on widths that suit each of them and on others.
TEST(Network, IsTheSameByAllKernels) {
  Rng rng(2);
  for (const Layout& layout : {kLayout, Layout{100, 64, 32}, Layout{100, 192, 96},
                               Layout{100, 512, 64}, Layout{100, 1024, 128}}) {
    const Network network = random_network(rng, layout);
    const Features features = random_features(rng), gone = random_features(rng);
    std::vector<std::vector<std::int32_t>> outs;
    for (const NetworkKernel* kernel : usable_kernels()) {
      std::vector<std::int16_t> sums(network.bias1);
      kernel->change(sums.data(), network.first.data(), layout.first,
                     {features.data(), features.size()}, {gone.data(), gone.size()});
      for (auto& sum : sums) sum = std::clamp<std::int16_t>(sum, 0, kMost);
      std::vector<std::int32_t> out(network.bias2);
      kernel->multiply(out.data(), sums.data(), network.second.data(), layout.first, layout.second);
      outs.push_back(out);
    }
    for (const auto& out : outs) EXPECT_EQ(out, outs.front()) << layout.first;
  }
}

TEST(Network, IsReadAsItWasWritten) {
  Rng rng(3);
  const std::vector<Network> networks = {random_network(rng), random_network(rng)};
  const std::vector<std::byte> bytes = write_networks(networks);
  const std::array<Layout, 2> layouts = {kLayout, kLayout};
  const auto read = read_networks(bytes, layouts);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(write_networks(*read), bytes);
}

// A network that was learned before there were some of the inputs says what it always said.
TEST(Network, IsReadWithInputsThatItDoesNotKnow) {
  Rng rng(6);
  const Network old = random_network(rng);
  const std::array<Layout, 1> layouts = {{{kLayout.inputs + 7, 512, 64}}};
  const auto read = read_networks(write_networks(std::vector<Network>{old}), layouts);
  ASSERT_TRUE(read.ok());
  const Network& network = read->front();
  EXPECT_EQ(network.layout(), (Layout{kLayout.inputs + 7, kLayout.first, kLayout.second}));
  Features features = random_features(rng);
  const int before = plain_value(old, features);
  features.push_back(static_cast<Feature>(kLayout.inputs + 3));
  Accumulator sums;
  network.begin(sums);
  network.add(sums, {features.data(), features.size()});
  EXPECT_EQ(network.value(sums), before);
}

TEST(Network, IsNotReadFromRubbish) {
  Rng rng(4);
  const std::array<Layout, 1> layouts = {kLayout};
  const std::vector<std::byte> good = write_networks(std::vector<Network>{random_network(rng)});
  EXPECT_FALSE(read_networks({}, layouts).ok());
  for (const std::size_t size : {3U, 11U, 20U, 1000U}) {
    EXPECT_FALSE(read_networks(std::span(good).first(size), layouts).ok()) << size;
  }
  std::vector<std::byte> longer = good;
  longer.push_back(std::byte{0});
  EXPECT_FALSE(read_networks(longer, layouts).ok());
  EXPECT_FALSE(read_networks(good, std::array<Layout, 1>{{{99, 128, 32}}}).ok());
  for (const std::uint32_t units : {0U, 65U, 2048U, 0xffffffffU}) {
    std::vector<std::byte> odd = good;
    std::memcpy(odd.data() + 16, &units, sizeof units);
    EXPECT_FALSE(read_networks(odd, layouts).ok()) << units;
  }
  std::vector<std::byte> wild = good;  // a weight so large that sums could leave 32 bits
  const std::int16_t large = 32767;
  std::memcpy(wild.data() + wild.size() - 6, &large, sizeof large);
  EXPECT_FALSE(read_networks(wild, layouts).ok());
}

}  // namespace
}  // namespace lair
