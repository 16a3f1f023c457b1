#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

// The frames of WebSockets (RFC 6455). Beast can read and write them too, but keeps several KiB for
// every socket, however silent, and takes longer.

namespace lair {

enum class Opcode : std::uint8_t {
  kMore = 0,
  kText = 1,
  kBinary = 2,
  kClose = 8,
  kPing = 9,
  kPong = 10,
};

// Frames of a client are masked, those of a server are not.
enum class Side : std::uint8_t { kServer, kClient };
using Mask = std::array<char, 4>;

// A whole frame of the server's, whose payload may come in two pieces, and of a client's.
void append_frame(std::string& text, Opcode opcode, std::string_view payload,
                  std::string_view rest = {});
void append_frame(std::string& text, Opcode opcode, std::string_view payload, const Mask& mask);

// Finds in what the other side sends whole messages, and control frames.
class FrameReader {
 public:
  explicit FrameReader(std::size_t largest_message, Side sender = Side::kClient)
      : largest_(largest_message), sender_(sender) {}

  struct Heard {
    Opcode opcode{};  // not kMore
    std::string_view payload;
  };
  // What has come now. It is changed, and must stay until `next` has nothing more in it.
  void add(std::span<char> bytes);
  // What it holds until the next call, in order; nothing if more must come, or all is wrong.
  std::optional<Heard> next();
  // The close code for what is wrong; 0 if nothing is.
  int wrong() const { return wrong_; }
  // How many frames came since the last call that only continued a message, or began one: a client
  // may send any number of them without completing it.
  std::size_t take_parts() { return std::exchange(parts_, 0); }

 private:
  struct Head {
    Opcode opcode{};
    bool last = false;
    std::size_t size = 0;       // its own, in bytes
    std::uint64_t payload = 0;  // bytes
    Mask mask{};
  };
  std::span<char> left() const { return window_.subspan(used_); }
  std::optional<Head> read_head();
  int check(const Head& head, unsigned char first, bool masked) const;
  std::optional<Heard> take(const Head& head);
  std::optional<Heard> whole(Opcode opcode, std::string_view payload);
  void put_aside();

  std::size_t largest_;
  Side sender_;
  std::span<char> window_;  // what is looked at, and
  std::size_t used_ = 0;    // how much of it has been
  std::string rest_;        // of a frame that has not come whole
  std::string message_;     // its frames so far, of the kind
  Opcode kind_ = Opcode::kMore;
  int wrong_ = 0;
  std::size_t parts_ = 0;
};

// The close code for what is wrong with the payload of a close frame; 0 if nothing is.
int wrong_in_close(std::string_view payload);

}  // namespace lair
