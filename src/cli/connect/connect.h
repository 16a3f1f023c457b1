#pragma once

#include <string>

#include "cli/command_line/command.h"
#include "cli/terminal/terminal.h"
#include "core/value.h"
#include "net/link.h"

namespace lair::cli {

struct ConnectWish {
  Link link;
  std::string game = {};   // against bots, if the link names no table; empty: the person chooses
  Value options = {};      // the rules of that game
  std::string level = {};  // of those bots; empty: the server's usual ones
  std::string name = {};   // empty: as the server knows the person, else asked for
  bool today = false;      // today's deal of that game
  bool watch = false;      // looks on, without a seat
};

// "lair play --connect": sits at a table of a server.
Exit play_connected(const ConnectWish& wish, Terminal& terminal);

}  // namespace lair::cli
