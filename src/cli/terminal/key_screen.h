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
  kResized,      // the window has another size
  kGone,         // nobody is there any more
  kInterrupted,  // Ctrl-C, SIGTERM
};

struct Pressed {
  Key key = Key::kOther;
  char letter = '\0';  // in ASCII
  friend bool operator==(const Pressed&, const Pressed&) = default;
};

// The first key of what a terminal sent, which is taken from it; there is at least a byte. What
// begins with an escape is a key by xterm's ways.
Pressed take_key(std::string& sent);

// A terminal taken over whole: pages are drawn on its second screen and keys come one by one. When
// it goes, everything is as it was. One at a time.
class KeyScreen {
 public:
  KeyScreen(int in, int out, const Look& look);
  KeyScreen(const KeyScreen&) = delete;
  KeyScreen& operator=(const KeyScreen&) = delete;
  ~KeyScreen();

  const Look& look() const { return look_; }  // its columns follow the window
  int rows() const;
  // Lines from the top; those that the window has no room for are left out.
  void show(const std::vector<std::string>& lines);
  Pressed wait();

 private:
  void send(std::string_view text) const;
  bool arrives(int milliseconds);  // -1: for as long as it takes
  Pressed signalled();

  int in_;
  int out_;
  Look look_;
  int signals_ = -1;  // a descriptor that reads them
  std::string sent_;
  termios before_{};
  sigset_t before_mask_{};
};

}  // namespace lair::cli
