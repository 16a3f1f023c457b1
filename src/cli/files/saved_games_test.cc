#include "cli/files/saved_games.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace lair::cli {
namespace {

// Of two games that were begun in the same second, the second has a number.
TEST(SavedGames, TheOneBegunLastIsTheNewest) {
  std::string folder = (std::filesystem::temp_directory_path() / "lair-saved-XXXXXX").string();
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  setenv("XDG_STATE_HOME", folder.c_str(), 1);  // NOLINT(concurrency-mt-unsafe): one thread
  const std::string first = new_saved_game("chimera");
  const std::string stem = first.substr(0, first.size() - std::string(".lair.jsonl").size());
  const std::string second = stem + "-2.lair.jsonl";
  for (const std::string& path : {first, second}) {
    std::ofstream(path) << R"({"lair":1,"game":"chimera","seats":["a","b","c"],"seed":1})" << '\n';
  }
  const auto newest = find_newest_game("chimera");
  ASSERT_TRUE(newest);
  EXPECT_EQ(newest->path, second);
  EXPECT_EQ(find_saved_game("")->path, second);
  unsetenv("XDG_STATE_HOME");  // NOLINT(concurrency-mt-unsafe): one thread
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace lair::cli
