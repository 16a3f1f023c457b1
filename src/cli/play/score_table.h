#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/players.h"
#include "cli/terminal/terminal_look.h"

namespace lair::cli {

// A table of points with a column for each player. In a narrow terminal a label stands above its
// row.
class ScoreTable {
 public:
  explicit ScoreTable(const Players& players) : players_(players) {}

  // One number for each seat, or nothing for an empty cell.
  using Cells = std::vector<std::optional<int>>;
  // Numbers with a sign, which change a total.
  void add_change(const std::string& label, const Cells& cells);
  void add_total(const std::string& label, const Cells& cells);

  std::string text(const Look& look) const;

 private:
  struct Row {
    std::string label;
    std::vector<std::string> cells;
    bool total;
  };
  void add(const std::string& label, const Cells& cells, bool total);
  std::vector<std::string> names_in(int width) const;

  const Players& players_;
  std::vector<Row> rows_;
};

}  // namespace lair::cli
