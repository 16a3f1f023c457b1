#include "bots/network/kernel.h"

#include <array>
#include <cstddef>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace lair {
namespace {

// Numbers that are added at once, in the compilers' portable vector form; unsigned, so that sums
// that leave the range wrap on every machine.
using Lane = std::uint16_t __attribute__((vector_size(32)));
using WideLane = std::uint16_t __attribute__((vector_size(64)));
constexpr std::size_t kLanes = 4;  // a block's sums stay in registers

template <class L>
[[gnu::always_inline]] inline void change_body(std::int16_t* sums, const std::int16_t* rows,
                                               int width, std::span<const Feature> added,
                                               std::span<const Feature> removed) {
  constexpr int kLane = sizeof(L) / sizeof(std::int16_t), kBlock = kLanes * kLane;
  for (int block = 0; block < width; block += kBlock) {
    L a, b, c, d, x;
    std::memcpy(&a, sums + block, sizeof a);
    std::memcpy(&b, sums + block + kLane, sizeof b);
    std::memcpy(&c, sums + block + 2 * kLane, sizeof c);
    std::memcpy(&d, sums + block + 3 * kLane, sizeof d);
    for (const Feature feature : added) {
      const std::int16_t* row = rows + static_cast<std::ptrdiff_t>(feature) * width + block;
      std::memcpy(&x, row, sizeof x);
      a += x;
      std::memcpy(&x, row + kLane, sizeof x);
      b += x;
      std::memcpy(&x, row + 2 * kLane, sizeof x);
      c += x;
      std::memcpy(&x, row + 3 * kLane, sizeof x);
      d += x;
    }
    for (const Feature feature : removed) {
      const std::int16_t* row = rows + static_cast<std::ptrdiff_t>(feature) * width + block;
      std::memcpy(&x, row, sizeof x);
      a -= x;
      std::memcpy(&x, row + kLane, sizeof x);
      b -= x;
      std::memcpy(&x, row + 2 * kLane, sizeof x);
      c -= x;
      std::memcpy(&x, row + 3 * kLane, sizeof x);
      d -= x;
    }
    std::memcpy(sums + block, &a, sizeof a);
    std::memcpy(sums + block + kLane, &b, sizeof b);
    std::memcpy(sums + block + 2 * kLane, &c, sizeof c);
    std::memcpy(sums + block + 3 * kLane, &d, sizeof d);
  }
}

void change_portable(std::int16_t* sums, const std::int16_t* rows, int width,
                     std::span<const Feature> added, std::span<const Feature> removed) {
  change_body<Lane>(sums, rows, width, added, removed);
}
void multiply_portable(std::int32_t* sums, const std::int16_t* in, const std::int16_t* weights,
                       int inputs, int outputs) {
  for (int i = 0; i < inputs; i += 2, weights += 2 * outputs) {
    const std::int32_t even = in[i], odd = in[i + 1];
    if ((even | odd) == 0) continue;
    for (int j = 0; j < outputs; ++j) sums[j] += even * weights[2 * j] + odd * weights[2 * j + 1];
  }
}
constexpr NetworkKernel kPortable = {change_portable, multiply_portable};

#if defined(__x86_64__)
[[gnu::target("avx2")]] void change_avx2(std::int16_t* sums, const std::int16_t* rows, int width,
                                         std::span<const Feature> added,
                                         std::span<const Feature> removed) {
  change_body<Lane>(sums, rows, width, added, removed);
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
constexpr NetworkKernel kAvx2 = {change_avx2, multiply_avx2};

#define LAIR_AVX512 [[gnu::target("avx512f,avx512bw,avx512vnni,bmi")]]

LAIR_AVX512 void change_avx512(std::int16_t* sums, const std::int16_t* rows, int width,
                               std::span<const Feature> added, std::span<const Feature> removed) {
  if (width % static_cast<int>(kLanes * sizeof(WideLane) / sizeof(std::int16_t)) == 0) {
    change_body<WideLane>(sums, rows, width, added, removed);
  } else {
    change_body<Lane>(sums, rows, width, added, removed);
  }
}
// The pairs that are not 0 are found sixteen at a time. A multiple of 32 sums, 16 in a register.
LAIR_AVX512 void multiply_avx512(std::int32_t* sums, const std::int16_t* in,
                                 const std::int16_t* weights, int inputs, int outputs) {
  for (int begin = 0; begin < outputs; begin += 64) {
    const bool four = outputs - begin >= 64;
    std::int32_t* const to = sums + begin;
    __m512i a = _mm512_loadu_si512(to), b = _mm512_loadu_si512(to + 16);
    __m512i c = four ? _mm512_loadu_si512(to + 32) : a, d = four ? _mm512_loadu_si512(to + 48) : b;
    for (int first = 0; first < inputs; first += 32) {
      const __m512i pairs = _mm512_loadu_si512(in + first);
      unsigned left = _mm512_test_epi32_mask(pairs, pairs);
      for (; left != 0; left &= left - 1) {
        const int i = first + 2 * __builtin_ctz(left);
        std::int32_t pair;
        std::memcpy(&pair, in + i, sizeof pair);
        const __m512i both = _mm512_set1_epi32(pair);
        const std::int16_t* row =
            weights + static_cast<std::ptrdiff_t>(i) * outputs + std::ptrdiff_t{2} * begin;
        a = _mm512_dpwssd_epi32(a, both, _mm512_loadu_si512(row));
        b = _mm512_dpwssd_epi32(b, both, _mm512_loadu_si512(row + 32));
        if (!four) continue;
        c = _mm512_dpwssd_epi32(c, both, _mm512_loadu_si512(row + 64));
        d = _mm512_dpwssd_epi32(d, both, _mm512_loadu_si512(row + 96));
      }
    }
    _mm512_storeu_si512(to, a);
    _mm512_storeu_si512(to + 16, b);
    if (!four) continue;
    _mm512_storeu_si512(to + 32, c);
    _mm512_storeu_si512(to + 48, d);
  }
}
constexpr NetworkKernel kAvx512 = {change_avx512, multiply_avx512};
#endif

struct Kernels {
  std::array<const NetworkKernel*, 3> all = {&kPortable};
  std::size_t count = 1;
  Kernels() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) all[count++] = &kAvx2;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("bmi")) {
      all[count++] = &kAvx512;
    }
#endif
  }
};

}  // namespace

std::span<const NetworkKernel* const> usable_kernels() {
  static const Kernels kernels;
  return std::span(kernels.all).first(kernels.count);
}

}  // namespace lair
