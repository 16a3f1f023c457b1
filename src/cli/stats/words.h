#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "review/statistics.h"
#include "text/language.h"
#include "text/text_table.h"

namespace lair::cli {

// The parts of a statistics table in one language.
class StatsWords {
 public:
  using Align = TextTable::Align;
  using Row = std::vector<std::string>;

  explicit StatsWords(Language language) : language_(language) {}

  std::string word(std::string_view id) const;
  std::string shown(const std::string& name) const;  // of a player
  std::string mean(const Sum& sum) const;
  static std::string percent(std::int64_t times, std::int64_t of);

  // Words that differ by game.
  template <Game G>
  std::string word_of(std::string id) const {
    return word(id.append("-").append(G::kName));
  }
  template <Game G>
  TextTable::Column rounds_column() const {
    return {word_of<G>("stats-rounds"), Align::kRight};
  }
  template <Game G>
  TextTable::Column points_column() const {
    return {word_of<G>("stats-points"), Align::kRight};
  }

  // The first column is the player; the others are numbers.
  TextTable table(std::initializer_list<std::string_view> titles) const;

 private:
  Language language_;
};

// A table below a sentence, if it needs one.
struct OwnTable {
  TextTable table;
  std::string heading = {};
};

// A game's own tables, beside games, rounds and points. Empty unless the game specialises this
// (GAME/terminal.h).
template <Game G>
std::vector<OwnTable> own_tables(const StatsWords&, const Statistics::Players<G>&) {
  return {};
}

}  // namespace lair::cli
