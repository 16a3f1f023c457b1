#pragma once

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/terminal/terminal_look.h"

namespace lair::cli {

// A line-based dialogue, on a terminal or through pipes. While it lives, Ctrl-C and SIGTERM do not
// end the program; a wait for a line returns instead. It changes no terminal modes, so only the
// signal handlers are restored. Only one may live at a time.
class Terminal {
 public:
  enum class Heard : std::uint8_t {
    kLine,
    kTooLong,      // a line longer than kMaxLine, which was dropped
    kEnd,          // end of input, or the output was closed
    kInterrupted,  // Ctrl-C, SIGTERM
    kNews,         // the watched descriptor is readable; the question stays open
  };
  static constexpr std::size_t kMaxLine = 4096;  // bytes

  Terminal(int in, int out, const Look& look);
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal();

  // Its width follows the window.
  const Look& look() const { return look_; }
  // Prints one or more lines and adds the last line end. Output is flushed before a line is asked
  // for.
  void say(std::string_view text);
  void flush();
  // Shows the prompt and waits for a line. The line has no line end.
  Heard ask(std::string_view prompt, std::string& line);
  // Sets the descriptor to watch: when it becomes readable, a wait ends with kNews.
  void watch(int descriptor) { watched_ = descriptor; }
  // Waits for news, or for a line typed without a question. Input from a pipe is left for the next
  // question.
  Heard await(std::string& line);
  // Whether Ctrl-C or SIGTERM has arrived.
  bool interrupted() const;

 private:
  Heard listen(std::string& line);
  Heard wait(bool reads);  // kLine: there is something to read
  bool take_line(std::string& line, Heard& heard);
  bool read_more();

  int in_;
  int out_;
  Look look_;
  bool echoes_;  // input from a pipe is printed after the prompt, as a terminal would echo it
  bool broken_ = false;
  bool ended_ = false;
  bool skipping_ = false;  // inside a line that is too long
  int watched_ = -1;
  std::string open_;   // the prompt that waits for its line
  std::string shown_;  // not written yet
  std::string heard_;  // not taken yet
  sigset_t before_{};  // the signals that were blocked
  struct sigaction before_int_ {};
  struct sigaction before_term_ {};
};

}  // namespace lair::cli
