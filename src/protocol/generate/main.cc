// Writes every generated file of the tree that is not as it should be, and prints its name.
//   lair_generate ROOT

#include <filesystem>
#include <fstream>
#include <iostream>

#include "protocol/generate/generated_files.h"

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: lair_generate ROOT\n";
    return 2;
  }
  const std::filesystem::path root = arguments[1];
  for (const lair::GeneratedFile& file : lair::generated_files(root)) {
    if (lair::read_text(root / file.path) == file.text) continue;
    std::filesystem::create_directories((root / file.path).parent_path());
    std::ofstream(root / file.path) << file.text;
    std::cout << file.path.string() << '\n';
  }
}
