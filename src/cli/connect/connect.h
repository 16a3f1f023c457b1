#pragma once

#include <string>

#include "cli/command_line/command.h"
#include "cli/terminal/terminal.h"
#include "core/value.h"
#include "net/link.h"

namespace lair::cli {

struct ConnectWish {
  Link link;
  std::string game = {};   // to play against bots if the link names no table; empty: ask the person
  Value options = {};      // the rules of that game
  std::string level = {};  // of the bots; empty: the server's default
  std::string name = {};   // empty: the name on the server, or ask the person
  bool today = false;      // today's deal of that game
  bool watch = false;      // watch, without a seat
};

// `lair play --connect`: plays at a table of a server.
Exit play_connected(const ConnectWish& wish, Terminal& terminal);

}  // namespace lair::cli
