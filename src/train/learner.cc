#include "train/learner.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <numeric>
#include <ostream>

#include "train/learner_kernel.h"

namespace lair {
namespace {

constexpr std::size_t kBatch = 512;
constexpr float kDecay1 = 0.9F, kDecay2 = 0.999F;  // Adam's
constexpr std::int64_t kLessons = 150;             // that the mean reaches back
constexpr float kClip = 4.0F;                      // of both layers (network.h)
constexpr float kMostLater = 1.99F;                // weights of the later layers
constexpr float kMostFirst = 12.0F;                // and of the first, far from what 16 bits hold
constexpr float kLeak = 0.01F;                     // a clipped unit still learns a little

std::size_t product(int a, int b = 1) {
  return static_cast<std::size_t>(a) * static_cast<std::size_t>(b);
}

float clip(float x) { return std::clamp(x, 0.0F, kClip); }
float slope_at(float x) { return x > 0 && x < kClip ? 1 : kLeak; }

// Normally distributed around 0.
void randomise(std::vector<float>& weights, float spread, Rng& rng) {
  for (float& weight : weights) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += rng.unit();
    weight = spread * static_cast<float>(sum);
  }
}

template <class Whole>
Whole rounded(float x, float unit) {
  return static_cast<Whole>(std::lround(x * unit));
}

}  // namespace

void Samples::clear() {
  features.clear();
  ends.clear();
  targets.clear();
}

void Samples::append(const Samples& other) {
  const auto begin = static_cast<std::uint32_t>(features.size());
  features.insert(features.end(), other.features.begin(), other.features.end());
  for (const std::uint32_t end : other.ends) ends.push_back(begin + end);
  targets.insert(targets.end(), other.targets.begin(), other.targets.end());
}

std::span<const Feature> Samples::inputs(std::size_t sample) const {
  const std::size_t begin = sample == 0 ? 0 : ends[sample - 1];
  return std::span(features).subspan(begin, ends[sample] - begin);
}

Learner::Parameters::Parameters(std::size_t size)
    : value(size), slope(size), square(size), mean(size) {}

void Learner::Parameters::step(std::size_t begin, std::span<const float> gradient, float rate,
                               float most) {
  adam({&value[begin], &slope[begin], &square[begin]}, gradient.data(), gradient.size(), rate,
       most);
}

void Learner::Parameters::add_to_mean(float weight) {
  for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += weight * (value[i] - mean[i]);
}

Learner::Learner(const Layout& layout, Rng rng)
    : layout_(layout),
      width1_(product(layout.first)),
      width2_(product(layout.second)),
      first_(product(layout.inputs, layout.first)),
      bias1_(width1_),
      second_(width1_ * width2_),
      bias2_(width2_),
      last_(width2_),
      bias3_(1),
      out1_(kBatch * width1_),
      out2_(kBatch * width2_),
      back1_(kBatch * width1_),
      back2_(kBatch * width2_),
      errors_(kBatch),
      turned_(width1_ * width2_),
      gradient_(width1_ * width2_),
      ends_(product(layout.inputs)) {
  // About a hundred inputs are on.
  randomise(first_.value, 0.1F, rng);
  randomise(second_.value, std::sqrt(2.0F / static_cast<float>(layout.first)), rng);
  randomise(last_.value, std::sqrt(1.0F / static_cast<float>(layout.second)), rng);
  for (Parameters* p : parameters()) p->mean = p->value;
}

std::array<Learner::Parameters*, 6> Learner::parameters() {
  return {&first_, &bias1_, &second_, &bias2_, &last_, &bias3_};
}

double Learner::learn(const Samples& samples, float rate, Rng& rng) {
  std::vector<std::uint32_t> order(samples.size());
  std::iota(order.begin(), order.end(), 0U);
  rng.shuffle(std::span<std::uint32_t>(order));
  double loss = 0;
  for (std::size_t begin = 0; begin < order.size(); begin += kBatch) {
    const auto batch = std::span<const std::uint32_t>(order).subspan(
        begin, std::min(kBatch, order.size() - begin));
    forward(samples, batch);
    loss += errors(samples, batch);
    backward(batch.size());
    sort_by_feature(samples, batch);
    step(batch.size(), rate);
  }
  // The mean of all lessons at first, soon without the earliest.
  ++lessons_;
  const auto weight = 2 / static_cast<float>(std::min(lessons_, kLessons) + 1);
  for (Parameters* p : parameters()) p->add_to_mean(weight);
  return order.empty() ? 0 : loss / static_cast<double>(order.size());
}

void Learner::forward(const Samples& samples, std::span<const std::uint32_t> batch) {
  for (std::size_t s = 0; s < batch.size(); ++s) {
    float* const row = &out1_[s * width1_];
    std::copy(bias1_.value.begin(), bias1_.value.end(), row);
    add_rows(row, first_.value.data(), width1_, samples.inputs(batch[s]));
    std::transform(row, row + width1_, row, clip);
    std::copy(bias2_.value.begin(), bias2_.value.end(), &out2_[s * width2_]);
  }
  for (std::size_t j = 0; j < width2_; ++j) {
    for (std::size_t i = 0; i < width1_; ++i) {
      turned_[i * width2_ + j] = second_.value[j * width1_ + i];
    }
  }
  add_product(out2_.data(), {out1_.data(), width1_, 1}, turned_.data(), batch.size(), width1_,
              width2_);
  std::transform(out2_.begin(), out2_.end(), out2_.begin(), clip);
}

double Learner::errors(const Samples& samples, std::span<const std::uint32_t> batch) {
  double squares = 0;
  for (std::size_t s = 0; s < batch.size(); ++s) {
    const float value = std::inner_product(last_.value.begin(), last_.value.end(),
                                           &out2_[s * width2_], bias3_.value[0]);
    const float error = value - samples.targets[batch[s]];
    squares += static_cast<double>(error) * error;
    errors_[s] = error / static_cast<float>(batch.size());
  }
  return squares;
}

void Learner::backward(std::size_t size) {
  for (std::size_t s = 0; s < size; ++s) {
    for (std::size_t j = 0; j < width2_; ++j) {
      const std::size_t place = s * width2_ + j;
      back2_[place] = errors_[s] * last_.value[j] * slope_at(out2_[place]);
    }
  }
  std::fill(back1_.begin(), back1_.end(), 0.0F);
  add_product(back1_.data(), {back2_.data(), width2_, 1}, second_.value.data(), size, width2_,
              width1_);
  for (std::size_t i = 0; i < size * width1_; ++i) back1_[i] *= slope_at(out1_[i]);
}

void Learner::sort_by_feature(const Samples& samples, std::span<const std::uint32_t> batch) {
  std::fill(ends_.begin(), ends_.end(), 0U);
  for (const std::uint32_t sample : batch) {
    for (const Feature feature : samples.inputs(sample)) ++ends_[feature];
  }
  std::exclusive_scan(ends_.begin(), ends_.end(), ends_.begin(), 0U);
  samples_.resize(batch.size() * Features::kCapacity);
  for (std::size_t s = 0; s < batch.size(); ++s) {
    for (const Feature feature : samples.inputs(batch[s])) {
      samples_[ends_[feature]++] = static_cast<Feature>(s);
    }
  }
}

void Learner::step(std::size_t size, float rate) {
  ++steps_;
  // Adam's correction for its short memory at the beginning, folded into the rate.
  const auto steps = static_cast<float>(std::min<std::int64_t>(steps_, 20'000));
  const float scaled =
      rate * std::sqrt(1 - std::pow(kDecay2, steps)) / (1 - std::pow(kDecay1, steps));
  const std::span gradient(gradient_);
  // Of each row of the first layer that was used: the sum over the samples it was on in.
  for (std::size_t row = 0, begin = 0; row < ends_.size(); begin = ends_[row++]) {
    if (begin == ends_[row]) continue;
    std::fill(gradient_.begin(), gradient_.begin() + static_cast<std::ptrdiff_t>(width1_), 0.0F);
    add_rows(gradient_.data(), back1_.data(), width1_,
             std::span(samples_).subspan(begin, ends_[row] - begin));
    first_.step(row * width1_, gradient.first(width1_), scaled, kMostFirst);
  }
  const auto sum_of = [&](const std::vector<float>& rows, std::size_t width) {
    std::fill(gradient_.begin(), gradient_.begin() + static_cast<std::ptrdiff_t>(width), 0.0F);
    for (std::size_t i = 0; i < size * width; ++i) gradient_[i % width] += rows[i];
    return gradient.first(width);
  };
  bias1_.step(0, sum_of(back1_, width1_), scaled, kMostFirst);
  bias2_.step(0, sum_of(back2_, width2_), scaled, kMostFirst);
  bias3_.step(0, sum_of(errors_, 1), scaled, kMostFirst);
  const auto add = [&](const std::vector<float>& left, std::size_t height,
                       const std::vector<float>& right, std::size_t width) {
    std::fill(gradient_.begin(), gradient_.end(), 0.0F);
    add_product(gradient_.data(), {left.data(), 1, height}, right.data(), height, size, width);
    return gradient.first(height * width);
  };
  second_.step(0, add(back2_, width2_, out1_, width1_), scaled, kMostLater);
  last_.step(0, add(errors_, 1, out2_, width2_), scaled, kMostLater);
}

// The places of the same weight here and in a network.
template <class Use>
void Learner::for_second(Use use) const {
  for (std::size_t j = 0; j < width2_; ++j) {
    for (std::size_t i = 0; i < width1_; ++i) {
      use(j * width1_ + i, second_place(layout_, i, j));
    }
  }
}

Network Learner::network() const {
  Network network(layout_);
  const auto unit = static_cast<float>(kUnit), weight = static_cast<float>(kWeightUnit);
  const auto copy = [](const std::vector<float>& from, auto& to, float scale) {
    using Whole = typename std::remove_reference_t<decltype(to)>::value_type;
    std::transform(from.begin(), from.end(), to.begin(),
                   [scale](float x) { return rounded<Whole>(x, scale); });
  };
  copy(first_.mean, network.first, unit);
  copy(bias1_.mean, network.bias1, unit);
  for_second([&](std::size_t here, std::size_t there) {
    network.second[there] = rounded<std::int16_t>(second_.mean[here], weight);
  });
  copy(bias2_.mean, network.bias2, unit * weight);
  copy(last_.mean, network.last, weight);
  network.bias3 = rounded<std::int32_t>(bias3_.mean[0], unit * weight);
  return network;
}

void Learner::take(const Network& network) {
  const auto unit = static_cast<float>(kUnit), weight = static_cast<float>(kWeightUnit);
  const auto copy = [](const auto& from, std::vector<float>& to, float scale) {
    std::transform(from.begin(), from.end(), to.begin(),
                   [scale](auto x) { return static_cast<float>(x) / scale; });
  };
  copy(network.first, first_.value, unit);
  copy(network.bias1, bias1_.value, unit);
  for_second([&](std::size_t here, std::size_t there) {
    second_.value[here] = static_cast<float>(network.second[there]) / weight;
  });
  copy(network.bias2, bias2_.value, unit * weight);
  copy(network.last, last_.value, weight);
  bias3_.value[0] = static_cast<float>(network.bias3) / (unit * weight);
  for (Parameters* p : parameters()) p->mean = p->value;
}

void Learner::write(std::ostream& out) {
  out.write(reinterpret_cast<const char*>(&steps_), sizeof steps_);
  out.write(reinterpret_cast<const char*>(&lessons_), sizeof lessons_);
  for (Parameters* p : parameters()) {
    for (const std::vector<float>* run : p->runs()) {
      out.write(reinterpret_cast<const char*>(run->data()),
                static_cast<std::streamsize>(run->size() * sizeof(float)));
    }
  }
}

bool Learner::read(std::istream& in) {
  in.read(reinterpret_cast<char*>(&steps_), sizeof steps_);
  in.read(reinterpret_cast<char*>(&lessons_), sizeof lessons_);
  for (Parameters* p : parameters()) {
    for (std::vector<float>* run : p->runs()) {
      in.read(reinterpret_cast<char*>(run->data()),
              static_cast<std::streamsize>(run->size() * sizeof(float)));
    }
  }
  return static_cast<bool>(in);
}

}  // namespace lair
