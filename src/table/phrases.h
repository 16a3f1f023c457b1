#pragma once

#include <array>
#include <string_view>

namespace lair {

// What can be said at every table (docs/protocol.md).
inline constexpr std::array<std::string_view, 10> kPhrases = {
    "hello", "good-luck", "nice", "thanks", "oops", "wow", "wait", "sorry", "good-game", "bye"};

}  // namespace lair
