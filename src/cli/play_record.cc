#include "cli/play_record.h"

#include <cerrno>
#include <system_error>

#include "record/json.h"

namespace lair::cli {

RecordFile::RecordFile(const std::string& path)
    : path_(path), file_(std::fopen(path.c_str(), "ab")) {
  if (!file_) throw std::system_error(errno, std::generic_category(), path);
}

void RecordFile::begin(const Value& header) {
  if (file_) write(to_json(header) + "\n");
}

void RecordFile::write(std::string_view lines) {
  if (!file_ || lines.empty()) return;
  const bool whole = std::fwrite(lines.data(), 1, lines.size(), file_.get()) == lines.size();
  if (!whole || std::fflush(file_.get()) != 0) {
    throw std::system_error(errno, std::generic_category(), path_);
  }
}

}  // namespace lair::cli
