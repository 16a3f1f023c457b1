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

// sum[i] += row f [i] over all features f.
void add_rows(float* sum, const float* rows, std::size_t width, std::span<const Feature> features);

// out (height x width) += left (height x depth) * right (depth x width, one row after the other).
void add_product(float* out, const Matrix& left, const float* right, std::size_t height,
                 std::size_t depth, std::size_t width);

// What Adam remembers of a run of numbers that is learned.
struct AdamRun {
  float *value, *slope, *square;
};

// One step of Adam; no number gets larger than `most`.
void adam(const AdamRun& run, const float* gradient, std::size_t width, float rate, float most);

}  // namespace lair
