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
  // The row has changed, or will once it is durable.
  void remember(const PlayerRow& row);
  void forget(const PlayerRow& row) { by_hash_.erase(row.token_hash); }
  // Notes that the player is here: to the day, which is enough to know who has gone. True if that
  // has changed the row.
  static bool note_seen(PlayerRow& row, Millis now);

 private:
  Store& store_;
  Secrets& secrets_;
  std::unordered_map<std::string, PlayerRow> by_hash_;  // of tokens, lately used
};

// A table's id, and a player's: unguessable, easy to read out.
std::string make_id(Secrets& secrets);
// The id that somebody has typed, in small letters perhaps. (No two of its letters are mistaken for
// each other: there is neither 0 nor O, 1, I or L in one.)
std::string typed_id(std::string_view typed);

}  // namespace lair
