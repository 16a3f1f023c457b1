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

  // All samples once, in random order, in batches; the mean loss. `rate` is Adam's.
  double learn(const Samples& samples, float rate, Rng& rng);

  // The mean over the last lessons, rounded to whole numbers: steadier than where Adam stands.
  Network network() const;
  void take(const Network& network);  // begins where a rounded network stands

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
  void forward(const Samples& samples, std::span<const std::uint32_t> batch);
  double errors(const Samples& samples, std::span<const std::uint32_t> batch);  // their squares
  void backward(std::size_t size);
  void sort_by_feature(const Samples& samples, std::span<const std::uint32_t> batch);
  void step(std::size_t size, float rate);
  template <class Use>
  void for_second(Use use) const;
  std::array<Parameters*, 6> parameters();

  Layout layout_;
  std::size_t width1_, width2_;
  Parameters first_, bias1_, second_, bias2_, last_, bias3_;
  std::vector<float> out1_, out2_, back1_, back2_, errors_;  // a row for each sample of the batch
  std::vector<float> turned_;                                // second_, rows for columns
  std::vector<float> gradient_;
  // The samples of the batch that each feature is on in.
  std::vector<std::uint32_t> ends_;
  std::vector<Feature> samples_;
  std::int64_t steps_ = 0, lessons_ = 0;
};

}  // namespace lair
