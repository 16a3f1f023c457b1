#include "rules/chimera/card.h"

#include <array>

namespace lair::chimera {
namespace {

constexpr std::array<std::string_view, kRanks> kRankNames = {
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "H", "PY", "CH"};
constexpr std::string_view kFamilies = "jspt";

}  // namespace

std::string_view name(Rank rank) { return kRankNames[static_cast<std::size_t>(rank)]; }

std::string name(Card card) {
  const Rank rank = rank_of(card);
  std::string text(name(rank));
  if (rank <= Rank::kHero) text += kFamilies[static_cast<std::size_t>(index(card) / 16)];
  return text;
}

std::optional<Rank> parse_rank(std::string_view text) {
  for (int i = 0; i < kRanks; ++i) {
    if (text == name(rank_at(i))) return rank_at(i);
  }
  return std::nullopt;
}

std::optional<Card> parse_card(std::string_view text) {
  if (text == name(Rank::kPiYa)) return card_of(Rank::kPiYa, 0);
  if (text == name(Rank::kChimera)) return card_of(Rank::kChimera, 0);
  if (text.empty()) return std::nullopt;
  const std::size_t family = kFamilies.find(text.back());
  const std::optional<Rank> rank = parse_rank(text.substr(0, text.size() - 1));
  if (family == std::string_view::npos || !rank || *rank > Rank::kHero) return std::nullopt;
  return card_of(*rank, static_cast<int>(family));
}

}  // namespace lair::chimera
