#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "server/asio.h"
#include "server/running.h"

namespace lair {

using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;

// An address like 127.0.0.1:8080.
Result<asio::ip::tcp::endpoint> read_endpoint(const std::string& text);
// Listens at an address like 127.0.0.1:8080, which that option chooses.
MaybeError open_acceptor(Acceptor& acceptor, const std::string& text, std::string_view option);
std::string address_of(const Acceptor& acceptor);
// What to open in a browser: this machine's addresses where it listens to all.
std::vector<std::string> addresses_of(const Acceptor& acceptor);

// Serves whoever connects, until the acceptor is closed.
Task<void> accept_all(Acceptor& acceptor, Running& running);
Task<void> serve_metrics(Acceptor& acceptor, Running& running);

}  // namespace lair
