// Sends an arbitrary line to the referee, which must answer with one line of JSON.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "record/json.h"
#include "record/referee.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string answer =
      lair::referee_answer(std::string_view(reinterpret_cast<const char*>(data), size));
  if (answer.find('\n') != std::string::npos || !lair::parse_json(answer).ok()) std::abort();
  return 0;
}
