// Any file at all read as score pads. What it accepts, it accepts again when written anew.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "record/score_pad.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto pads = lair::read_pads({reinterpret_cast<const char*>(data), size});
  if (!pads) return 0;
  for (const lair::ScorePad& pad : *pads) {
    const auto again = lair::read_pads(lair::write_pad(pad));
    if (!again || again->size() != 1 || again->front() != pad) std::abort();
  }
  return 0;
}
