#pragma once

#include <cstdint>
#include <optional>

#include "client/client.h"
#include "core/value.h"

namespace lair::cli {

// The connection to a table: whether it is up, and the request whose answer the person waits for.
class RequestLink {
 public:
  explicit RequestLink(Client& client) : client_(client) {}
  Client& client() { return client_; }

  // Sends a request, and waits for its answer: `awaits_answer`.
  void send(Value message) {
    message.set("id", ++requests_);
    awaited_ = requests_;
    client_.send(message);
  }
  // Sends a request whose answer matters only if it is an error.
  void send_aside(Value message) {
    message.set("id", ++requests_);
    client_.send(message);
  }
  // Sends a request whose answer does not matter.
  void send_silently(Value message) {
    message.set("id", kSilent);
    client_.send(message);
  }
  // Sends a request without an id.
  void post(const Value& message) { client_.send(message); }

  bool awaits_answer() const { return awaited_ != 0; }
  void stop_waiting() { awaited_ = 0; }
  // An answer has come. True if it is the awaited one, or has no id.
  bool take_answer(std::optional<std::int64_t> id) {
    if (!id) return true;
    const bool awaited = *id == awaited_;
    if (awaited) awaited_ = 0;
    return awaited;
  }
  static bool is_silent(std::optional<std::int64_t> id) { return id == kSilent; }

  // Connected and up to date.
  bool is_live() const { return live_; }
  void set_live(bool live) { live_ = live; }

 private:
  static constexpr std::int64_t kSilent = -1;

  Client& client_;
  std::int64_t requests_ = 0;
  std::int64_t awaited_ = 0;  // the id of the awaited answer; 0 if there is none
  bool live_ = false;
};

}  // namespace lair::cli
