#include "cli/play/record.h"

#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace lair::cli {

RecordFile::RecordFile(const std::string& path)
    : path_(path), file_(std::fopen(path.c_str(), "ab")) {
  if (!file_) throw std::system_error(errno, std::generic_category(), path);
  // The lock tells saved_games.h that a game is in progress. Two programs may still append to one
  // file if the players want that.
  flock(fileno(file_.get()), LOCK_EX | LOCK_NB);
}

void RecordFile::write(std::string_view lines) {
  if (lines.empty()) return;
  const bool whole = std::fwrite(lines.data(), 1, lines.size(), file_.get()) == lines.size();
  if (!whole || std::fflush(file_.get()) != 0) {
    throw std::system_error(errno, std::generic_category(), path_);
  }
}

}  // namespace lair::cli
