#include "cli/play/score_table.h"

#include <algorithm>
#include <numeric>

#include "text/display_width.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

constexpr int kIndent = 2, kGap = 2, kNarrowestColumn = 6;  // columns

int column_of(const std::string& name) {
  return std::max(kNarrowestColumn, display_width(name) + kGap);
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
  const std::vector<std::string> names = names_in(look.columns - kIndent);
  std::vector<int> widths;
  for (const std::string& name : names) widths.push_back(column_of(name));
  const int cells_width = std::accumulate(widths.begin(), widths.end(), 0);
  const bool labels_above = kIndent + label_width + cells_width > look.columns;
  if (labels_above) label_width = 0;
  const std::string indent(kIndent, ' ');
  std::string text = indent + std::string(static_cast<std::size_t>(label_width), ' ');
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    const int before = widths[seat] - display_width(names[seat]);
    text += std::string(static_cast<std::size_t>(before), ' ') +
            paint(look, tint_of(seat_at(static_cast<int>(seat))), names[seat]);
  }
  for (const Row& row : rows_) {
    std::string line = labels_above ? wrapped(look, row.label, kIndent) + "\n" + indent
                                    : indent + pad(row.label, label_width);
    for (std::size_t seat = 0; seat < row.cells.size(); ++seat) {
      line += pad_left(row.cells[seat], widths[seat]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text.append("\n").append(row.total ? paint(look, kStrong, line) : line);
  }
  return text;
}

// The names, shortened if they do not fit side by side otherwise.
std::vector<std::string> ScoreTable::names_in(int width) const {
  const int room = width / players_.seats() - kGap;
  std::vector<std::string> names = players_.names;
  int all = 0;
  for (const std::string& name : names) all += column_of(name);
  if (all <= width) return names;
  for (std::string& name : names) {
    for (auto size = static_cast<std::size_t>(room); display_width(name) > room; --size) {
      name = verbatim(name, size);
    }
  }
  return names;
}

}  // namespace lair::cli
