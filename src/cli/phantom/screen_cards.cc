#include "cli/phantom/screen_cards.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lair::cli {
namespace {

using phantom::Card;
using phantom::Kind;
using phantom::Name;

// By kind: human, angel, demon, item.
constexpr std::array<Tint, 4> kTints = {
    {{"48;5;230;38;5;124"}, {"48;5;230;38;5;58"}, {"48;5;230;38;5;24"}, {"48;5;252;38;5;235"}}};
constexpr std::array<Tint, 4> kRedTints = {{{"1;48;5;222;38;5;124"},
                                            {"1;48;5;222;38;5;58"},
                                            {"1;48;5;222;38;5;24"},
                                            {"1;48;5;222;38;5;235"}}};

// How two cards are on the way to a big set; 0 if they are not.
int nearness(Card a, Card b) {
  const Name low = name_of(a), high = name_of(b);
  if (low == high) return 5;
  if (kind_of(low) != kind_of(high) || kind_of(low) == Kind::kItem) return 0;
  const int step = number_of(high) - number_of(low);
  return step == 1 ? 4 : step == 2 ? 3 : 0;
}

// Tries every way to put sorted cards together, and keeps the one worth most.
class Grouping {
 public:
  explicit Grouping(std::vector<Card> cards) : cards_(std::move(cards)), used_(cards_.size()) {}

  HandGroups best() {
    search(0, 0);
    return best_;
  }

 private:
  static constexpr int kSetWorth = 12;  // more than two near sets

  void search(std::size_t from, int worth) {
    while (from < cards_.size() && used_[from]) ++from;
    if (from == cards_.size()) {
      if (worth > best_worth_) keep(worth);
      return;
    }
    used_[from] = true;
    for (std::size_t second = from + 1; second < cards_.size(); ++second) {
      if (used_[second]) continue;
      used_[second] = true;
      search_with(from, second, worth);
      used_[second] = false;
    }
    now_.rest.push_back(cards_[from]);
    search(from + 1, worth);
    now_.rest.pop_back();
    used_[from] = false;
  }

  void search_with(std::size_t first, std::size_t second, int worth) {
    for (std::size_t third = second + 1; third < cards_.size(); ++third) {
      if (used_[third] || !phantom::big_set({cards_[first], cards_[second], cards_[third]}))
        continue;
      used_[third] = true;
      now_.sets.push_back({cards_[first], cards_[second], cards_[third]});
      search(first + 1, worth + kSetWorth);
      now_.sets.pop_back();
      used_[third] = false;
    }
    const int near = nearness(cards_[first], cards_[second]);
    if (near == 0) return;
    now_.near_sets.push_back({cards_[first], cards_[second]});
    search(first + 1, worth + near);
    now_.near_sets.pop_back();
  }

  void keep(int worth) {
    best_worth_ = worth;
    best_ = now_;
  }

  std::vector<Card> cards_;
  std::vector<bool> used_;
  HandGroups now_, best_;
  int best_worth_ = -1;
};

}  // namespace

std::string drawn(const Look& look, Card card) {
  std::string text = to_text(card);
  if (!look.colour) return text;
  text.resize(3, ' ');
  const auto kind = static_cast<std::size_t>(kind_of(name_of(card)));
  return paint(look, is_red(card) ? kRedTints[kind] : kTints[kind], " " + text);
}

std::string drawn(const Look& look, std::span<const Card> cards) {
  std::string text;
  for (const Card card : cards) {
    if (!text.empty() && !look.colour) text += ' ';
    text += drawn(look, card);
  }
  return text;
}

std::string listed_cards(std::span<const Card> cards) {
  return drawn(Look{.colour = false}, cards);
}

std::string listed_names(phantom::NameMask names) {
  std::string text;
  for (phantom::NameMask left = names; left != 0; left &= left - 1) {
    if (!text.empty()) text += ' ';
    text += to_text(phantom::lowest(left));
  }
  return text;
}

std::string listed_shown(const phantom::Shown& shown) {
  std::string text;
  for (const phantom::BigSet set : shown.sets) {
    for (const Name name : names_of(set)) text += to_text(name) + " ";
    text += "+ ";
  }
  return text + to_text(shown.pair) + " " + to_text(shown.pair);
}

HandGroups grouped(const phantom::Cards& hand) {
  std::vector<Card> cards;
  hand.each([&](Card card) { cards.push_back(card); });
  return Grouping(std::move(cards)).best();
}

}  // namespace lair::cli
