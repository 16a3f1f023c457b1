#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace lair {

// Named as their codes. NOLINTNEXTLINE(readability-identifier-naming)
enum class Language : std::uint8_t { en, de, fr, hu, ko };

inline constexpr std::array kLanguages = {Language::en, Language::de, Language::fr, Language::hu,
                                          Language::ko};

// "en", "de", ...: also the name of its folder under i18n.
std::string_view code(Language language);

// Reads a code ("de"), a tag of the web ("de-AT") or a locale of the environment ("de_DE.UTF-8"),
// in either case of letters. Nothing for "C", "POSIX" and languages without a catalogue.
std::optional<Language> parse_language(std::string_view text);

}  // namespace lair
