#pragma once

#include <string>

namespace lair {

// The schemas of docs/api.yaml: one for each message of the HTTP part.
std::string message_schemas();

}  // namespace lair
