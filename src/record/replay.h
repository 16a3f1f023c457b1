#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/value.h"
#include "rules/any_game.h"

// Reads a game record. The rules check every line.

namespace lair {

// One game, line by line. After an error, do not feed it again.
class Replay {
 public:
  // Reads the next line of the record; the first is the header. Calls `on_step` after each step
  // that the line makes.
  MaybeError feed(const Value& line, const OnStep& on_step = {});

  bool begun() const { return match_ != nullptr; }
  bool ended() const { return ended_; }
  // Decisions of players, without moves that the rules make and declined offers.
  std::int64_t decisions() const { return decisions_; }
  const AnyMatch& match() const { return *match_; }  // once begun
  std::string_view game() const { return game_; }
  const std::vector<std::string>& seats() const { return seats_; }

 private:
  MaybeError begin(const Value& header);
  // Makes the decisions that a record may omit before a deal, round or end line.
  void settle(const OnStep& on_step);
  void note_round();  // is a round line due?
  MaybeError deal(const Value& body, const OnStep& on_step);
  MaybeError decide(const Value& line, const OnStep& on_step);
  MaybeError round(const Value& body, const OnStep& on_step);
  MaybeError end(const Value& body, const OnStep& on_step);

  std::unique_ptr<AnyMatch> match_;
  std::string_view game_;
  std::vector<std::string> seats_;
  std::int64_t decisions_ = 0;
  bool round_due_ = false;  // a round has been scored, and its line is missing
  bool ended_ = false;
};

// Is it the first line of a game?
bool is_header(const Value& line);
// May a reader skip the line, because it has no field that this version knows?
bool is_unknown(const Value& line);

// The first line of the record of a match.
Value header_line(std::string_view game, const Value& options,
                  const std::vector<std::string>& seats);

}  // namespace lair
