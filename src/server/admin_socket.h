#pragma once

#include <boost/asio/local/stream_protocol.hpp>
#include <optional>
#include <string>

#include "net/asio.h"
#include "server/admin.h"

namespace lair {

// The host's socket to a running server: a Unix socket beside the data file (`path` + ".admin")
// that only the file's owner and root may open. A request is one JSON object on a line, and so is
// its answer.
class AdminSocket {
 public:
  AdminSocket(const Executor& executor, const std::string& data, Admin& admin);
  ~AdminSocket();
  AdminSocket(const AdminSocket&) = delete;
  AdminSocket& operator=(const AdminSocket&) = delete;

  MaybeError open();
  void close();

 private:
  using Protocol = asio::local::stream_protocol;
  using Peer = asio::basic_stream_socket<Protocol, Executor>;
  Task<void> accept_all();
  Task<void> serve(Peer peer);

  std::string path_;
  Admin& admin_;
  asio::basic_socket_acceptor<Protocol, Executor> acceptor_;
  bool bound_ = false;
};

// The answer of the server that has opened this data file; nothing if there is none.
std::optional<Value> ask_admin_socket(const std::string& data, const Value& request);

}  // namespace lair
