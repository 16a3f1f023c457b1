#pragma once

#include "server/api.h"
#include "server/asio.h"
#include "server/client_address.h"
#include "server/crowd.h"
#include "server/event_log.h"
#include "server/hub.h"
#include "server/metrics.h"
#include "server/open_sockets.h"
#include "server/server.h"

namespace lair {

// What all parts of a running server share.
struct Running {
  asio::io_context& io;
  OpenSockets& sockets;
  Hub& hub;
  Api& api;
  Metrics& metrics;
  const ServeOptions& options;
  const TrustedProxies& proxies;
  EventLog& log;
  Crowd& crowd;
};

inline std::int64_t ms_since(SteadyClock::time_point began) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(SteadyClock::now() - began).count();
}

}  // namespace lair
