#include "record/real.h"

#include <cmath>

// In place of record/real.cc, the tables of which are as large as all the rules. The module writes
// only numbers of up to three decimals (points and chances); these are written in the same way.

namespace lair {

void append_real(std::string& out, double number) {
  constexpr double kThousandths = 1000, kLargest = 1e12;
  if (!(std::abs(number) < kLargest)) {
    out += "null";
    return;
  }
  const long long thousandths = std::llround(number * kThousandths);
  const long long size = thousandths < 0 ? -thousandths : thousandths;
  if (thousandths < 0) out += '-';
  out += std::to_string(size / 1000);
  if (size % 1000 == 0) return;
  const std::string decimals = std::to_string(1000 + size % 1000).substr(1);
  out.append(".").append(decimals, 0, decimals.find_last_not_of('0') + 1);
}

}  // namespace lair
