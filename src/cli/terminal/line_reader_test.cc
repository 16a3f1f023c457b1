#include "cli/terminal/line_reader.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

namespace lair::cli {
namespace {

constexpr std::size_t kLongest = 100'000;

class Pipe {
 public:
  Pipe() { EXPECT_EQ(pipe(ends_.data()), 0); }
  ~Pipe() {
    close(ends_[0]);
    finish();
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  int reading_end() const { return ends_[0]; }
  void send(std::string_view text) {
    while (!text.empty()) {
      const ssize_t count = write(ends_[1], text.data(), text.size());
      ASSERT_GT(count, 0);
      text.remove_prefix(static_cast<std::size_t>(count));
    }
  }
  void finish() {
    if (ends_[1] >= 0) close(ends_[1]);
    ends_[1] = -1;
  }

 private:
  std::array<int, 2> ends_{};
};

std::string next(LineReader& reader) {
  std::string_view line;
  switch (reader.next(line)) {
    case LineReader::Found::kLine:
      return std::string(line);
    case LineReader::Found::kTooLong:
      return "(too long)";
    case LineReader::Found::kEnd:
      break;
  }
  return "(end)";
}

// What it finds in a text that comes all at once.
std::vector<std::string> lines(const std::string& text) {
  Pipe pipe;
  std::thread writer([&] {
    pipe.send(text);
    pipe.finish();
  });
  LineReader reader(pipe.reading_end(), kLongest);
  std::vector<std::string> found;
  do found.push_back(next(reader));
  while (found.back() != "(end)");
  writer.join();
  return found;
}

using Lines = std::vector<std::string>;

TEST(LineReader, TakesALastLineWithoutItsEnd) {
  EXPECT_EQ(lines(""), (Lines{"(end)"}));
  EXPECT_EQ(lines("a\n\nb\n"), (Lines{"a", "", "b", "(end)"}));
  EXPECT_EQ(lines("a\nb"), (Lines{"a", "b", "(end)"}));
}

TEST(LineReader, SkipsWhatIsTooLong) {
  const std::string longest(kLongest, 'x'), longer(kLongest + 1, 'x'), huge(5 * kLongest, 'x');
  EXPECT_EQ(lines(longest + "\na\n"), (Lines{longest, "a", "(end)"}));
  EXPECT_EQ(lines(longer + "\na\n"), (Lines{"(too long)", "a", "(end)"}));
  EXPECT_EQ(lines("a\n" + huge + "\nb"), (Lines{"a", "(too long)", "b", "(end)"}));
  EXPECT_EQ(lines(huge), (Lines{"(too long)", "(end)"}));
  EXPECT_EQ(lines(huge + "\n" + huge + "\n\n"), (Lines{"(too long)", "(too long)", "", "(end)"}));
}

TEST(LineReader, KnowsWhetherALineWaits) {
  Pipe pipe;
  LineReader reader(pipe.reading_end(), kLongest);
  EXPECT_FALSE(reader.waiting());
  pipe.send("a\nb\nc");
  EXPECT_EQ(next(reader), "a");
  EXPECT_TRUE(reader.waiting());
  EXPECT_EQ(next(reader), "b");
  EXPECT_FALSE(reader.waiting());
  pipe.send("c\n");
  EXPECT_EQ(next(reader), "cc");
  pipe.finish();
  EXPECT_EQ(next(reader), "(end)");
  EXPECT_EQ(next(reader), "(end)");
}

TEST(LineReader, ReportsAFailure) {
  LineReader reader(-1, kLongest);
  std::string_view line;
  EXPECT_THROW(reader.next(line), std::system_error);
}

}  // namespace
}  // namespace lair::cli
