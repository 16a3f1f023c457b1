#pragma once

#include <string>

#include "server/asio.h"
#include "server/running.h"

namespace lair {

// Goes on with a connection that asked to become a WebSocket, until it is closed. `request` names
// it in the log; `token` is that of its cookie or header; `place` is held until then.
Task<void> serve_socket(Socket socket, Running& running, http::request<http::string_body> upgrade,
                        std::string request, std::string token, Crowd::Place place);

}  // namespace lair
