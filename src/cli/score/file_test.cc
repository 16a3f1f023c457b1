#include "cli/score/file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "cli/files/whole_file.h"
#include "cli/score/sheet.h"

namespace lair::cli {
namespace {

class ScoreFileTest : public testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(path_); }

  const std::string path_ =
      std::filesystem::temp_directory_path() / ("lair-score-" + std::to_string(getpid()));
};

ScorePad pad_of(std::string first) {
  return {"chimera", {std::move(first), "Ben", "Cleo"}, Value::object(), 5, {}};
}

Value round_of(int bid) { return Value::object({{"bid", bid}, {"chimera", 0}, {"out", 0}}); }

TEST_F(ScoreFileTest, EveryChangeIsInTheFile) {
  ScoreFile file = ScoreFile::create(path_, pad_of("Ana"));
  ScorePad pad = file.pad();
  pad.rounds.push_back(round_of(30));
  EXPECT_FALSE(file.change(pad));
  EXPECT_EQ(read_whole(path_), write_pad(pad));
  EXPECT_TRUE(file.undo());
  EXPECT_EQ(read_whole(path_), write_pad(pad_of("Ana")));
  EXPECT_FALSE(file.undo());
}

TEST_F(ScoreFileTest, AChangeThatTheRulesRefuseIsNone) {
  ScoreFile file = ScoreFile::create(path_, pad_of("Ana"));
  ScorePad pad = file.pad();
  pad.rounds.push_back(round_of(35));
  EXPECT_TRUE(file.change(pad));
  EXPECT_EQ(read_whole(path_), write_pad(pad_of("Ana")));
}

TEST_F(ScoreFileTest, OtherPadsOfAListStay) {
  write_whole(path_, "[" + write_pad(pad_of("Ana")) + "," + write_pad(pad_of("Zoe")) + "]");
  auto file = ScoreFile::open(path_, 0);
  ASSERT_TRUE(file);
  EXPECT_EQ(file->pad().players[0], "Ana");
  ScorePad pad = file->pad();
  pad.rounds.push_back(round_of(20));
  EXPECT_FALSE(file->change(pad));
  const auto pads = read_pads(read_whole(path_));
  ASSERT_TRUE(pads);
  ASSERT_EQ(pads->size(), 2U);
  EXPECT_EQ(pads->at(0).rounds.size(), 1U);
  EXPECT_EQ(pads->at(1), pad_of("Zoe"));
}

TEST(ScoreSheet, ShowsPointsTotalsAndGrowth) {
  ScorePad pad = pad_of("세영");
  pad.rounds = {round_of(20), round_of(40)};
  const auto counted = count(pad);
  ASSERT_TRUE(counted);
  const std::string text = sheet_drawn({.colour = false, .columns = 80}, pad, *counted);
  EXPECT_NE(text.find("+80"), std::string::npos) << text;
  EXPECT_NE(text.find("  Total   120"), std::string::npos) << text;
  EXPECT_NE(text.find("\n  세영  ▁▃█"), std::string::npos) << text;
  EXPECT_NE(text.find("\n  Ben   ▁▁▁"), std::string::npos) << text;
}

TEST(ScoreSheet, GrowsWithTheNumbers) {
  EXPECT_EQ(growth({}, {0, 50, 100}, 0, 100), "▁▄█");
  EXPECT_EQ(growth({}, {-40, 0}, -40, 0), "▁█");
  EXPECT_EQ(growth({.symbols = false}, {0, 100}, 0, 100), "_#");
}

}  // namespace
}  // namespace lair::cli
