#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lair::cli {

// The first word that differs from the typed one by a few missing, additional, wrong or swapped
// letters; empty if there is none.
std::string_view nearest(std::string_view typed, const std::vector<std::string>& words);

}  // namespace lair::cli
