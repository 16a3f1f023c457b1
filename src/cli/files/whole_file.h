#pragma once

#include <string>
#include <string_view>

namespace lair::cli {

// Reads a whole file. A failure throws std::system_error.
std::string read_whole(const std::string& path);
// Replaces the content of the file atomically: after a failure the file is unchanged.
void write_whole(const std::string& path, std::string_view text);

}  // namespace lair::cli
