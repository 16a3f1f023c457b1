#pragma once

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

namespace lair {

inline void close_written(std::ofstream& out, const std::string& path) {
  out.close();
  if (!out) throw std::system_error(errno, std::generic_category(), path);
}

// Written beside and moved into place, so that an interruption leaves the old file.
template <class Write>
void replace_file(const std::string& path, Write write) {
  const std::string fresh = path + ".new";
  std::ofstream out(fresh, std::ios::binary);
  write(out);
  close_written(out, fresh);
  std::filesystem::rename(fresh, path);
}

inline void append_line(const std::string& path, const std::string& line) {
  std::ofstream out(path, std::ios::app);
  out << line << '\n';
  close_written(out, path);
}

}  // namespace lair
