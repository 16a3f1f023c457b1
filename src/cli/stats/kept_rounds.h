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

// What bots made of deals, in the file "rounds" of that folder: a line for each, its key in hex and
// the points by seat. It may be deleted at any time. Where it cannot be written, rounds are known
// only as long as this lives.
class KeptRounds final : public KnownRounds {
 public:
  KeptRounds();
  std::optional<Totals> find(std::uint64_t key) const override;
  void add(std::uint64_t key, const Totals& points) override;

 private:
  void read(const std::string& path);

  std::unordered_map<std::uint64_t, Totals> rounds_;
  std::ofstream file_;  // what is new goes to its end
};

}  // namespace lair::cli
