#pragma once

#include <string>

#include "protocol/shape.h"

namespace lair {

// A table of the fields of a message, for docs/protocol.md.
std::string field_table_markdown(const wire::Shape& shape);
// The table of the requests over the socket.
std::string request_table_markdown();

}  // namespace lair
