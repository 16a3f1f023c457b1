#include "rules/phantom/card.h"

#include <cstddef>

namespace lair::phantom {
namespace {

constexpr std::string_view kKindLetters = "hadi";
constexpr std::string_view kItemLetters = "BCKT";  // P-1.5, P-1.6
constexpr std::string_view kNumbers = "1234567";

constexpr std::string_view letters_of(Kind kind) {
  return kind == Kind::kItem ? kItemLetters : kNumbers;
}

}  // namespace

Deck whole_deck() {
  Deck deck{};
  std::size_t at = 0;
  for (NameMask left = kAllNames; left != 0; left &= left - 1) {
    for (int copy = 0; copy < kCopies; ++copy) {
      deck[at++] = card_of(lowest(left), copy == kCopies - 1);
    }
  }
  return deck;
}

std::string to_text(Name name) {
  const Kind kind = kind_of(name);
  return {kKindLetters[static_cast<std::size_t>(kind)],
          letters_of(kind)[static_cast<std::size_t>(number_of(name) - 1)]};
}

std::string to_text(Card card) {
  std::string text = to_text(name_of(card));
  if (is_red(card)) text += '*';
  return text;
}

std::optional<Card> card_from(std::string_view text) {
  const bool red = text.size() == 3 && text[2] == '*';
  if (text.size() != 2 && !red) return std::nullopt;
  const std::size_t kind = kKindLetters.find(text[0]);
  if (kind == std::string_view::npos) return std::nullopt;
  const std::size_t place = letters_of(static_cast<Kind>(kind)).find(text[1]);
  if (place == std::string_view::npos) return std::nullopt;
  return card_of(name_of(static_cast<Kind>(kind), static_cast<int>(place)), red);
}

}  // namespace lair::phantom
