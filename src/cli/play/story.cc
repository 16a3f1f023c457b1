#include "cli/play/story.h"

#include <utility>

namespace lair::cli {

void Story::tell(const Telling& telling) {
  if (telling.text.empty()) return;
  if (telling.joins) {
    for (std::string& word : words(telling.text)) held_.push_back(std::move(word));
    return;
  }
  pause();
  terminal_.say(telling.text);
}

void Story::pause() {
  if (held_.empty()) return;
  terminal_.say(flow(terminal_.look(), held_));
  held_.clear();
}

}  // namespace lair::cli
