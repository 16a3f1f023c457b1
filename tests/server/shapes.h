#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace lair {

// What is wrong with a message of that type of src/protocol/messages.ts: a path and why, like
// "turn.seat: not a number"; empty if it fits. A field that the type does not name is wrong, too.
std::string misfit(const nlohmann::json& message, std::string_view type);

}  // namespace lair
