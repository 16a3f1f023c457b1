#pragma once

namespace lair::cli {

// While it lives, Ctrl-C and SIGTERM do not end the program but are remembered, for long commands
// to stop at the next good place with Exit::kInterrupted. A second Ctrl-C ends it at once; SIGTERM,
// which programs send, may come again. One at a time.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  // Has it been asked to stop? Cheap, from any thread.
  static bool requested();
};

}  // namespace lair::cli
