#pragma once

#include <cstdint>
#include <span>

#include "bots/network/network.h"

// The two sums that networks spend their time on, for any CPU and for one with AVX2. Whole numbers
// do not mind the order they are added in: both give the same.

namespace lair {

struct NetworkKernel {
  // sums[i] += row f [i], for each feature f.
  void (*add_rows)(std::int16_t* sums, const std::int16_t* rows, int width,
                   std::span<const Feature> features);
  // sums[j] += in[i] * weight of i and j. The weights of two inputs lie side by side, for all j:
  // pair, j, one of the two. Pairs that are 0 cost nothing.
  void (*multiply)(std::int32_t* sums, const std::int16_t* in, const std::int16_t* weights,
                   int inputs, int outputs);
};

extern const NetworkKernel kPortableKernel;
// The portable one where there is none better, or the CPU lacks it.
const NetworkKernel& best_kernel();

}  // namespace lair
