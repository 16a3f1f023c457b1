#include "cli/chimera/input.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <utility>

#include "cli/play/person.h"
#include "rules/chimera/errors.h"
#include "rules/chimera/notation/notation.h"

namespace lair::cli {
namespace {

using chimera::Action;
using chimera::Card;
using chimera::Cards;
using chimera::Rank;
using chimera::RankMask;

constexpr std::size_t kMaxReadings = 16;
constexpr std::size_t kMaxWord = 80;  // longer than any word of cards
constexpr int kMaxHand = 20;

// So many cards of a rank.
struct Some {
  int rank;
  int count;
};

Error not_understood(std::string_view word) {
  return {"play-chimera-not-cards", "", {{"text", as_typed(word)}}};
}

std::string_view full_name(std::string_view word) {
  if (word == "hero" || word == "heroes") return "h";
  if (word == "piya" || word == "pi-ya") return "py";
  if (word == "chimera") return "ch";
  return word;
}

// "777" is three of rank 7. A text that is a rank's very name is that rank alone, unless `all` ways
// are wanted: "11" is an eleven, but in "11-33" a pair of 1s.
std::vector<Some> ranks_in(std::string_view word, bool all) {
  std::vector<Some> found;
  word = full_name(word);
  if (word.size() > kMaxWord) return found;
  for (int rank = 0; rank < chimera::kRanks; ++rank) {
    const std::string name = tidied(chimera::name(chimera::rank_at(rank)));
    if (word == name) {
      found.insert(found.begin(), {rank, 1});
      if (!all) return {{rank, 1}};
      continue;
    }
    std::string repeated = name;
    int count = 1;
    while (repeated.size() < word.size()) {
      repeated += name;
      ++count;
    }
    if (repeated == word) found.push_back({rank, count});
  }
  return found;
}

std::optional<Card> card_in(std::string_view word) {
  std::string name(word);
  if (name.size() == 2 && name[0] == 'h') name[0] = 'H';
  return chimera::parse_card(name);
}

// The text with its words apart and its dashes of one kind.
std::string normalised(std::string_view text) {
  std::string plain = tidied(text);
  const auto replace = [&](std::string_view from, std::string_view to) {
    for (std::size_t at = plain.find(from); at != std::string::npos; at = plain.find(from, at)) {
      plain.replace(at, from.size(), to);
    }
  };
  replace("\u2013", "-");
  replace("\u2014", "-");
  replace("pi ya", "py");
  replace("pi-ya", "py");
  replace(",", " ");
  replace("+", " ");
  replace(" -", "-");
  replace("- ", "-");
  replace("..", "-");
  return plain;
}

// All ways to add one word to what was typed before it.
class WordReader {
 public:
  WordReader(std::string_view word, const std::vector<TypedCards>& before)
      : word_(word), before_(before) {}

  std::vector<TypedCards> read() {
    const std::size_t dash = word_.find('-');
    if (dash != std::string_view::npos) {
      read_range(word_.substr(0, dash), word_.substr(dash + 1));
    } else if (const std::optional<Card> card = card_in(word_)) {
      for (TypedCards typed : before_) {
        ++typed.ranks[static_cast<std::size_t>(rank_of(*card))];
        typed.named |= chimera::bit(*card);
        add(typed);
      }
    } else {
      for (const Some& some : ranks_in(word_, false)) {
        for (const TypedCards& typed : before_) add(typed, some.rank, some.rank, some.count);
      }
    }
    return std::move(after_);
  }

 private:
  void read_range(std::string_view low, std::string_view high) {
    for (const Some& from : ranks_in(low, true)) {
      for (const Some& to : ranks_in(high, true)) {
        if (from.count != to.count || std::max(from.rank, to.rank) > chimera::index(Rank::kTwelve))
          continue;
        const auto [first, last] = std::minmax(from.rank, to.rank);
        for (const TypedCards& typed : before_) add(typed, first, last, from.count);
      }
    }
  }

  void add(TypedCards typed, int first, int last, int count) {
    for (int rank = first; rank <= last; ++rank) {
      std::uint8_t& held = typed.ranks[static_cast<std::size_t>(rank)];
      held = static_cast<std::uint8_t>(std::min(held + count, 100));
      if (first != last && count == 1) typed.range |= chimera::mask(chimera::rank_at(rank));
    }
    add(typed);
  }
  void add(const TypedCards& typed) {
    if (after_.size() < kMaxReadings) after_.push_back(typed);
  }

  std::string_view word_;
  const std::vector<TypedCards>& before_;
  std::vector<TypedCards> after_;
};

// "8-12 py" with one rank of it not in the hand: Pi Ya stands there.
TypedCards without_gap(TypedCards typed, Cards hand) {
  const RankMask lacking = typed.range & ~chimera::Planes(hand).one;
  const bool pi_ya = typed.ranks[static_cast<std::size_t>(Rank::kPiYa)] == 1;
  if (!pi_ya || std::popcount(lacking) != 1) return typed;
  --typed.ranks[static_cast<std::size_t>(std::countr_zero(lacking))];
  return typed;
}

// The combinations of one reading. Where a gap of a range was filled, only the straight that was
// named is meant.
Result<std::vector<Action>> plays_of(const TypedCards& typed, Cards hand, Cards last) {
  const TypedCards filled = without_gap(typed, hand);
  const Result<Cards> cards = pick_cards(filled, hand, last);
  if (!cards) return cards.error();
  std::vector<Action> plays;
  for (const chimera::Move move : chimera::readings(*cards)) {
    if (filled == typed || move.run() == typed.range) plays.emplace_back(move, *cards);
  }
  if (!plays.empty()) return plays;
  const Result<chimera::Move> none = chimera::read_combination(*cards, nullptr, false);
  if (!none) return none.error();
  return std::vector<Action>{{*none, *cards}};
}

}  // namespace

int TypedCards::size() const {
  int size = 0;
  for (const std::uint8_t count : ranks) size += count;
  return size;
}

Result<std::vector<TypedCards>> read_typed(std::string_view text) {
  std::vector<TypedCards> ways = {TypedCards{}};
  const std::string plain = normalised(text);
  for (const std::string& word : words(plain)) {
    const std::optional<Card> card = card_in(word);
    if (card && has(ways[0].named, *card)) {
      return Error{chimera::kCardTwice, "C-1.1", {{"card", chimera::name(*card)}}};
    }
    ways = WordReader(word, ways).read();
    if (ways.empty()) return not_understood(word);
    if (ways[0].size() > 2 * chimera::kDeckSize) break;
  }
  if (ways[0].size() == 0) return not_understood(text);
  if (std::all_of(ways.begin(), ways.end(),
                  [](const auto& way) { return way.size() > kMaxHand; })) {
    return Error{chimera::kTooManyCards, "C-4.1", {{"count", ways[0].size()}}};
  }
  return ways;
}

namespace {

Error too_few(chimera::Rank rank, int held) {
  std::string card(chimera::name(rank));
  if (held == 0) return {chimera::kNotHeld, "C-2.3", {{"card", std::move(card)}}};
  return {"play-held-fewer", "C-2.3", {{"card", std::move(card)}, {"count", held}}};
}

}  // namespace

Result<Cards> pick_cards(const TypedCards& typed, Cards hand, Cards last) {
  if (const Cards lacking = typed.named & ~hand; lacking != 0) {
    return Error{chimera::kNotHeld, "C-2.3", {{"card", chimera::name(chimera::first(lacking))}}};
  }
  Cards picked = typed.named;
  for (int i = 0; i < chimera::kRanks; ++i) {
    const Cards rank = chimera::all_of(chimera::mask(chimera::rank_at(i)));
    int wanted = typed.ranks[static_cast<std::size_t>(i)] - chimera::count(typed.named & rank);
    for (const Cards from : {hand & rank & ~picked & ~last, hand & rank & ~picked & last}) {
      for (Cards left = from; left != 0 && wanted > 0; left &= left - 1, --wanted) {
        picked |= chimera::bit(chimera::first(left));
      }
    }
    if (wanted > 0) return too_few(chimera::rank_at(i), chimera::count(hand & rank));
  }
  return picked;
}

Result<std::vector<Action>> read_plays(std::string_view text, Cards hand, Cards last) {
  const auto ways = read_typed(text);
  if (!ways) return ways.error();
  std::vector<Action> plays;
  MaybeError wrong;
  for (const TypedCards& way : *ways) {
    const auto found = plays_of(way, hand, last);
    if (found) {
      plays.insert(plays.end(), found->begin(), found->end());
    } else if (!wrong) {
      wrong = found.error();
    }
  }
  if (plays.empty()) return std::move(*wrong);
  return plays;
}

Result<Action> read_gift(std::string_view text, Cards hand, Cards last) {
  const auto ways = read_typed(text);
  if (!ways) return ways.error();
  MaybeError wrong;
  for (const TypedCards& way : *ways) {
    const Result<Cards> cards = pick_cards(way, hand, last);
    if (cards) {
      const int count = chimera::count(*cards);
      return Action(chimera::Move::gift(chimera::Planes(*cards).one, count), *cards);
    }
    if (!wrong) wrong = cards.error();
  }
  return std::move(*wrong);
}

}  // namespace lair::cli
