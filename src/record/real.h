#pragma once

#include <string>

namespace lair {

// A real number as JSON has it, by the fewest digits that read back the same; null if not finite.
void append_real(std::string& out, double number);

}  // namespace lair
