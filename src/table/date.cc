#include "table/date.h"

#include <array>
#include <ctime>

namespace lair {

std::string iso_date(Millis time) {
  const std::time_t seconds = time / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

std::string day_of(Millis time) { return iso_date(time).substr(0, 10); }

}  // namespace lair
