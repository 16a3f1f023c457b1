#pragma once

#include <string>

namespace lair {

// Draws a training log (train.h) as a picture: strength over time.
void draw_strength(const std::string& log, const std::string& picture);

}  // namespace lair
