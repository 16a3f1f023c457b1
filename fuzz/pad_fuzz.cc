// Parses arbitrary input as score pads. An accepted pad must be accepted again after being written,
// with the same points. (The text must be the same, not the value: 4.0 in an unknown field becomes
// 4.)

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "record/score_pad.h"

namespace {

lair::Value points(const lair::ScorePad& pad) {
  const auto counted = lair::count(pad);
  if (!counted) std::abort();
  return lair::write_count(*counted);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto pads = lair::read_pads({reinterpret_cast<const char*>(data), size});
  if (!pads) return 0;
  for (const lair::ScorePad& pad : *pads) {
    const auto again = lair::read_pads(lair::write_pad(pad));
    if (!again || again->size() != 1) std::abort();
    if (lair::write_pad(again->front()) != lair::write_pad(pad)) std::abort();
    if (points(again->front()) != points(pad)) std::abort();
  }
  return 0;
}
