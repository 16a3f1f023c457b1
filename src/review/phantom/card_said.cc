#include <array>
#include <utility>

#include "review/phantom/review.h"
#include "text/text.h"

namespace lair {
namespace {

// The letters that kinds begin with.
constexpr std::array<std::pair<char, std::string_view>, 4> kKinds = {
    {{'h', "card-human"}, {'a', "card-angel"}, {'d', "card-demon"}, {'i', "card-item-"}}};

}  // namespace

template <>
std::string card_said<phantom::Game>(Language language, std::string_view written) {
  for (const auto& [letter, id] : kKinds) {
    if (!written.starts_with(letter)) continue;
    const std::string rest(written.substr(1, 1));
    const bool item = letter == 'i';
    const std::array number = {Arg{"number", std::int64_t{rest[0] - '0'}}};
    std::string said = item ? say(language, std::string(id) + rest) : say(language, id, number);
    if (!written.ends_with('*')) return said;
    const std::array card = {Arg{"card", std::move(said)}};
    return say(language, item ? "card-special" : "card-red", card);
  }
  return std::string(written);
}

}  // namespace lair
