#pragma once

#include <cstdint>
#include <string>

#include "text/language.h"

// Numbers as a language writes them, with its own decimal mark and a true minus sign.

namespace lair {

std::string whole_number(std::int64_t number);                       // "−25"
std::string decimal_number(Language language, std::int64_t tenths);  // "12.5", "−3.0"
std::string signed_number(Language language, std::int64_t tenths);   // "+12.5", "−3.0", "0.0"

}  // namespace lair
