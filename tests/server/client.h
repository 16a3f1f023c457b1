#pragma once

#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

// A small HTTP and WebSocket client of the tests' own, which can also say what no well-behaved
// client says. It waits; nothing takes longer than a test may.

namespace lair {

using Json = nlohmann::json;
using Patience = std::chrono::milliseconds;
inline constexpr Patience kPatient{20'000};

// A connection to a port of this machine.
class Wire {
 public:
  explicit Wire(int port, int receive_buffer = 0);
  ~Wire();
  Wire(Wire&& other) noexcept;
  Wire& operator=(Wire&&) = delete;

  // False once the other side has gone.
  bool send(std::string_view bytes);
  // Adds what arrives to `text`; false if nothing came in time, or the other side has gone.
  bool receive(std::string& text, Patience patience = kPatient);
  bool gone() const { return gone_; }
  int file() const { return file_; }

 private:
  int file_ = -1;
  bool gone_ = false;
};

struct HttpAnswer {
  int status = 0;  // 0 if there was no answer
  std::string head;
  std::string body;
  Json json() const { return Json::parse(body, nullptr, false); }
};

// `headers` are whole lines, each with its end.
HttpAnswer ask_http(int port, std::string_view method, std::string_view target,
                    std::string_view body = "", std::string_view token = "",
                    std::string_view headers = "");
// Sends just these bytes, and reads until the server is done.
HttpAnswer ask_raw(int port, std::string_view bytes);

enum class Opcode : std::uint8_t { kMore = 0, kText = 1, kBinary = 2, kClose = 8, kPing = 9 };

class WebSocket {
 public:
  static constexpr int kDropped = -1;  // closed without a close frame

  explicit WebSocket(int port, std::string_view headers = "", int receive_buffer = 0);

  int status() const { return status_; }  // of the handshake
  bool say(const Json& message) { return frame(Opcode::kText, message.dump()); }
  bool frame(Opcode opcode, std::string_view payload, bool last = true, bool masked = true);
  bool raw(std::string_view bytes) { return wire_.send(bytes); }

  // The next message; nothing if none came in time, or the socket is closed.
  std::optional<Json> hear(Patience patience = kPatient);
  // Reads on until the server closes the socket, and says with which code; 0 if it does not.
  int close_code(Patience patience = kPatient);
  bool closed() const { return code_ != 0; }
  int file() const { return wire_.file(); }

 private:
  std::optional<std::string> take_frame(Opcode& opcode, bool& last);

  Wire wire_;
  std::string buffer_;
  std::string message_;  // the frames of it so far
  int status_ = 0;
  int code_ = 0;
};

}  // namespace lair
