#pragma once

#include <string>

namespace lair {

// A training log (train.h) as a picture in SVG: strength over time. Empty if nothing is in it yet.
std::string strength_plot(const std::string& log);

}  // namespace lair
