#pragma once

#include "server/asio.h"
#include "server/running.h"

namespace lair {

// Answers the requests of a connection, one after another.
Task<void> serve_http(Socket socket, Running& running);

}  // namespace lair
