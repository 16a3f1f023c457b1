#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bots/games.h"
#include "cli/play/person.h"
#include "cli/play/screen.h"
#include "cli/terminal/terminal.h"
#include "client/remote_table.h"
#include "rules/hearing.h"
#include "rules/registry.h"

namespace lair::cli {

// A game at a table of a server, seen from the person's seat, or by one who looks on. What is known
// comes from the wire alone.
class RemoteGame {
 public:
  // What a person decided: a move as the wire has it. Without one he leaves, or the question does
  // not stand any more.
  struct Decision {
    std::optional<Value> move;
    bool interrupted = false;
    bool gone = false;
  };

  virtual ~RemoteGame() = default;
  // A game from its first deal on.
  virtual void begin() = 0;
  // The whole table; tells what is new in it.
  virtual MaybeError catch_up(const Value& table) = 0;
  // The events and the view of an update, or of `resumed`.
  virtual MaybeError hear(const Value& message) = 0;
  // For one who has a seat.
  virtual Result<Decision> decide(bool help, Company& company) = 0;
  virtual void pause() = 0;
  virtual void scores() = 0;
  // What lies on the table, without a hand.
  virtual void draw() = 0;
};

// Nothing if the table's game, rules or seats are none.
Result<std::unique_ptr<RemoteGame>> make_remote_game(const RemoteTable& table, Terminal& terminal,
                                                     const Players& players);

}  // namespace lair::cli
