#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "bots/network/network.h"

// The loops that learning spends its time in, for many samples at once. Widths are multiples of 32
// (network.h); the order of additions does not depend on what is computed beside.

namespace lair {

// A matrix of floats: where it begins, and how far the next row and the next number of a row are.
struct Matrix {
  const float* begin;
  std::size_t row, number;
};

// For each of `count` lists of features: sum row += row f of `rows` over its features f. Rows have
// `width` numbers. Some columns are added for all lists before the next columns are, so that the
// part of `rows` in use stays in the cache.
struct FeatureLists {
  const Feature* features;
  const std::uint32_t *begins, *ends;  // of each list
  std::size_t count;
};
void add_rows(float* sums, const float* rows, std::size_t width, const FeatureLists& lists);

// out (height x width) += left (height x depth) * right (depth x width, one row after the other).
void add_product(float* out, const Matrix& left, const float* right, std::size_t height,
                 std::size_t depth, std::size_t width);

// sum[i] += row[i] over all rows.
void add_columns(float* sum, const float* rows, std::size_t height, std::size_t width);

// Units are clipped to 0..kClip; a clipped one still learns a little.
inline constexpr float kClip = 4.0F;
void clip(float* units, std::size_t count);
// back[i] *= the slope of the clipped unit i.
void multiply_by_slope(float* back, const float* clipped, std::size_t count);

// mean[i] += weight * (value[i] - mean[i]).
void add_to_mean(float* mean, const float* value, std::size_t count, float weight);

// What Adam remembers of a run of numbers that is learned.
struct AdamRun {
  float *value, *slope, *square;
};

// One step of Adam; no number gets larger than `most`.
void adam(const AdamRun& run, const float* gradient, std::size_t width, float rate, float most);

}  // namespace lair
