#include "net/frames.h"

#include <algorithm>

#include "text/utf8.h"

namespace lair {
namespace {

constexpr int kProtocolError = 1002, kNotText = 1007, kTooBig = 1009;
constexpr std::size_t kLargestControl = 125, kLargestHead = 14;

bool is_control(Opcode opcode) { return opcode >= Opcode::kClose; }

// The number that these bytes are, the first being the highest.
std::uint64_t number_of(std::span<const char> bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

// How many bytes such a length takes besides the one where short ones stand.
std::size_t length_bytes(std::uint64_t length) {
  return length < 126 ? 0 : length < 0x10000 ? 2 : 8;
}

bool is_text(std::string_view text) {
  const bool plain = std::all_of(text.begin(), text.end(),
                                 [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  return plain || !find_invalid_utf8(text);
}

// All of a frame that stands before its mask and its payload.
void append_head(std::string& text, Opcode opcode, std::size_t size, Side sender) {
  text += static_cast<char>(0x80 | static_cast<int>(opcode));
  const std::size_t more = length_bytes(size);
  const std::size_t length = more == 0 ? size : more == 2 ? 126 : 127;
  text += static_cast<char>(length | (sender == Side::kClient ? 0x80 : 0));
  for (std::size_t i = more; i > 0; --i) text += static_cast<char>(size >> (8 * (i - 1)) & 0xff);
}

void apply_mask(std::span<char> bytes, const Mask& mask) {
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<char>(bytes[i] ^ mask[i % mask.size()]);
  }
}

// May a close frame say that (RFC 6455, 7.4, and IANA's list)?
bool is_close_code(std::uint64_t code) {
  return (code >= 1000 && code <= 1014 && (code < 1004 || code > 1006)) ||
         (code >= 3000 && code < 5000);
}

}  // namespace

void append_frame(std::string& text, Opcode opcode, std::string_view payload,
                  std::string_view rest) {
  const std::size_t size = payload.size() + rest.size();
  text.reserve(text.size() + kLargestHead + size);
  append_head(text, opcode, size, Side::kServer);
  text.append(payload).append(rest);
}

void append_frame(std::string& text, Opcode opcode, std::string_view payload, const Mask& mask) {
  append_head(text, opcode, payload.size(), Side::kClient);
  text.append(mask.data(), mask.size()).append(payload);
  apply_mask(std::span(text).last(payload.size()), mask);
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
  head.payload = second & 0x7f;
  const std::size_t more = head.payload < 126 ? 0 : head.payload == 126 ? 2 : 8;
  if (bytes.size() < 2 + more) return std::nullopt;
  if (more > 0) head.payload = number_of(bytes.subspan(2, more));
  head.size += more;
  wrong_ = more == length_bytes(head.payload) ? check(head, first, masked) : kProtocolError;
  if (wrong_ != 0) return std::nullopt;
  if (!masked) return head;
  if (bytes.size() < head.size + head.mask.size()) return std::nullopt;
  std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(head.size), 4, head.mask.begin());
  head.size += head.mask.size();
  return head;
}

int FrameReader::check(const Head& head, unsigned char first, bool masked) const {
  if ((first & 0x70) != 0 || head.payload >> 63 != 0) return kProtocolError;
  if (masked != (sender_ == Side::kClient)) return kProtocolError;
  if (is_control(head.opcode)) {
    const bool known = head.opcode <= Opcode::kPong;
    return known && head.last && head.payload <= kLargestControl ? 0 : kProtocolError;
  }
  const bool goes_on = head.opcode == Opcode::kMore;
  if (head.opcode > Opcode::kBinary || goes_on == (kind_ == Opcode::kMore)) return kProtocolError;
  return head.payload > largest_ - message_.size() ? kTooBig : 0;
}

std::optional<FrameReader::Heard> FrameReader::take(const Head& head) {
  const auto size = static_cast<std::size_t>(head.payload);  // at most largest_
  const std::span<char> payload = left().subspan(head.size, size);
  if (sender_ == Side::kClient) apply_mask(payload, head.mask);
  used_ += head.size + size;
  const std::string_view text(payload.data(), size);
  if (is_control(head.opcode)) {
    if (head.opcode == Opcode::kClose) wrong_ = wrong_in_close(text);
    return wrong_ == 0 ? std::optional(Heard{head.opcode, text}) : std::nullopt;
  }
  if (head.opcode != Opcode::kMore && head.last) return whole(head.opcode, text);
  if (head.opcode != Opcode::kMore) kind_ = head.opcode;
  message_ += text;
  if (!head.last) {
    ++parts_;
    return std::nullopt;
  }
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

int wrong_in_close(std::string_view payload) {
  if (payload.empty()) return 0;
  if (payload.size() == 1 || !is_close_code(number_of(payload.substr(0, 2)))) return kProtocolError;
  return is_text(payload.substr(2)) ? 0 : kNotText;
}

}  // namespace lair
