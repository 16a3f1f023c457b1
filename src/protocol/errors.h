#pragma once

#include <string>

#include "core/error.h"
#include "core/value.h"

namespace lair {

// An error as a `WireError` (error_message.h), in JSON: {"code":...,"rule":...,"args":{...}}.
std::string error_json(const Error& error);
Value write_error(const Error& error);

}  // namespace lair
