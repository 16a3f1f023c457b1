#pragma once

#include <string>

#include "cli/help/description.h"

namespace lair::cli {

// lair(1) in the man macros of roff. The version stands in its footer.
std::string manual_page(const CommandInfo& program, const std::string& version);

}  // namespace lair::cli
