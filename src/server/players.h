#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/result.h"
#include "table/store.h"
#include "table/table.h"

namespace lair {

// Who plays here: a name and a secret, no more.
class Players {
 public:
  Players(Store& store, Secrets& secrets) : store_(store), secrets_(secrets) {}

  std::optional<PlayerRow> by_token(const std::string& token);
  std::optional<PlayerRow> by_phrase(const std::string& phrase);

  // A new player and his token.
  struct Made {
    PlayerRow row;
    std::string token;
  };
  Result<Made> make(std::string_view name, Millis now);
  MaybeError rename(PlayerRow& row, std::string_view name);
  // A new recovery phrase, put into the row.
  std::string new_phrase(PlayerRow& row);
  // A new token for one who came with the phrase, put into the row.
  std::string new_token(PlayerRow& row);
  // The row is so from now on, though not durable yet: who changes it next begins with this.
  void change(const PlayerRow& row);
  // Nobody is that player from now on. The row that says so, to be settled.
  PlayerRow forget(const PlayerRow& row);
  // A change is durable, or will never be: what is stored counts again.
  void settle(const PlayerRow& row);
  // Notes that the player is here: to the day, which is enough to know who has gone. True if that
  // has changed the row.
  static bool note_seen(PlayerRow& row, Millis now);

 private:
  PlayerRow latest(const PlayerRow& row) const;
  void remember(const PlayerRow& row);

  Store& store_;
  Secrets& secrets_;
  std::unordered_map<std::string, PlayerRow> changing_;  // by id, until they are durable
  std::unordered_map<std::string, PlayerRow> by_hash_;   // of tokens, lately used
};

// A table's id, and a player's: unguessable, easy to read out.
std::string make_id(Secrets& secrets);
// The id that somebody has typed, in small letters perhaps. (No two of its letters are mistaken for
// each other: there is neither 0 nor O, 1, I or L in one.)
std::string typed_id(std::string_view typed);

}  // namespace lair
