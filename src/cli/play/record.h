#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace lair::cli {

// A file of records, locked while it is open. A game is appended line by line as it is played. A
// failed write throws std::system_error.
class RecordFile {
 public:
  explicit RecordFile(const std::string& path);

  void write(std::string_view lines);

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::string path_;
  std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace lair::cli
