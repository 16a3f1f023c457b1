#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/close_code.h"
#include "table/table.h"

namespace lair {

// How soon a message goes: at once, or together with the next one if that comes in a moment.
enum class Haste : std::uint8_t { kNow, kSoon };

// A client's socket, as the hub sees it. All calls are on the hub's thread.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  virtual ~Connection() = default;
  // A message, which may come in two pieces.
  virtual void send(std::string_view text, std::string_view rest, Haste haste) = 0;
  void send(std::string_view text) { send(text, {}, Haste::kNow); }
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
