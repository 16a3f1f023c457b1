#pragma once

#include "core/error.h"
#include "core/value.h"

namespace lair {

// An error as the wire has it: {"code":...,"rule":...,"args":{...}}.
Value write_error(const Error& error);

}  // namespace lair
