#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace lair {

// A table in plain text: a header, a line below it, and columns with two spaces between them,
// measured in terminal columns. Columns of numbers are aligned to the right.
class TextTable {
 public:
  enum class Align : std::uint8_t { kLeft, kRight };
  struct Column {
    std::string title;
    Align align = Align::kLeft;
  };
  static constexpr int kAnyWidth = std::numeric_limits<int>::max();

  explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

  // As many cells as there are columns.
  void add_row(std::vector<std::string> cells);
  // The lines of the table, each with a line end. If the table is too wide for a terminal of that
  // width, titles are wrapped. If it is still too wide, every row takes several lines with each
  // cell below its title; only the first of them has the first column.
  std::string text(int width = kAnyWidth) const;

 private:
  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace lair
