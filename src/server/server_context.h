#pragma once

#include "net/asio.h"
#include "net/client_address.h"
#include "net/open_sockets.h"
#include "server/api.h"
#include "server/connection_limit.h"
#include "server/event_log.h"
#include "server/hub.h"
#include "server/metrics.h"
#include "server/server.h"

namespace lair {

// The parts of a server that its connections use.
struct ServerContext {
  asio::io_context& io;
  OpenSockets& sockets;
  Hub& hub;
  Api& api;
  Metrics& metrics;
  const ServeOptions& options;
  const TrustedProxies& proxies;
  EventLog& log;
  ConnectionLimit& limit;
  std::size_t unsent_bytes = 0;  // of all sockets
};

inline std::int64_t ms_since(SteadyClock::time_point began) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(SteadyClock::now() - began).count();
}

}  // namespace lair
