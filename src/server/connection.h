#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "table/table.h"

namespace lair {

// Why the server closes a socket (docs/protocol.md).
enum class CloseCode : std::uint16_t {
  kTooBig = 1009,
  kRestart = 1012,
  kBadMessage = 4400,
  kNoPlayer = 4401,
  kForbidden = 4403,
  kNoTable = 4404,
  kGone = 4410,
  kOutdated = 4426,
  kFlood = 4429,
};

// A client's socket, as the hub sees it. All calls are on the hub's thread.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  virtual ~Connection() = default;
  virtual void send(std::string frame) = 0;
  virtual void close(CloseCode code, std::string_view reason) = 0;

  // The token of its cookie or header, if it has one; set before the first message.
  std::string token;

  // Set by the hub.
  Visitor visitor;
  std::string table;  // empty until it has said hello
  int stream = kPublic;
  bool views = false;  // wants its view with every update
  bool legal = false;  // wants its legal moves whenever it is asked
};

}  // namespace lair
