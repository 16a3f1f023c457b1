#pragma once

#include <string>

#include "net/asio.h"
#include "server/server_context.h"

namespace lair {

// The client that asked for a WebSocket.
struct Caller {
  std::string request;         // its id in the log
  std::string token;           // of its cookie or header
  std::string address;         // as limits count it; empty if it is exempt
  ConnectionLimit::Slot slot;  // released when the socket is closed
};

// Upgrades a connection to a WebSocket.
Task<void> serve_socket(Socket socket, ServerContext& context,
                        http::request<http::string_body> upgrade, Caller caller);

}  // namespace lair
