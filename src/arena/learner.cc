#include "arena/learner.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <numeric>
#include <ostream>

// The loops below are written so that the compiler can use wide registers where the CPU has them.
#if defined(__x86_64__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define LAIR_WIDE [[gnu::target_clones("avx2,fma", "default")]]
#else
#define LAIR_WIDE
#endif

namespace lair {
namespace {

constexpr std::size_t kBatch = 512;
constexpr float kDecay1 = 0.9F, kDecay2 = 0.999F, kTiny = 1e-8F;
constexpr float kClip = 4.0F;        // of both layers (network.h)
constexpr float kMostLater = 1.99F;  // weights of the later layers
constexpr float kMostFirst = 12.0F;  // and of the first, far from what 16 bits hold
constexpr float kLeak = 0.01F;       // a clipped unit still learns a little

std::size_t product(int a, int b = 1) {
  return static_cast<std::size_t>(a) * static_cast<std::size_t>(b);
}

LAIR_WIDE void add_to(float* __restrict sum, const float* __restrict row, std::size_t width) {
  for (std::size_t i = 0; i < width; ++i) sum[i] += row[i];
}

LAIR_WIDE void add_scaled(float* __restrict sum, const float* __restrict row, float scale,
                          std::size_t width) {
  for (std::size_t i = 0; i < width; ++i) sum[i] += scale * row[i];
}

// Eight partial sums, so that the order of additions is the same at any width of register.
LAIR_WIDE float dot(const float* __restrict a, const float* __restrict b, std::size_t width) {
  float parts[8] = {};
  for (std::size_t i = 0; i < width; i += 8) {
    for (std::size_t k = 0; k < 8; ++k) parts[k] += a[i + k] * b[i + k];
  }
  return ((parts[0] + parts[1]) + (parts[2] + parts[3])) +
         ((parts[4] + parts[5]) + (parts[6] + parts[7]));
}

LAIR_WIDE void adam(float* __restrict value, float* __restrict slope, float* __restrict square,
                    float* __restrict gradient, std::size_t width, float rate, float most) {
  for (std::size_t i = 0; i < width; ++i) {
    const float g = gradient[i];
    gradient[i] = 0;
    slope[i] = kDecay1 * slope[i] + (1 - kDecay1) * g;
    square[i] = kDecay2 * square[i] + (1 - kDecay2) * g * g;
    const float next = value[i] - rate * slope[i] / (std::sqrt(square[i]) + kTiny);
    value[i] = std::min(most, std::max(-most, next));
  }
}

float clip(float x) { return std::clamp(x, 0.0F, kClip); }
float slope_of_clip(float x) { return x > 0 && x < kClip ? 1 : kLeak; }

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
    : value(size), slope(size), square(size), gradient(size) {}

Learner::Learner(const Layout& layout, Rng rng)
    : layout_(layout),
      first_(product(layout.inputs, layout.first)),
      bias1_(product(layout.first)),
      second_(product(layout.second, layout.first)),
      bias2_(product(layout.second)),
      last_(product(layout.second)),
      bias3_(1),
      sum1_(product(layout.first)),
      out1_(product(layout.first)),
      sum2_(product(layout.second)),
      out2_(product(layout.second)),
      back1_(product(layout.first)),
      touched_(product(layout.inputs)) {
  // About a hundred inputs are on.
  randomise(first_.value, 0.1F, rng);
  randomise(second_.value, std::sqrt(2.0F / static_cast<float>(layout.first)), rng);
  randomise(last_.value, std::sqrt(1.0F / static_cast<float>(layout.second)), rng);
}

std::vector<Learner::Parameters*> Learner::parameters() {
  return {&first_, &bias1_, &second_, &bias2_, &last_, &bias3_};
}
std::vector<const Learner::Parameters*> Learner::parameters() const {
  return {&first_, &bias1_, &second_, &bias2_, &last_, &bias3_};
}

double Learner::learn(const Samples& samples, float rate, Rng& rng) {
  std::vector<std::uint32_t> order(samples.size());
  std::iota(order.begin(), order.end(), 0U);
  rng.shuffle(std::span<std::uint32_t>(order));
  double loss = 0;
  for (std::size_t begin = 0; begin < order.size(); begin += kBatch) {
    const std::size_t end = std::min(begin + kBatch, order.size());
    for (std::size_t i = begin; i < end; ++i) {
      const std::span<const Feature> inputs = samples.inputs(order[i]);
      const float error = forward(inputs) - samples.targets[order[i]];
      loss += static_cast<double>(error) * error;
      backward(inputs, error / static_cast<float>(end - begin));
    }
    step(rate);
  }
  return order.empty() ? 0 : loss / static_cast<double>(order.size());
}

float Learner::forward(std::span<const Feature> inputs) {
  const std::size_t width = sum1_.size();
  sum1_ = bias1_.value;
  for (const Feature input : inputs) add_to(sum1_.data(), &first_.value[input * width], width);
  std::transform(sum1_.begin(), sum1_.end(), out1_.begin(), clip);
  for (std::size_t j = 0; j < sum2_.size(); ++j) {
    sum2_[j] = bias2_.value[j] + dot(&second_.value[j * width], out1_.data(), width);
    out2_[j] = clip(sum2_[j]);
  }
  return bias3_.value[0] + dot(last_.value.data(), out2_.data(), out2_.size());
}

void Learner::backward(std::span<const Feature> inputs, float error) {
  const std::size_t width = sum1_.size();
  bias3_.gradient[0] += error;
  add_scaled(last_.gradient.data(), out2_.data(), error, out2_.size());
  std::fill(back1_.begin(), back1_.end(), 0.0F);
  for (std::size_t j = 0; j < sum2_.size(); ++j) {
    const float back = error * last_.value[j] * slope_of_clip(sum2_[j]);
    bias2_.gradient[j] += back;
    add_scaled(&second_.gradient[j * width], out1_.data(), back, width);
    add_scaled(back1_.data(), &second_.value[j * width], back, width);
  }
  for (std::size_t i = 0; i < width; ++i) back1_[i] *= slope_of_clip(sum1_[i]);
  add_to(bias1_.gradient.data(), back1_.data(), width);
  for (const Feature input : inputs) {
    add_to(&first_.gradient[input * width], back1_.data(), width);
    if (touched_[input] == 0) {
      touched_[input] = 1;
      rows_.push_back(input);
    }
  }
}

void Learner::Parameters::step(std::size_t begin, std::size_t end, float rate, float most) {
  adam(&value[begin], &slope[begin], &square[begin], &gradient[begin], end - begin, rate, most);
}

void Learner::step(float rate) {
  ++steps_;
  // Adam's correction for its short memory at the beginning, folded into the rate.
  const auto steps = static_cast<float>(std::min<std::int64_t>(steps_, 20'000));
  const float scaled =
      rate * std::sqrt(1 - std::pow(kDecay2, steps)) / (1 - std::pow(kDecay1, steps));
  const std::size_t width = sum1_.size();
  for (const Feature row : rows_) {
    first_.step(row * width, (row + 1) * width, scaled, kMostFirst);
    touched_[row] = 0;
  }
  rows_.clear();
  bias1_.step(0, width, scaled, kMostFirst);
  second_.step(0, second_.value.size(), scaled, kMostLater);
  bias2_.step(0, bias2_.value.size(), scaled, kMostFirst);
  last_.step(0, last_.value.size(), scaled, kMostLater);
  bias3_.step(0, 1, scaled, kMostFirst);
}

// The places of the same weight here and in a network.
template <class Use>
void Learner::for_second(Use use) const {
  for (std::size_t j = 0; j < sum2_.size(); ++j) {
    for (std::size_t i = 0; i < sum1_.size(); ++i) {
      use(j * sum1_.size() + i, second_place(layout_, i, j));
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
  copy(first_.value, network.first, unit);
  copy(bias1_.value, network.bias1, unit);
  for_second([&](std::size_t here, std::size_t there) {
    network.second[there] = rounded<std::int16_t>(second_.value[here], weight);
  });
  copy(bias2_.value, network.bias2, unit * weight);
  copy(last_.value, network.last, weight);
  network.bias3 = rounded<std::int32_t>(bias3_.value[0], unit * weight);
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
}

void Learner::write(std::ostream& out) const {
  const auto put = [&](const std::vector<float>& run) {
    out.write(reinterpret_cast<const char*>(run.data()),
              static_cast<std::streamsize>(run.size() * sizeof(float)));
  };
  out.write(reinterpret_cast<const char*>(&steps_), sizeof steps_);
  for (const Parameters* p : parameters()) {
    put(p->value);
    put(p->slope);
    put(p->square);
  }
}

bool Learner::read(std::istream& in) {
  const auto get = [&](std::vector<float>& run) {
    in.read(reinterpret_cast<char*>(run.data()),
            static_cast<std::streamsize>(run.size() * sizeof(float)));
  };
  in.read(reinterpret_cast<char*>(&steps_), sizeof steps_);
  for (Parameters* p : parameters()) {
    get(p->value);
    get(p->slope);
    get(p->square);
  }
  return static_cast<bool>(in);
}

}  // namespace lair
