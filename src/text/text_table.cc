#include "text/text_table.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <sstream>
#include <string_view>

#include "text/display_width.h"

namespace lair {
namespace {

using Row = std::vector<std::string>;
using Align = TextTable::Align;

constexpr std::string_view kGap = "  ";

std::string set_cell(const std::string& cell, int width, Align align) {
  return align == Align::kLeft ? pad(cell, width) : pad_left(cell, width);
}

void end_line(std::string& text) {
  text.erase(text.find_last_not_of(' ') + 1);  // npos + 1 is 0
  text += '\n';
}

// The words side by side on lines of that width.
Row broken(const std::string& title, int width) {
  Row lines;
  std::istringstream words(title);
  for (std::string word; words >> word;) {
    const bool fits = !lines.empty() && display_width(lines.back() + " " + word) <= width;
    if (fits) {
      lines.back() += " " + word;
    } else {
      lines.push_back(word);
    }
  }
  return lines;
}

int widest_word(const std::string& title) {
  int width = 0;
  for (const std::string& word : broken(title, 0)) width = std::max(width, display_width(word));
  return width;
}

// Lines of cells, all of the same number.
struct Grid {
  std::vector<Align> aligns;
  std::vector<Row> head, body;

  std::vector<int> widths() const {
    std::vector<int> widths(aligns.size());
    for (const auto* lines : {&head, &body}) {
      for (const Row& line : *lines) {
        for (std::size_t i = 0; i < line.size(); ++i)
          widths[i] = std::max(widths[i], display_width(line[i]));
      }
    }
    return widths;
  }

  bool fits(int columns) const {
    const std::vector<int> all = widths();
    const auto gaps = static_cast<int>(kGap.size() * (all.size() - 1));
    return std::accumulate(all.begin(), all.end(), gaps) <= columns;
  }

  std::string text() const {
    const std::vector<int> all = widths();
    std::string out;
    const auto add_line = [&](const Row& cells) {
      std::string line;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0) line += kGap;
        line += set_cell(cells[i], all[i], aligns[i]);
      }
      end_line(line);
      out += line;
    };
    Row rule;
    for (const int width : all) rule.emplace_back(static_cast<std::size_t>(width), '-');
    for (const Row& line : head) add_line(line);
    add_line(rule);
    for (const Row& line : body) add_line(line);
    return out;
  }
};

// Titles no wider than they must be; the last line of each stands above its cells.
void break_titles(Grid& grid) {
  const Row titles = grid.head.front();
  grid.head.clear();
  const std::vector<int> widths = grid.widths();
  for (std::size_t i = 0; i < titles.size(); ++i) {
    const Row lines = broken(titles[i], std::max(widths[i], widest_word(titles[i])));
    while (grid.head.size() < lines.size()) grid.head.insert(grid.head.begin(), Row(titles.size()));
    const std::size_t above = grid.head.size() - lines.size();
    for (std::size_t j = 0; j < lines.size(); ++j) grid.head[above + j][i] = lines[j];
  }
}

// The cells behind the first, `count` a line.
void add_folded(std::vector<Row>& to, const std::vector<Row>& lines, std::size_t count) {
  const std::size_t cells = lines.front().size();
  for (std::size_t from = 1; from < cells; from += count) {
    for (const Row& line : lines) {
      Row folded(count + 1);
      if (from == 1) folded[0] = line[0];
      for (std::size_t i = 0; i < count && from + i < cells; ++i) folded[i + 1] = line[from + i];
      if (std::ranges::all_of(folded, &std::string::empty)) continue;
      to.push_back(std::move(folded));
    }
  }
}

Grid folded(const Grid& grid, std::size_t count) {
  Grid narrow;
  narrow.aligns.assign(count + 1, Align::kRight);
  narrow.aligns[0] = grid.aligns[0];
  add_folded(narrow.head, grid.head, count);
  for (const Row& line : grid.body) add_folded(narrow.body, {line}, count);
  return narrow;
}

}  // namespace

void TextTable::add_row(std::vector<std::string> cells) {
  assert(cells.size() == columns_.size());
  rows_.push_back(std::move(cells));
}

std::string TextTable::text(int width) const {
  Grid grid;
  grid.head.emplace_back();
  for (const Column& column : columns_) {
    grid.aligns.push_back(column.align);
    grid.head.front().push_back(column.title);
  }
  grid.body = rows_;
  if (grid.fits(width)) return grid.text();
  break_titles(grid);
  if (grid.fits(width)) return grid.text();
  for (std::size_t count = columns_.size() - 1; count-- > 1;) {
    const Grid narrow = folded(grid, count);
    if (narrow.fits(width) || count == 1) return narrow.text();
  }
  return grid.text();
}

}  // namespace lair
