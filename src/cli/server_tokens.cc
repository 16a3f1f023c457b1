#include "cli/server_tokens.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "cli/saved_games.h"

namespace lair::cli {
namespace {

constexpr std::size_t kLongestToken = 256;

// A name that no other server has: what is not plain becomes its number.
std::string file_name(std::string_view origin) {
  std::string name;
  for (const char c : origin) {
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

std::string servers_folder() {
  const std::string folder = state_folder();
  return folder.empty() ? std::string() : folder + "/servers";
}

}  // namespace

std::string find_server_token(const std::string& origin) {
  const std::string path = servers_folder() + "/" + file_name(origin);
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return "";
  std::array<char, kLongestToken> text{};
  const ssize_t size = read(descriptor, text.data(), text.size());
  close(descriptor);
  std::string token(text.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
  while (token.ends_with('\n')) token.pop_back();
  return token;
}

bool keep_server_token(const std::string& origin, const std::string& token) {
  const std::string folder = servers_folder();
  if (folder.empty() || token.size() >= kLongestToken) return false;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return false;
  chmod(folder.c_str(), S_IRWXU);
  const std::string path = folder + "/" + file_name(origin), fresh = path + "~";
  unlink(fresh.c_str());
  const int descriptor =
      open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (descriptor < 0) return false;
  const std::string text = token + "\n";
  const bool whole =
      write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
      fsync(descriptor) == 0;
  close(descriptor);
  return whole && rename(fresh.c_str(), path.c_str()) == 0;
}

}  // namespace lair::cli
