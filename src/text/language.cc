#include "text/language.h"

#include <cstddef>

namespace lair {
namespace {

constexpr std::array<std::string_view, kLanguages.size()> kCodes = {"en", "de", "fr", "hu", "ko"};

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::string_view code(Language language) { return kCodes[static_cast<std::size_t>(language)]; }

std::optional<Language> parse_language(std::string_view text) {
  const std::string_view name = text.substr(0, text.find_first_of("_-.@"));
  if (name.size() != 2) return std::nullopt;
  for (const Language language : kLanguages) {
    const std::string_view known = code(language);
    if (lower(name[0]) == known[0] && lower(name[1]) == known[1]) return language;
  }
  return std::nullopt;
}

}  // namespace lair
