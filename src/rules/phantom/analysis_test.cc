#include "rules/phantom/analysis.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "core/repeats_test.h"
#include "core/rng.h"
#include "rules/phantom/position_test.h"
#include "rules/phantom/ways.h"

namespace lair::phantom {
namespace {

// A plain solver: tries every choice of sets and pair.
class Plain {
 public:
  Plain(const Cards& hand, const Laid& laid, GoingOut reading)
      : laid_(laid), sets_(sets_needed(laid.sets, reading)) {
    for (int i = 0; i < kNamePlaces; ++i) held_[at(i)] = hand.count(name_at(i));
    for (int i = 0; i < kNamePlaces; ++i) cap_[at(i)] = 4 - laid.cards.count(name_at(i));
  }

  int distance() const {
    std::array<int, kNamePlaces> use{};
    return best(use, sets_, 0);
  }

  bool has_room(int name) const { return held_[at(name)] < cap_[at(name)]; }

  NameMask helps() const {
    const int now = distance();
    NameMask names = 0;
    for (NameMask left = kAllNames; left != 0; left &= left - 1) {
      Plain more = *this;
      const int name = index(lowest(left));
      if (!has_room(name)) continue;
      ++more.held_[at(name)];
      if (more.distance() < now) names |= bit(name_at(name));
    }
    return names;
  }

  NameMask waits() const {
    if (laid_.sets == 0 || distance() == 0) return 0;
    NameMask names = 0;
    for (NameMask left = kAllNames; left != 0; left &= left - 1) {
      Plain more = *this;
      const int name = index(lowest(left));
      if (!has_room(name)) continue;
      ++more.held_[at(name)];
      if (more.distance() == 0) names |= bit(name_at(name));
    }
    return names;
  }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  int lacking(const std::array<int, kNamePlaces>& use) const {
    int lacking = 0;
    for (std::size_t i = 0; i < use.size(); ++i) {
      if (use[i] > cap_[i]) return 99;
      lacking += std::max(0, use[i] - held_[i]);
    }
    return lacking;
  }

  int best(std::array<int, kNamePlaces>& use, int sets, int from) const {
    int least = 99;
    if (sets == 0) {
      const int base = lacking(use);
      for (int name = 0; base < 99 && name < kNamePlaces; ++name) {
        const int used = use[at(name)] + 2;
        if ((bit(name_at(name)) & kAllNames) == 0 || used > cap_[at(name)]) continue;
        const int without = std::max(0, used - 2 - held_[at(name)]);
        least = std::min(least, base - without + std::max(0, used - held_[at(name)]));
      }
      return least;
    }
    for (int shape = from; shape < 2 * kNamePlaces; ++shape) {
      const int first = shape / 2;
      const bool run = shape % 2 == 1;
      const NameMask mask = bit(name_at(first));
      if ((mask & (run ? kRunStarts : kAllNames)) == 0) continue;
      for (int i = 0; i < 3; ++i) ++use[at(first + (run ? i : 0))];
      least = std::min(least, best(use, sets - 1, shape));
      for (int i = 0; i < 3; ++i) --use[at(first + (run ? i : 0))];
    }
    return least;
  }

  Laid laid_;
  int sets_;
  std::array<int, kNamePlaces> held_{};
  std::array<int, kNamePlaces> cap_{};
};

struct Case {
  Cards hand;
  Laid laid;
};

// Laid sets, then a hand out of what is left; now and then all from few names, where copies run
// out.
Case random_case(Rng& rng) {
  const auto few = static_cast<NameMask>(rng.next());
  const bool narrow = rng.below(2) == 0;
  std::vector<Card> deck;
  for (const Card card : whole_deck()) {
    if (!narrow || (few & bit(name_of(card))) != 0) deck.push_back(card);
  }
  rng.shuffle(std::span(deck));
  Case found;
  const std::size_t want = rng.below(5);
  for (int tries = 0; tries < 300 && found.laid.sets < want && deck.size() > 3; ++tries) {
    Three cards = {deck[deck.size() - 1], deck[deck.size() - 2], deck[deck.size() - 3]};
    std::sort(cards.begin(), cards.end());
    if (big_set(cards)) {
      found.laid.add(cards);
      deck.resize(deck.size() - 3);
    }
    rng.shuffle(std::span(deck));
  }
  const std::size_t size = std::min<std::size_t>(rng.below(9), deck.size());
  for (std::size_t i = 0; i < size; ++i) found.hand.add(deck[i]);
  return found;
}

void expect_exact(const Case& position, GoingOut reading) {
  const auto& [hand, laid] = position;
  const Plain plain(hand, laid, reading);
  ASSERT_EQ(distance(hand, laid, reading), plain.distance());
  ASSERT_EQ(helps(hand, laid, reading), plain.helps());
  ASSERT_EQ(waits(hand, laid, reading), plain.waits());
  ASSERT_EQ(is_waiting(hand, laid, reading), plain.waits() != 0);
  int ways = 0;
  each_way(hand, sets_needed(laid.sets, reading), [&](const Shown&) { ++ways; });
  ASSERT_EQ(ways > 0, plain.distance() == 0);
}

TEST(Analysis, AgreesWithAPlainSolver) {
  Rng rng(3);
  for (int i = 0; i < repeats(300); ++i) {
    const Case position = random_case(rng);
    expect_exact(position, GoingOut::kTogether);
    expect_exact(position, GoingOut::kInHand);
  }
}

// Whole kinds laid away: profiles that the tables do not list.
TEST(Analysis, IsExactWhereCopiesRunOut) {
  Case position;
  for (const char* set : {"h1 h1 h1", "h2 h2 h2", "h3 h3 h3", "h4 h4 h4", "h5 h5 h5", "h6 h6 h6",
                          "h7 h7 h7", "a1 a1 a1", "a2 a2 a2", "a3 a3 a3"}) {
    position.laid.add(three(set));
  }
  for (const char* hand :
       {"", "h1* h2*", "h1* h2* h3* h4* h5* h6* h7*", "h5* h6* a4 a4 d1 d2 d3", "a1* a4 iB iB"}) {
    position.hand = bag(hand);
    expect_exact(position, GoingOut::kTogether);
    expect_exact(position, GoingOut::kInHand);
  }
}

TEST(Analysis, ChoicesAgreeWithSingleQuestions) {
  Rng rng(5);
  for (int i = 0; i < repeats(1000); ++i) {
    const auto [hand, laid] = random_case(rng);
    const Cards unseen = bag("h1 h1 h2 a3 a3 a3* d7 iB iC");
    for (const GoingOut reading : {GoingOut::kTogether, GoingOut::kInHand}) {
      DiscardChoices choices;
      DiscardChoices distances;
      discard_choices(hand, laid, reading, unseen, choices);
      discard_distances(hand, laid, reading, distances);
      ASSERT_EQ(choices.size(), distances.size());
      NameMask names = hand.names();
      bool waiting = false;
      for (std::size_t k = 0; k < choices.size(); ++k, names &= names - 1) {
        const DiscardChoice& choice = choices[k];
        ASSERT_EQ(choice.name, lowest(names));
        Cards rest = hand;
        rest.drop(choice.name);
        ASSERT_EQ(choice.distance, distance(rest, laid, reading));
        ASSERT_EQ(choice.distance, distances[k].distance);
        ASSERT_EQ(choice.helps, helps(rest, laid, reading));
        int copies = 0;
        unseen.each([&](Card card) { copies += (choice.helps & bit(name_of(card))) != 0 ? 1 : 0; });
        ASSERT_EQ(choice.unseen, copies);
        waiting |= is_waiting(rest, laid, reading);
      }
      ASSERT_EQ(names, 0U);
      ASSERT_EQ(can_wait_after_discard(hand, laid, reading, distance(hand, laid, reading)),
                waiting);
    }
  }
}

// P-4.4: a name whose four copies are all one's own does not count.
TEST(Analysis, OwnCopiesAreNoWaits) {
  Laid laid;
  laid.add(three("h3 h3 h3*"));
  laid.add(three("a1 a2 a3"));
  EXPECT_EQ(waits(bag("h3"), laid, GoingOut::kTogether), 0U);
  EXPECT_EQ(waits(bag("h3 d1"), laid, GoingOut::kTogether), bit(name_of(one("d1"))));
}

// P-6.2, and a hand that is complete already (P-4.4).
TEST(Analysis, WaitingNeedsALaidSetAndAnIncompleteHand) {
  EXPECT_EQ(waits(bag("h1 h2 h3 a1 a2 a3 iB"), {}, GoingOut::kTogether), 0U);
  Laid laid;
  laid.add(three("d5 d6 d7"));
  EXPECT_EQ(waits(bag("h1 h2 h3 iB iB"), laid, GoingOut::kTogether), 0U);
  EXPECT_EQ(waits(bag("h1 h2 h3 a1 a2 a3 iB"), laid, GoingOut::kInHand), bit(name_of(one("iB"))));
  EXPECT_TRUE(complete(bag("h1 h2 h3 iB iB"), laid, GoingOut::kTogether));
  EXPECT_FALSE(complete(bag("h1 h2 h3 iB iB"), laid, GoingOut::kInHand));
  EXPECT_FALSE(complete(bag("h1 h2 h3 a1 a2 a3 iB iB"), {}, GoingOut::kInHand));
}

}  // namespace
}  // namespace lair::phantom
