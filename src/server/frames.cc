#include "server/frames.h"

#include <algorithm>

#include "text/utf8.h"

namespace lair {
namespace {

constexpr int kProtocolError = 1002, kNotText = 1007, kTooBig = 1009;
constexpr std::size_t kLargestControl = 125;

bool is_control(Opcode opcode) { return opcode >= Opcode::kClose; }

// The number that these bytes are, the first being the highest.
std::uint64_t number_of(std::span<const char> bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

bool is_text(std::string_view text) {
  const bool plain = std::all_of(text.begin(), text.end(),
                                 [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  return plain || !find_invalid_utf8(text);
}

}  // namespace

FrameHead::FrameHead(Opcode opcode, std::size_t payload) {
  bytes_[0] = static_cast<char>(0x80 | static_cast<int>(opcode));
  const std::size_t more = payload < 126 ? 0 : payload < 0x10000 ? 2 : 8;
  bytes_[1] = static_cast<char>(more == 0 ? payload : more == 2 ? 126 : 127);
  for (std::size_t i = 0; i < more; ++i) {
    bytes_[size_++] = static_cast<char>(payload >> (8 * (more - 1 - i)) & 0xff);
  }
}

void FrameReader::add(std::span<char> bytes) {
  if (rest_.empty()) {
    window_ = bytes;
  } else {
    rest_.append(bytes.data(), bytes.size());
    window_ = rest_;
  }
  used_ = 0;
}

std::optional<FrameReader::Heard> FrameReader::next() {
  if (kind_ == Opcode::kMore && !message_.empty()) std::string().swap(message_);
  while (wrong_ == 0) {
    const auto head = read_head();
    if (!head || left().size() - head->size < head->payload) break;
    const auto heard = take(*head);
    if (heard) return heard;
  }
  put_aside();
  return std::nullopt;
}

// What is behind the last whole frame waits for more.
void FrameReader::put_aside() {
  if (wrong_ != 0 || left().empty()) {
    std::string().swap(rest_);
  } else if (window_.data() == rest_.data()) {
    rest_.erase(0, used_);
  } else {
    rest_.assign(left().data(), left().size());
  }
  window_ = {};
  used_ = 0;
}

std::optional<FrameReader::Head> FrameReader::read_head() {
  const std::span<char> bytes = left();
  if (bytes.size() < 2) return std::nullopt;
  const auto first = static_cast<unsigned char>(bytes[0]);
  const auto second = static_cast<unsigned char>(bytes[1]);
  Head head{.opcode = static_cast<Opcode>(first & 0x0f), .last = (first & 0x80) != 0, .size = 2};
  const bool masked = (second & 0x80) != 0;
  std::uint64_t length = second & 0x7f;
  const std::size_t more = length < 126 ? 0 : length == 126 ? 2 : 8;
  if (bytes.size() < 2 + more) return std::nullopt;
  if (more > 0) length = number_of(bytes.subspan(2, more));
  head.payload = static_cast<std::size_t>(length);
  head.size += more;
  wrong_ = check(head, first, masked);
  if (wrong_ != 0 || bytes.size() < head.size + head.mask.size()) return std::nullopt;
  std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(head.size), 4, head.mask.begin());
  head.size += head.mask.size();
  return head;
}

int FrameReader::check(const Head& head, unsigned char first, bool masked) const {
  if ((first & 0x70) != 0 || !masked) return kProtocolError;
  if (is_control(head.opcode)) {
    const bool known = head.opcode <= Opcode::kPong;
    return known && head.last && head.payload <= kLargestControl ? 0 : kProtocolError;
  }
  const bool goes_on = head.opcode == Opcode::kMore;
  if (head.opcode > Opcode::kBinary || goes_on == (kind_ == Opcode::kMore)) return kProtocolError;
  return head.payload > largest_ - message_.size() ? kTooBig : 0;
}

std::optional<FrameReader::Heard> FrameReader::take(const Head& head) {
  const std::span<char> payload = left().subspan(head.size, head.payload);
  for (std::size_t i = 0; i < payload.size(); ++i) {
    payload[i] = static_cast<char>(payload[i] ^ head.mask[i % 4]);
  }
  used_ += head.size + head.payload;
  const std::string_view text(payload.data(), payload.size());
  if (is_control(head.opcode)) {
    if (head.opcode == Opcode::kClose && !is_close_payload(text)) wrong_ = kProtocolError;
    return wrong_ == 0 ? std::optional(Heard{head.opcode, text}) : std::nullopt;
  }
  if (head.opcode != Opcode::kMore && head.last) return whole(head.opcode, text);
  if (head.opcode != Opcode::kMore) kind_ = head.opcode;
  message_ += text;
  if (!head.last) return std::nullopt;
  const Opcode kind = kind_;
  kind_ = Opcode::kMore;
  return whole(kind, message_);
}

std::optional<FrameReader::Heard> FrameReader::whole(Opcode opcode, std::string_view payload) {
  if (opcode == Opcode::kText && !is_text(payload)) {
    wrong_ = kNotText;
    return std::nullopt;
  }
  return Heard{opcode, payload};
}

bool is_close_payload(std::string_view payload) {
  if (payload.empty()) return true;
  if (payload.size() == 1 || !is_text(payload.substr(2))) return false;
  const auto code = static_cast<int>(number_of(payload.substr(0, 2)));
  const bool reserved =
      code < 1000 || (code >= 1004 && code <= 1006) || code >= 5000 || (code > 1014 && code < 3000);
  return !reserved;
}

}  // namespace lair
