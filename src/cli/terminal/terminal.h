#pragma once

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/terminal/terminal_look.h"

namespace lair::cli {

// A conversation by lines, on a terminal or through pipes. While it lives, Ctrl-C and SIGTERM do
// not end the program: whoever waits for a line is told. The terminal itself stays as it is, so
// there is nothing to restore but these. One at a time.
class Terminal {
 public:
  enum class Heard : std::uint8_t {
    kLine,
    kTooLong,      // a line beyond kMaxLine; it is gone
    kEnd,          // of the input, or nobody reads the output any more
    kInterrupted,  // Ctrl-C, SIGTERM
    kNews,         // on the descriptor that is watched; the question stays open
  };
  static constexpr std::size_t kMaxLine = 4096;  // bytes

  Terminal(int in, int out, const Look& look);
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal();

  // Its columns follow the window, line by line.
  const Look& look() const { return look_; }
  // A text of one or more lines; the end of the last one is added. It is shown at the latest when
  // a line is asked for.
  void say(std::string_view text);
  void flush();
  // Shows the prompt and waits for a line, which comes without its end.
  Heard ask(std::string_view prompt, std::string& line);
  // Something to read on this descriptor ends every wait.
  void watch(int descriptor) { watched_ = descriptor; }
  // Waits for news, or for what a person types though nothing was asked. What comes through a pipe
  // stays there for the next question.
  Heard await(std::string& line);
  // Has Ctrl-C or SIGTERM come since?
  bool interrupted() const;

 private:
  Heard listen(std::string& line);
  Heard wait(bool reads);  // kLine: there is something to read
  bool take_line(std::string& line, Heard& heard);
  bool read_more();

  int in_;
  int out_;
  Look look_;
  bool echoes_;  // what comes through a pipe is shown behind the prompt, as a terminal does
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
