#include "client/load_seat.h"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <system_error>
#include <utility>

#include "record/json.h"

namespace lair {

// The fields of a message, or of the whole table, that a seat uses.
struct LoadSeat::Message {
  explicit Message(JsonSlice message) {
    message.each_field([&](std::string_view name, JsonSlice value) {
      if (name == "v" || name == "version") version = value;
      if (name == "events") events = value;
      if (name == "turn") turn = value;
      if (name == "view") view = value;
      if (name == "table") table = value;
      if (name == "error") error = value;
      answers |= name == "re";
      ends |= name == "end";
    });
  }
  JsonSlice version, events, turn, view, table, error;
  bool answers = false, ends = false;
};

LoadSeat::~LoadSeat() { ::close(descriptor_); }

void LoadSeat::readable(std::span<char> room) {
  const ssize_t size = recv(descriptor_, room.data(), room.size(), 0);
  if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (size < 0) return lose(std::generic_category().message(errno));
  if (size == 0) return lose("by the server");
  reader_.add(room.first(static_cast<std::size_t>(size)));
  while (const auto frame = reader_.next()) {
    if (frame->opcode == Opcode::kText) handle(frame->payload);
    if (frame->opcode == Opcode::kPing) put(Opcode::kPong, frame->payload);
  }
  if (reader_.wrong() != 0) lose("an invalid frame");
}

void LoadSeat::lose(const std::string& why) {
  if (std::exchange(lost_, true)) return;
  course_.sockets.remove(*this);
  if (!course_.over) course_.fail("a socket was closed: " + why);
}

void LoadSeat::put(Opcode opcode, std::string_view payload) {
  append_frame(unsent_, opcode, payload,
               std::bit_cast<Mask>(static_cast<std::uint32_t>(course_.rng.next())));
  push();
}

void LoadSeat::push() {
  if (lost_) return;
  const ssize_t size = ::send(descriptor_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
  if (size < 0 && errno != EAGAIN && errno != EINTR) {
    return lose(std::generic_category().message(errno));
  }
  unsent_.erase(0, static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
  const bool waits = !unsent_.empty();
  if (waits != std::exchange(waits_, waits)) course_.sockets.want_push(*this, waits);
}

void LoadSeat::handle(std::string_view text) {
  const JsonSlice json(text);
  if (!json.is_object()) return course_.fail("a message that is not JSON");
  const Message message(json);
  if (!message.error.empty()) return course_.fail(std::string(message.error.raw()));
  if (!message.table.empty()) return handle_table(Message(message.table));
  if (!message.version.empty()) {
    const std::int64_t version = message.version.integer().value_or(-1);
    if (version != version_ + 1) {
      course_.fail("version " + std::to_string(version) + " after " + std::to_string(version_));
    }
    version_ = version;
    handle_events(message.events);
    if (message.answers && !course_.over) {
      course_.latencies.push_back((SteadyClock::now() - sent_).count());
    }
  }
  if (message.ends) say(R"({"rematch":true})");
  handle_turn(message.turn);
}

void LoadSeat::handle_table(const Message& table) {
  handle_events(table.events);
  version_ = table.version.integer().value_or(-1);
  if (!table.view.empty() && !table.view.is("null") && !player_.agrees(table.view)) {
    course_.fail("a view that does not follow from the events: " + std::string(table.view.raw()));
  }
  handle_turn(table.turn);
}

void LoadSeat::handle_events(JsonSlice events) {
  events.each_item([&](JsonSlice event) {
    if (!player_.observe(event)) course_.fail("an impossible event: " + std::string(event.raw()));
  });
}

void LoadSeat::handle_turn(JsonSlice turn) {
  if (!turn.field("you").is("true")) return;
  kind_ = turn.field("kind").text();
  asked_ = true;
  if (course_.over) return;
  if (course_.think_ms == 0) return decide();
  think_.expires_after(course_.thought());
  think_.async_wait([self = shared_from_this()](Failure failure) {
    if (!failure && !self->course_.over) self->decide();
  });
}

void LoadSeat::decide() {
  asked_ = false;
  sent_ = SteadyClock::now();
  append_json(move_ = R"({"id":)", ++moves_);
  player_.decide(kind_, move_ += R"(,"move":)");
  append_json(move_ += R"(,"v":)", version_);
  say(move_ += '}');
}

}  // namespace lair
