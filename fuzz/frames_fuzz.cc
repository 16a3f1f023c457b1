// Parses arbitrary bytes as WebSocket frames of a client. The result must not depend on how the
// bytes are split, and nothing may be accepted after an error.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "net/frames.h"
#include "text/utf8.h"

namespace {

constexpr std::size_t kLargest = 1'000;

struct Outcome {
  std::vector<std::string> heard;
  int wrong = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

void require(bool truth) {
  if (!truth) std::abort();
}

// Feeds pieces of `piece` bytes, each in its own allocation, so that a read past the end is caught.
Outcome read(const std::string& bytes, std::size_t piece) {
  lair::FrameReader reader(kLargest);
  Outcome outcome;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    std::vector<char> part(
        bytes.begin() + static_cast<std::ptrdiff_t>(at),
        bytes.begin() + static_cast<std::ptrdiff_t>(std::min(bytes.size(), at + piece)));
    const bool was_wrong = reader.wrong() != 0;
    reader.add(part);
    while (const auto heard = reader.next()) {
      require(!was_wrong && heard->opcode != lair::Opcode::kMore);
      require(heard->payload.size() <= kLargest);
      if (heard->opcode == lair::Opcode::kText) require(!lair::find_invalid_utf8(heard->payload));
      if (heard->opcode >= lair::Opcode::kClose) require(heard->payload.size() <= 125);
      outcome.heard.push_back(static_cast<char>(heard->opcode) + std::string(heard->payload));
    }
  }
  outcome.wrong = reader.wrong();
  require(outcome.wrong == 0 || outcome.wrong == 1002 || outcome.wrong == 1007 ||
          outcome.wrong == 1009);
  return outcome;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const Outcome whole = read(bytes, size + 1);
  for (const std::size_t piece : {std::size_t{1}, std::size_t{3}, std::size_t{50}}) {
    require(read(bytes, piece) == whole);
  }
  return 0;
}
