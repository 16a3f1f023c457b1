#pragma once

#include <cstddef>
#include <span>
#include <string_view>

// A file built into the program, by the assembler. At global scope: LAIR_EMBED(name, "path"); then
// LAIR_EMBEDDED(name) are its bytes. In the browser nothing is built in: the page hands the file in
// under that path before it is needed.

#ifdef __wasm__

namespace lair {
std::span<const std::byte> given_file(std::string_view path);
}
#define LAIR_EMBED(name, path) static constexpr std::string_view name##_path = path;
#define LAIR_EMBEDDED(name) lair::given_file(name##_path)

#else

#define LAIR_EMBED(name, path)                                                               \
  extern "C" const std::byte name##_begin[];                                                 \
  extern "C" const std::byte name##_end[];                                                   \
  asm(".section .rodata\n.balign 64\n.global " #name "_begin\n.global " #name "_end\n" #name \
      "_begin:\n.incbin \"" path "\"\n" #name "_end:\n.previous");

#define LAIR_EMBEDDED(name) \
  std::span<const std::byte>(name##_begin, static_cast<std::size_t>(name##_end - name##_begin))

#endif

namespace lair {

inline std::string_view embedded_text(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace lair
