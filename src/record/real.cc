#include "record/real.h"

#include <array>
#include <charconv>
#include <cmath>

namespace lair {

void append_real(std::string& out, double number) {
  if (!std::isfinite(number)) {
    out += "null";
    return;
  }
  std::array<char, 32> text{};
  // Integers have no -0, and it would be read back as one.
  const double plain = number == 0 ? 0 : number;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), plain).ptr;
  out.append(text.data(), end);
}

}  // namespace lair
