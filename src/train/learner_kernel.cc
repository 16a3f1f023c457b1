#include "train/learner_kernel.h"

#include <algorithm>
#include <cmath>
#include <cstring>

// Wide registers where the CPU has them.
#if defined(__x86_64__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define LAIR_WIDE [[gnu::target_clones("avx512f", "fma", "default")]]
#else
#define LAIR_WIDE
#endif

namespace lair {
namespace {

// Numbers that are computed together.
using Eight [[gnu::vector_size(32)]] = float;
using Sixteen [[gnu::vector_size(64)]] = float;
constexpr std::size_t kEight = 8, kSixteen = 16;

constexpr float kDecay1 = 0.9F, kDecay2 = 0.999F, kTiny = 1e-8F;

// From and to anywhere in memory.
template <class Lane>
[[gnu::always_inline]] inline void load(Lane& lane, const float* from) {
  std::memcpy(&lane, from, sizeof lane);
}
template <class Lane>
[[gnu::always_inline]] inline void add(float* to, const Lane& lane) {
  Lane sum;
  load(sum, to);
  sum += lane;
  std::memcpy(to, &sum, sizeof sum);
}

}  // namespace

// Sixty-four columns of a network's first layer fit into a second-level cache.
LAIR_WIDE void add_rows(float* sums, const float* rows, std::size_t width,
                        const FeatureLists& lists) {
  constexpr std::size_t kLanes = 4;
  for (std::size_t column = 0; column < width; column += kLanes * kSixteen) {
    for (std::size_t list = 0; list < lists.count; ++list) {
      Sixteen a{}, b{}, c{}, d{}, row;
      for (std::size_t i = lists.begins[list]; i < lists.ends[list]; ++i) {
        const float* const from = rows + lists.features[i] * width + column;
        load(row, from);
        a += row;
        load(row, from + kSixteen);
        b += row;
        load(row, from + 2 * kSixteen);
        c += row;
        load(row, from + 3 * kSixteen);
        d += row;
      }
      float* const to = sums + list * width + column;
      add(to, a);
      add(to + kSixteen, b);
      add(to + 2 * kSixteen, c);
      add(to + 3 * kSixteen, d);
    }
  }
}

LAIR_WIDE void add_columns(float* sum, const float* rows, std::size_t height, std::size_t width) {
  float* __restrict to = sum;
  for (std::size_t row = 0; row < height; ++row) {
    const float* __restrict from = rows + row * width;
    for (std::size_t i = 0; i < width; ++i) to[i] += from[i];
  }
}

LAIR_WIDE void clip(float* units, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) units[i] = std::min(kClip, std::max(0.0F, units[i]));
}

LAIR_WIDE void multiply_by_slope(float* back, const float* clipped, std::size_t count) {
  constexpr float kLeak = 0.01F;
  float* __restrict to = back;
  const float* __restrict unit = clipped;
  for (std::size_t i = 0; i < count; ++i) {
    const float slope = unit[i] > 0 ? 1.0F : kLeak;
    to[i] *= unit[i] < kClip ? slope : kLeak;
  }
}

LAIR_WIDE void add_to_mean(float* mean, const float* value, std::size_t count, float weight) {
  float* __restrict to = mean;
  const float* __restrict from = value;
  for (std::size_t i = 0; i < count; ++i) to[i] += weight * (from[i] - to[i]);
}

// Four rows and sixteen columns at a time stay in registers.
LAIR_WIDE void add_product(float* out, const Matrix& left, const float* right, std::size_t height,
                           std::size_t depth, std::size_t width) {
  for (std::size_t top = 0; top < height; top += 4) {
    // Rows beyond the last are computed as the last, and not stored.
    const auto row = [&](std::size_t i) {
      return left.begin + std::min(top + i, height - 1) * left.row;
    };
    const float *const row0 = row(0), *const row1 = row(1), *const row2 = row(2),
                       *const row3 = row(3);
    for (std::size_t begin = 0; begin < width; begin += 2 * kEight) {
      Eight a0{}, a1{}, b0{}, b1{}, c0{}, c1{}, d0{}, d1{}, low, high;
      for (std::size_t k = 0; k < depth; ++k) {
        load(low, right + k * width + begin);
        load(high, right + k * width + begin + kEight);
        const std::size_t place = k * left.number;
        const float a = row0[place], b = row1[place], c = row2[place], d = row3[place];
        a0 += a * low;
        a1 += a * high;
        b0 += b * low;
        b1 += b * high;
        c0 += c * low;
        c1 += c * high;
        d0 += d * low;
        d1 += d * high;
      }
      float* const to = out + top * width + begin;
      const std::size_t rows = height - top;
      add(to, a0);
      add(to + kEight, a1);
      if (rows < 2) continue;
      add(to + width, b0);
      add(to + width + kEight, b1);
      if (rows < 3) continue;
      add(to + 2 * width, c0);
      add(to + 2 * width + kEight, c1);
      if (rows < 4) continue;
      add(to + 3 * width, d0);
      add(to + 3 * width + kEight, d1);
    }
  }
}

LAIR_WIDE void adam(const AdamRun& run, const float* gradient, std::size_t width, float rate,
                    float most) {
  float* __restrict value = run.value;
  float* __restrict slope = run.slope;
  float* __restrict square = run.square;
  const float* __restrict slopes = gradient;
  for (std::size_t i = 0; i < width; ++i) {
    const float g = slopes[i];
    slope[i] = kDecay1 * slope[i] + (1 - kDecay1) * g;
    square[i] = kDecay2 * square[i] + (1 - kDecay2) * g * g;
    const float next = value[i] - rate * slope[i] / (std::sqrt(square[i]) + kTiny);
    value[i] = std::min(most, std::max(-most, next));
  }
}

}  // namespace lair
