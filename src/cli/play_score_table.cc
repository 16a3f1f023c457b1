#include "cli/play_score_table.h"

#include <algorithm>

#include "text/display_width.h"

namespace lair::cli {
namespace {

std::string to_right(const std::string& text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - display_width(text))), ' ') +
         text;
}

}  // namespace

void ScoreTable::add_change(const std::string& label, const Cells& cells) {
  add(label, cells, false);
}
void ScoreTable::add_total(const std::string& label, const Cells& cells) {
  add(label, cells, true);
}

void ScoreTable::add(const std::string& label, const Cells& cells, bool total) {
  Row row{label, {}, total};
  for (const std::optional<int>& cell : cells) {
    const std::string sign = cell && *cell > 0 && !total ? "+" : "";
    row.cells.push_back(cell ? sign + std::to_string(*cell) : std::string());
  }
  rows_.push_back(std::move(row));
}

std::string ScoreTable::text(const Look& look) const {
  int label_width = 0;
  for (const Row& row : rows_) label_width = std::max(label_width, display_width(row.label));
  const auto width = [&](std::size_t seat) {
    return std::max(6, display_width(players_.names[seat]) + 2);
  };
  std::string text = "  " + pad("", label_width);
  for (std::size_t seat = 0; seat < players_.names.size(); ++seat) {
    const std::string name = to_right(players_.names[seat], width(seat));
    text += with_name(look, players_, seat_at(static_cast<int>(seat)), name);
  }
  for (const Row& row : rows_) {
    std::string line = "  " + pad(row.label, label_width);
    for (std::size_t seat = 0; seat < row.cells.size(); ++seat) {
      line += to_right(row.cells[seat], width(seat));
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text.append("\n").append(row.total ? paint(look, kStrong, line) : line);
  }
  return text;
}

}  // namespace lair::cli
