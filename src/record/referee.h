#pragma once

#include <string>
#include <string_view>

namespace lair {

// The referee's answer to one request (docs/formats.md): a line of JSON without its end. Whatever
// the request holds, there is an answer.
std::string referee_answer(std::string_view request);

}  // namespace lair
