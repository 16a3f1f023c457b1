#include "server/send_buffer.h"

#include <gtest/gtest.h>

#include <deque>

namespace lair {
namespace {

TEST(SendBuffer, OneClientMayLeaveOnlySoMuchUnread) {
  std::size_t total = 0;
  SendBuffer buffer(total);
  const std::string message(100'000, 'x');
  for (int i = 0; i < 5; ++i) buffer.add(Opcode::kText, message, "");
  EXPECT_FALSE(buffer.too_long());
  buffer.add(Opcode::kText, message, "");
  EXPECT_TRUE(buffer.too_long());
  buffer.drop(200'000);
  EXPECT_FALSE(buffer.too_long());
  EXPECT_EQ(total, buffer.bytes().size());
}

// Two hundred clients that ask for snapshots and read nothing.
TEST(SendBuffer, AllClientsTogetherAreBounded) {
  std::size_t total = 0, largest = 0;
  std::deque<SendBuffer> buffers;
  for (int i = 0; i < 1000; ++i) buffers.emplace_back(total);
  const std::string message(30'000, 'x');
  for (int round = 0; round < 20; ++round) {
    for (SendBuffer& buffer : buffers) {
      buffer.add(Opcode::kText, message, "");
      if (buffer.too_long()) buffer.clear();
      largest = std::max(largest, total);
    }
  }
  EXPECT_LT(largest, SendBuffer::kLargestTotal + 1000 * (SendBuffer::kLargestInNeed + 30'100));
  buffers.clear();
  EXPECT_EQ(total, 0U);
}

}  // namespace
}  // namespace lair
