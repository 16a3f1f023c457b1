#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "rules/any_game.h"
#include "table/turn.h"
#include "table/update.h"

namespace lair {

// The streams of a table: their versions, the events of the step in progress, and the last updates
// for clients that reconnect. The versions follow from the log: a table that is loaded again counts
// them as before.
class Audience {
 public:
  void subscribe(const Subscriptions& subscriptions) { subscriptions_ = subscriptions; }
  bool wants_view(int stream) const { return (subscriptions_.views >> stream & 1U) != 0; }
  int legal_up_to(int stream) const {
    return subscriptions_.legal_up_to[static_cast<std::size_t>(stream)];
  }

  void begin_step();
  // Adds events to the streams of their audience.
  void add_events(const std::vector<WrittenEvent>& events, int seats);
  // The seat has another occupant. The new one has received nothing of the seat's stream, and the
  // old one nothing of the public stream.
  void change_occupant(Seat seat);

  // The events of this step, a list in JSON; empty if there are none.
  const std::string& events(int stream) const { return at(stream).events; }
  const std::optional<Turn>& turn(int stream) const { return at(stream).turn; }
  std::int64_t version(int stream) const { return at(stream).version; }

  // Counts one more version of the stream. False if nobody receives it: its body is not needed.
  bool advance(int stream, const Turn& turn);
  // Keeps the body of that version, and adds it to the updates of the step. Streams with the same
  // body share it.
  void publish(int stream, const std::string& body, bool may_wait, std::vector<Update>& updates);
  // The updates after version `from`; nothing if they are no longer kept.
  std::optional<std::vector<Update>> since(int stream, std::int64_t from) const;

  // A buffer for the body of an update.
  std::string& scratch() { return scratch_; }

 private:
  struct Stream {
    std::int64_t version = 0;
    std::int64_t begun = 0;  // the first version that its present occupant has received
    std::vector<std::shared_ptr<const std::string>> recent;  // bodies, by version modulo kRecent
    std::string events;
    std::optional<Turn> turn;  // as last published

    void add_event(std::string_view item);
  };
  Stream& at(int stream) { return streams_[static_cast<std::size_t>(stream)]; }
  const Stream& at(int stream) const { return streams_[static_cast<std::size_t>(stream)]; }

  std::array<Stream, kStreams> streams_;
  Subscriptions subscriptions_;
  std::string scratch_;
};

}  // namespace lair
