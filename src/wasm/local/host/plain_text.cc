#include "table/plain_text.h"

// In place of table/plain_text.cc, whose Unicode tables are larger than the module. Nobody but the
// player reads the player's own name and texts here.

namespace lair {

Result<std::string> plain_text(std::string_view text, int most) {
  constexpr std::size_t kLongestCharacter = 4;  // bytes of UTF-8
  const std::size_t limit = static_cast<std::size_t>(most) * kLongestCharacter;
  if (text.empty() || text.size() > limit) return Error{"text-length", "", {{"high", most}}};
  return std::string(text);
}

std::string shortened(std::string_view text, int /*most*/) { return std::string(text); }

std::string skeleton(std::string_view name) { return std::string(name); }

}  // namespace lair
