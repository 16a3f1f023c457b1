#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <string>

#include "core/result.h"
#include "record/replay.h"

// A file of game records (docs/formats.md): any number of games, each from its header on.

namespace lair {

struct FileCheck {
  std::int64_t games = 0;  // begun
  std::int64_t finished = 0;
  std::int64_t decisions = 0;
  bool cut_off = false;         // the last line is not complete
  std::int64_t error_line = 0;  // from 1
  MaybeError error;             // the first disagreement
};

// An additional check of a line. It gets the game before the line, and the line.
using LineCheck = std::function<MaybeError(const Replay&, const Value&)>;

// Is called after every line that the rules agree with, with the game after the line, and the line.
using LineSeen = std::function<void(const Replay&, const Value&)>;

// Replays every game of the file. Stops at the first line that the rules, or the additional check
// if there is one, do not agree with.
FileCheck check_records(std::istream& file, const LineCheck& further = {},
                        const LineSeen& seen = {});

}  // namespace lair
