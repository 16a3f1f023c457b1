#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

// Counts what is taken from the heap, in a test program that includes this once. Not where a
// sanitizer has an allocator of its own.

namespace lair {
inline std::atomic<std::size_t> allocations = 0;
}  // namespace lair

// Not inlined, lest the compiler see what is new'd given to free.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++lair::allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
