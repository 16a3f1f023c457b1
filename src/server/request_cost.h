#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "core/value.h"

// The costs of a client's requests (docs/hosting.md). One unit is the cost of a short message,
// about 20 microseconds of the thread of tables.

namespace lair {

// A message or a frame of this size, whatever it asks for.
inline double cost_of_bytes(std::size_t bytes) { return 1 + static_cast<double>(bytes >> 12); }

// An HTTP request with a body of this size.
inline double cost_of_http(std::size_t bytes) { return 4 + cost_of_bytes(bytes); }

// A snapshot of a table is written anew for every hello. Clients need one hello per connection.
inline double cost_of_snapshot(std::size_t bytes) { return 40 + static_cast<double>(bytes >> 10); }

// The cost of a request beyond its message.
inline double cost_of_request(const Value& message) {
  // Changes of seats and settings store the row of the table; a hint occupies a bot.
  constexpr std::array<std::pair<std::string_view, double>, 7> kExtra = {{{"settings", 20},
                                                                          {"sit", 20},
                                                                          {"stand", 20},
                                                                          {"bot", 20},
                                                                          {"remove", 20},
                                                                          {"hint", 50},
                                                                          {"report", 20}}};
  const auto found = std::find_if(kExtra.begin(), kExtra.end(),
                                  [&](const auto& extra) { return message.has(extra.first); });
  return found == kExtra.end() ? 0 : found->second;
}

}  // namespace lair
