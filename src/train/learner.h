#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <vector>

#include "bots/network/network.h"
#include "core/rng.h"

namespace lair {

// What was seen once: the inputs of a move that was made, and what came of it, in units of a
// network's value. The inputs of many samples lie in one list, one after the other.
struct Samples {
  std::vector<Feature> features;
  std::vector<std::uint32_t> ends;  // of each sample's inputs
  std::vector<float> targets;

  std::size_t size() const { return targets.size(); }
  void clear();
  void append(const Samples& other);
  std::span<const Feature> inputs(std::size_t sample) const;
};

// Learns a network: the same layers in floating point, by Adam on the mean squared error.
// One thread, and the same result each time.
class Learner {
 public:
  Learner(const Layout& layout, Rng rng);

  const Layout& layout() const { return layout_; }

  // All samples once, in random order, in batches of at most so many; the mean loss. `rate` is
  // Adam's.
  double learn(const Samples& samples, std::size_t batch, float rate, Rng& rng);

  // The mean over the last lessons, rounded to whole numbers: steadier than where Adam stands.
  Network network() const;
  // Begins where a rounded network stands. If that is narrower, units are added that change nothing
  // yet: in the first layer random ones that nobody listens to.
  void take(const Network& network);

  // With Adam's memory, to go on later as if never stopped.
  void write(std::ostream& out);
  bool read(std::istream& in);

 private:
  // A run of numbers that is learned, what Adam remembers of it, and the mean of its late values.
  struct Parameters {
    std::vector<float> value, slope, square, mean;
    explicit Parameters(std::size_t size);
    void step(std::size_t begin, std::span<const float> gradient, float rate, float most);
    void add_to_mean(float weight);
    std::array<std::vector<float>*, 4> runs() { return {&value, &slope, &square, &mean}; }
  };

  // A batch: samples are numbered from 0 in it.
  void gather(const Samples& samples, std::span<const std::uint32_t> batch);
  void forward(std::size_t size);
  double errors(const Samples& samples, std::span<const std::uint32_t> batch);  // their squares
  void backward(std::size_t size);
  void sort_by_feature(const Samples& samples, std::span<const std::uint32_t> batch);
  void step(std::size_t size, float rate);
  void step_first(float rate);
  template <class Use>
  void for_second(const Layout& layout, Use use) const;
  std::array<Parameters*, 6> parameters();

  // Room for the work on a batch.
  struct Work {
    std::vector<float> out1, out2, back1, back2, errors;  // a row for each sample
    std::vector<float> turned;                            // second_, rows for columns
    std::vector<float> gradient;
    std::vector<std::uint32_t> begins, ends;  // of each sample's inputs
    // The samples that each feature is on in: feature after feature.
    std::vector<std::uint32_t> feature_begins, feature_ends;
    std::vector<Feature> samples;
  };

  Layout layout_;
  std::size_t width1_, width2_;
  Parameters first_, bias1_, second_, bias2_, last_, bias3_;
  Work work_;
  std::int64_t steps_ = 0, lessons_ = 0;
};

}  // namespace lair
