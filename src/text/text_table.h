#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace lair {

// A table in plain text: a header, a line below it, columns set two spaces apart by what they take
// on a terminal. Columns of numbers stand to the right.
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
  // Every line with its end, no spaces before it. If it is too wide for a terminal of that width,
  // titles are broken between words; if that does not do, every row is told on several lines, each
  // cell below its title, and only the first of them has the first column.
  std::string text(int width = kAnyWidth) const;

 private:
  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace lair
