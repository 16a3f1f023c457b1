#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/error.h"
#include "text/catalogue.h"
#include "text/language.h"

namespace lair {

// The language's messages, from every i18n/<language>/*/*.ftl. Read on first use, then shared.
const Catalogue& catalogue(Language language);

// The message in that language, else in English, else its id (format.h says what arguments do).
std::string say(Language language, std::string_view id, std::span<const Arg> args = {});

// The sentence for an error, without its clause (error.rule).
std::string say(Language language, const Error& error);

}  // namespace lair
