#include "fair/daily.h"

namespace lair::fair {

Seed daily_seed(std::string_view game, std::string_view date) {
  Sha256 hash;
  for (const std::string_view part :
       {std::string_view("lair daily "), game, std::string_view(" "), date}) {
    hash.add(part);
  }
  return hash.digest();
}

Seeds daily_seeds(std::string_view game, std::string_view date, int seats) {
  return {.server = daily_seed(game, date),
          .clients = std::vector<std::optional<Seed>>(static_cast<std::size_t>(seats))};
}

}  // namespace lair::fair
