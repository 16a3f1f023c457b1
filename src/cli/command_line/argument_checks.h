#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What an option's check() may ask of its value. What is wrong is said in the user's language;
// CLI11's own checks speak English.

namespace lair::cli {

// One of these words; help and completions list them.
CLI::Validator one_of(std::vector<std::string> words);
CLI::Validator between(std::int64_t low, std::int64_t high);  // a whole number
CLI::Validator number_at_most(int most);                      // a number, not below 0

// Nothing if the text is none. One that no 64 bits hold becomes the nearest that they do: whoever
// checks its range then says what the range is.
std::optional<std::int64_t> whole_number_in(std::string_view text);

// Empty if nothing is wrong. A seed is a whole number of 64 bits; a file to be written has a name,
// and "-" is none.
std::string number_error(const std::string& text);
std::string seed_error(const std::string& text);
std::string output_error(const std::string& path);

}  // namespace lair::cli
