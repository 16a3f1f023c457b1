#include "server/frames.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lair {
namespace {

constexpr std::size_t kLargest = 70'000;

// A client's frame.
std::string frame(int first, std::string_view payload, bool masked = true) {
  std::string bytes(1, static_cast<char>(first));
  const std::string head(FrameHead(Opcode::kText, payload.size()).bytes().substr(1));
  bytes += head;
  if (!masked) return bytes.append(payload);
  bytes[1] = static_cast<char>(bytes[1] | 0x80);
  constexpr std::string_view kMask = "\x01\xa0z\x7f";
  bytes += kMask;
  for (std::size_t i = 0; i < payload.size(); ++i) {
    bytes += static_cast<char>(payload[i] ^ kMask[i % 4]);
  }
  return bytes;
}

struct Outcome {
  std::vector<std::string> heard;
  int wrong = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What comes in pieces of that many bytes.
Outcome read(std::string bytes, std::size_t piece) {
  FrameReader reader(kLargest);
  Outcome outcome;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    std::string part = bytes.substr(at, piece);
    reader.add(part);
    while (const auto heard = reader.next()) {
      outcome.heard.push_back(std::to_string(static_cast<int>(heard->opcode)) + ":" +
                              std::string(heard->payload));
    }
  }
  outcome.wrong = reader.wrong();
  return outcome;
}

TEST(Frames, MessagesComeWholeHoweverTheyAreCut) {
  const std::string two_bytes(300, 'b'), eight_bytes(66'000, 'c');
  const std::string bytes = frame(0x81, "one") + frame(0x81, "") + frame(0x82, two_bytes) +
                            frame(0x01, "br\xc3") + frame(0x89, "ping") + frame(0x00, "\xa9") +
                            frame(0x80, "ak") + frame(0x81, eight_bytes) + frame(0x88, "");
  const Outcome expected{{"1:one", "1:", "2:" + two_bytes, "9:ping",
                          "1:br\xc3\xa9"
                          "ak",
                          "1:" + eight_bytes, "8:"},
                         0};
  for (const std::size_t piece :
       {std::size_t{1}, std::size_t{3}, std::size_t{4096}, bytes.size()}) {
    EXPECT_EQ(read(bytes, piece), expected) << piece;
  }
}

TEST(Frames, WhatIsWrongIsNamedAndNothingBehindItHeard) {
  const auto code = [](const std::string& bytes) {
    const Outcome whole = read(bytes + frame(0x81, "behind"), bytes.size() + 100);
    EXPECT_EQ(whole, read(bytes + frame(0x81, "behind"), 1));
    EXPECT_TRUE(whole.heard.empty());
    return whole.wrong;
  };
  EXPECT_EQ(code(frame(0x81, "bare", false)), 1002);
  EXPECT_EQ(code(frame(0xc1, "reserved bit")), 1002);
  EXPECT_EQ(code(frame(0x83, "no such kind")), 1002);
  EXPECT_EQ(code(frame(0x8b, "no such kind")), 1002);
  EXPECT_EQ(code(frame(0x80, "more of nothing")), 1002);
  EXPECT_EQ(code(frame(0x01, "begun") + frame(0x81, "and begun again")), 1002);
  EXPECT_EQ(code(frame(0x09, "a ping in parts")), 1002);
  EXPECT_EQ(code(frame(0x89, std::string(126, 'x'))), 1002);
  EXPECT_EQ(code(frame(0x88, "x")), 1002);
  EXPECT_EQ(code(frame(0x88, "\x03\xed")), 1002) << "1005 is never sent";
  EXPECT_EQ(code(frame(0x81, "\xff")), 1007);
  EXPECT_EQ(code(frame(0x01, "cut \xc3") + frame(0x80, "")), 1007);
  EXPECT_EQ(code(frame(0x81, std::string(kLargest + 1, 'x'))), 1009);
  EXPECT_EQ(code(frame(0x01, std::string(kLargest, 'x')) + frame(0x80, "x")), 1009);
  EXPECT_EQ(code(std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 10)), 1009);
}

}  // namespace
}  // namespace lair
