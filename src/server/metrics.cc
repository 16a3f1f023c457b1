#include "server/metrics.h"

#include <fmt/format.h>

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

}  // namespace

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
  return text;
}

}  // namespace lair
