#pragma once

#include <string_view>

namespace lair {

// What records call the person who played at a terminal, in whatever language that was; those who
// read it are told "you" in their own.
inline constexpr std::string_view kYou = "You";

// Whether that name is it. Records made before there was only one have the pronoun of a language.
bool means_you(std::string_view name);

}  // namespace lair
