#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

// Counters, gauges and histograms for the host, in Prometheus' text format.

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

// Times that are counted by their length.
enum class Timing : std::uint8_t {
  kMove,        // from the arrival of a move to its delivery
  kCommit,      // of a batch
  kBotWait,     // until a bot begins to think
  kJobWait,     // until a slow job begins
  kReviewWait,  // until a review begins
  kStall,       // in which the thread of tables did nothing else
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
  // Counts a time, in seconds. May be called from any thread.
  void observe(Timing timing, double seconds);
  std::uint64_t observed(Timing timing) const {
    return times_[static_cast<std::size_t>(timing)].count.load(std::memory_order_relaxed);
  }
  // Current values; set by their owners.
  std::atomic<std::int64_t> sockets{0}, tables{0}, thinking{0};

  std::string text() const;

 private:
  // Upper limits in seconds; longer times are counted behind the last.
  static constexpr std::array<double, 12> kLimits = {0.001, 0.002, 0.005, 0.01, 0.02, 0.05,
                                                     0.1,   0.2,   0.5,   1,    2,    5};
  struct Histogram {
    std::array<std::atomic<std::uint64_t>, kLimits.size() + 1> buckets{};
    std::atomic<std::uint64_t> count{0}, microseconds{0};
  };
  void append_histograms(std::string& text) const;

  std::array<std::atomic<std::uint64_t>, static_cast<std::size_t>(Count::kSize)> counts_{};
  std::array<Histogram, static_cast<std::size_t>(Timing::kSize)> times_{};
};

}  // namespace lair
