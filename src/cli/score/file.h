#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/result.h"
#include "record/score_pad.h"

namespace lair::cli {

// A file of score pads of which one is kept up to date: every change is in the file at once. A
// failing disk is thrown as std::system_error.
class ScoreFile {
 public:
  // That pad of an existing file, from 0; the last one if `which` is beyond them.
  static Result<ScoreFile> open(const std::string& path, std::size_t which);
  static ScoreFile create(const std::string& path, ScorePad pad);

  const ScorePad& pad() const { return pads_[place_]; }
  const PadCount& counted() const { return counted_; }
  // The pad as it shall be, which the rules must agree with.
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
