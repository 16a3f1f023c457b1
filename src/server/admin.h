#pragma once

#include <functional>
#include <string>

#include "core/result.h"
#include "core/value.h"
#include "server/event_log.h"
#include "server/hub.h"

// The commands of `lair admin`, for a running server or for the data file alone.

namespace lair {

class Admin {
 public:
  Admin(Hub& hub, const EventLog& log) : hub_(hub), log_(log) {}

  // {"what":"ban","of":"ID"}: `reply` is called once, at once or later on the hub's thread, with
  // {"answer":...} or {"error":...}. A list that is cut off has "more":true.
  using Reply = std::function<void(Value)>;
  void answer(const Value& request, const Reply& reply);

 private:
  Value tables();
  Value players(std::string_view text);
  Value bans();
  Value reports();
  Value stored();
  Value top();
  void for_address(std::string_view what, const std::string& text, const Reply& reply);
  void close(const std::string& id, const Reply& reply);
  void settle(const std::string& number, const Reply& reply);
  void compact(const Reply& reply);
  void unban(const std::string& id, const Reply& reply);
  void data_of(const PlayerRow& player, const Reply& reply);
  void for_player(std::string_view what, const std::string& id, const Reply& reply);

  Hub& hub_;
  const EventLog& log_;
};

// Asks the server that has opened this data file; without one, answers from the file itself.
Result<Value> ask_admin(const std::string& data, const Value& request);

}  // namespace lair
