#include "cli/terminal/line_reader.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace lair::cli {
namespace {

constexpr std::size_t kChunkBytes = std::size_t{64} << 10;

}  // namespace

bool LineReader::find_end() {
  if (found_) return true;
  const std::size_t end = buffer_.find('\n', scanned_);
  found_ = end != std::string::npos;
  scanned_ = found_ ? end : buffer_.size();
  return found_;
}

bool LineReader::waiting() { return find_end(); }

bool LineReader::fill() {
  buffer_.erase(0, begin_);
  scanned_ -= begin_;
  begin_ = 0;
  const std::size_t held = buffer_.size();
  // Long lines in longer steps: the string grows by a share of itself, not by a chunk.
  buffer_.resize(held + std::max(kChunkBytes, held / 2));
  ssize_t count = 0;
  do {
    count = read(descriptor_, buffer_.data() + held, buffer_.size() - held);
  } while (count < 0 && errno == EINTR);
  const int error = errno;
  buffer_.resize(held + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  if (count < 0) throw std::system_error(error, std::generic_category());
  return count > 0;
}

LineReader::Found LineReader::skip_line() {
  for (bool more = true; more && !find_end(); more = fill()) {
    begin_ = scanned_ = buffer_.size();
  }
  begin_ = scanned_ = std::min(scanned_ + 1, buffer_.size());
  found_ = false;
  return Found::kTooLong;
}

LineReader::Found LineReader::next(std::string_view& line) {
  bool more = true;
  while (more && !find_end() && scanned_ - begin_ <= longest_) more = fill();
  if (scanned_ - begin_ > longest_) return skip_line();
  if (!found_ && begin_ == buffer_.size()) return Found::kEnd;
  line = std::string_view(buffer_).substr(begin_, scanned_ - begin_);
  begin_ = scanned_ = std::min(scanned_ + 1, buffer_.size());
  found_ = false;
  return Found::kLine;
}

}  // namespace lair::cli
