#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/value.h"

namespace lair {

// What happens on a server, for its host: a JSON object for each event, one a line. There is
// nothing in it that a player would not want read: no token, no name, no address, no cards, no
// talk.
class EventLog {
 public:
  using Write = std::function<void(std::string line)>;
  explicit EventLog(Write write = {}) : write_(std::move(write)) {}

  bool on() const { return static_cast<bool>(write_); }
  void add(std::string_view event, const Value& fields = Value::object()) const;

  // A name for a request, to find it again: the proxy's if it has one that is fit to be printed.
  std::string request_id(std::string_view given);

 private:
  Write write_;
  std::uint64_t requests_ = 0;
};

}  // namespace lair
