#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/result.h"
#include "record/score_pad.h"

namespace lair::cli {

// A file of score pads, one of which is edited. Every change is written at once. A failed write
// throws std::system_error.
class ScoreFile {
 public:
  // Opens a pad of an existing file, counted from 0; the last one if `which` is too high.
  static Result<ScoreFile> open(const std::string& path, std::size_t which);
  static ScoreFile create(const std::string& path, ScorePad pad);

  const ScorePad& pad() const { return pads_[place_]; }
  const PadCount& counted() const { return counted_; }
  // Replaces the pad. An error if the rules refuse it.
  MaybeError change(ScorePad pad);
  bool undo();  // false if there is nothing to undo

 private:
  ScoreFile(std::string path, std::vector<ScorePad> pads, std::size_t place, bool list);
  void save() const;

  std::string path_;
  std::vector<ScorePad> pads_;
  std::size_t place_;
  bool list_;  // the file holds a list
  PadCount counted_;
  std::vector<ScorePad> past_;
};

}  // namespace lair::cli
