#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace lair::cli {

// A table in plain text: a header, a line below it, columns set two spaces apart by what they take
// on a terminal. Columns of numbers stand to the right.
class Table {
 public:
  enum class Align : std::uint8_t { kLeft, kRight };
  struct Column {
    std::string title;
    Align align = Align::kLeft;
  };

  explicit Table(std::vector<Column> columns) : columns_(std::move(columns)) {}

  // As many cells as there are columns.
  void add_row(std::vector<std::string> cells);
  // Every line with its end, no spaces before it.
  std::string text() const;

 private:
  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace lair::cli
