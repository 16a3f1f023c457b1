#pragma once

#include <termios.h>

#include <csignal>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/terminal/terminal_look.h"

namespace lair::cli {

enum class Key : std::uint8_t {
  kLetter,  // see Pressed::letter
  kLeft,
  kRight,
  kUp,
  kDown,
  kPageUp,
  kPageDown,
  kHome,
  kEnd,
  kOther,
  kResized,      // the window's size has changed
  kGone,         // the terminal was closed
  kInterrupted,  // Ctrl-C, SIGTERM
};

struct Pressed {
  Key key = Key::kOther;
  char letter = '\0';  // in ASCII
  friend bool operator==(const Pressed&, const Pressed&) = default;
};

// Removes the first key from the bytes of a terminal, of which there is at least one. Escape
// sequences are those of xterm.
Pressed take_key(std::string& sent);

// A terminal in full-screen mode: pages are drawn on the alternate screen, and keys are read one by
// one. The destructor restores the terminal. Only one may live at a time.
class KeyScreen {
 public:
  KeyScreen(int in, int out, const Look& look);
  KeyScreen(const KeyScreen&) = delete;
  KeyScreen& operator=(const KeyScreen&) = delete;
  ~KeyScreen();

  const Look& look() const { return look_; }  // its width follows the window
  int rows() const;
  // Draws lines from the top. Lines beyond the window are dropped.
  void show(const std::vector<std::string>& lines);
  Pressed wait();

 private:
  void send(std::string_view text) const;
  bool arrives(int milliseconds);  // -1: without a limit
  Pressed signalled();

  int in_;
  int out_;
  Look look_;
  int signals_ = -1;  // a signalfd
  std::string sent_;
  termios before_{};
  sigset_t before_mask_{};
};

}  // namespace lair::cli
