#include "cli/terminal/key_screen.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lair::cli {
namespace {

std::vector<Pressed> keys_in(std::string sent) {
  std::vector<Pressed> keys;
  while (!sent.empty()) keys.push_back(take_key(sent));
  return keys;
}

TEST(KeyScreen, ReadsLettersAndArrows) {
  EXPECT_EQ(keys_in("n q"),
            (std::vector<Pressed>{{Key::kLetter, 'n'}, {Key::kLetter, ' '}, {Key::kLetter, 'q'}}));
  EXPECT_EQ(keys_in("\x1b[C\x1b[D\x1b[A\x1b[B"),
            (std::vector<Pressed>{{Key::kRight}, {Key::kLeft}, {Key::kUp}, {Key::kDown}}));
  EXPECT_EQ(
      keys_in("\x1b[5~\x1b[6~\x1b[1~\x1b[4~\x1bOH\x1bOF"),
      (std::vector<Pressed>{
          {Key::kPageUp}, {Key::kPageDown}, {Key::kHome}, {Key::kEnd}, {Key::kHome}, {Key::kEnd}}));
}

TEST(KeyScreen, PassesOverWhatItDoesNotKnow) {
  EXPECT_EQ(keys_in("\x1b"), (std::vector<Pressed>{{}}));
  EXPECT_EQ(keys_in("\x1b[1;5Cx"), (std::vector<Pressed>{{}, {Key::kLetter, 'x'}}));
  EXPECT_EQ(keys_in("\x1b["), (std::vector<Pressed>{{}}));
  EXPECT_EQ(keys_in("\xc3\xa9"), (std::vector<Pressed>{{}, {}}));
}

}  // namespace
}  // namespace lair::cli
