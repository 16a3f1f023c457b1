#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Checks for the values of options. Unlike those of CLI11, they report errors in the user's
// language.

namespace lair::cli {

// One of these words. Help and completions list them.
CLI::Validator one_of(std::vector<std::string> words);
CLI::Validator between(std::int64_t low, std::int64_t high);  // a whole number
CLI::Validator number_at_most(int most);                      // a number, not below 0

// Parses an integer; nothing if the text is not one. A number beyond 64 bits becomes the nearest
// that fits, so that the range check reports it.
std::optional<std::int64_t> whole_number_in(std::string_view text);

// Each returns an error, or an empty text. A seed is an integer of 64 bits. A file to be written
// needs a name, and "-" is not accepted.
std::string number_error(const std::string& text);
std::string seed_error(const std::string& text);
std::string output_error(const std::string& path);

}  // namespace lair::cli
