#include "cli/command_line/argument_checks.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <system_error>
#include <utility>

#include "cli/command_line/command.h"
#include "text/text.h"

namespace lair::cli {
namespace {

std::string outside(const std::string& text, std::int64_t low, std::int64_t high) {
  return say(user_language(),
             Error{"value-not-between", "", {{"value", text}, {"low", low}, {"high", high}}});
}

}  // namespace

std::optional<std::int64_t> whole_number_in(std::string_view text) {
  using Limits = std::numeric_limits<std::int64_t>;
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ptr != end || read.ec == std::errc::invalid_argument) return std::nullopt;
  if (read.ec == std::errc()) return number;
  return text.starts_with('-') ? Limits::min() : Limits::max();
}

CLI::Validator one_of(std::vector<std::string> words) {
  std::string description = "{" + CLI::detail::join(words, ",") + "}";
  const auto check = [words = std::move(words)](const std::string& text) {
    if (std::find(words.begin(), words.end(), text) != words.end()) return std::string();
    const Error error{"value-not-choice", "", {{"value", text}}};
    return say(user_language(), error) + " " + CLI::detail::join(words, ", ");
  };
  return {check, std::move(description)};
}

CLI::Validator between(std::int64_t low, std::int64_t high) {
  const auto check = [low, high](const std::string& text) {
    const std::optional<std::int64_t> number = whole_number_in(text);
    const bool fits = number && *number >= low && *number <= high;
    return fits ? std::string() : outside(text, low, high);
  };
  return {check, ""};
}

CLI::Validator number_at_most(int most) {
  const auto check = [most](const std::string& text) {
    double hours = 0;
    const bool fits = CLI::detail::lexical_cast(text, hours) && hours >= 0 && hours <= most;
    if (fits) return std::string();
    return say(user_language(), Error{"value-not-hours", "", {{"value", text}, {"high", most}}});
  };
  return {check, ""};
}

std::string number_error(const std::string& text) {
  if (whole_number_in(text)) return "";
  return say(user_language(), Error{"value-not-number", "", {{"value", text}}});
}

std::string seed_error(const std::string& text) {
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, seed);
  if (read.ec == std::errc() && read.ptr == end) return "";
  return say(user_language(), Error{"seed-wrong", "", {{"seed", text}}});
}

std::string output_error(const std::string& path) {
  if (path != "-" && !path.empty()) return "";
  return say(user_language(), Error{"output-no-file", "", {{"path", path}}});
}

}  // namespace lair::cli
