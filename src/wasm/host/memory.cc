#include <bit>
#include <cstddef>
#include <cstdint>

// In place of the C library's allocator, which would be a twentieth of the module: a module lives
// for a page and answers small questions. Blocks are powers of two and begin with a head; what is
// freed is given out again for the same power.

extern "C" unsigned char __heap_base;  // where the data of the module ends

namespace {

struct alignas(16) Head {
  std::size_t power;
  Head* link;  // of a free block the next one; before memory in use the head of its block
};

constexpr std::size_t kPage = 65536, kPowers = 31, kMost = std::size_t{1} << (kPowers - 2);
Head* free_blocks[kPowers];
std::size_t top = 0;  // memory from here on was never given out

Head* fresh(std::size_t power) {
  if (top == 0) top = (reinterpret_cast<std::size_t>(&__heap_base) + 15) / 16 * 16;
  const std::size_t size = std::size_t{1} << power, all = __builtin_wasm_memory_size(0) * kPage;
  if (size > all - top) {
    const std::size_t pages = (size - (all - top) + kPage - 1) / kPage;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return nullptr;
  }
  auto* block = reinterpret_cast<Head*>(top);
  top += size;
  block->power = power;
  return block;
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) {
  if (size > kMost) return nullptr;
  const auto power = static_cast<std::size_t>(std::bit_width(size + sizeof(Head)));
  Head* block = free_blocks[power];
  if (block == nullptr) {
    block = fresh(power);
    if (block == nullptr) return nullptr;
  } else {
    free_blocks[power] = block->link;
  }
  block->link = block;
  return block + 1;
}

void free(void* memory) {
  if (memory == nullptr) return;
  Head* block = (static_cast<Head*>(memory) - 1)->link;
  block->link = free_blocks[block->power];
  free_blocks[block->power] = block;
}

void* aligned_alloc(std::size_t alignment, std::size_t size) {
  void* memory = size > kMost ? nullptr : malloc(size + alignment);
  if (memory == nullptr || alignment <= alignof(Head)) return memory;
  Head* block = static_cast<Head*>(memory) - 1;
  auto* aligned = reinterpret_cast<Head*>((reinterpret_cast<std::size_t>(memory) + alignment) &
                                          (0 - alignment));
  (aligned - 1)->link = block;
  return aligned;
}
}
