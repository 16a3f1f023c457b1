#include "cli/table.h"

#include <algorithm>
#include <cassert>

#include "text/display_width.h"

namespace lair::cli {
namespace {

constexpr std::string_view kGap = "  ";

std::string set_cell(const std::string& cell, int width, Table::Align align) {
  if (align == Table::Align::kLeft) return pad(cell, width);
  const int spaces = std::max(0, width - display_width(cell));
  return std::string(static_cast<std::size_t>(spaces), ' ') + cell;
}

void end_line(std::string& text) {
  text.erase(text.find_last_not_of(' ') + 1);  // npos + 1 is 0
  text += '\n';
}

}  // namespace

void Table::add_row(std::vector<std::string> cells) {
  assert(cells.size() == columns_.size());
  rows_.push_back(std::move(cells));
}

std::string Table::text() const {
  std::vector<int> widths;
  std::vector<std::string> titles, rules;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    int width = display_width(columns_[i].title);
    for (const auto& row : rows_) width = std::max(width, display_width(row[i]));
    widths.push_back(width);
    titles.push_back(columns_[i].title);
    rules.emplace_back(static_cast<std::size_t>(width), '-');
  }
  std::string out;
  const auto add_line = [&](const std::vector<std::string>& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) line += kGap;
      line += set_cell(cells[i], widths[i], columns_[i].align);
    }
    end_line(line);
    out += line;
  };
  add_line(titles);
  add_line(rules);
  for (const auto& row : rows_) add_line(row);
  return out;
}

}  // namespace lair::cli
