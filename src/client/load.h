#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/result.h"

namespace lair {

struct LoadOptions {
  std::string url = "ws://127.0.0.1:8080";
  int tables = 100;
  double seconds = 10;
  int think_ms = 0;     // in the mean
  bool idle = false;    // nobody plays: two sit at each table, and wait
  std::string hostile;  // a kind of clients that attack in a second half, or none
  int hostile_clients = 8;
  int pid = 0;                           // of the server, to know its memory and its time
  std::function<bool(double)> progress;  // seconds so far; false to stop
};

// Moves of some time, and how long they took: from sending a move to having read what came of it.
struct LoadTimes {
  std::int64_t moves = 0;
  double seconds = 0;
  double p50_ms = 0, p99_ms = 0;
  double moves_per_s() const { return seconds > 0 ? static_cast<double>(moves) / seconds : 0; }
};

struct LoadResult {
  LoadTimes alone;
  LoadTimes attacked;                       // beside hostile clients, if there were any
  std::int64_t requests = 0, refusals = 0;  // of the hostile clients
  std::int64_t errors = 0;
  std::string first_error;   // in English, for the host
  std::int64_t memory = -1;  // bytes, or -1
  double cpu = -1;           // seconds that the server worked in them, or -1
};

// Opens tables of three and plays at all of them at once, checking what every seat is told; or only
// sits there.
Result<LoadResult> put_load(const LoadOptions& options);

}  // namespace lair
