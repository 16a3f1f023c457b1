#include "protocol/generate/generated_files.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

TEST(GeneratedFiles, AreCurrent) {
  for (const GeneratedFile& file : generated_files(LAIR_SOURCE_DIR)) {
    EXPECT_EQ(read_text(std::filesystem::path(LAIR_SOURCE_DIR) / file.path), file.text)
        << file.path << ": run cmake --build build/release --target generate";
  }
}

}  // namespace
}  // namespace lair
