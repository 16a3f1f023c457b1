#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/result.h"
#include "table/store.h"
#include "table/table.h"

namespace lair {

// The players of a server. An account is a name and a secret token.
class Players {
 public:
  Players(Store& store, Secrets& secrets) : store_(store), secrets_(secrets) {}

  std::optional<PlayerRow> by_token(const std::string& token);
  std::optional<PlayerRow> by_phrase(const std::string& phrase);

  // A new player with a token.
  struct Made {
    PlayerRow row;
    std::string token;
  };
  Result<Made> make(std::string_view name, Millis now);
  MaybeError rename(PlayerRow& row, std::string_view name);
  // A new recovery phrase, put into the row.
  std::string new_phrase(PlayerRow& row);
  // A new token for a player who has recovered the account by phrase, put into the row.
  std::string new_token(PlayerRow& row);
  // The row counts from now on, although it is not durable yet.
  void change(const PlayerRow& row);
  // The player is deleted from now on. Returns the row to be settled.
  PlayerRow forget(const PlayerRow& row);
  // The change is durable or has failed: the stored row counts again.
  void settle(const PlayerRow& row);
  // Notes the day on which the player was last here. True if that changed the row.
  static bool note_seen(PlayerRow& row, Millis now);

 private:
  PlayerRow latest(const PlayerRow& row) const;
  void remember(const PlayerRow& row);

  Store& store_;
  Secrets& secrets_;
  std::unordered_map<std::string, PlayerRow> changing_;  // by id; not durable yet
  std::unordered_map<std::string, PlayerRow> by_hash_;   // by token hash; a cache
};

// An id for a table or a player: unguessable, and easy to read aloud.
std::string make_id(Secrets& secrets);
// The id that somebody has typed, perhaps in lower case. (Ids contain none of 0, O, 1, I and L,
// which look alike.)
std::string typed_id(std::string_view typed);

}  // namespace lair
