#pragma once

#include <functional>
#include <string>

#include "core/result.h"

namespace lair {

// Copies the data file as it is at this moment to a new file, also while a server has it. The copy
// is one file, whole and on the disk when this returns; a file that is there is never overwritten.
// When `stop` says so it ends with an error, and leaves nothing.
MaybeError back_up(const std::string& data, const std::string& to,
                   const std::function<bool()>& stop = {});

}  // namespace lair
