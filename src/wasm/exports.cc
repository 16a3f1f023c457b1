// The functions that a module exports (module.h).

#include <cstdlib>

#include "wasm/module.h"

#ifdef __wasm__
#define LAIR_EXPORT(name) __attribute__((export_name(name)))
#else
#define LAIR_EXPORT(name)
#endif

LAIR_EXPORT("lair_alloc") void* lair_alloc(std::size_t size) { return std::malloc(size); }
LAIR_EXPORT("lair_free") void lair_free(void* room) { std::free(room); }
LAIR_EXPORT("lair_ask") const char* lair_ask(const char* request, std::size_t size) {
  static std::string answer;
  answer = lair::wasm::answer({request, size});
  return answer.c_str();
}
