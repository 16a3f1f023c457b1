#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "train/learner.h"
#include "train/train.h"

namespace lair {

// All that training goes on with: between two rounds of learning nothing else is remembered.
struct TrainingState {
  TrainProgress progress;
  Course course = kFreshCourse;
  bool taught = false;  // it began with networks, not with games of the rule player
  std::vector<std::unique_ptr<Learner>> learners;
  std::vector<Samples> lessons;  // what the last round brought, to be learned in the next

  // As bytes that say which game they are of, with a checksum.
  std::string written(std::string_view game) const;
  // `file` is named in an error. The learners must be there, with the game's numbers of inputs;
  // they get the widths that were written.
  MaybeError read(std::string_view bytes, std::string_view game, const std::string& file);
};

}  // namespace lair
