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

// What all seats of a load share.
struct LoadCourse {
  OpenSockets& sockets;
  int think_ms = 0;  // in the mean
  bool over = false;
  std::vector<std::int64_t> latencies = {};  // nanoseconds, a move each
  std::int64_t errors = 0;
  std::string first_error = {};
  Rng rng{0};

  void fail(std::string what) {
    if (errors++ == 0) first_error = std::move(what);
  }
  // Between half and one and a half of what was asked for: tables that began together drift apart,
  // as they do with people.
  std::chrono::microseconds thought() {
    const auto think = static_cast<std::uint32_t>(think_ms) * 1000;
    return std::chrono::microseconds(think / 2 + rng.below(think));
  }
};

// A seat at a table, with a WebSocket of its own: answers when it is asked, and checks what it is
// told.
class LoadSeat final : public OpenSocket, public std::enable_shared_from_this<LoadSeat> {
 public:
  // `descriptor` is of a socket whose handshake is done, and which does not block.
  LoadSeat(int descriptor, LoadCourse& course, const Executor& executor, int seat,
           std::uint64_t seed)
      : descriptor_(descriptor), course_(course), think_(executor), player_(seat, seed) {}
  LoadSeat(const LoadSeat&) = delete;
  LoadSeat& operator=(const LoadSeat&) = delete;
  ~LoadSeat() override;

  void say(std::string_view message) { put(Opcode::kText, message); }
  // It was asked, and has not answered yet.
  bool is_asked() const { return asked_; }

  int descriptor() const override { return descriptor_; }
  void readable(std::span<char> room) override;
  void push() override;
  void tick(SteadyClock::time_point) override {}

 private:
  struct Told;
  void put(Opcode opcode, std::string_view payload);
  void lose(const std::string& why);
  void hear(std::string_view message);
  void hear_table(const Told& table);
  void hear_events(JsonSlice events);
  void hear_turn(JsonSlice turn);
  void decide();

  const int descriptor_;
  LoadCourse& course_;
  Timer think_;
  LoadPlayer player_;
  FrameReader reader_{std::size_t{4} << 20, Side::kServer};
  std::string unsent_, move_;
  std::string kind_;  // what it is asked
  std::int64_t version_ = 0;
  std::int64_t moves_ = 0;  // so far; the last is the id of the one on its way
  SteadyClock::time_point sent_;
  bool asked_ = false;
  bool waits_ = false;  // for the system to take more
  bool lost_ = false;
};

}  // namespace lair
