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

// A game at a table of a server, from the person's seat or as a spectator sees it. It knows only
// the messages of the server.
class RemoteGame {
 public:
  // A person's decision: a move of the protocol. Without a move, the person leaves, or the question
  // is no longer asked (`gone`).
  struct Decision {
    std::optional<Value> move;
    bool interrupted = false;
    bool gone = false;
  };

  virtual ~RemoteGame() = default;
  // Begins a game with its first deal.
  virtual void begin() = 0;
  // Takes in the whole table, and shows its new events.
  virtual MaybeError catch_up(const Value& table) = 0;
  // Takes in the events and the view of an update, or of `resumed`.
  virtual MaybeError hear(const Value& message) = 0;
  // Asks the person, who has a seat, for a decision.
  virtual Result<Decision> decide(bool help, Company& company) = 0;
  virtual void pause() = 0;
  virtual void scores() = 0;
  // Draws the table without a hand.
  virtual void draw() = 0;
};

// An error if this program does not have the table's game, rules or number of seats.
Result<std::unique_ptr<RemoteGame>> make_remote_game(const RemoteTable& table, Terminal& terminal,
                                                     const Players& players);

}  // namespace lair::cli
