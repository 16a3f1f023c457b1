#pragma once

#include <string>
#include <string_view>

namespace lair::cli {

// All of a file. A failure is thrown as std::system_error, which says what it was.
std::string read_whole(const std::string& path);
// Puts the text in place of what the file held, or leaves it as it was: it is never half written,
// whatever happens meanwhile.
void write_whole(const std::string& path, std::string_view text);

}  // namespace lair::cli
