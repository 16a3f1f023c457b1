// Any file at all read as game records. What it accepts, it accepts again when written anew.

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

#include "record/record_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream file(std::string(reinterpret_cast<const char*>(data), size));
  lair::check_records(file);
  return 0;
}
