#pragma once

#include <cstddef>
#include <string>

#include "net/frames.h"

namespace lair {

// Frames that wait to be sent to one client. `total` counts the bytes of all clients.
class SendBuffer {
 public:
  explicit SendBuffer(std::size_t& total) : total_(total) {}
  ~SendBuffer() { clear(); }
  SendBuffer(const SendBuffer&) = delete;
  SendBuffer& operator=(const SendBuffer&) = delete;

  const std::string& bytes() const { return bytes_; }
  bool empty() const { return bytes_.empty(); }
  // The client leaves more unread than it may. That is less if all clients together leave too much.
  bool too_long() const {
    return bytes_.size() > (total_ > kLargestTotal ? kLargestInNeed : kLargest);
  }

  void add(Opcode opcode, std::string_view payload, std::string_view rest) {
    const std::size_t before = bytes_.size();
    append_frame(bytes_, opcode, payload, rest);
    total_ += bytes_.size() - before;
  }
  // The first bytes are sent.
  void drop(std::size_t count) {
    bytes_.erase(0, count);
    total_ -= count;
    // A snapshot makes the buffer large. The space for an update is kept.
    if (bytes_.empty() && bytes_.capacity() > kKeptRoom) std::string().swap(bytes_);
  }
  void clear() {
    total_ -= bytes_.size();
    std::string().swap(bytes_);
  }

  // Limits in bytes (docs/hosting.md).
  static constexpr std::size_t kLargest = 512 * 1024;
  static constexpr std::size_t kLargestTotal = 64 * 1024 * 1024;
  static constexpr std::size_t kLargestInNeed = 32 * 1024;

 private:
  static constexpr std::size_t kKeptRoom = 512;

  std::size_t& total_;
  std::string bytes_;
};

}  // namespace lair
