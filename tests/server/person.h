#pragma once

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "client.h"

namespace lair {

std::string make_player(int port, std::string_view name);  // its token
// A table that never waits, with the token's player on seat 0; these settings besides.
std::string make_table(int port, std::string_view token, const Json& settings);

// A person at a table, who remembers what it was told and plays at random what is legal.
class Person {
 public:
  Person(int port, std::string_view name, std::uint32_t seed)
      : token_(make_player(port, name)), random_(seed) {}

  // Comes to a table, or comes back to it, and hears how it stands there.
  void come(int port, const std::string& table);
  // Takes a seat; of a table where nobody plays yet.
  void sit(int seat);
  void start();
  // Hears all that is there, waiting no longer than this for the first, and answers it.
  void hear(Patience patience);
  // Stands beside itself: another tab must show what this one was told.
  void compare_with_another_tab(int port);
  void leave() { socket_.reset(); }

  bool here() const { return socket_ != nullptr && !socket_->closed(); }
  WebSocket& socket() { return *socket_; }
  const std::string& token() const { return token_; }
  const std::string& table() const { return table_; }
  int seat() const { return seat_; }
  std::int64_t version() const { return version_; }
  const Json& events() const { return events_; }  // of this round
  const Json& view() const { return view_; }
  const std::string& status() const { return status_; }
  int number() const { return number_; }
  // It is this person's decision, and no answer is under way.
  bool asked() const { return turn_.at("you") && move_id_ < 0; }
  // Decisions that the server has acknowledged, in their order.
  const std::vector<Json>& acknowledged() const { return acknowledged_; }
  const std::vector<Json>& heard() const { return heard_; }  // everything

  bool plays = true;       // answers what it is asked
  bool remembers = false;  // every message
  int rematches = 1'000'000;

 private:
  void take(const Json& message);
  void take_table(const Json& table);
  void take_update(const Json& update);
  void add_events(const Json& events);
  void take_answer(const Json& message);
  void turn(const Json& turn);
  void ask_again();

  std::string token_, table_;
  std::unique_ptr<WebSocket> socket_;
  std::mt19937 random_;
  int seat_ = -1, number_ = 0;
  bool asked_again_ = false;  // for another game
  std::int64_t version_ = -1;
  std::string status_;
  Json events_ = Json::array(), view_, turn_;
  std::vector<Json> acknowledged_, heard_;
  std::int64_t last_id_ = 0, legal_id_ = -1, move_id_ = -1;
  Json move_;
};

// People at one or several tables, who play until told otherwise.
class Company {
 public:
  // A table with that many people, and bots in its other seats.
  void open_table(int port, const Json& settings, int people, int bots);
  void come_back(int port);
  void play_for(Patience time);
  template <class Done>
  void play_until(Done done) {
    const auto limit = std::chrono::steady_clock::now() + 5 * kPatient;
    while (!done() && std::chrono::steady_clock::now() < limit) play_for(Patience{20});
  }
  void hear_to_the_end();
  std::size_t acknowledged() const;

  std::vector<std::unique_ptr<Person>> people;

 private:
  std::uint32_t seed_ = 0;
};

}  // namespace lair
