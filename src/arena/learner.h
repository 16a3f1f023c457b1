#pragma once

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

  Network network() const;            // rounded to whole numbers
  void take(const Network& network);  // begins where a rounded network stands

  // With Adam's memory, to go on later as if never stopped.
  void write(std::ostream& out) const;
  bool read(std::istream& in);

 private:
  // A run of numbers that is learned, with what Adam remembers of it.
  struct Parameters {
    std::vector<float> value, slope, square, gradient;
    explicit Parameters(std::size_t size);
    void step(std::size_t begin, std::size_t end, float rate, float most);
  };

  float forward(std::span<const Feature> inputs);
  void backward(std::span<const Feature> inputs, float error);
  void step(float rate);
  template <class Use>
  void for_second(Use use) const;
  std::vector<Parameters*> parameters();
  std::vector<const Parameters*> parameters() const;

  Layout layout_;
  Parameters first_, bias1_, second_, bias2_, last_, bias3_;
  std::vector<float> sum1_, out1_, sum2_, out2_, back1_;  // of the sample at hand
  std::vector<std::uint8_t> touched_;                     // rows of first_ with a gradient
  std::vector<Feature> rows_;
  std::int64_t steps_ = 0;
};

}  // namespace lair
