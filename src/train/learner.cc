#include "train/learner.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <numeric>
#include <ostream>

#include "train/learner_kernel.h"

namespace lair {
namespace {

constexpr float kDecay1 = 0.9F, kDecay2 = 0.999F;  // Adam's
constexpr std::int64_t kLessons = 150;             // that the mean reaches back
constexpr float kMostLater = 1.99F;                // weights of the later layers
constexpr float kMostFirst = 12.0F;                // and of the first, far from what 16 bits hold
static_assert(static_cast<int>(kClip) * kUnit == kMost + 1);

std::size_t product(int a, int b = 1) {
  return static_cast<std::size_t>(a) * static_cast<std::size_t>(b);
}

// Weights of the second layer: so that no sum leaves 32 bits (network.h).
float most_second(std::size_t width1) {
  return kMostLater * std::min(1.0F, 512 / static_cast<float>(width1));
}

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
  lair::add_to_mean(mean.data(), value.data(), mean.size(), weight);
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
      bias3_(1) {
  work_.turned.resize(width1_ * width2_);
  work_.gradient.resize(std::max(width1_ * width2_, first_.value.size()));
  work_.feature_begins.resize(product(layout.inputs));
  work_.feature_ends.resize(product(layout.inputs));
  // About a hundred inputs are on.
  randomise(first_.value, 0.1F, rng);
  randomise(second_.value, std::sqrt(2.0F / static_cast<float>(layout.first)), rng);
  randomise(last_.value, std::sqrt(1.0F / static_cast<float>(layout.second)), rng);
  for (Parameters* p : parameters()) p->mean = p->value;
}

std::array<Learner::Parameters*, 6> Learner::parameters() {
  return {&first_, &bias1_, &second_, &bias2_, &last_, &bias3_};
}

double Learner::learn(const Samples& samples, std::size_t batch_size, float rate, Rng& rng) {
  std::vector<std::uint32_t> order(samples.size());
  std::iota(order.begin(), order.end(), 0U);
  rng.shuffle(std::span<std::uint32_t>(order));
  double loss = 0;
  for (std::size_t begin = 0; begin < order.size(); begin += batch_size) {
    const auto batch = std::span<const std::uint32_t>(order).subspan(
        begin, std::min(batch_size, order.size() - begin));
    gather(samples, batch);
    forward(batch.size());
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

// Makes room for a batch, adds up the first layer and says where each sample's inputs are.
void Learner::gather(const Samples& samples, std::span<const std::uint32_t> batch) {
  const std::size_t size = batch.size();
  for (auto* rows : {&work_.out1, &work_.back1}) rows->resize(size * width1_);
  for (auto* rows : {&work_.out2, &work_.back2}) rows->resize(size * width2_);
  work_.errors.resize(size);
  work_.begins.resize(size);
  work_.ends.resize(size);
  for (std::size_t s = 0; s < size; ++s) {
    work_.begins[s] = batch[s] == 0 ? 0 : samples.ends[batch[s] - 1];
    work_.ends[s] = samples.ends[batch[s]];
    std::copy(bias1_.value.begin(), bias1_.value.end(), &work_.out1[s * width1_]);
    std::copy(bias2_.value.begin(), bias2_.value.end(), &work_.out2[s * width2_]);
  }
  add_rows(work_.out1.data(), first_.value.data(), width1_,
           {samples.features.data(), work_.begins.data(), work_.ends.data(), size});
}

void Learner::forward(std::size_t size) {
  clip(work_.out1.data(), size * width1_);
  for (std::size_t j = 0; j < width2_; ++j) {
    for (std::size_t i = 0; i < width1_; ++i) {
      work_.turned[i * width2_ + j] = second_.value[j * width1_ + i];
    }
  }
  add_product(work_.out2.data(), {work_.out1.data(), width1_, 1}, work_.turned.data(), size,
              width1_, width2_);
  clip(work_.out2.data(), size * width2_);
}

double Learner::errors(const Samples& samples, std::span<const std::uint32_t> batch) {
  double squares = 0;
  for (std::size_t s = 0; s < batch.size(); ++s) {
    const float value = std::inner_product(last_.value.begin(), last_.value.end(),
                                           &work_.out2[s * width2_], bias3_.value[0]);
    const float error = value - samples.targets[batch[s]];
    squares += static_cast<double>(error) * error;
    work_.errors[s] = error / static_cast<float>(batch.size());
  }
  return squares;
}

void Learner::backward(std::size_t size) {
  for (std::size_t s = 0; s < size; ++s) {
    for (std::size_t j = 0; j < width2_; ++j) {
      work_.back2[s * width2_ + j] = work_.errors[s] * last_.value[j];
    }
  }
  multiply_by_slope(work_.back2.data(), work_.out2.data(), size * width2_);
  std::fill(work_.back1.begin(), work_.back1.end(), 0.0F);
  add_product(work_.back1.data(), {work_.back2.data(), width2_, 1}, second_.value.data(), size,
              width2_, width1_);
  multiply_by_slope(work_.back1.data(), work_.out1.data(), size * width1_);
}

void Learner::sort_by_feature(const Samples& samples, std::span<const std::uint32_t> batch) {
  auto &begins = work_.feature_begins, &ends = work_.feature_ends;
  std::fill(ends.begin(), ends.end(), 0U);
  for (const std::uint32_t sample : batch) {
    for (const Feature feature : samples.inputs(sample)) ++ends[feature];
  }
  std::exclusive_scan(ends.begin(), ends.end(), begins.begin(), 0U);
  ends = begins;
  work_.samples.resize(batch.size() * Features::kCapacity);
  for (std::size_t s = 0; s < batch.size(); ++s) {
    for (const Feature feature : samples.inputs(batch[s])) {
      work_.samples[ends[feature]++] = static_cast<Feature>(s);
    }
  }
}

// Of each row of the first layer that was used: the sum over the samples it was on in.
void Learner::step_first(float rate) {
  std::fill(work_.gradient.begin(), work_.gradient.end(), 0.0F);
  const auto &begins = work_.feature_begins, &ends = work_.feature_ends;
  add_rows(work_.gradient.data(), work_.back1.data(), width1_,
           {work_.samples.data(), begins.data(), ends.data(), ends.size()});
  for (std::size_t row = 0; row < ends.size(); ++row) {
    if (begins[row] == ends[row]) continue;
    first_.step(row * width1_, std::span(work_.gradient).subspan(row * width1_, width1_), rate,
                kMostFirst);
  }
}

void Learner::step(std::size_t size, float rate) {
  ++steps_;
  // Adam's correction for its short memory at the beginning, folded into the rate.
  const auto steps = static_cast<float>(std::min<std::int64_t>(steps_, 20'000));
  const float scaled =
      rate * std::sqrt(1 - std::pow(kDecay2, steps)) / (1 - std::pow(kDecay1, steps));
  const std::span gradient(work_.gradient);
  const auto sum_of = [&](const std::vector<float>& rows, std::size_t width) {
    std::fill_n(work_.gradient.begin(), width, 0.0F);
    add_columns(work_.gradient.data(), rows.data(), size, width);
    return gradient.first(width);
  };
  const auto product_of = [&](const std::vector<float>& left, std::size_t height,
                              const std::vector<float>& right, std::size_t width) {
    std::fill_n(work_.gradient.begin(), height * width, 0.0F);
    add_product(work_.gradient.data(), {left.data(), 1, height}, right.data(), height, size, width);
    return gradient.first(height * width);
  };
  step_first(scaled);
  bias1_.step(0, sum_of(work_.back1, width1_), scaled, kMostFirst);
  bias2_.step(0, sum_of(work_.back2, width2_), scaled, kMostFirst);
  bias3_.step(0, sum_of(work_.errors, 1), scaled, kMostFirst);
  second_.step(0, product_of(work_.back2, width2_, work_.out1, width1_), scaled,
               most_second(width1_));
  last_.step(0, product_of(work_.errors, 1, work_.out2, width2_), scaled, kMostLater);
}

// The places of the same weight here and in a network of that layout, no wider than this one.
template <class Use>
void Learner::for_second(const Layout& layout, Use use) const {
  for (std::size_t j = 0; j < product(layout.second); ++j) {
    for (std::size_t i = 0; i < product(layout.first); ++i) {
      use(j * width1_ + i, second_place(layout, i, j));
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
  for_second(layout_, [&](std::size_t here, std::size_t there) {
    network.second[there] = rounded<std::int16_t>(second_.mean[here], weight);
  });
  copy(bias2_.mean, network.bias2, unit * weight);
  copy(last_.mean, network.last, weight);
  network.bias3 = rounded<std::int32_t>(bias3_.mean[0], unit * weight);
  return network;
}

void Learner::take(const Network& network) {
  const Layout& its = network.layout();
  const auto unit = static_cast<float>(kUnit), weight = static_cast<float>(kWeightUnit);
  const auto copy = [](const auto& from, std::vector<float>& to, float scale) {
    std::transform(from.begin(), from.end(), to.begin(),
                   [scale](auto x) { return static_cast<float>(x) / scale; });
  };
  for (std::size_t input = 0; input < product(its.inputs); ++input) {
    const auto row = std::span(network.first).subspan(input * product(its.first));
    for (std::size_t i = 0; i < product(its.first); ++i) {
      first_.value[input * width1_ + i] = static_cast<float>(row[i]) / unit;
    }
  }
  copy(network.bias1, bias1_.value, unit);
  // Old units of the second layer do not hear new ones of the first yet.
  for (std::size_t j = 0; j < product(its.second); ++j) {
    std::fill_n(second_.value.begin() + static_cast<std::ptrdiff_t>(j * width1_), width1_, 0.0F);
  }
  for_second(its, [&](std::size_t here, std::size_t there) {
    second_.value[here] = static_cast<float>(network.second[there]) / weight;
  });
  copy(network.bias2, bias2_.value, unit * weight);
  std::fill(last_.value.begin(), last_.value.end(), 0.0F);
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
