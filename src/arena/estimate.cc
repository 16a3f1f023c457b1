#include "arena/estimate.h"

#include <algorithm>
#include <cmath>

namespace lair {
namespace {

constexpr double kNormal95 = 1.96;

}  // namespace

Proportion proportion(double times, std::int64_t of) {
  if (of == 0) return {};
  const auto n = static_cast<double>(of);
  const double share = times / n, square = kNormal95 * kNormal95;
  const double middle = (share + square / (2 * n)) / (1 + square / n);
  const double half =
      kNormal95 * std::sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n);
  return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

void RatioSums::add(double value, double weight) {
  value_ += value;
  weight_ += weight;
  value2_ += value * value;
  weight2_ += weight * weight;
  cross_ += value * weight;
  ++count_;
}

Estimate RatioSums::ratio() const {
  if (weight_ == 0) return {};
  const double mean = value_ / weight_;
  if (count_ < 2) return {.mean = mean};
  const double squares = value2_ - 2 * mean * cross_ + mean * mean * weight2_;
  const auto n = static_cast<double>(count_);
  const double variance = std::max(0.0, squares) * n / (n - 1);
  return {mean, kNormal95 * std::sqrt(variance) / weight_};
}

Estimate RatioSums::ratio_at_any_time() const {
  constexpr double kTypical = 400, kLevel = 0.05;
  constexpr std::int64_t kFirst = 100;  // before, the variance is not known well enough
  Estimate estimate = ratio();
  if (count_ < kFirst) return {.mean = estimate.mean};
  const double weight = static_cast<double>(count_) / kTypical;
  estimate.ci95 *=
      std::sqrt((1 + 1 / weight) * (std::log(1 + weight) - 2 * std::log(kLevel))) / kNormal95;
  return estimate;
}

void MeanOfEstimates::add(const Estimate& estimate) {
  sum_ += estimate.mean;
  squares_ += estimate.ci95 * estimate.ci95;
  ++count_;
}

Estimate MeanOfEstimates::mean() const { return {sum_ / count_, std::sqrt(squares_) / count_}; }

}  // namespace lair
