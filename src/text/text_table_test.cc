#include "text/text_table.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

using Align = TextTable::Align;

TEST(TextTable, SetsColumnsByWhatTheyTake) {
  TextTable table({{"bot"}, {"won", Align::kRight}, {"note"}});
  table.add_row({"greedy", "9", "x"});
  table.add_row({"호랑이", "1000", ""});
  EXPECT_EQ(table.text(),
            "bot      won  note\n"
            "------  ----  ----\n"
            "greedy     9  x\n"
            "호랑이  1000\n");
}

TEST(TextTable, WithoutRowsIsItsHeader) {
  EXPECT_EQ(TextTable({{"a"}, {"bc"}}).text(), "a  bc\n-  --\n");
}

TEST(TextTable, BreaksTitlesWhereItIsNarrow) {
  TextTable table({{"who"}, {"points a round", Align::kRight}, {"won", Align::kRight}});
  table.add_row({"Ana", "12.5", "3"});
  EXPECT_EQ(table.text(17),
            "     points\n"
            "          a\n"
            "who   round  won\n"
            "---  ------  ---\n"
            "Ana    12.5    3\n");
}

TEST(TextTable, TellsARowOnSeveralLinesWhereItMust) {
  TextTable table(
      {{""}, {"점수", Align::kRight}, {"luck", Align::kRight}, {"rest", Align::kRight}});
  table.add_row({"1라운드", "60", "+12.5", "-3.0"});
  table.add_row({"합계", "60", "+12.5", "-3.0"});
  EXPECT_EQ(table.text(20),
            "         점수   luck\n"
            "         rest\n"
            "-------  ----  -----\n"
            "1라운드    60  +12.5\n"
            "         -3.0\n"
            "합계       60  +12.5\n"
            "         -3.0\n");
}

}  // namespace
}  // namespace lair
