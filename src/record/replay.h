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

// Reading a game record: every line is put to the rules, which must agree with it.

namespace lair {

// One game, line by line. After an error it is not to be fed again.
class Replay {
 public:
  // The next line of the record; the first is the header. `events` gets what it brought about.
  MaybeError feed(const Value& line, std::vector<WrittenEvent>* events = nullptr);

  bool begun() const { return match_ != nullptr; }
  bool ended() const { return ended_; }
  // Decisions made by players: neither by the rules nor declines of an offer.
  std::int64_t decisions() const { return decisions_; }
  const AnyMatch& match() const { return *match_; }  // once begun
  std::string_view game() const { return game_; }
  const std::vector<std::string>& seats() const { return seats_; }

 private:
  MaybeError begin(const Value& header);
  using Events = std::vector<WrittenEvent>;

  void settle(Events* events);  // what a record may leave unsaid before a deal, round or end line
  void note_round();            // is a round line due?
  MaybeError deal(const Value& body, Events* events);
  MaybeError decide(const Value& line, Events* events);
  MaybeError round(const Value& body, Events* events);
  MaybeError end(const Value& body, Events* events);

  std::unique_ptr<AnyMatch> match_;
  std::string_view game_;
  std::vector<std::string> seats_;
  std::int64_t decisions_ = 0;
  bool round_due_ = false;  // a round has been scored, and its line has not come yet
  bool ended_ = false;
};

// Is it the first line of a game?
bool is_header(const Value& line);
// May a reader pass it over, because it says nothing this version knows?
bool is_unknown(const Value& line);

// The lines that a match adds to its record, for those who play one.
Value header_line(std::string_view game, const Value& options,
                  const std::vector<std::string>& seats);

}  // namespace lair
