#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lair {

struct GeneratedFile {
  std::filesystem::path path;  // below the root of the tree
  std::string text;
};

// All generated files. A document is generated in part: the text between two markers is replaced.
std::vector<GeneratedFile> generated_files(const std::filesystem::path& root);

// The contents of a file; empty if there is none.
std::string read_text(const std::filesystem::path& path);

}  // namespace lair
