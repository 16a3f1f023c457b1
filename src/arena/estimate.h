#pragma once

#include <cstdint>
#include <limits>

namespace lair {

// A mean, and half the width of its 95% confidence interval: infinite where one number is all there
// is.
struct Estimate {
  double mean = 0;
  double ci95 = std::numeric_limits<double>::infinity();
};

// A share of so many times, with its 95% confidence interval by Wilson's score, which stays between
// 0 and 1 and has a width also if it never happened.
struct Proportion {
  double mean = 0, low = 0, high = 1;
};
Proportion proportion(double times, std::int64_t of);

// Sums for a mean of ratios (points over rounds) with its variance by games, which are independent
// as rounds of one game are not.
class RatioSums {
 public:
  void add(double value, double weight);
  std::int64_t count() const { return count_; }
  Estimate ratio() const;
  // An interval that holds at all times together with 95%, however often somebody looks at it: a
  // confidence sequence (Robbins' normal mixture). It is wider, and infinite for the first games.
  Estimate ratio_at_any_time() const;

 private:
  double value_ = 0, weight_ = 0, value2_ = 0, weight2_ = 0, cross_ = 0;
  std::int64_t count_ = 0;
};

// The mean of estimates that do not depend on each other.
class MeanOfEstimates {
 public:
  void add(const Estimate& estimate);
  Estimate mean() const;

 private:
  double sum_ = 0, squares_ = 0;
  int count_ = 0;
};

}  // namespace lair
