#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lair::cli {

// Reads lines from a file descriptor. It never blocks while a whole line is buffered.
class LineReader {
 public:
  enum class Found { kLine, kTooLong, kEnd };

  // Lines longer than that many bytes are skipped and reported as too long.
  LineReader(int descriptor, std::size_t longest) : descriptor_(descriptor), longest_(longest) {}

  // Whether a whole line is buffered, so that next() does not block.
  bool waiting();
  // The next line without its line end, valid until the next call. The last line may lack a line
  // end. A failed read throws std::system_error.
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
