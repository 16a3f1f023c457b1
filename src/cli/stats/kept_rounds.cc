#include "cli/stats/kept_rounds.h"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <vector>

#include "cli/terminal/terminal_look.h"

namespace lair::cli {
namespace {

constexpr std::size_t kKeyDigits = 16;

template <class Number>
bool read_number(std::string_view text, Number& number, int base = 10) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  return error == std::errc() && end == text.data() + text.size();
}

// The points of a line; none if it is incomplete.
std::optional<Totals> points_in(const std::vector<std::string>& parts) {
  if (parts.size() < 2 || parts.size() > kMaxSeats + 1) return std::nullopt;
  if (parts[0].size() != kKeyDigits) return std::nullopt;
  Totals points;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    points.push_back(0);
    if (parts[i].size() >= kKeyDigits || !read_number(parts[i], points.back())) return std::nullopt;
  }
  return points;
}

}  // namespace

std::string cache_folder() {
  const std::string cache(environment("XDG_CACHE_HOME"));
  if (cache.starts_with('/')) return cache + "/lair";
  const std::string home(environment("HOME"));
  return home.empty() ? std::string() : home + "/.cache/lair";
}

KeptRounds::KeptRounds() {
  const std::string folder = cache_folder();
  if (folder.empty()) return;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  read(folder + "/rounds");
  file_.open(folder + "/rounds", std::ios::app);
}

std::optional<Totals> KeptRounds::find(std::uint64_t key) const {
  const auto found = rounds_.find(key);
  return found == rounds_.end() ? std::nullopt : std::optional(found->second);
}

void KeptRounds::add(std::uint64_t key, const Totals& points) {
  rounds_[key] = points;
  std::string line = fmt::format("{:016x}", key);
  for (const int of_seat : points) line += fmt::format(" {}", of_seat);
  file_ << line + "\n" << std::flush;
}

// A killed program may leave a partial line, and the next program appends to it. Both are ignored:
// with another key at its end, neither a key nor a number has the right length.
void KeptRounds::read(const std::string& path) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line) && !file.eof();) {
    const std::vector<std::string> parts = words(line);
    const auto points = points_in(parts);
    std::uint64_t key = 0;
    if (points && read_number(parts[0], key, 16)) rounds_[key] = *points;
  }
}

}  // namespace lair::cli
