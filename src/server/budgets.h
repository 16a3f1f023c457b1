#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "server/allowance.h"

namespace lair {

// The allowances of all players and addresses. A socket carries its own (connection.h).
class Budgets {
 public:
  static constexpr Rate kSocket{.per_second = 500, .burst = 1'500};
  static constexpr Rate kPlayer{.per_second = 1'000, .burst = 6'000};
  static constexpr Rate kAddress{.per_second = 5'000, .burst = 15'000};

  // Charges a player and an address; an empty one is exempt. False if either has used too much.
  bool charge(const std::string& player, const std::string& address, double cost, Millis now) {
    const bool player_may = players_.charge(player, cost, now);
    return addresses_.charge(address, cost, now) && player_may;
  }
  // Forgets clients whose allowance is full again.
  void forget(Millis now) {
    players_.forget(now);
    addresses_.forget(now);
  }

  struct Spender {
    std::string who;
    double per_second = 0;
  };
  // The players and the addresses that cost most just now, the dearest first.
  std::vector<Spender> top_players(std::size_t count, Millis now) const {
    return players_.top(count, now);
  }
  std::vector<Spender> top_addresses(std::size_t count, Millis now) const {
    return addresses_.top(count, now);
  }
  std::size_t known() const { return players_.size() + addresses_.size(); }

 private:
  class Group {
   public:
    explicit Group(Rate rate) : rate_(rate) {}
    bool charge(const std::string& who, double cost, Millis now);
    void forget(Millis now);
    std::vector<Spender> top(std::size_t count, Millis now) const;
    std::size_t size() const { return allowances_.size(); }

   private:
    Rate rate_;
    std::unordered_map<std::string, Allowance> allowances_;
  };

  Group players_{kPlayer}, addresses_{kAddress};
};

}  // namespace lair
