#include "table/date.h"

#include <chrono>

namespace lair {
namespace {

// At least so many digits.
std::string padded(long long number, std::size_t digits) {
  const std::string text = std::to_string(number);
  return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

std::chrono::sys_time<std::chrono::milliseconds> point(Millis time) {
  return std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(time));
}

}  // namespace

std::string iso_date(Millis time) {
  using std::chrono::days;
  const auto since =
      std::chrono::floor<std::chrono::seconds>(point(time) - std::chrono::floor<days>(point(time)));
  const long long seconds = since.count();
  return day_of(time) + "T" + padded(seconds / 3600, 2) + ":" + padded(seconds / 60 % 60, 2) + ":" +
         padded(seconds % 60, 2) + "Z";
}

std::string day_of(Millis time) {
  const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(point(time)));
  return padded(static_cast<int>(day.year()), 4) + "-" +
         padded(static_cast<unsigned>(day.month()), 2) + "-" +
         padded(static_cast<unsigned>(day.day()), 2);
}

}  // namespace lair
