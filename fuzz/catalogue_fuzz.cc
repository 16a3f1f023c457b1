// Parses arbitrary text as a message catalogue and formats its messages.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/catalogue.h"
#include "text/display_width.h"
#include "text/verbatim.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  lair::Catalogue catalogue(lair::Language::en);
  (void)catalogue.add(text);
  (void)lair::display_width(lair::verbatim(text));
  return 0;
}
