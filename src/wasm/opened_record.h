#pragma once

#include <memory>
#include <vector>

#include "core/result.h"
#include "core/value.h"
#include "record/replay.h"

namespace lair::wasm {

// The record that the replay page shows: the table after each of its lines. Once a round is over
// its views are public, so every seat can be asked for.
class OpenedRecord {
 public:
  // {"record":[line, ...]}: replaces what was open, unless the rules disagree with a line; then the
  // answer is {"line":17,"error":...}. Else
  //   {"game":...,"seats":[...],"options":{...},"lines":n,"rounds":[{"round":1,"line":2},...],
  //    "results":[{...,"line":9,"parts":[...]},...],"events":[[], ["dealt","hand"], ...]}
  // Lines count from 1; `line` of a round is that of its deal; `results` are the `round` lines,
  // with what the points are for; `events` names, line by line, what it brought about, to jump by.
  Result<Value> open(const Value& request);

  // {"line":k,"seat":s} or with "seat":null:
  //   {"line":k,"to_move":s,"totals":[...],"events":[...],"view":{...}}
  // Events are those the seat sees. For null they are all, each with its `audience`, and in place
  // of `view` there are the `views` of all seats.
  Result<Value> at(const Value& request) const;

 private:
  // What a line led to.
  struct Step {
    std::unique_ptr<AnyMatch> match;  // after it
    std::vector<WrittenEvent> events;
  };

  std::vector<Step> steps_;
};

}  // namespace lair::wasm
