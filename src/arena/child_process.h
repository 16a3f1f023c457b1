#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>

namespace lair {

// A program that is spoken to line by line over its standard input and output. It is run by the
// shell, and killed with all it started when this ends.
class ChildProcess {
 public:
  enum class Answer { kLine, kEnded, kLate, kTooLong };

  explicit ChildProcess(const std::string& command);
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess();

  // Sends a line (its end is added) and waits for one.
  Answer ask(const std::string& line, std::chrono::milliseconds patience, std::string& answer);

 private:
  using Clock = std::chrono::steady_clock;
  bool wait_for(short event, Clock::time_point deadline, Answer& failure) const;

  int socket_ = -1;
  pid_t pid_ = -1;
  std::string unread_;
};

}  // namespace lair
