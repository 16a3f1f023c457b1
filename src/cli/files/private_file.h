#pragma once

#include <string>
#include <string_view>

// Small files with secrets in a folder of state_folder(). Only the user can read them.

namespace lair::cli {

// A unique file name: characters that are not plain are replaced by their numbers.
std::string plain_name(std::string_view text);

// The content, at most so many bytes; empty if the file does not exist.
std::string read_private(std::string_view folder, std::string_view name, std::size_t most);
// Replaces the file atomically. False if it cannot be written.
bool keep_private(std::string_view folder, std::string_view name, std::string_view text);
void drop_private(std::string_view folder, std::string_view name);

}  // namespace lair::cli
