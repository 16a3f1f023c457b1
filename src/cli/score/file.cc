#include "cli/score/file.h"

#include <algorithm>
#include <utility>

#include "cli/files/whole_file.h"

namespace lair::cli {
namespace {

constexpr std::size_t kMostUndone = 50;

}  // namespace

ScoreFile::ScoreFile(std::string path, std::vector<ScorePad> pads, std::size_t place, bool list)
    : path_(std::move(path)),
      pads_(std::move(pads)),
      place_(place),
      list_(list),
      counted_(*count(pads_[place])) {}

Result<ScoreFile> ScoreFile::open(const std::string& path, std::size_t which) {
  const std::string text = read_whole(path);
  auto pads = read_pads(text);
  if (!pads) return std::move(pads.error());
  const std::size_t place = std::min(which, pads->size() - 1);
  const bool list = text[text.find_first_not_of(" \t\r\n")] == '[';
  return ScoreFile(path, std::move(*pads), place, list);
}

ScoreFile ScoreFile::create(const std::string& path, ScorePad pad) {
  ScoreFile file(path, {std::move(pad)}, 0, false);
  file.save();
  return file;
}

MaybeError ScoreFile::change(ScorePad pad) {
  auto counted = count(pad);
  if (!counted) return std::move(counted.error());
  past_.push_back(std::exchange(pads_[place_], std::move(pad)));
  if (past_.size() > kMostUndone) past_.erase(past_.begin());
  counted_ = std::move(*counted);
  save();
  return std::nullopt;
}

bool ScoreFile::undo() {
  if (past_.empty()) return false;
  pads_[place_] = std::move(past_.back());
  past_.pop_back();
  counted_ = *count(pads_[place_]);
  save();
  return true;
}

void ScoreFile::save() const {
  std::string text = list_ ? "[\n" : "";
  for (std::size_t i = 0; i < pads_.size(); ++i) {
    if (i > 0) text.insert(text.size() - 1, ",");
    text += write_pad(pads_[i]);
  }
  write_whole(path_, list_ ? text + "]\n" : text);
}

}  // namespace lair::cli
