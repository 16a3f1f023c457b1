#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/result.h"
#include "protocol/settings.h"
#include "storage/sqlite_store.h"

namespace lair {

struct ServeOptions {
  std::string listen = "127.0.0.1:8080";
  std::string metrics = "127.0.0.1:9464";  // empty for none
  std::string data = "lair.db";
  std::string public_url;                    // behind a proxy; as read_public_url returns it
  std::vector<std::string> trusted_proxies;  // X-Forwarded-For and X-Request-Id of these count
  Sync sync = Sync::kFull;
  int bot_threads = 1;
  int review_depth = 1000;  // sampled deals for each decision
  int keep_days = 0;        // unused tables, games and players; 0 for ever
  Settings usual;           // default settings of tables
  std::string version;
  int drain = 0;          // seconds that running rounds have before the server stops
  int connections = 500;  // open at the same time, per address
  std::chrono::milliseconds http_patience{
      60'000};  // timeout for reading a request, or for writing an answer
};

// Callbacks of a server to its caller.
struct ServeNews {
  std::function<void(const std::vector<std::string>& addresses, const std::string& metrics)> ready;
  std::function<void(const Error&)> warning;
  std::function<void(std::string)> log;  // one line per event (event_log.h); may be empty
};

// Validates the options without opening anything.
MaybeError check_options(const ServeOptions& options);

// Serves tables until `stop` returns true (polled every 100 ms, so that a signal handler may set
// it). An error if the server cannot start.
MaybeError serve(const ServeOptions& options, const ServeNews& news,
                 const std::function<bool()>& stop);

}  // namespace lair
