#include "cli/table.h"

#include <gtest/gtest.h>

namespace lair::cli {
namespace {

TEST(Table, SetsColumnsByWhatTheyTake) {
  Table table({{"bot"}, {"won", Table::Align::kRight}, {"note"}});
  table.add_row({"greedy", "9", "x"});
  table.add_row({"호랑이", "1000", ""});
  EXPECT_EQ(table.text(),
            "bot      won  note\n"
            "------  ----  ----\n"
            "greedy     9  x\n"
            "호랑이  1000\n");
}

TEST(Table, WithoutRowsIsItsHeader) { EXPECT_EQ(Table({{"a"}, {"bc"}}).text(), "a  bc\n-  --\n"); }

}  // namespace
}  // namespace lair::cli
