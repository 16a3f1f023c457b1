#include <array>
#include <utility>

#include "review/chimera/review.h"
#include "text/text.h"

namespace lair {
namespace {

// The letters that families end with.
constexpr std::array<std::pair<char, std::string_view>, 4> kFamilies = {
    {{'j', "family-jade"}, {'s', "family-sword"}, {'p', "family-pagoda"}, {'t', "family-star"}}};

std::string rank_said(Language language, std::string_view rank) {
  if (rank == "H") return say(language, "rank-hero");
  if (rank == "PY") return say(language, "rank-pi-ya");
  return rank == "CH" ? say(language, "rank-chimera") : std::string(rank);
}

}  // namespace

template <>
std::string card_said<chimera::Game>(Language language, std::string_view written) {
  for (const auto& [letter, id] : kFamilies) {
    if (!written.ends_with(letter)) continue;
    const std::string rank = rank_said(language, written.substr(0, written.size() - 1));
    const std::array args = {Arg{"family", Term{std::string(id)}}, Arg{"rank", rank}};
    return say(language, "card-family", args);
  }
  return rank_said(language, written);
}

}  // namespace lair
