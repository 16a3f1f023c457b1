#include "client.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include "protocol/shape.h"
#include "protocol/table_messages.h"
#include "record/json.h"

namespace lair {

Wire::Wire(int port, int receive_buffer) : file_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (receive_buffer > 0) {
    setsockopt(file_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    gone_ = true;
    return;
  }
  const int on = 1;
  setsockopt(file_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

Wire::~Wire() {
  if (file_ >= 0) close(file_);
}

Wire::Wire(Wire&& other) noexcept
    : file_(std::exchange(other.file_, -1)), gone_(std::exchange(other.gone_, true)) {}

bool Wire::send(std::string_view bytes) {
  while (!bytes.empty() && !gone_) {
    const ssize_t sent = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;  // what it has still said can be read
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return !gone_;
}

bool Wire::receive(std::string& text, Patience patience) {
  if (gone_) return false;
  pollfd wanted{.fd = file_, .events = POLLIN, .revents = 0};
  if (poll(&wanted, 1, static_cast<int>(patience.count())) <= 0) return false;
  std::array<char, 65536> bytes;  // NOLINT(*-member-init): it is written before it is read
  const ssize_t got = recv(file_, bytes.data(), bytes.size(), 0);
  gone_ = got <= 0;
  if (got > 0) text.append(bytes.data(), static_cast<std::size_t>(got));
  return got > 0;
}

namespace {

// The body of a chunked response, up to where it breaks off.
std::string without_chunks(std::string_view chunks) {
  std::string body;
  for (;;) {
    const std::size_t line = chunks.find("\r\n");
    if (line == std::string_view::npos) return body;
    const std::size_t size = std::stoul(std::string(chunks.substr(0, line)), nullptr, 16);
    if (size == 0 || chunks.size() < line + 2 + size) return body;
    body += chunks.substr(line + 2, size);
    chunks.remove_prefix(std::min(chunks.size(), line + 2 + size + 2));
  }
}

// Splits the bytes of a response into head and body.
HttpAnswer read_answer(const std::string& text) {
  HttpAnswer answer;
  const std::size_t end = text.find("\r\n\r\n");
  if (!text.starts_with("HTTP/1.1 ") || end == std::string::npos) return answer;
  answer.status = std::stoi(text.substr(9, 3));
  answer.head = text.substr(0, end + 2);
  answer.body = text.substr(end + 4);
  if (answer.head.find("\r\nTransfer-Encoding: chunked\r\n") != std::string::npos) {
    answer.body = without_chunks(answer.body);
  }
  return answer;
}

}  // namespace

HttpAnswer ask_raw(int port, std::string_view bytes) {
  Wire wire(port);
  wire.send(bytes);
  std::string text;
  while (wire.receive(text)) {
  }
  return read_answer(text);
}

HttpAnswer ask_http(int port, std::string_view method, std::string_view target,
                    std::string_view body, std::string_view token, std::string_view headers) {
  std::string request = std::string(method) + " " + std::string(target) +
                        " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                        "\r\nConnection: close\r\n" + std::string(headers);
  if (!token.empty()) request += "Authorization: Bearer " + std::string(token) + "\r\n";
  if (!body.empty()) request += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  return ask_raw(port, request + "\r\n" + std::string(body));
}

WebSocket::WebSocket(int port, std::string_view headers, int receive_buffer)
    : wire_(port, receive_buffer) {
  wire_.send("GET /ws HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
             "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
             std::string(headers) + "\r\n");
  std::size_t end = std::string::npos;
  while ((end = buffer_.find("\r\n\r\n")) == std::string::npos && wire_.receive(buffer_)) {
  }
  status_ = read_answer(buffer_).status;
  buffer_.erase(0, end == std::string::npos ? end : end + 4);
  if (status_ != 101) code_ = kDropped;
}

bool WebSocket::frame(Opcode opcode, std::string_view payload, bool last, bool masked) {
  std::string bytes(1, static_cast<char>((last ? 0x80 : 0) | static_cast<int>(opcode)));
  const int mask = masked ? 0x80 : 0;
  const auto put = [&](std::size_t number, int count) {
    for (int i = count - 1; i >= 0; --i) bytes += static_cast<char>(number >> (8 * i));
  };
  if (payload.size() < 126) {
    bytes += static_cast<char>(mask | static_cast<int>(payload.size()));
  } else if (payload.size() < 65536) {
    bytes += static_cast<char>(mask | 126);
    put(payload.size(), 2);
  } else {
    bytes += static_cast<char>(mask | 127);
    put(payload.size(), 8);
  }
  if (!masked) return wire_.send(bytes + std::string(payload));
  constexpr std::string_view kMask = "lair";
  bytes += kMask;
  for (std::size_t i = 0; i < payload.size(); ++i) {
    bytes += static_cast<char>(payload[i] ^ kMask[i % kMask.size()]);
  }
  return wire_.send(bytes);
}

// The payload of the next frame, if all of it is there.
std::optional<std::string> WebSocket::take_frame(Opcode& opcode, bool& last) {
  const auto byte = [&](std::size_t place) -> std::size_t {
    return static_cast<unsigned char>(buffer_[place]);
  };
  if (buffer_.size() < 2) return std::nullopt;
  std::size_t size = byte(1) & 0x7f, head = 2;
  const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (buffer_.size() < head + more) return std::nullopt;
  if (more > 0) size = 0;
  for (; head < 2 + more; ++head) size = size << 8 | byte(head);
  if (buffer_.size() < head + size) return std::nullopt;
  opcode = static_cast<Opcode>(byte(0) & 0x0f);
  last = (byte(0) & 0x80) != 0;
  std::string payload = buffer_.substr(head, size);
  buffer_.erase(0, head + size);
  return payload;
}

std::optional<Json> WebSocket::hear(Patience patience) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (code_ == 0) {
    Opcode opcode{};
    bool last = false;
    if (const auto payload = take_frame(opcode, last)) {
      if (opcode == Opcode::kText || opcode == Opcode::kMore) {
        message_ += *payload;
        if (!last) continue;
        const std::string text = std::exchange(message_, {});
        const auto message = parse_json(text);
        EXPECT_TRUE(message.ok()) << text;
        EXPECT_EQ(wire::misfit(*message, wire::shape_of<wire::Incoming>()), "") << text;
        return Json::parse(text);
      }
      if (opcode != Opcode::kClose) continue;
      code_ = payload->size() < 2 ? 1005
                                  : static_cast<unsigned char>((*payload)[0]) * 256 +
                                        static_cast<unsigned char>((*payload)[1]);
      frame(Opcode::kClose, payload->substr(0, 2));
      break;
    }
    const auto left =
        std::chrono::duration_cast<Patience>(until - std::chrono::steady_clock::now());
    if (wire_.receive(buffer_, std::max(left, Patience{0}))) continue;
    if (wire_.gone()) code_ = kDropped;
    if (left.count() <= 0) break;
  }
  return std::nullopt;
}

int WebSocket::close_code(Patience patience) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (code_ == 0) {
    const auto left =
        std::chrono::duration_cast<Patience>(until - std::chrono::steady_clock::now());
    if (left.count() <= 0) break;
    hear(left);
  }
  return code_;
}

}  // namespace lair
