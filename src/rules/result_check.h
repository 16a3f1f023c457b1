#pragma once

#include <span>
#include <string_view>

#include "core/result.h"
#include "core/value.h"

namespace lair {

// The first difference of a `round` or `end` line from the rules' own. `fields` are all fields that
// a result of the game may have. `wrong` becomes the field whose rule the line breaks; it stays
// empty if the line has the wrong form.
MaybeError find_difference(const Value& ours, const Value& theirs,
                           std::span<const std::string_view> fields, std::string_view& wrong);

}  // namespace lair
