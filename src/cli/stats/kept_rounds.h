#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <unordered_map>

#include "review/same_deals.h"

namespace lair::cli {

// $XDG_CACHE_HOME/lair, else ~/.cache/lair; empty without a home.
std::string cache_folder();

// A cache of deals that bots have played, in the file "rounds" of that folder. Each line has a key
// in hex and the points by seat. The file may be deleted at any time. If it cannot be written, the
// cache lasts as long as this object.
class KeptRounds final : public KnownRounds {
 public:
  KeptRounds();
  std::optional<Totals> find(std::uint64_t key) const override;
  void add(std::uint64_t key, const Totals& points) override;

 private:
  void read(const std::string& path);

  std::unordered_map<std::uint64_t, Totals> rounds_;
  std::ofstream file_;  // new lines are appended
};

}  // namespace lair::cli
