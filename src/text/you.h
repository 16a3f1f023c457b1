#pragma once

#include <string_view>

namespace lair {

// The name in records of the person who played at a terminal, in every language. Readers see "you"
// in their own language.
inline constexpr std::string_view kYou = "You";

// Whether a name is that person's. Older records have the pronoun of a language instead.
bool means_you(std::string_view name);

}  // namespace lair
