// Parses arbitrary text as JSON. A parsed value must survive being written and parsed again.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "record/json.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto value = lair::parse_json(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!value) return 0;
  const auto again = lair::parse_json(lair::to_json(*value));
  if (!again || lair::to_json(*again) != lair::to_json(*value)) std::abort();
  return 0;
}
