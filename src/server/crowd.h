#pragma once

#include <memory>
#include <string>
#include <unordered_map>

namespace lair {

// How many connections each address has just now, so that nobody takes the room of all others.
class Crowd {
 public:
  explicit Crowd(int at_most) : at_most_(at_most) {}

  // Held as long as the connection is open. It may outlive the crowd.
  using Place = std::shared_ptr<const int>;
  // Nothing if that address has as many as it may.
  Place enter(const std::string& who) {
    std::weak_ptr<const int>& held = held_[who];
    Place place = held.lock();
    if (!place) held = place = std::make_shared<const int>(0);
    return place.use_count() > at_most_ ? nullptr : place;
  }
  // Those who have left.
  void forget() {
    std::erase_if(held_, [](const auto& each) { return each.second.expired(); });
  }
  std::size_t known() const { return held_.size(); }

 private:
  long at_most_;
  std::unordered_map<std::string, std::weak_ptr<const int>> held_;  // by address
};

}  // namespace lair
