#include "train/learner.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace lair {
namespace {

constexpr Layout kNarrow = {60, 64, 32}, kWide = {75, 192, 64};

Features random_features(Rng& rng, int inputs) {
  Features features;
  for (int i = 0; i < inputs; ++i) {
    if (rng.below(3) == 0) features.push_back(static_cast<Feature>(i));
  }
  return features;
}

int value_of(const Network& network, const Features& features) {
  Accumulator sums;
  network.begin(sums);
  network.add(sums, {features.data(), features.size()});
  return network.value(sums);
}

// Samples whose target is how many of the first ten inputs are on, by tenths.
Samples counting_samples(Rng& rng, int inputs) {
  Samples samples;
  for (int i = 0; i < 2000; ++i) {
    const Features features = random_features(rng, inputs);
    int on = 0;
    for (const Feature feature : features) on += feature < 10 ? 1 : 0;
    samples.features.insert(samples.features.end(), features.begin(), features.end());
    samples.ends.push_back(static_cast<std::uint32_t>(samples.features.size()));
    samples.targets.push_back(static_cast<float>(on) / 10);
  }
  return samples;
}

// A wider learner says what the network said that it begins with, also about inputs that the
// network does not know; and it goes on learning from there with all its units.
TEST(Learner, WidensANetworkWithoutChangingIt) {
  Rng rng(1);
  Learner narrow(kNarrow, Rng(2));
  const Samples samples = counting_samples(rng, kNarrow.inputs);
  for (int i = 0; i < 5; ++i) narrow.learn(samples, 64, 1e-3F, rng);
  const Network before = narrow.network();

  Network known = before;
  known.add_inputs(kWide.inputs);
  Learner wide(kWide, Rng(3));
  wide.take(known);
  const Network after = wide.network();
  EXPECT_EQ(after.layout(), kWide);
  for (int i = 0; i < 50; ++i) {
    Features features = random_features(rng, kNarrow.inputs);
    const int value = value_of(before, features);
    EXPECT_EQ(value_of(after, features), value);
    features.push_back(static_cast<Feature>(kWide.inputs - 1));
    EXPECT_EQ(value_of(after, features), value);
  }

  const double loss = wide.learn(samples, 64, 1e-3F, rng);
  double last = loss;
  for (int i = 0; i < 20; ++i) last = wide.learn(samples, 64, 1e-3F, rng);
  EXPECT_LT(last, loss);
}

TEST(Learner, LearnsToCount) {
  Rng rng(4);
  Learner learner(kNarrow, Rng(5));
  const Samples samples = counting_samples(rng, kNarrow.inputs);
  double loss = 1;
  for (int i = 0; i < 40; ++i) loss = learner.learn(samples, 64, 1e-3F, rng);
  EXPECT_LT(std::sqrt(loss), 0.03);
}

}  // namespace
}  // namespace lair
