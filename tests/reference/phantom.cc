#include "phantom.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace reference::phantom {

namespace {

constexpr std::string_view kKinds = "hadi";
constexpr std::string_view kNumbers = "1234567";
constexpr std::string_view kItems = "BCKT";

// Every big set there is, each sorted.
std::vector<Names> make_all_big_sets() {
  std::vector<Names> sets;
  for (const Name& name : all_names()) {
    sets.push_back({name, name, name});
    if (is_number(name, "12345")) {
      const Name second{name.kind, static_cast<char>(name.sign + 1)};
      const Name third{name.kind, static_cast<char>(name.sign + 2)};
      sets.push_back({name, second, third});
    }
  }
  return sets;
}

const std::vector<Names>& all_big_sets() {
  static const std::vector<Names> sets = make_all_big_sets();
  return sets;
}

Names sorted(Names names) {
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<Names> names_of_sets(const std::vector<Set>& sets) {
  std::vector<Names> names;
  names.reserve(sets.size());
  for (const Set& set : sets) names.push_back(names_of(set));
  return names;
}

// Where a name stands in all_names().
std::size_t place(const Name& name) {
  const auto number = static_cast<std::size_t>(name.sign - '1');
  if (name.kind == 'h') return number;
  if (name.kind == 'a') return 7 + number;
  if (name.kind == 'd') return 14 + number;
  return 21 + kItems.find(name.sign);
}

// How many copies of each name there are, by place.
using Copies = std::array<int, 25>;

Copies copies_of(const Names& names) {
  Copies copies{};
  for (const Name& name : names) ++copies[place(name)];
  return copies;
}

void remove(Copies& copies, const Names& cards) {
  for (const Name& name : cards) --copies[place(name)];
}

bool holds(const Copies& copies, const Names& wanted) {
  return std::all_of(wanted.begin(), wanted.end(),
                     [&](const Name& name) { return copies[place(name)] >= count(wanted, name); });
}

// Every choice of big sets from the hand, the empty one included; sets in the order of
// all_big_sets(), so that no choice comes twice.
void choose_sets(const Copies& hand, std::size_t from, std::vector<Names>& chosen,
                 std::vector<std::vector<Names>>& choices) {
  choices.push_back(chosen);
  for (std::size_t i = from; i < all_big_sets().size(); ++i) {
    const Names& set = all_big_sets()[i];
    if (!holds(hand, set)) continue;
    Copies rest = hand;
    remove(rest, set);
    chosen.push_back(set);
    choose_sets(rest, i, chosen, choices);
    chosen.pop_back();
  }
}

bool is_complete(const Cards& hand, const std::vector<Set>& laid, GoingOut going_out) {
  return !ways_out(hand, laid, going_out).empty();
}

// Looks for the cheapest way to have so many big sets and a pair, trying all of them.
class Search {
 public:
  Search(const Names& hand, const Names& laid) : have_(copies_of(hand)) {
    const Copies lying = copies_of(laid);
    for (std::size_t i = 0; i < have_.size(); ++i) others_[i] = 4 - have_[i] - lying[i];
  }

  int least_missing(int sets) {
    best_ = 3 * sets + 2;  // all of them, which is always possible: other names than those laid
    choose(sets, 0, 0);
    return best_;
  }

 private:
  void choose(int sets, std::size_t from, int missing) {
    if (sets == 0) {
      for (const Name& name : all_names()) {
        with({name, name}, missing, [&](int now) { best_ = now; });
      }
      return;
    }
    for (std::size_t i = from; i < all_big_sets().size(); ++i) {
      with(all_big_sets()[i], missing, [&](int now) { choose(sets - 1, i, now); });
    }
  }

  // Takes these cards one by one, from the hand where it has them, goes on when all are taken, and
  // puts them back; does not go on if one of them does not exist any more.
  template <class GoOn>
  void with(const Names& cards, int missing, GoOn go_on, std::size_t taken = 0) {
    if (missing >= best_) return;
    if (taken == cards.size()) return go_on(missing);
    int& have = have_[place(cards[taken])];
    int& others = others_[place(cards[taken])];
    if (have > 0) {
      --have;
      with(cards, missing, go_on, taken + 1);
      ++have;
    } else if (others > 0) {
      --others;
      with(cards, missing + 1, go_on, taken + 1);
      ++others;
    }
  }

  Copies have_;      // cards of the hand not used yet
  Copies others_{};  // copies neither in the own hand nor in the own laid sets
  int best_ = 0;
};

Cards all_of(const Cards& hand, const std::vector<Set>& laid) {
  Cards cards = hand;
  for (const Set& set : laid) cards.insert(cards.end(), set.begin(), set.end());
  return cards;
}

// P-8.2, one red card.
int advanced_points(const Card& red, const Cards& everything, const std::vector<Set>& laid) {
  if (is_item(red.name)) return 1;
  bool laid_edge = false;  // a 1, a 7 or an item among the laid cards
  for (const Set& set : laid) {
    for (const Card& card : set) laid_edge |= is_item(card.name) || is_number(card.name, "17");
  }
  if (is_number(red.name, "17")) return laid_edge ? 2 : 0;
  if (is_number(red.name, "26")) return laid_edge ? 0 : 2;
  if (is_number(red.name, "35")) return laid.size() >= 3 ? 2 : 0;
  const bool pure = std::all_of(everything.begin(), everything.end(), [&](const Card& card) {
    return is_item(card.name) || card.name.kind == red.name.kind;
  });
  return pure ? 5 : 0;
}

}  // namespace

std::strong_ordering operator<=>(const Name& a, const Name& b) {
  if (a.kind != b.kind) return kKinds.find(a.kind) <=> kKinds.find(b.kind);
  return a.sign <=> b.sign;
}

std::strong_ordering operator<=>(const Card& a, const Card& b) {
  return std::tie(a.name, a.red) <=> std::tie(b.name, b.red);
}

std::strong_ordering operator<=>(const Way& a, const Way& b) {
  return std::tie(a.sets, a.pair) <=> std::tie(b.sets, b.pair);
}

const Names& all_names() {
  static const Names names = [] {
    Names all;
    for (const char kind : kKinds) {
      for (const char sign : kind == 'i' ? kItems : kNumbers) all.push_back({kind, sign});
    }
    return all;
  }();
  return names;
}

Cards all_cards() {
  Cards cards;
  for (const Name& name : all_names()) {
    for (int black = 0; black < 3; ++black) cards.push_back({name, false});
    cards.push_back({name, true});
  }
  return cards;
}

std::optional<Card> read_card(std::string_view text) {
  const bool red = text.ends_with('*');
  if (red) text.remove_suffix(1);
  if (text.size() != 2) return std::nullopt;
  const Name name{text[0], text[1]};
  if (std::find(all_names().begin(), all_names().end(), name) == all_names().end()) {
    return std::nullopt;
  }
  return Card{name, red};
}

std::string write(const Name& name) { return {name.kind, name.sign}; }
std::string write(const Card& card) { return write(card.name) + (card.red ? "*" : ""); }

Names names_of(const Cards& cards) {
  Names names;
  for (const Card& card : cards) names.push_back(card.name);
  return names;
}

int count(const Names& names, const Name& name) {
  return static_cast<int>(std::count(names.begin(), names.end(), name));
}

bool is_item(const Name& name) { return name.kind == 'i'; }

bool is_number(const Name& name, std::string_view numbers) {
  return !is_item(name) && numbers.find(name.sign) != std::string_view::npos;
}

bool is_pair(const Names& cards) { return cards.size() == 2 && cards[0] == cards[1]; }

bool is_group(const Names& cards) {
  return cards.size() == 3 && cards[0] == cards[1] && cards[1] == cards[2];
}

bool is_run(const Names& cards) {
  if (cards.size() != 3) return false;
  const Names in_order = sorted(cards);
  if (is_item(in_order[0])) return false;
  return in_order[1] == Name{in_order[0].kind, static_cast<char>(in_order[0].sign + 1)} &&
         in_order[2] == Name{in_order[0].kind, static_cast<char>(in_order[0].sign + 2)};
}

bool is_big_set(const Names& cards) { return is_group(cards) || is_run(cards); }

bool enough_sets(int laid, int shown, GoingOut going_out) {
  return going_out == GoingOut::kTogether ? laid + shown >= 2 : shown >= 2;
}

std::vector<Way> ways_out(const Cards& hand, const std::vector<Set>& laid, GoingOut going_out) {
  if (laid.empty()) return {};  // P-6.2
  const Copies copies = copies_of(names_of(hand));
  std::vector<Names> chosen;
  std::vector<std::vector<Names>> choices;
  choose_sets(copies, 0, chosen, choices);
  std::set<Way> ways;
  for (std::vector<Names>& sets : choices) {
    const int shown = static_cast<int>(sets.size());
    if (!enough_sets(static_cast<int>(laid.size()), shown, going_out)) continue;
    Copies rest = copies;
    for (const Names& set : sets) remove(rest, set);
    std::sort(sets.begin(), sets.end());
    for (const Name& name : all_names()) {
      if (rest[place(name)] >= 2) ways.insert({sets, {name, name}});
    }
  }
  return {ways.begin(), ways.end()};
}

Names waits(const Cards& hand, const std::vector<Set>& laid, GoingOut going_out) {
  if (is_complete(hand, laid, going_out)) return {};
  const Names own = names_of(all_of(hand, laid));
  Names waits;
  for (const Name& name : all_names()) {
    if (count(own, name) == 4) continue;
    Cards more = hand;
    more.push_back({name, false});
    if (is_complete(more, laid, going_out)) waits.push_back(name);
  }
  return waits;
}

int distance(const Cards& hand, const std::vector<Set>& laid, GoingOut going_out) {
  Names lying;
  for (const Names& set : names_of_sets(laid)) lying.insert(lying.end(), set.begin(), set.end());
  int sets = 0;
  while (!enough_sets(static_cast<int>(laid.size()), sets, going_out)) ++sets;
  return Search(names_of(hand), lying).least_missing(sets);
}

bool turned_matches(const Card& turned, const std::vector<Set>& laid, const Way& shown) {
  bool found = count(shown.pair, turned.name) > 0;
  for (const Names& set : shown.sets) found |= count(set, turned.name) > 0;
  for (const Names& set : names_of_sets(laid)) found |= count(set, turned.name) > 0;
  return found;
}

Score score_out(const Cards& hand, const std::vector<Set>& laid, const Way& shown,
                const Cards& turned, bool advanced) {
  Score score;
  const auto item_groups = std::count_if(laid.begin(), laid.end(), [](const Set& set) {
    return is_item(set[0].name) && is_group(names_of(set));
  });
  if (advanced && item_groups >= 3) {
    score.wins_game = true;
    return score;
  }
  score.sets = static_cast<int>(laid.size());
  const Cards everything = all_of(hand, laid);
  for (const Card& card : everything) {
    if (card.red) score.reds += advanced ? advanced_points(card, everything, laid) : 1;
  }
  if (!advanced) {
    for (const Card& card : turned) {
      if (!turned_matches(card, laid, shown)) break;
      ++score.turned;
    }
  }
  score.points = score.sets + score.reds + score.turned;
  return score;
}

}  // namespace reference::phantom
