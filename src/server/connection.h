#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/close_code.h"
#include "server/allowance.h"
#include "table/table.h"

namespace lair {

// A message with low priority may wait a moment to be sent together with the next one.
enum class Priority : std::uint8_t { kNow, kSoon };

// A client's WebSocket as the hub uses it. All calls are on the hub's thread.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  virtual ~Connection() = default;
  // Sends a message, which may come in two pieces.
  virtual void send(std::string_view text, std::string_view rest, Priority priority) = 0;
  void send(std::string_view text) { send(text, {}, Priority::kNow); }
  virtual void close(CloseCode code, std::string_view reason) = 0;

  // The token of its cookie or header, if it has one; set before the first message.
  std::string token;
  // As limits count it; empty if it is exempt from them.
  std::string address;

  // Set by the hub.
  Allowance allowance;
  Visitor visitor;
  std::string table;  // empty until the hello
  int stream = kPublicStream;
  bool views = false;  // every update carries the view
  // An update with a question carries the legal moves if there are at most so many.
  int legal_up_to = 0;
  bool resumes = true;   // after a reconnect it receives the missed updates
  bool opening = false;  // its table is being opened, and these messages wait for it
  std::vector<std::string> delayed;
};

}  // namespace lair
