#include "cli/files/input_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace lair::cli {
namespace {

constexpr std::size_t kBufferBytes = std::size_t{256} << 10;

}  // namespace

InputFile::InputFile(const std::string& path)
    : descriptor_(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)),
      buffer_(kBufferBytes) {
  struct stat status {};
  if (descriptor_ < 0) {
    error_ = errno;
  } else if (fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode)) {
    size_ = status.st_size;
  }
}

InputFile::~InputFile() {
  if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

InputFile::int_type InputFile::underflow() {
  if (error_ != 0) return traits_type::eof();
  ssize_t count = 0;
  do {
    if (goes_on_ && !goes_on_(done_)) return traits_type::eof();
    count = read(descriptor_, buffer_.data(), buffer_.size());
  } while (count < 0 && errno == EINTR);
  if (count < 0) error_ = errno;
  if (count <= 0) return traits_type::eof();
  done_ += count;
  setg(buffer_.data(), buffer_.data(), buffer_.data() + count);
  return traits_type::to_int_type(*gptr());
}

}  // namespace lair::cli
