#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/error.h"
#include "text/catalogue.h"

namespace lair {

// The message of that id with its arguments filled in, from the first catalogue that has it, by the
// plural rules of that catalogue's language. The id itself where none has it. The same search is
// made for every message that the message refers to and for every Term among the arguments.
//
// A number is written plainly, without grouping. A text is a user's, and shown as verbatim.h does.
// A Term is said as its message; a select expression on `$name-id` sees the id of the Term `name`,
// for languages in which the sentence bends to the word. An argument that is missing shows as
// {$name}.
//
// Ends for every catalogue: messages that refer to themselves or to many others show an id where
// the bound is reached.
std::string format(std::span<const Catalogue* const> catalogues, std::string_view id,
                   std::span<const Arg> args);

}  // namespace lair
