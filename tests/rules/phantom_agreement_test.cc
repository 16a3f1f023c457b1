// The engine's analysis of hands against the plain solver of the reference.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "../reference/phantom.h"
#include "phantom_translation.h"
#include "rules/phantom/analysis.h"
#include "rules/phantom/ways.h"

namespace phantom_tests {
namespace {

namespace ref = reference::phantom;
namespace eng = lair::phantom;

// Of all densities together, for each reading of P-6.1. Fewer where checks make everything slow.
int hands_to_try() {
#ifdef NDEBUG
  constexpr int kHands = 100'000;
#else
  constexpr int kHands = 20'000;
#endif
  const char* said = std::getenv("LAIR_HANDS");
  return said == nullptr ? kHands : std::atoi(said);
}

// From what a hand is drawn. The fewer names, the more sets, and the more often the fourth copy of
// a name is the player's own already.
enum class Density { kAllCards, kOneKind, kFewNames, kFewNamesAndItems };
constexpr Density kDensities[] = {Density::kAllCards, Density::kOneKind, Density::kFewNames,
                                  Density::kFewNamesAndItems};

struct Own {
  ref::Cards hand;
  std::vector<ref::Set> laid;
};

std::string text_of(const Own& own) {
  std::string text;
  for (const ref::Card& card : own.hand) text.append(ref::write(card)).append(" ");
  text.append("|");
  for (const ref::Set& set : own.laid) {
    text.append(" /");
    for (const ref::Card& card : set) text.append(" ").append(ref::write(card));
  }
  return text;
}

ref::Cards pool(std::mt19937& random, Density density) {
  ref::Cards cards = ref::all_cards();
  if (density == Density::kAllCards) return cards;
  const char kind = "had"[random() % 3];
  const char low = static_cast<char>('1' + random() % 4);
  const auto unwanted = [&](const ref::Card& card) {
    if (ref::is_item(card.name)) {
      return density != Density::kFewNamesAndItems || card.name.sign > 'C';
    }
    if (card.name.kind != kind) return true;
    return density != Density::kOneKind && (card.name.sign < low || card.name.sign > low + 3);
  };
  cards.erase(std::remove_if(cards.begin(), cards.end(), unwanted), cards.end());
  return cards;
}

// The first three cards, in the order they lie, that form a big set are laid; none if there are
// none.
void lay_one(ref::Cards& left, std::vector<ref::Set>& laid) {
  for (std::size_t i = 0; i < left.size(); ++i) {
    for (std::size_t j = i + 1; j < left.size(); ++j) {
      for (std::size_t k = j + 1; k < left.size(); ++k) {
        const ref::Set set{left[i], left[j], left[k]};
        if (!ref::is_big_set(ref::names_of(set))) continue;
        laid.push_back(set);
        for (const std::size_t place : {k, j, i}) {
          left.erase(left.begin() + static_cast<std::ptrdiff_t>(place));
        }
        return;
      }
    }
  }
}

Own random_own(std::mt19937& random, Density density) {
  ref::Cards left = pool(random, density);
  std::shuffle(left.begin(), left.end(), random);
  Own own;
  for (unsigned sets = random() % 4; sets > 0; --sets) lay_one(left, own.laid);
  std::size_t size = random() % 3 == 0 ? random() % 9 : 6 + random() % 3;
  size = std::min(size, left.size());
  own.hand.assign(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(size));
  return own;
}

std::vector<ref::Way> engine_ways(const Own& own, ref::GoingOut reading) {
  std::vector<ref::Way> ways;
  if (own.laid.empty()) return ways;
  const int sets = eng::sets_needed(static_cast<int>(own.laid.size()), to_engine(reading));
  eng::each_way(to_engine(own.hand), sets,
                [&](const eng::Shown& shown) { ways.push_back(to_reference(shown)); });
  std::sort(ways.begin(), ways.end());
  return ways;
}

// The names of which one more copy, if there is one, brings the hand nearer.
ref::Names plain_helps(const Own& own, ref::GoingOut reading) {
  const int now = ref::distance(own.hand, own.laid, reading);
  ref::Names owned = ref::names_of(own.hand);
  for (const ref::Set& set : own.laid) {
    for (const ref::Card& card : set) owned.push_back(card.name);
  }
  ref::Names helps;
  for (const ref::Name& name : ref::all_names()) {
    if (ref::count(owned, name) == 4) continue;
    ref::Cards more = own.hand;
    more.push_back({name, false});
    if (ref::distance(more, own.laid, reading) < now) helps.push_back(name);
  }
  return helps;
}

class PhantomHands : public testing::TestWithParam<ref::GoingOut> {};

TEST_P(PhantomHands, DistanceWaitsAndWays) {
  const ref::GoingOut reading = GetParam();
  std::mt19937 random(11);
  std::map<int, int> seen;  // hands by distance
  int waiting = 0;
  for (int i = 0; i < hands_to_try(); ++i) {
    const Own own = random_own(random, kDensities[i % 4]);
    const eng::Cards hand = to_engine(own.hand);
    const eng::Laid laid = to_engine(own.laid);
    const int distance = ref::distance(own.hand, own.laid, reading);
    const ref::Names waits = ref::waits(own.hand, own.laid, reading);
    const std::vector<ref::Way> ways = ref::ways_out(own.hand, own.laid, reading);
    ASSERT_EQ(eng::distance(hand, laid, to_engine(reading)), distance) << text_of(own);
    ASSERT_EQ(to_reference(eng::waits(hand, laid, to_engine(reading))), waits) << text_of(own);
    ASSERT_EQ(eng::is_waiting(hand, laid, to_engine(reading)), !waits.empty()) << text_of(own);
    ASSERT_EQ(eng::complete(hand, laid, to_engine(reading)), !ways.empty()) << text_of(own);
    ASSERT_EQ(engine_ways(own, reading), ways) << text_of(own);
    // The plain solvers among themselves.
    ASSERT_EQ(distance == 0 && !own.laid.empty(), !ways.empty()) << text_of(own);
    ASSERT_EQ(distance == 1 && !own.laid.empty(), !waits.empty()) << text_of(own);
    ++seen[distance];
    waiting += waits.empty() ? 0 : 1;
  }
  for (int distance = 0; distance <= 5; ++distance) EXPECT_GT(seen[distance], 0) << distance;
  EXPECT_GT(waiting, hands_to_try() / 100);
}

TEST_P(PhantomHands, DiscardChoices) {
  const ref::GoingOut reading = GetParam();
  std::mt19937 random(12);
  for (int i = 0; i < hands_to_try() / 50; ++i) {
    const Own own = random_own(random, kDensities[i % 4]);
    if (own.hand.empty()) continue;
    const eng::Cards hand = to_engine(own.hand);
    const eng::Laid laid = to_engine(own.laid);
    ASSERT_EQ(to_reference(eng::helps(hand, laid, to_engine(reading))), plain_helps(own, reading))
        << text_of(own);
    eng::DiscardChoices choices;
    eng::discard_choices(hand, laid, to_engine(reading), eng::Cards(), choices);
    eng::DiscardChoices distances;
    eng::discard_distances(hand, laid, to_engine(reading), distances);
    ref::Names names = ref::names_of(own.hand);
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    ASSERT_EQ(choices.size(), names.size()) << text_of(own);
    ASSERT_EQ(distances.size(), names.size()) << text_of(own);
    bool can_wait = false;
    for (std::size_t c = 0; c < names.size(); ++c) {
      Own left = own;
      left.hand.erase(std::find_if(left.hand.begin(), left.hand.end(),
                                   [&](const ref::Card& card) { return card.name == names[c]; }));
      const int distance = ref::distance(left.hand, left.laid, reading);
      ASSERT_EQ(to_reference(eng::bit(choices[c].name)), ref::Names{names[c]});
      ASSERT_EQ(choices[c].distance, distance) << text_of(own) << " less " << ref::write(names[c]);
      ASSERT_EQ(distances[c].distance, distance) << text_of(own);
      ASSERT_EQ(to_reference(choices[c].helps), plain_helps(left, reading)) << text_of(left);
      can_wait |= !ref::waits(left.hand, left.laid, reading).empty();
    }
    const int now = ref::distance(own.hand, own.laid, reading);
    ASSERT_EQ(eng::can_wait_after_discard(hand, laid, to_engine(reading), now), can_wait)
        << text_of(own);
  }
}

INSTANTIATE_TEST_SUITE_P(Readings, PhantomHands,
                         testing::Values(ref::GoingOut::kTogether, ref::GoingOut::kInHand),
                         [](const auto& reading) {
                           return reading.param == ref::GoingOut::kTogether ? "together"
                                                                            : "in_hand";
                         });

}  // namespace
}  // namespace phantom_tests
