#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

// Counters and gauges for the host, in Prometheus' text format.

namespace lair {

enum class Count : std::uint8_t {
  kMoves,
  kCommits,
  kCommitted,  // entries
  kConnections,
  kHttpRequests,
  kRefusedMoves,
  kBadMessages,
  kBadTokens,
  kRefusedHellos,
  kFloods,
  kSlowReaders,
  kForeignOrigins,
  kTooOften,
  kTooBig,
  kStorageFailures,
  kGames,
  kBotMoves,
  kReports,
  kSize,
};

class Metrics {
 public:
  void add(Count count, std::uint64_t by = 1) {
    counts_[static_cast<std::size_t>(count)].fetch_add(by, std::memory_order_relaxed);
  }
  std::uint64_t get(Count count) const {
    return counts_[static_cast<std::size_t>(count)].load(std::memory_order_relaxed);
  }
  // Current values; set by their owners.
  std::atomic<std::int64_t> sockets{0}, tables{0}, thinking{0};

  std::string text() const;

 private:
  std::array<std::atomic<std::uint64_t>, static_cast<std::size_t>(Count::kSize)> counts_{};
};

}  // namespace lair
