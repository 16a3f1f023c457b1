#include "cli/files/whole_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <istream>
#include <iterator>
#include <system_error>

#include "cli/files/input_file.h"

namespace lair::cli {
namespace {

[[noreturn]] void fail_with(int error, const std::string& path) {
  throw std::system_error(error, std::generic_category(), path);
}

int write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(descriptor, text.data(), text.size());
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return fsync(descriptor) == 0 ? 0 : errno;
}

}  // namespace

std::string read_whole(const std::string& path) {
  InputFile file(path);
  std::istream stream(&file);
  std::string text{std::istreambuf_iterator<char>(stream), {}};
  if (file.error() != 0) fail_with(file.error(), path);
  return text;
}

void write_whole(const std::string& path, std::string_view text) {
  const std::string fresh = path + ".new";
  const int descriptor = open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (descriptor < 0) fail_with(errno, fresh);
  int error = write_all(descriptor, text);
  if (close(descriptor) != 0 && error == 0) error = errno;
  if (error == 0 && std::rename(fresh.c_str(), path.c_str()) != 0) error = errno;
  if (error == 0) return;
  unlink(fresh.c_str());
  fail_with(error, path);
}

}  // namespace lair::cli
