#pragma once

#include <string>
#include <string_view>

// Small files with secrets, which only the user can read, in a folder of state_folder().

namespace lair::cli {

// A name that nothing else has: what is not plain becomes its number.
std::string plain_name(std::string_view text);

// What is in it, at most so many bytes; empty if there is none.
std::string read_private(std::string_view folder, std::string_view name, std::size_t most);
// As a whole or not at all. False if it cannot be kept.
bool keep_private(std::string_view folder, std::string_view name, std::string_view text);
void drop_private(std::string_view folder, std::string_view name);

}  // namespace lair::cli
