#include "text/you.h"

#include <algorithm>

#include "text/text.h"

namespace lair {

bool means_you(std::string_view name) {
  return std::any_of(kLanguages.begin(), kLanguages.end(),
                     [&](Language language) { return say(language, "play-you") == name; });
}

}  // namespace lair
