// The engine's move generator and judgement of combinations against the plain ones of the
// reference.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>

#include "chimera_under_test.h"

namespace rules_test {
namespace {

namespace ref = reference::chimera;

// How many hands of each density are tried; whole rounds are fewer by thirty.
int hands_to_try() {
  const char* said = std::getenv("LAIR_HANDS");
  return said == nullptr ? 30000 : std::atoi(said);
}

enum class Density { kRandom, kFewRanks, kFewRanksAndSpecials, kTriples };

// Few ranks in a row make runs, triples and quads abound.
std::vector<int> random_hand(std::mt19937& random, std::size_t size, Density density) {
  const int low = 1 + static_cast<int>(random() % 8);
  const int high = low + 4 + static_cast<int>(random() % 3);
  const int times = density == Density::kTriples ? 3 : 4;
  std::vector<int> pack;
  for (int rank = 1; rank <= ref::kChimera; ++rank) {
    const bool special = rank >= ref::kHero;
    const bool in_row = rank >= low && rank <= high;
    if (density == Density::kFewRanks && !in_row) continue;
    if (density == Density::kFewRanksAndSpecials && !in_row && !special) continue;
    const int copies = rank > ref::kHero              ? 1
                       : in_row                       ? times
                       : density == Density::kTriples ? 1
                                                      : 4;
    pack.insert(pack.end(), static_cast<std::size_t>(copies), rank);
  }
  std::shuffle(pack.begin(), pack.end(), random);
  pack.resize(std::min(size, pack.size()));
  return pack;
}

class ChimeraHands : public testing::TestWithParam<Density> {};

TEST_P(ChimeraHands, EveryPlayOfAHand) {
  const auto reference = make_reference_under_test(), engine = make_engine_under_test();
  std::mt19937 random(7 + static_cast<unsigned>(GetParam()));
  std::vector<Play> led = reference->plays({1}, {});
  for (int i = 0; i < hands_to_try(); ++i) {
    const std::size_t size = i % 3 == 0 ? 20 : i % 3 == 1 ? 17 : 1 + random() % 20;
    const auto hand = random_hand(random, size, GetParam());
    const auto all = reference->plays(hand, {});
    ASSERT_EQ(all, engine->plays(hand, {})) << testing::PrintToString(hand);
    // Then the same hand on some play of the hand before.
    const Play& lies = led[random() % led.size()];
    const Laid on{lies.ranks, lies.reading.top};
    ASSERT_EQ(reference->plays(hand, on), engine->plays(hand, on))
        << testing::PrintToString(hand) << " on " << testing::PrintToString(lies.ranks);
    led = all;
  }
}

// Cards taken at random, or a play with one card changed: most are no combination.
TEST_P(ChimeraHands, WhatIsACombination) {
  const auto reference = make_reference_under_test(), engine = make_engine_under_test();
  std::mt19937 random(17 + static_cast<unsigned>(GetParam()));
  for (int i = 0; i < hands_to_try(); ++i) {
    const auto hand = random_hand(random, 1 + random() % 20, GetParam());
    ASSERT_EQ(reference->readings(hand), engine->readings(hand)) << testing::PrintToString(hand);
    if (i % 10 != 0) continue;
    for (const Play& play : reference->plays(hand, {})) {
      std::vector<int> ranks = play.ranks;
      ranks[random() % ranks.size()] = 1 + static_cast<int>(random() % 15);
      std::sort(ranks.begin(), ranks.end());
      bool in_pack = true;
      for (int rank : ranks) {
        in_pack = in_pack && std::count(ranks.begin(), ranks.end(), rank) <= (rank <= 13 ? 4 : 1);
      }
      if (!in_pack) continue;
      ASSERT_EQ(reference->readings(ranks), engine->readings(ranks))
          << testing::PrintToString(ranks);
    }
  }
}

// Two implementations side by side through one round, from the deal to the score, with wrong lines
// among the right ones.
class SideBySide {
 public:
  explicit SideBySide(unsigned seed) : random_(seed) {}

  void run() {
    Situation s;
    s.kind = Situation::Kind::kBidding;
    s.options = options();
    for (int& total : s.totals) total = 5 * (below(90) - 10);
    s.dealer = below(3);
    s.redealt = below(2) == 0;
    s.deck = ref::all_cards();
    std::shuffle(s.deck.begin(), s.deck.end(), random_);
    s.cut = 18 + below(19);
    ASSERT_EQ(reference_->set_up(s), "");
    ASSERT_EQ(engine_->set_up(s), "");
    for (int i = 0; i < 3000 && !testing::Test::HasFatalFailure(); ++i) {
      const Snapshot now = reference_->look();
      compare(now, engine_->look());
      if (now.phase == "deal" || now.phase == "round-over") return;
      const nlohmann::json line = next_line(now);
      const std::string said = reference_->apply(line);
      ASSERT_EQ(said, engine_->apply(line)) << line << " after\n" << history_;
      if (said.empty()) accepted(now, line);
    }
  }

 private:
  int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }

  nlohmann::json options() {
    nlohmann::json all = {{"limit", 300}};
    if (below(2) == 0) all["edition"] = std::array{"de", "ko", "fr", "hu"}[random_() % 4];
    if (below(3) == 0) all["forced_bid"] = below(2) == 0 ? "holder" : "highest";
    if (below(3) == 0) all["closing_passes"] = 2 + below(2);
    if (below(3) == 0) all["all_pass"] = below(2) == 0 ? "redeal" : "first";
    if (below(3) == 0) all["reenter"] = below(2) == 0;
    return all;
  }

  nlohmann::json next_line(const Snapshot& now) {
    const int seat = below(10) == 0 ? below(3) : now.turn;
    const Cards& hand = now.hands[static_cast<std::size_t>(seat)];
    const int odd = below(25);
    if (now.phase == "bidding" ? odd != 0 : odd == 1) {
      return {{"seat", seat}, {"bid", below(8) == 0 ? 10 * below(6) : below(2) * (now.bid + 10)}};
    }
    if (now.phase == "swap" ? odd != 0 : odd == 2) {
      const int due = now.bid == 40 ? 2 : 1;
      return {{"seat", seat}, {"give", some(hand, below(8) == 0 ? below(4) : due)}};
    }
    if (below(6) == 0) return {{"seat", seat}, {"play", nlohmann::json::array()}};
    if (below(12) == 0) return {{"seat", seat}, {"play", some(hand, 1 + below(6))}};
    return play_line(seat, hand, now.leading || below(6) == 0);
  }

  // Different cards, mostly of the hand.
  Cards some(const Cards& hand, int number_of_cards) {
    Cards from = below(6) == 0 ? ref::all_cards() : hand;
    std::shuffle(from.begin(), from.end(), random_);
    from.resize(std::min(from.size(), static_cast<std::size_t>(number_of_cards)));
    return from;
  }

  nlohmann::json play_line(int seat, const Cards& hand, bool any) {
    std::vector<int> ranks;
    for (const std::string& card : hand) ranks.push_back(ref::rank_of(card));
    const auto all = reference_->plays(ranks, any ? std::nullopt : on_);
    if (all.empty()) return {{"seat", seat}, {"play", nlohmann::json::array()}};
    const Play& play = all[random_() % all.size()];
    Cards left = hand, cards;
    for (int rank : play.ranks) {
      const auto card = std::find_if(left.begin(), left.end(), [&](const std::string& name) {
        return ref::rank_of(name) == rank;
      });
      cards.push_back(*card);
      left.erase(card);
    }
    nlohmann::json line = {{"seat", seat}, {"play", cards}};
    const bool pi_ya = std::find(cards.begin(), cards.end(), "PY") != cards.end();
    if (pi_ya && play.reading.kind == "straight" && below(6) != 0) {
      line["top"] = ref::rank_name(below(6) == 0 ? 1 + below(15) : play.reading.top);
    }
    return line;
  }

  void accepted(const Snapshot& before, const nlohmann::json& line) {
    history_ += line.dump() + "\n";
    if (before.phase != "play" || line.at("play").empty()) return;
    on_ = Laid{};
    for (const auto& card : line.at("play")) on_->ranks.push_back(ref::rank_of(card));
    if (line.contains("top")) on_->top = ref::rank_from_name(line.at("top"));
  }

  void compare(const Snapshot& a, const Snapshot& b) const {
    ASSERT_EQ(a.phase, b.phase) << history_;
    ASSERT_EQ(a.bid, b.bid) << history_;
    ASSERT_EQ(a.bidder, b.bidder) << history_;
    ASSERT_EQ(a.totals, b.totals) << history_;
    ASSERT_EQ(a.winner, b.winner) << history_;
    if (a.phase == "round-over") {
      ASSERT_EQ(a.points, b.points) << history_;
    } else if (a.phase != "deal") {
      ASSERT_EQ(a.turn, b.turn) << history_;
      ASSERT_EQ(a.leading, b.leading) << history_;
      ASSERT_EQ(sorted(a.den), sorted(b.den)) << history_;
      for (std::size_t seat = 0; seat < 3; ++seat) {
        ASSERT_EQ(sorted(a.hands[seat]), sorted(b.hands[seat])) << history_;
      }
    }
  }

  static Cards sorted(Cards cards) {
    std::sort(cards.begin(), cards.end());
    return cards;
  }

  std::mt19937 random_;
  std::unique_ptr<ChimeraUnderTest> reference_ = make_reference_under_test();
  std::unique_ptr<ChimeraUnderTest> engine_ = make_engine_under_test();
  std::optional<Laid> on_;
  std::string history_;
};

TEST(ChimeraAgreement, WholeRounds) {
  for (int i = 0; i < hands_to_try() / 30; ++i) {
    SideBySide(static_cast<unsigned>(i)).run();
    if (HasFatalFailure()) FAIL() << "seed " << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Dense, ChimeraHands,
                         testing::Values(Density::kRandom, Density::kFewRanks,
                                         Density::kFewRanksAndSpecials, Density::kTriples));

}  // namespace
}  // namespace rules_test
