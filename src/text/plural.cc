#include "text/plural.h"

namespace lair {

std::string_view plural_category(Language language, std::int64_t number) {
  // Negated as unsigned: the lowest int64 has no positive twin.
  const auto bits = static_cast<std::uint64_t>(number);
  const std::uint64_t size = number < 0 ? 0 - bits : bits;
  switch (language) {
    case Language::en:
    case Language::de:
    case Language::hu:
      return size == 1 ? "one" : "other";
    case Language::fr:
      if (size <= 1) return "one";
      return size % 1'000'000 == 0 ? "many" : "other";  // "un million de points"
    case Language::ko:
      return "other";
  }
  return "other";
}

}  // namespace lair
