#pragma once

#include <string>

#include "protocol/shape.h"

namespace lair {

// web/src/wire/messages.ts: a type for every message.
std::string message_types();

// The type of a field in TypeScript: "(string | null)[]".
std::string type_text(const wire::Shape& shape);

}  // namespace lair
