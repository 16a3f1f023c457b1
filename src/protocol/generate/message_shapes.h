#pragma once

#include <vector>

#include "protocol/shape.h"

namespace lair {

// Every type of the protocol that has a name, each once, in the order of the documentation.
std::vector<const wire::Shape*> message_shapes();
// Those of the HTTP part.
std::vector<const wire::Shape*> http_shapes();

}  // namespace lair
