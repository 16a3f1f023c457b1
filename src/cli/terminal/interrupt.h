#pragma once

namespace lair::cli {

// While it lives, Ctrl-C and SIGTERM set a flag instead of ending the program, so that a long
// command can stop at a safe point with Exit::kInterrupted. A second Ctrl-C ends the program at
// once; a second SIGTERM does not. Only one may live at a time.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  // Whether a signal has arrived. Cheap; may be called from any thread.
  static bool requested();
};

}  // namespace lair::cli
