#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lair::cli {

// Lines from a file descriptor, as they come: it never waits for more while a whole line is there.
class LineReader {
 public:
  enum class Found { kLine, kTooLong, kEnd };

  // Lines longer than that many bytes are found as too long, and skipped.
  LineReader(int descriptor, std::size_t longest) : descriptor_(descriptor), longest_(longest) {}

  // Is there a whole line, so that next() will not wait?
  bool waiting();
  // The next line, without its end, valid until the next call; the last one may lack its end. A
  // failure to read throws std::system_error.
  Found next(std::string_view& line);

 private:
  bool find_end();
  bool fill();  // false at the end of the file
  Found skip_line();

  int descriptor_;
  std::size_t longest_;
  std::string buffer_;
  std::size_t begin_ = 0;    // of the next line
  std::size_t scanned_ = 0;  // no line ends in begin_..scanned_, unless found_
  bool found_ = false;       // the line ends at scanned_
};

}  // namespace lair::cli
