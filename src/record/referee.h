#pragma once

#include <string>
#include <string_view>

namespace lair {

// The referee's answer to one request (docs/formats.md): a line of JSON without its end. Every
// request gets an answer, however malformed.
std::string referee_answer(std::string_view request);

}  // namespace lair
