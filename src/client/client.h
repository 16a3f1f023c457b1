#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "core/result.h"
#include "core/value.h"
#include "net/link.h"

// A player's end of the wire (docs/protocol.md).

namespace lair {

// What comes from a server, in the order in which it came.
struct News {
  struct Answer {  // to a request over HTTP
    std::string path;
    int status = 0;
    Value body;  // of lines of JSON, a list
  };
  struct Message {  // from the table
    Value body;
  };
  struct Lost {};  // the connection to the table; it is tried again
  struct Closed {  // for good, with the close code of the protocol
    int code = 0;
  };
  // Nothing more will come of what was asked.
  struct Failed {
    std::string path;  // of the request; empty if it was the table
    Error error;
  };
  std::variant<Answer, Message, Lost, Closed, Failed> what;
};

// Talks to one server in a thread of its own, so that whoever holds it can wait for a person
// meanwhile. A server whose certificate is not good for its name is told nothing.
class Client {
 public:
  explicit Client(const Link& link);
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  ~Client();  // says goodbye, for a moment at most

  // Readable while there is news.
  int descriptor() const;
  std::optional<News> take();

  // Becomes an Answer, or Failed.
  void request(const std::string& method, const std::string& path, const std::string& token,
               const Value& body);

  // Sits at the table and comes back by itself after a loss, until Closed or Failed.
  void join(std::string table, std::string token);
  // What has been understood so far, to go on from there after a loss; -1: begin anew.
  void understood(std::int64_t version);
  // A message to the table; gone if the connection is lost.
  void send(const Value& message);
  // Drops the connection to the table, to come back anew.
  void renew();

 private:
  class Wire;
  std::unique_ptr<Wire> wire_;
};

}  // namespace lair
