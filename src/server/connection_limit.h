#pragma once

#include <memory>
#include <string>
#include <unordered_map>

namespace lair {

// Limits how many connections each address has open at a time, so that one address cannot use up
// the server.
class ConnectionLimit {
 public:
  explicit ConnectionLimit(int at_most) : at_most_(at_most) {}

  // Kept as long as the connection is open. It may outlive the limit.
  using Slot = std::shared_ptr<const int>;
  // Null if the address has as many connections as it may.
  Slot acquire(const std::string& address) {
    std::weak_ptr<const int>& known = slots_[address];
    Slot slot = known.lock();
    if (!slot) known = slot = std::make_shared<const int>(0);
    return slot.use_count() > at_most_ ? nullptr : slot;
  }
  // Forgets addresses without a connection.
  void forget() {
    std::erase_if(slots_, [](const auto& each) { return each.second.expired(); });
  }
  std::size_t known() const { return slots_.size(); }

 private:
  long at_most_;
  std::unordered_map<std::string, std::weak_ptr<const int>> slots_;  // by address
};

}  // namespace lair
