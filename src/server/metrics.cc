#include "server/metrics.h"

#include <fmt/format.h>

#include <algorithm>

namespace lair {
namespace {

struct Described {
  std::string_view name;
  std::string_view help;
};

constexpr std::array<Described, static_cast<std::size_t>(Count::kSize)> kCounts = {{
    {"moves", "Decisions that people made"},
    {"commits", "Commits to the data file"},
    {"entries", "Entries of tables' logs committed"},
    {"connections", "WebSockets opened"},
    {"http_requests", "HTTP requests"},
    {"refused_requests", "Requests at tables that were refused"},
    {"bad_messages", "Messages that were not understood"},
    {"bad_tokens", "Tokens that nobody has"},
    {"refused_hellos", "Visitors of tables that are not there, or not for them"},
    {"floods", "Sockets closed for sending too much"},
    {"slow_readers", "Connections closed for reading too slowly"},
    {"foreign_origins", "Sockets and changes refused to pages of other sites"},
    {"too_often",
     "Requests and connections refused because too many came from one address or player"},
    {"oversized", "Messages that were too big"},
    {"storage_failures", "Commits that failed"},
    {"games", "Games finished"},
    {"bot_moves", "Decisions that bots made"},
    {"reports", "Players reported to the host"},
}};

// Those with the same name stand together; the label tells them apart.
struct DescribedTiming {
  std::string_view name;
  std::string_view label;
  std::string_view help;
};

constexpr std::array<DescribedTiming, static_cast<std::size_t>(Timing::kSize)> kTimings = {{
    {"move_seconds", "", "Time from the arrival of a move to its delivery"},
    {"commit_seconds", "", "Time of a commit to the data file"},
    {"queue_wait_seconds", "kind=\"bot\"", "Time that work has waited for a thread"},
    {"queue_wait_seconds", "kind=\"job\"", ""},
    {"queue_wait_seconds", "kind=\"review\"", ""},
    {"stall_seconds", "", "Times in which the thread of tables was busy with one thing"},
}};

}  // namespace

void Metrics::observe(Timing timing, double seconds) {
  Histogram& histogram = times_[static_cast<std::size_t>(timing)];
  const auto place = std::lower_bound(kLimits.begin(), kLimits.end(), seconds) - kLimits.begin();
  histogram.buckets[static_cast<std::size_t>(place)].fetch_add(1, std::memory_order_relaxed);
  histogram.count.fetch_add(1, std::memory_order_relaxed);
  histogram.microseconds.fetch_add(static_cast<std::uint64_t>(std::max(0.0, seconds) * 1e6),
                                   std::memory_order_relaxed);
}

void Metrics::append_histograms(std::string& text) const {
  for (std::size_t i = 0; i < kTimings.size(); ++i) {
    const auto& [name, label, help] = kTimings[i];
    const Histogram& histogram = times_[i];
    if (!help.empty()) {
      text += fmt::format("# HELP lair_{0} {1}\n# TYPE lair_{0} histogram\n", name, help);
    }
    const std::string_view comma = label.empty() ? "" : ",";
    std::uint64_t sum = 0;
    for (std::size_t b = 0; b < kLimits.size(); ++b) {
      sum += histogram.buckets[b].load(std::memory_order_relaxed);
      text +=
          fmt::format("lair_{}_bucket{{{}{}le=\"{}\"}} {}\n", name, label, comma, kLimits[b], sum);
    }
    sum += histogram.buckets.back().load(std::memory_order_relaxed);
    text += fmt::format("lair_{}_bucket{{{}{}le=\"+Inf\"}} {}\n", name, label, comma, sum);
    const std::string labels = label.empty() ? "" : fmt::format("{{{}}}", label);
    text += fmt::format(
        "lair_{0}_sum{1} {2:.6f}\nlair_{0}_count{1} {3}\n", name, labels,
        static_cast<double>(histogram.microseconds.load(std::memory_order_relaxed)) / 1e6, sum);
  }
}

std::string Metrics::text() const {
  std::string text;
  for (std::size_t i = 0; i < kCounts.size(); ++i) {
    const auto& [name, help] = kCounts[i];
    text += fmt::format(
        "# HELP lair_{0}_total {1}\n# TYPE lair_{0}_total counter\nlair_{0}_total {2}\n", name,
        help, get(static_cast<Count>(i)));
  }
  const auto gauge = [&](std::string_view name, std::string_view help, std::int64_t value) {
    text += fmt::format("# HELP lair_{0} {1}\n# TYPE lair_{0} gauge\nlair_{0} {2}\n", name, help,
                        value);
  };
  gauge("sockets", "WebSockets open", sockets);
  gauge("tables", "Tables in memory", tables);
  gauge("thinking", "Bots' decisions waiting or being thought about", thinking);
  append_histograms(text);
  return text;
}

}  // namespace lair
