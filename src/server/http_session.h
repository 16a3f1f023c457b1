#pragma once

#include "net/asio.h"
#include "server/server_context.h"

namespace lair {

// Answers the requests of a connection, one after another.
Task<void> serve_http(Socket socket, ServerContext& context);

}  // namespace lair
