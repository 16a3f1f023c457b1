#include "cli/stats/words.h"

#include <fmt/format.h>

#include <cmath>

#include "text/number.h"
#include "text/text.h"
#include "text/verbatim.h"
#include "text/you.h"

namespace lair::cli {

std::string StatsWords::word(std::string_view id) const { return say(language_, id); }

std::string StatsWords::shown(const std::string& name) const {
  return means_you(name) ? word("play-you") : verbatim(name);
}

std::string StatsWords::mean(const Sum& sum) const {
  return sum.count == 0 ? "-" : decimal_number(language_, std::llround(10 * sum.mean()));
}

std::string StatsWords::percent(std::int64_t times, std::int64_t of) {
  if (of == 0) return "-";
  return fmt::format("{:.0f}", 100 * static_cast<double>(times) / static_cast<double>(of));
}

TextTable StatsWords::table(std::initializer_list<std::string_view> titles) const {
  std::vector<TextTable::Column> columns = {{word("stats-player")}};
  for (const std::string_view id : titles) columns.push_back({word(id), Align::kRight});
  return TextTable(columns);
}

}  // namespace lair::cli
