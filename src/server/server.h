#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/result.h"
#include "storage/sqlite_store.h"
#include "table/settings.h"

namespace lair {

struct ServeOptions {
  std::string listen = "127.0.0.1:8080";
  std::string metrics = "127.0.0.1:9464";  // empty for none
  std::string data = "lair.db";
  std::string public_url;  // how people reach it, behind a proxy; as read_public_url gives it
  std::vector<std::string> trusted_proxies;  // whose X-Forwarded-For and X-Request-Id are believed
  Sync sync = Sync::kFull;
  int bot_threads = 1;
  int review_depth = 1000;  // deals of the hidden cards, for each decision
  int keep_days = 0;        // what nobody uses any more; 0 for ever
  Settings usual;           // of tables
  std::string version;
  int connections = 500;                            // of one address at a time
  std::chrono::milliseconds http_patience{60'000};  // to send a request, or to take an answer
};

// What the server says when it is there, and whenever it has to say something.
struct ServeNews {
  std::function<void(const std::vector<std::string>& addresses, const std::string& metrics)> ready;
  std::function<void(const Error&)> warning;
  std::function<void(std::string)> log;  // a line for each event (event_log.h); empty for none
};

// What is wrong with the options themselves, before anything is tried.
MaybeError check_options(const ServeOptions& options);

// Serves tables until `stop` says so (asked every 100 ms, so that a signal handler may set it).
// An error if it cannot begin.
MaybeError serve(const ServeOptions& options, const ServeNews& news,
                 const std::function<bool()>& stop);

}  // namespace lair
