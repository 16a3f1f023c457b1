#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/value.h"

namespace lair {

// The host's log of a server: one JSON object per event and line. It contains no personal data: no
// token, name, address, card or chat text.
class EventLog {
 public:
  using Write = std::function<void(std::string line)>;
  explicit EventLog(Write write = {}) : write_(std::move(write)) {}

  bool on() const { return static_cast<bool>(write_); }
  void add(std::string_view event, const Value& fields = Value::object()) const;

  // An id for a request: the proxy's id if it is printable, else a new one.
  std::string request_id(std::string_view given);

 private:
  Write write_;
  std::uint64_t requests_ = 0;
};

}  // namespace lair
