#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "core/result.h"
#include "core/value.h"
#include "net/link.h"

// The client of a server (docs/protocol.md).

namespace lair {

// Something that a server sent, or that happened to the connection.
struct News {
  struct Answer {  // to an HTTP request
    std::string path;
    int status = 0;
    Value body;  // a list, if the answer is several lines of JSON
  };
  struct Message {  // of the table
    Value body;
  };
  struct Lost {};  // the connection to the table; the client reconnects
  struct Closed {  // the connection to the table, for good
    int code = 0;  // CloseCode
  };
  // The request, or the connection to the table, has failed for good.
  struct Failed {
    std::string path;  // of the request; empty for the table
    Error error;
  };
  std::variant<Answer, Message, Lost, Closed, Failed> what;
};

// Talks to one server on a thread of its own, so that its owner can wait for a person meanwhile. It
// sends nothing to a server whose certificate is not valid for its name.
class Client {
 public:
  explicit Client(const Link& link);
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  ~Client();  // closes the connection; waits a moment at most

  // A file descriptor that is readable while there is news.
  int descriptor() const;
  std::optional<News> take();

  // Makes an HTTP request. Its result is an Answer or Failed.
  void request(const std::string& method, const std::string& path, const std::string& token,
               const Value& body);

  // Connects to the table, and reconnects after a loss until Closed or Failed.
  void join(std::string table, std::string token);
  // Sets the version from which to resume after a loss; -1: request the whole table.
  void understood(std::int64_t version);
  // Sends a message to the table. It is dropped if the connection is lost.
  void send(const Value& message);
  // Reconnects to the table, and requests all of it.
  void renew();

 private:
  class Wire;
  std::unique_ptr<Wire> wire_;
};

}  // namespace lair
