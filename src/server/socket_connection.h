#pragma once

#include <string>

#include "net/asio.h"
#include "server/server_context.h"

namespace lair {

// Upgrades a connection to a WebSocket. `request` is its id in the log, `token` the one of its
// cookie or header; `slot` is released when the socket is closed.
Task<void> serve_socket(Socket socket, ServerContext& context,
                        http::request<http::string_body> upgrade, std::string request,
                        std::string token, ConnectionLimit::Slot slot);

}  // namespace lair
