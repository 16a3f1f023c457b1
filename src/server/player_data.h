#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/value.h"
#include "server/body_source.h"
#include "table/store.h"

namespace lair {

// Everything stored about a player as one JSON object, with the records of the finished games.
// Reports about the player do not name the reporters. A game in progress appears only as its table,
// because its log contains hidden cards. Memory holds a page of games at a time.
class PlayerData final : public BodySource {
 public:
  PlayerData(std::unique_ptr<StoreReader> reader, PlayerRow player)
      : owned_(std::move(reader)), reader_(*owned_), player_(std::move(player)) {}
  PlayerData(StoreReader& reader, PlayerRow player) : reader_(reader), player_(std::move(player)) {}

  std::optional<std::string> next() override;
  const std::string& player() const override { return player_.id; }

 private:
  enum class Part : std::uint8_t { kHead, kGames, kEnd };
  std::string head();
  std::string games();
  std::string tail();

  std::unique_ptr<StoreReader> owned_;
  StoreReader& reader_;
  PlayerRow player_;
  Part part_ = Part::kHead;
  std::int64_t before_ = INT64_MAX;             // pages go from the newest game to the oldest
  std::set<std::pair<std::string, int>> told_;  // games that ended at before_ - 1
  bool first_game_ = true;
};

// The same as one value.
Value player_data(StoreReader& reader, const PlayerRow& player);

}  // namespace lair
