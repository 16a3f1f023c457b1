#include "chimera.h"

#include <algorithm>
#include <map>

namespace reference::chimera {
namespace {

using Counts = std::map<int, int>;  // rank -> how many of it, none of them zero

Counts count(const std::vector<int>& ranks) {
  Counts counts;
  for (int rank : ranks) ++counts[rank];
  return counts;
}

int held(const Counts& counts, int rank) {
  const auto found = counts.find(rank);
  return found == counts.end() ? 0 : found->second;
}

// The ranks that occur exactly n times, ascending.
std::vector<int> ranks_with(const Counts& counts, int n) {
  std::vector<int> ranks;
  for (const auto& [rank, number] : counts) {
    if (number == n) ranks.push_back(rank);
  }
  return ranks;
}

// Ascending ranks that follow each other within 1..12.
bool consecutive(const std::vector<int>& ranks) {
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    if (ranks[i] < 1 || ranks[i] > 12) return false;
    if (i > 0 && ranks[i] != ranks[i - 1] + 1) return false;
  }
  return true;
}

bool contains(const std::vector<int>& ranks, int rank) {
  return std::find(ranks.begin(), ranks.end(), rank) != ranks.end();
}

bool pi_ya_and_chimera(const std::vector<int>& ranks) {
  return contains(ranks, kPiYa) && contains(ranks, kChimera);
}

// There are four cards of each rank up to Hero, one Pi Ya and one Chimera (C-1.1).
bool in_the_pack(const Counts& counts) {
  return std::all_of(counts.begin(), counts.end(), [](const auto& of_rank) {
    const auto& [rank, number] = of_rank;
    return rank >= 1 && rank <= kChimera && number <= (rank <= kHero ? 4 : 1);
  });
}

// C-6.10, C-7.1
std::vector<int> straight_tops(const Counts& counts) {
  std::vector<int> ranks = ranks_with(counts, 1);
  if (ranks.size() != counts.size() || ranks.size() < 5 || ranks.size() > 12) return {};
  if (!contains(ranks, kPiYa)) {
    return consecutive(ranks) ? std::vector<int>{ranks.back()} : std::vector<int>{};
  }
  std::erase(ranks, kPiYa);
  std::vector<int> tops;
  for (int stands_for = 12; stands_for >= 1; --stands_for) {
    if (contains(ranks, stands_for)) continue;
    std::vector<int> with = ranks;
    with.push_back(stands_for);
    std::sort(with.begin(), with.end());
    if (consecutive(with)) tops.push_back(with.back());
  }
  return tops;
}

// What n-tuples with attached cards have in common: which ranks occur how often.
struct Shape {
  std::vector<int> ones, twos, threes, fours;
};

// C-6.2, C-6.4, C-6.6, C-6.7, C-6.11 to C-6.13: built around one rank.
std::optional<Reading> around_one_rank(const Shape& s, int cards) {
  const std::size_t ones = s.ones.size(), twos = s.twos.size();
  if (s.threes.empty() && s.fours.empty()) {
    if (twos == 1 && ones == 0) return Reading{"pair", cards, s.twos[0]};
  } else if (s.fours.empty() && s.threes.size() == 1) {
    if (ones == 0 && twos == 0) return Reading{"triple", cards, s.threes[0]};
    if (ones == 1 && twos == 0) return Reading{"triple-single", cards, s.threes[0]};
    if (ones == 0 && twos == 1) return Reading{"triple-pair", cards, s.threes[0]};
  } else if (s.threes.empty() && s.fours.size() == 1) {
    if (ones == 0 && twos == 0) return Reading{"trap", cards, s.fours[0]};
    if (ones == 2 && twos == 0 && !pi_ya_and_chimera(s.ones)) {
      return Reading{"quad-singles", cards, s.fours[0]};
    }
    if (ones == 0 && twos == 2) return Reading{"quad-pairs", cards, s.fours[0]};
  }
  return std::nullopt;
}

// C-6.3, C-6.5, C-6.8, C-6.9: runs of pairs or triples.
std::optional<Reading> run(const Shape& s, int cards) {
  const std::size_t ones = s.ones.size(), twos = s.twos.size(), threes = s.threes.size();
  if (!s.fours.empty()) return std::nullopt;
  if (threes == 0 && ones == 0 && twos >= 3 && consecutive(s.twos)) {
    return Reading{"pair-run", cards, s.twos.back()};
  }
  if (threes < 2 || !consecutive(s.threes)) return std::nullopt;
  const int top = s.threes.back();
  if (ones == 0 && twos == 0) return Reading{"triple-run", cards, top};
  if (ones == threes && twos == 0 && !pi_ya_and_chimera(s.ones)) {
    return Reading{"triple-run-singles", cards, top};
  }
  if (ones == 0 && twos == threes) return Reading{"triple-run-pairs", cards, top};
  return std::nullopt;
}

}  // namespace

std::vector<Reading> readings(std::vector<int> ranks) {
  const Counts counts = count(ranks);
  const int cards = static_cast<int>(ranks.size());
  if (!in_the_pack(counts)) return {};

  std::vector<Reading> found;
  if (cards == 1) found.push_back({"single", 1, ranks[0]});
  if (cards == 2 && pi_ya_and_chimera(ranks)) found.push_back({"flight", 2, kChimera});
  const Shape shape{ranks_with(counts, 1), ranks_with(counts, 2), ranks_with(counts, 3),
                    ranks_with(counts, 4)};
  if (const auto reading = around_one_rank(shape, cards)) found.push_back(*reading);
  if (const auto reading = run(shape, cards)) found.push_back(*reading);
  for (int top : straight_tops(counts)) found.push_back({"straight", cards, top});
  std::sort(found.begin(), found.end(),
            [](const Reading& a, const Reading& b) { return a.top > b.top; });
  return found;
}

bool beats(const Reading& play, const Reading& on) {
  if (on.kind == "flight") return false;
  if (play.kind == "flight") return true;
  if (play.kind == "trap" && on.kind != "trap") return true;
  return play.kind == on.kind && play.cards == on.cards && play.top > on.top;
}

namespace {

// Every choice of k of the given ranks.
std::vector<std::vector<int>> choices(const std::vector<int>& from, std::size_t k) {
  if (k == 0) return {{}};
  std::vector<std::vector<int>> all;
  for (std::size_t first = 0; first + k <= from.size(); ++first) {
    const std::vector<int> later(from.begin() + static_cast<std::ptrdiff_t>(first) + 1, from.end());
    for (std::vector<int> choice : choices(later, k - 1)) {
      choice.insert(choice.begin(), from[first]);
      all.push_back(choice);
    }
  }
  return all;
}

class Builder {
 public:
  explicit Builder(const std::vector<int>& hand) : counts_(count(hand)) {}

  std::vector<Play> build() {
    for (int rank = 1; rank <= kChimera; ++rank) around(rank);
    if (held(counts_, kPiYa) > 0 && held(counts_, kChimera) > 0)
      add("flight", kChimera, {kPiYa, kChimera});
    for (int low = 1; low <= 12; ++low) {
      for (int top = low; top <= 12; ++top) runs(low, top);
    }
    return found_;
  }

 private:
  // Plays whose height is the one rank they are built around.
  void around(int rank) {
    const int number = held(counts_, rank);
    if (number >= 1) add("single", rank, {rank});
    if (number >= 2) add("pair", rank, repeat({rank}, 2));
    if (number >= 3) {
      add("triple", rank, repeat({rank}, 3));
      attach("triple-single", {rank}, 3, 1, 1);
      attach("triple-pair", {rank}, 3, 1, 2);
    }
    if (number >= 4) {
      add("trap", rank, repeat({rank}, 4));
      attach("quad-singles", {rank}, 4, 2, 1);
      attach("quad-pairs", {rank}, 4, 2, 2);
    }
  }

  // Plays on consecutive ranks.
  void runs(int low, int top) {
    std::vector<int> ranks;
    for (int rank = low; rank <= top; ++rank) ranks.push_back(rank);
    if (ranks.size() >= 3 && each_held(ranks, 2)) add("pair-run", top, repeat(ranks, 2));
    if (ranks.size() >= 2 && each_held(ranks, 3)) {
      add("triple-run", top, repeat(ranks, 3));
      attach("triple-run-singles", ranks, 3, ranks.size(), 1);
      attach("triple-run-pairs", ranks, 3, ranks.size(), 2);
    }
    if (ranks.size() < 5) return;
    if (each_held(ranks, 1)) add("straight", top, ranks);
    if (held(counts_, kPiYa) == 0) return;
    for (int replaced : ranks) {
      std::vector<int> others = ranks;
      std::erase(others, replaced);
      if (!each_held(others, 1)) continue;
      others.push_back(kPiYa);
      add("straight", top, others);
    }
  }

  // The core (each of its ranks `times` times) with `number` other ranks, each `size` times.
  void attach(const std::string& kind, const std::vector<int>& core, int times, std::size_t number,
              int size) {
    std::vector<int> candidates;
    for (const auto& [rank, amount] : counts_) {
      if (amount >= size && !contains(core, rank)) candidates.push_back(rank);
    }
    for (const std::vector<int>& attached : choices(candidates, number)) {
      if (pi_ya_and_chimera(attached)) continue;
      std::vector<int> ranks = repeat(core, times);
      for (int rank : repeat(attached, size)) ranks.push_back(rank);
      add(kind, core.back(), ranks);
    }
  }

  bool each_held(const std::vector<int>& ranks, int times) const {
    return std::all_of(ranks.begin(), ranks.end(),
                       [&](int rank) { return held(counts_, rank) >= times; });
  }

  static std::vector<int> repeat(const std::vector<int>& ranks, int times) {
    std::vector<int> all;
    for (int rank : ranks) {
      for (int i = 0; i < times; ++i) all.push_back(rank);
    }
    return all;
  }

  void add(const std::string& kind, int top, std::vector<int> ranks) {
    std::sort(ranks.begin(), ranks.end());
    const int cards = static_cast<int>(ranks.size());
    found_.push_back({ranks, {kind, cards, top}});
  }

  Counts counts_;
  std::vector<Play> found_;
};

// Goes through every part of the hand: so many of the first rank, so many of the next, ...
void try_from(Counts::const_iterator rank, Counts::const_iterator end, std::vector<int>& chosen,
              std::vector<Play>& found) {
  if (rank == end) {
    for (const Reading& reading : readings(chosen)) found.push_back({chosen, reading});
    return;
  }
  for (int taken = 0; taken <= rank->second; ++taken) {
    try_from(std::next(rank), end, chosen, found);
    chosen.push_back(rank->first);
  }
  for (int taken = 0; taken <= rank->second; ++taken) chosen.pop_back();
}

std::vector<Play> those_that_beat(std::vector<Play> plays, const std::optional<Reading>& on) {
  if (on) std::erase_if(plays, [&](const Play& play) { return !beats(play.reading, *on); });
  std::sort(plays.begin(), plays.end());
  return plays;
}

}  // namespace

std::vector<Play> plays(const std::vector<int>& hand, const std::optional<Reading>& on) {
  return those_that_beat(Builder(hand).build(), on);
}

std::vector<Play> plays_by_trying_everything(const std::vector<int>& hand,
                                             const std::optional<Reading>& on) {
  const Counts counts = count(hand);
  std::vector<int> chosen;
  std::vector<Play> found;
  try_from(counts.begin(), counts.end(), chosen, found);
  return those_that_beat(found, on);
}

std::array<int, 3> score(const ScoreSheet& sheet) {
  std::array<int, 3> points = sheet.treasures;  // C-8.3
  for (int seat = 0; seat < 3; ++seat) {
    int& mine = points[static_cast<std::size_t>(seat)];
    if (sheet.out == sheet.chimera) {
      if (seat != sheet.chimera) continue;
      mine += 2 * sheet.bid + 25 * sheet.traps;  // C-8.1
      if (sheet.flight) mine += 25;
      if (sheet.idle_hunter) mine += 25;
    } else {
      mine += seat == sheet.chimera ? -sheet.bid : 20;  // C-8.2
    }
  }
  return points;
}

std::string rank_name(int rank) {
  if (rank == kHero) return "H";
  if (rank == kPiYa) return "PY";
  if (rank == kChimera) return "CH";
  return std::to_string(rank);
}

int rank_from_name(const std::string& name) {
  for (int rank = 1; rank <= kChimera; ++rank) {
    if (rank_name(rank) == name) return rank;
  }
  return 0;
}

std::vector<std::string> all_cards() {
  std::vector<std::string> cards;
  for (int rank = 1; rank <= kHero; ++rank) {
    for (const char* family : {"j", "s", "p", "t"}) cards.push_back(rank_name(rank) + family);
  }
  cards.emplace_back("PY");
  cards.emplace_back("CH");
  return cards;
}

int rank_of(const std::string& card) {
  const std::vector<std::string> cards = all_cards();
  if (std::find(cards.begin(), cards.end(), card) == cards.end()) return 0;
  if (card == "PY" || card == "CH") return rank_from_name(card);
  return rank_from_name(card.substr(0, card.size() - 1));
}

}  // namespace reference::chimera
