#pragma once

#include <functional>
#include <string>

#include "core/result.h"

namespace lair {

// Copies a snapshot of the data file to a new file, also while a server uses it. The copy is a
// single complete file, synced to disk when this returns. An existing file is never overwritten.
// If `stop` returns true, the copy is removed and an error returned.
MaybeError back_up(const std::string& data, const std::string& to,
                   const std::function<bool()>& stop = {});

}  // namespace lair
