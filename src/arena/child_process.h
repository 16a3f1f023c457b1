#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <string>

namespace lair {

// A program that exchanges lines over its standard input and output. The shell runs it. The
// destructor kills it with all its children.
class ChildProcess {
 public:
  // kUnasked: it wrote something before the question. kStopped: `stop` ended the wait.
  enum class Answer { kLine, kEnded, kLate, kTooLong, kUnasked, kStopped };
  // The timeout for an answer. `stop` is called now and then; true ends the wait.
  struct Patience {
    std::chrono::milliseconds most{10'000};
    std::function<bool()> stop = nullptr;
  };

  explicit ChildProcess(const std::string& command);
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess();

  // Sends a line (its end is added) that wants no answer; kLine if it was sent.
  Answer tell(const std::string& line, const Patience& patience);
  // Sends a line and waits for one.
  Answer ask(const std::string& line, const Patience& patience, std::string& answer);

 private:
  using Clock = std::chrono::steady_clock;
  struct Wait {
    const Patience& patience;
    Clock::time_point deadline;
    Answer failure = Answer::kEnded;
  };
  bool wait_for(short event, Wait& wait) const;
  // Takes what has come into `unread_`: how much, 0 at the end, less if there is nothing now.
  ssize_t receive();
  Answer send_line(const std::string& text, Wait& wait);

  int socket_ = -1;
  pid_t pid_ = -1;
  std::string unread_;
};

}  // namespace lair
