#include "cli/terminal/progress.h"

#include <gtest/gtest.h>

#include "text/display_width.h"

namespace lair::cli {
namespace {

std::string line(const Progression& work, int columns = 79) {
  return progress_line(work, columns, Language::en);
}

TEST(ProgressLine, ShowsShareRateAndTimeLeft) {
  EXPECT_EQ(line({"games", 620, 1000, 12.4}),
            "games   62% [============>       ]  620/1000  50/s  8 s left");
  EXPECT_EQ(line({"games", 1000, 1000, 2}),
            "games  100% [====================]  1000/1000  500/s  0 s left");
}

TEST(ProgressLine, ShortensLargeNumbersAndLongTimes) {
  EXPECT_EQ(line({"x", 12'345, 4'560'000, 10}),
            "x    0% [>                   ]  12.3k/4.56M  1234/s  1 h 1 min left");
  EXPECT_EQ(line({"x", 10, 100, 20}), "x   10% [==>                 ]  10/100  3 min left");
}

TEST(ProgressLine, OfAnUnknownTotalHasNoEnd) {
  EXPECT_EQ(line({"-", 999'600, 0, 2}), "-  1.00M  500k/s");
}

TEST(ProgressLine, BeforeAnythingIsDone) {
  EXPECT_EQ(line({"games", 0, 5, 0}), "games    0% [>                   ]  0/5");
}

TEST(ProgressLine, IsANumberWhereABarHasNoRoom) {
  EXPECT_EQ(line({"games of a long name", 620, 1000, 12.4}, 39),
            "games of a long name   62%  620/1000");
}

TEST(ProgressLine, FitsTheTerminal) {
  for (int columns = 0; columns < 90; ++columns) {
    EXPECT_LE(display_width(line({"games", 620, 1000, 12.4}, columns)), columns);
  }
}

}  // namespace
}  // namespace lair::cli
