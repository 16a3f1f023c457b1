#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "client/json_slice.h"
#include "client/load_player.h"
#include "core/rng.h"
#include "net/asio.h"
#include "net/frames.h"
#include "net/open_sockets.h"

namespace lair {

// The state that all seats of a load test share.
struct LoadCourse {
  OpenSockets& sockets;
  int think_ms = 0;  // the mean time before a move
  bool over = false;
  std::vector<std::int64_t> latencies = {};  // of each move, in nanoseconds
  std::int64_t errors = 0;
  std::string first_error = {};
  Rng rng{0};

  void fail(std::string what) {
    if (errors++ == 0) first_error = std::move(what);
  }
  // A random time between half and one and a half of the mean, so that tables that began together
  // drift apart, as with people.
  std::chrono::microseconds thought() {
    const auto think = static_cast<std::uint32_t>(think_ms) * 1000;
    return std::chrono::microseconds(think / 2 + rng.below(think));
  }
};

// A player of the load test with a WebSocket of its own. It answers when it is asked, and checks
// the messages of the server.
class LoadSeat final : public OpenSocket, public std::enable_shared_from_this<LoadSeat> {
 public:
  // `descriptor`: a non-blocking socket whose handshake is done.
  LoadSeat(int descriptor, LoadCourse& course, const Executor& executor, int seat,
           std::uint64_t seed)
      : descriptor_(descriptor), course_(course), think_(executor), player_(seat, seed) {}
  LoadSeat(const LoadSeat&) = delete;
  LoadSeat& operator=(const LoadSeat&) = delete;
  ~LoadSeat() override;

  void say(std::string_view message) { put(Opcode::kText, message); }
  // The server waits for its answer.
  bool is_asked() const { return asked_; }

  int descriptor() const override { return descriptor_; }
  void readable(std::span<char> room) override;
  void push() override;
  void tick(SteadyClock::time_point) override {}

 private:
  struct Message;
  void put(Opcode opcode, std::string_view payload);
  void lose(const std::string& why);
  void handle(std::string_view text);
  void handle_table(const Message& table);
  void handle_events(JsonSlice events);
  void handle_turn(JsonSlice turn);
  void decide();

  const int descriptor_;
  LoadCourse& course_;
  Timer think_;
  LoadPlayer player_;
  FrameReader reader_{std::size_t{4} << 20, Side::kServer};
  std::string unsent_, move_;
  std::string kind_;  // of the question
  std::int64_t version_ = 0;
  std::int64_t moves_ = 0;  // so far; also the id of the last request
  SteadyClock::time_point sent_;
  bool asked_ = false;
  bool waits_ = false;  // until the socket is writable
  bool lost_ = false;
};

}  // namespace lair
