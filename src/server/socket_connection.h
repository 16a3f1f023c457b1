#pragma once

#include <string>

#include "server/asio.h"
#include "server/running.h"

namespace lair {

// Makes a connection that asked for it a WebSocket, among those of `running`. `request` names it in
// the log; `token` is that of its cookie or header; `place` is held until it is
// closed.
Task<void> serve_socket(Socket socket, Running& running, http::request<http::string_body> upgrade,
                        std::string request, std::string token, Crowd::Place place);

}  // namespace lair
