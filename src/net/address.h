#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace lair {

// "127.0.0.1:8080", "[::1]:8080", "0.0.0.0:80" or just ":8080" (every address of the machine).
struct Address {
  std::string host;
  std::uint16_t port = 0;
};
Result<Address> read_address(std::string_view text);

// "https://cards.example", as a browser writes where a page is from: in small letters, without the
// usual port and without a path.
Result<std::string> read_public_url(std::string_view text);

// The value of a cookie in a Cookie header; empty if it has none of that name.
std::string_view cookie_in(std::string_view header, std::string_view name);

// Percent signs decoded; nothing if it is no path that could be meant (a NUL, "..", bad escapes).
std::optional<std::string> decoded_path(std::string_view target);

}  // namespace lair
