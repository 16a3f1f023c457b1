#pragma once

#include <cstdint>
#include <span>

#include "bots/network/network.h"

// The two sums that networks spend their time on: for any CPU, for one with AVX2, and for one with
// the AVX-512 instructions for 16-bit products. The order of additions does not matter to whole
// numbers, so all kernels give the same.

namespace lair {

struct NetworkKernel {
  // sums[i] += row f [i] for each feature f that is added, -= for each that is removed.
  void (*change)(std::int16_t* sums, const std::int16_t* rows, int width,
                 std::span<const Feature> added, std::span<const Feature> removed);
  // sums[j] += in[i] * weight of i and j. The weights of two inputs lie side by side, for all j:
  // pair, j, one of the two. Pairs that are 0 cost nothing.
  void (*multiply)(std::int32_t* sums, const std::int16_t* in, const std::int16_t* weights,
                   int inputs, int outputs);
};

// All kernels that this CPU can run, the portable one first and the fastest last.
std::span<const NetworkKernel* const> usable_kernels();
inline const NetworkKernel& best_kernel() { return *usable_kernels().back(); }

}  // namespace lair
