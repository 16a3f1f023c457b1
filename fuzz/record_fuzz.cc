// Parses arbitrary input as game records. An accepted record must be accepted again after being
// written.

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
