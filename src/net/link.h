#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace lair {

// Where a server is, and a table there: what people paste.
//
//   https://example.org/t/K7QX2M9DPC4W   the page's link to a table
//   wss://example.org/K7QX2M9DPC4W       the same for the socket
//   http://127.0.0.1:8080                a server
//   example.org                          the same; plain only on one's own machine
struct Link {
  bool secure = false;
  std::string host;   // without the brackets of an IPv6 address
  std::string port;   // always there
  std::string table;  // empty: none is named

  // "https://example.org", "http://[::1]:8080": the port only where it is not the usual one.
  std::string origin() const;
  // As a Host header has it.
  std::string authority() const;
};
Result<Link> read_link(std::string_view text);

}  // namespace lair
