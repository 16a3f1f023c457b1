#include "bots/network/kernel.h"

#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace lair {
namespace {

// Sixteen numbers at once, in the compilers' portable vector form; unsigned, so that sums that
// leave the range wrap on every machine.
using Lane = std::uint16_t __attribute__((vector_size(32)));
constexpr int kLane = 16, kBlock = 4 * kLane;  // a block's sums stay in registers

[[gnu::always_inline]] inline void add_rows_body(std::int16_t* sums, const std::int16_t* rows,
                                                 int width, std::span<const Feature> features) {
  for (int block = 0; block < width; block += kBlock) {
    Lane a, b, c, d;
    std::memcpy(&a, sums + block, sizeof a);
    std::memcpy(&b, sums + block + kLane, sizeof b);
    std::memcpy(&c, sums + block + 2 * kLane, sizeof c);
    std::memcpy(&d, sums + block + 3 * kLane, sizeof d);
    for (const Feature feature : features) {
      const std::int16_t* row = rows + static_cast<std::ptrdiff_t>(feature) * width + block;
      Lane x;
      std::memcpy(&x, row, sizeof x);
      a += x;
      std::memcpy(&x, row + kLane, sizeof x);
      b += x;
      std::memcpy(&x, row + 2 * kLane, sizeof x);
      c += x;
      std::memcpy(&x, row + 3 * kLane, sizeof x);
      d += x;
    }
    std::memcpy(sums + block, &a, sizeof a);
    std::memcpy(sums + block + kLane, &b, sizeof b);
    std::memcpy(sums + block + 2 * kLane, &c, sizeof c);
    std::memcpy(sums + block + 3 * kLane, &d, sizeof d);
  }
}

void add_rows_portable(std::int16_t* sums, const std::int16_t* rows, int width,
                       std::span<const Feature> features) {
  add_rows_body(sums, rows, width, features);
}
void multiply_portable(std::int32_t* sums, const std::int16_t* in, const std::int16_t* weights,
                       int inputs, int outputs) {
  for (int i = 0; i < inputs; i += 2, weights += 2 * outputs) {
    const std::int32_t even = in[i], odd = in[i + 1];
    if ((even | odd) == 0) continue;
    for (int j = 0; j < outputs; ++j) sums[j] += even * weights[2 * j] + odd * weights[2 * j + 1];
  }
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void add_rows_avx2(std::int16_t* sums, const std::int16_t* rows, int width,
                                           std::span<const Feature> features) {
  add_rows_body(sums, rows, width, features);
}
// Four registers of sums at a time, eight in each.
[[gnu::target("avx2")]] void multiply_avx2(std::int32_t* sums, const std::int16_t* in,
                                           const std::int16_t* weights, int inputs, int outputs) {
  for (int begin = 0; begin < outputs; begin += 32) {
    auto* to = reinterpret_cast<__m256i*>(sums + begin);
    __m256i a = _mm256_loadu_si256(to), b = _mm256_loadu_si256(to + 1),
            c = _mm256_loadu_si256(to + 2), d = _mm256_loadu_si256(to + 3);
    const std::int16_t* row = weights + 2 * begin;
    for (int i = 0; i < inputs; i += 2, row += 2 * outputs) {
      std::int32_t pair;
      std::memcpy(&pair, in + i, sizeof pair);
      if (pair == 0) continue;
      const __m256i both = _mm256_set1_epi32(pair);
      const auto* from = reinterpret_cast<const __m256i*>(row);
      a = _mm256_add_epi32(a, _mm256_madd_epi16(both, _mm256_loadu_si256(from)));
      b = _mm256_add_epi32(b, _mm256_madd_epi16(both, _mm256_loadu_si256(from + 1)));
      c = _mm256_add_epi32(c, _mm256_madd_epi16(both, _mm256_loadu_si256(from + 2)));
      d = _mm256_add_epi32(d, _mm256_madd_epi16(both, _mm256_loadu_si256(from + 3)));
    }
    _mm256_storeu_si256(to, a);
    _mm256_storeu_si256(to + 1, b);
    _mm256_storeu_si256(to + 2, c);
    _mm256_storeu_si256(to + 3, d);
  }
}
constexpr NetworkKernel kAvx2Kernel = {add_rows_avx2, multiply_avx2};
#endif

}  // namespace

const NetworkKernel kPortableKernel = {add_rows_portable, multiply_portable};

const NetworkKernel& best_kernel() {
#if defined(__x86_64__)
  static const bool kAvx2 = __builtin_cpu_supports("avx2");
  if (kAvx2) return kAvx2Kernel;
#endif
  return kPortableKernel;
}

}  // namespace lair
