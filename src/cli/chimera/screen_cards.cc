#include "cli/chimera/screen_cards.h"

#include <algorithm>
#include <array>
#include <bit>

#include "rules/chimera/notation/notation.h"

namespace lair::cli {
namespace {

using chimera::Card;
using chimera::Cards;
using chimera::Move;
using chimera::Rank;
using chimera::RankMask;

constexpr std::size_t kFamilies = 4;

struct Family {
  std::string_view symbol, letter, term, ink;
};
// In the order of Card: a ring, a blade, a roof, a star with four points.
constexpr std::array<Family, kFamilies> kFamily = {{{"○", "j", "family-jade", "38;5;22"},
                                                    {"†", "s", "family-sword", "38;5;24"},
                                                    {"▲", "p", "family-pagoda", "38;5;124"},
                                                    {"✦", "t", "family-star", "38;5;58"}}};
constexpr std::string_view kIvory = "48;5;230", kTreasure = "48;5;222";
constexpr Tint kPiYaTint{"1;38;5;230;48;5;29"}, kChimeraTint{"1;38;5;230;48;5;124"};

const Family& family_of(Card card) { return kFamily[static_cast<std::size_t>(index(card)) / 16]; }
bool has_family(Card card) { return rank_of(card) <= Rank::kHero; }

std::string plain(const Look& look, Card card) {
  std::string text(chimera::name(rank_of(card)));
  if (has_family(card)) text += look.symbols ? family_of(card).symbol : family_of(card).letter;
  return text;
}

std::string box_tint(Card card) {
  const Rank rank = rank_of(card);
  const bool treasure = rank == Rank::kTwo || rank == Rank::kEleven;
  std::string sgr = rank == Rank::kHero ? "1;" : "";
  return sgr.append(treasure ? kTreasure : kIvory).append(";").append(family_of(card).ink);
}

std::vector<Card> sorted(Cards cards) {
  std::vector<Card> list;
  for (Cards left = cards; left != 0; left &= left - 1) list.push_back(chimera::first(left));
  std::stable_sort(list.begin(), list.end(),
                   [](Card a, Card b) { return rank_of(a) < rank_of(b); });
  return list;
}

Arg rank_arg(std::string_view name, int rank) {
  constexpr std::array<std::string_view, 3> kTerms = {"rank-hero", "rank-pi-ya", "rank-chimera"};
  const int above = rank - chimera::index(Rank::kHero);
  if (above < 0) return {name, rank + 1};
  return {name, Term{std::string(kTerms[static_cast<std::size_t>(above)])}};
}

// Whether its kind has nothing above it (C-6).
bool is_highest(Move move) {
  const bool single = move.kind() == chimera::Kind::kSingle;
  const Rank highest = single ? Rank::kChimera : move.length() > 1 ? Rank::kTwelve : Rank::kHero;
  return move.top() == chimera::index(highest);
}

// What beats it, for play-chimera-ask-follow.
std::string_view need_on(Move on) {
  if (on.kind() == chimera::Kind::kTrap) return is_highest(on) ? "flight" : "higher-trap";
  return is_highest(on) ? "trap" : "higher";
}

std::string joined(RankMask ranks, std::string_view between) {
  std::string text;
  for (RankMask left = ranks; left != 0; left &= left - 1) {
    if (!text.empty()) text += between;
    text += chimera::name(chimera::rank_at(std::countr_zero(left)));
  }
  return text;
}

}  // namespace

std::string drawn(const Look& look, Card card) {
  std::string text = plain(look, card);
  if (!look.colour) return text;
  const std::string box = " " + text;
  if (rank_of(card) == Rank::kPiYa) return paint(look, kPiYaTint, box);
  if (rank_of(card) == Rank::kChimera) return paint(look, kChimeraTint, box);
  return paint(look, {box_tint(card)}, box);
}

std::vector<std::string> drawn(const Look& look, const std::vector<Card>& cards) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool joins = i > 0 && rank_of(cards[i]) == rank_of(cards[i - 1]);
    if (!joins) items.emplace_back();
    if (joins && !look.colour) items.back() += ' ';
    items.back() += drawn(look, cards[i]);
  }
  return items;
}

std::vector<std::string> drawn(const Look& look, Cards cards) { return drawn(look, sorted(cards)); }

std::string with_cards(const Look& look, std::string_view text,
                       const std::vector<std::string>& cards, int indent) {
  std::vector<std::string> items = words(text);
  const bool first_card = !items.empty();
  for (const std::string& card : cards) items.push_back((look.colour ? "" : " ") + card);
  if (first_card && look.colour && !cards.empty())
    items[items.size() - cards.size()].insert(0, " ");
  return flow(look, items, {indent, indent + 4, " "});
}

std::string ranks_of(Move move) {
  const chimera::Action action(move, chimera::choose_cards(chimera::kAllCards, move, 0));
  std::string text;
  for (const Card card : chimera::in_order(action)) {
    if (!text.empty()) text += ' ';
    text += chimera::name(rank_of(card));
  }
  return text;
}

std::string described(const Look& look, Move move) {
  const std::string id = "play-combination-" + std::string(chimera::name(move.kind()));
  const bool straight = move.kind() == chimera::Kind::kStraight;
  std::string text = said(look, id,
                          {rank_arg("top", move.top()),
                           {"low", move.top() - move.length() + 2},
                           {"with", joined(straight ? 0 : move.attached(), ", ")}});
  if (straight && move.attached() != 0) {
    text += said(look, "play-combination-pi-ya", {{"rank", std::countr_zero(move.attached()) + 1}});
  }
  return text;
}

std::string advised(const Look& look, const chimera::View& view, Move move) {
  std::string what;
  std::string_view kind = "play";
  if (move.is_combination()) {
    what = described(look, move) + " (" + ranks_of(move) + ")";
  } else if (move.kind() == chimera::Kind::kGift) {
    kind = "gift";
    const chimera::Cards gift = choose_cards(view.hand, move, bit(view.table.face_up));
    for (chimera::Cards left = gift; left != 0; left &= left - 1) {
      what += (what.empty() ? "" : " ") + std::string(chimera::name(rank_of(chimera::first(left))));
    }
  } else {
    kind = move.number() == 0 ? "pass" : "bid";
  }
  return said(look, "play-chimera-hint",
              {{"do", std::string(kind)}, {"number", move.number()}, {"what", what}});
}

std::string needed(const Look& look, Move on, bool flight, int plays) {
  const std::string kind = "kind-" + std::string(chimera::name(on.kind()));
  return said(look, "play-chimera-ask-follow",
              {{"need", std::string(need_on(on))},
               {"flight", flight ? 1 : 0},
               {"kind", Term{kind}},
               {"length", on.length() > 1 ? chimera::card_count(on) : 0},
               rank_arg("top", on.top()),
               {"count", plays}});
}

std::string families(const Look& look) {
  std::string text;
  for (const Family& family : kFamily) {
    if (!text.empty()) text += ", ";
    if (look.symbols) text.append(family.symbol).append(" ");
    text.append(said(look, family.term)).append(" (").append(family.letter).append(")");
  }
  return text;
}

}  // namespace lair::cli
