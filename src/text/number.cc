#include "text/number.h"

#include <cstdlib>

#include "text/text.h"

namespace lair {

std::string whole_number(std::int64_t number) {
  return (number < 0 ? "\u2212" : "") + std::to_string(std::abs(number));
}

std::string decimal_number(Language language, std::int64_t tenths) {
  const std::int64_t size = std::abs(tenths);
  return (tenths < 0 ? "\u2212" : "") + std::to_string(size / 10) +
         say(language, "review-decimal") + std::to_string(size % 10);
}

std::string signed_number(Language language, std::int64_t tenths) {
  return (tenths > 0 ? "+" : "") + decimal_number(language, tenths);
}

}  // namespace lair
