#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lair::cli {

// The first of the words that the given one was probably meant to be, or none: few letters are
// missing, too many, others, or have changed places with their neighbours.
std::string_view nearest(std::string_view typed, const std::vector<std::string>& words);

}  // namespace lair::cli
