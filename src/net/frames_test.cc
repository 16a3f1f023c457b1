#include "net/frames.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lair {
namespace {

constexpr std::size_t kLargest = 70'000;

// A client's frame.
std::string frame(int first, std::string_view payload, bool masked = true) {
  std::string bytes;
  if (masked) {
    append_frame(bytes, Opcode::kText, payload, {1, '\xa0', 'z', 0x7f});
  } else {
    append_frame(bytes, Opcode::kText, payload);
  }
  bytes[0] = static_cast<char>(first);
  return bytes;
}

// A text with zeros in it.
template <std::size_t size>
std::string text_of(const char (&text)[size]) {
  return {text, size - 1};
}

struct Outcome {
  std::vector<std::string> heard;
  int wrong = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What comes in pieces of that many bytes.
Outcome read(const std::string& bytes, std::size_t piece, Side sender = Side::kClient) {
  FrameReader reader(kLargest, sender);
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
                          std::string("1:br\xc3\xa9") + "ak", "1:" + eight_bytes, "8:"},
                         0};
  for (const std::size_t piece :
       {std::size_t{1}, std::size_t{3}, std::size_t{4096}, bytes.size()}) {
    EXPECT_EQ(read(bytes, piece), expected) << piece;
  }
}

// A message may have any number of empty parts: whoever reads them counts them.
TEST(Frames, PartsAreCounted) {
  FrameReader reader(65'536);
  std::string bytes = frame(0x01, "");
  for (int i = 0; i < 1'000; ++i) bytes += frame(0x00, "");
  reader.add(bytes);
  EXPECT_FALSE(reader.next());
  EXPECT_EQ(reader.take_parts(), 1'001U);
  std::string end = frame(0x80, "x");
  reader.add(end);
  EXPECT_TRUE(reader.next());
  EXPECT_EQ(reader.take_parts(), 0U);
}

TEST(Frames, AServersAreNotMasked) {
  const std::string bytes = frame(0x81, "one", false) + frame(0x8a, "", false);
  for (const std::size_t piece : {std::size_t{1}, bytes.size()}) {
    EXPECT_EQ(read(bytes, piece, Side::kServer), (Outcome{{"1:one", "10:"}, 0})) << piece;
  }
  EXPECT_EQ(read(frame(0x81, "one"), 100, Side::kServer).wrong, 1002);
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
  EXPECT_EQ(code(frame(0x88, "\x03\xe8\xff")), 1007) << "its reason is a text";
  EXPECT_EQ(code(frame(0x81, "\xff")), 1007);
  EXPECT_EQ(code(frame(0x01, "cut \xc3") + frame(0x80, "")), 1007);
  EXPECT_EQ(code(frame(0x81, std::string(kLargest + 1, 'x'))), 1009);
  EXPECT_EQ(code(frame(0x01, std::string(kLargest, 'x')) + frame(0x80, "x")), 1009);
  EXPECT_EQ(code(text_of("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xffmask")), 1009);
  EXPECT_EQ(code(text_of("\x81\xff\x80\0\0\0\0\0\0\x01mask")), 1002) << "the highest bit";
  EXPECT_EQ(code(text_of("\x81\xfe\0\x7dmask")), 1002) << "125 in two bytes";
  EXPECT_EQ(code(text_of("\x81\xff\0\0\0\0\0\0\xff\xffmask")), 1002) << "65535 in eight";
}

std::string payload_of(int code) {
  return {static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
}

TEST(Frames, CloseCodes) {
  for (const int code : {1000, 1001, 1002, 1003, 1007, 1008, 1011, 1014, 3000, 4404, 4999}) {
    EXPECT_EQ(wrong_in_close(payload_of(code)), 0) << code;
  }
  for (const int code : {0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535}) {
    EXPECT_EQ(wrong_in_close(payload_of(code)), 1002) << code;
  }
}

}  // namespace
}  // namespace lair
