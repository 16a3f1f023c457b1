#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "core/value.h"

namespace lair::cli {

// A file of records that games are added to, line by line as they are played; or none. A file that
// cannot be written is thrown as std::system_error.
class RecordFile {
 public:
  RecordFile() = default;  // none
  explicit RecordFile(const std::string& path);

  void begin(const Value& header);
  void write(std::string_view lines);

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::string path_;
  std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace lair::cli
