#pragma once

#include <string>

// Who the user is on the servers it has played on: a secret token each, kept in files that only the
// user can read, in the folder of saved_games.h.

namespace lair::cli {

// The token for that server ("https://example.org"); empty if there is none.
std::string find_server_token(const std::string& origin);
// False if it cannot be kept.
bool keep_server_token(const std::string& origin, const std::string& token);

}  // namespace lair::cli
