#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "net/asio.h"
#include "net/link.h"

// Clients that try to slow a server down, for `lair load --hostile`. Each is an ordinary account.

namespace lair {

struct HostileKind {
  std::string_view name;
  std::string_view what;  // it does
};

inline constexpr std::array<HostileKind, 9> kHostileKinds = {{
    {"erase", "sits down and stands up many times, then deletes itself"},
    {"legal", "asks for the legal moves as often as it can"},
    {"dear-bots", "keeps tables full of the strongest bots busy"},
    {"exports", "downloads its data again and again, and reads slowly"},
    {"settings", "changes the settings of an open table all the time"},
    {"empty-frames", "sends empty frames of messages that never end"},
    {"hello", "asks for the whole table again and again"},
    {"slow-readers", "asks for much and reads nothing"},
    {"reviews", "asks for reviews of all its games"},
}};

// Several hostile clients of one kind, each in a thread of its own, until it is destroyed.
class Hostile {
 public:
  Hostile(Link server, asio::ip::tcp::endpoint endpoint, std::string kind, int clients);
  ~Hostile();
  Hostile(const Hostile&) = delete;
  Hostile& operator=(const Hostile&) = delete;

  std::int64_t requests() const { return requests_; }  // sent so far
  std::int64_t refusals() const { return refusals_; }  // answered with 429, or by closing a socket

 private:
  class Attacker;

  Link server_;
  asio::ip::tcp::endpoint endpoint_;
  std::string kind_;
  std::atomic<bool> over_{false};
  std::atomic<std::int64_t> requests_{0}, refusals_{0};
  std::vector<std::thread> threads_;
};

}  // namespace lair
