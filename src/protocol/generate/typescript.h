#pragma once

#include <string>
#include <string_view>

#include "core/value.h"

namespace lair {

// The first lines of a generated file: where its contents come from, and how to write it again.
std::string generated_heading(std::string_view source);

// A value as a TypeScript literal: { name: 'limit', high: 5000 }.
std::string typescript(const Value& value);

}  // namespace lair
