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
Network random_network(Rng& rng) {
  Network network(kLayout);
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

// The CPU's own way and the one for any CPU, so that both are known to be right on this one.
TEST(Network, IsTheSameByAllKernels) {
  Rng rng(2);
  for (int i = 0; i < 200; ++i) {
    const Network network = random_network(rng);
    const Features features = random_features(rng);
    std::array<std::array<std::int16_t, kMaxFirst>, 2> sums{};
    std::array<std::array<std::int32_t, kMaxSecond>, 2> out{};
    const std::array<const NetworkKernel*, 2> kernels = {&kPortableKernel, &best_kernel()};
    for (std::size_t k = 0; k < 2; ++k) {
      kernels[k]->add_rows(sums[k].data(), network.first.data(), kLayout.first,
                           {features.data(), features.size()});
      for (auto& sum : sums[k]) sum = std::clamp<std::int16_t>(sum, 0, kMost);
      kernels[k]->multiply(out[k].data(), sums[k].data(), network.second.data(), kLayout.first,
                           kLayout.second);
    }
    EXPECT_EQ(sums[0], sums[1]);
    EXPECT_EQ(out[0], out[1]);
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
  EXPECT_FALSE(read_networks(good, std::array<Layout, 1>{{{100, 64, 32}}}).ok());
  std::vector<std::byte> wild = good;  // a weight so large that sums could leave 32 bits
  const std::int16_t large = 32767;
  std::memcpy(wild.data() + wild.size() - 6, &large, sizeof large);
  EXPECT_FALSE(read_networks(wild, layouts).ok());
}

}  // namespace
}  // namespace lair
