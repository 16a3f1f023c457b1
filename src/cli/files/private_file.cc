#include "cli/files/private_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "cli/files/saved_games.h"

namespace lair::cli {
namespace {

std::string folder_path(std::string_view folder) {
  const std::string state = state_folder();
  return state.empty() ? std::string() : state + "/" + std::string(folder);
}

}  // namespace

std::string plain_name(std::string_view text) {
  std::string name;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '.' || c == '-';
    if (plain) {
      name += c;
    } else {
      std::array<char, 4> code{};
      std::snprintf(code.data(), code.size(), "_%02x", static_cast<unsigned char>(c));
      name += code.data();
    }
  }
  return name;
}

std::string read_private(std::string_view folder, std::string_view name, std::size_t most) {
  const std::string path = folder_path(folder) + "/" + std::string(name);
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return "";
  std::string text(most, '\0');
  const ssize_t size = read(descriptor, text.data(), text.size());
  close(descriptor);
  text.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
  return text;
}

bool keep_private(std::string_view folder, std::string_view name, std::string_view text) {
  const std::string where = folder_path(folder);
  if (where.empty()) return false;
  std::error_code error;
  std::filesystem::create_directories(where, error);
  if (error) return false;
  chmod(where.c_str(), S_IRWXU);
  const std::string path = where + "/" + std::string(name), fresh = path + "~";
  unlink(fresh.c_str());
  const int descriptor =
      open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (descriptor < 0) return false;
  const bool whole =
      write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
      fsync(descriptor) == 0;
  close(descriptor);
  return whole && rename(fresh.c_str(), path.c_str()) == 0;
}

void drop_private(std::string_view folder, std::string_view name) {
  unlink((folder_path(folder) + "/" + std::string(name)).c_str());
}

}  // namespace lair::cli
