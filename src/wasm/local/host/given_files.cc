// Files that the page hands in: networks are not part of the module.

#include <cstdlib>
#include <map>
#include <string>

#include "bots/network/embedded.h"

namespace lair {
namespace {

using Files = std::map<std::string, std::span<const std::byte>, std::less<>>;

Files& files() {
  static Files given;
  return given;
}

}  // namespace

// The page hands a file in before it starts a bot that reads it.
std::span<const std::byte> given_file(std::string_view path) {
  const auto found = files().find(path);
  if (found == files().end()) __builtin_trap();
  return found->second;
}

}  // namespace lair

// Takes a file, whose bytes come from lair_alloc and belong to the module from now on.
extern "C" __attribute__((export_name("lair_give"))) void lair_give(const char* path,
                                                                    std::size_t length,
                                                                    const std::byte* bytes,
                                                                    std::size_t size) {
  lair::files().insert_or_assign(std::string(path, length), std::span(bytes, size));
}
