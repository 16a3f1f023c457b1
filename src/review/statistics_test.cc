#include <gtest/gtest.h>

#include <future>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "arena/arena.h"
#include "core/hash.h"
#include "record/example_records_test.h"
#include "record/record_file.h"
#include "review/same_deals.h"
#include "review/statistics_fold.h"

namespace lair {
namespace {

void read(StatisticsFold& fold, const std::string& records) {
  std::istringstream file(records);
  const FileCheck check =
      check_records(file, {}, [&](const Replay& game, const Value& line) { fold.add(game, line); });
  ASSERT_FALSE(check.error);
}

Statistics statistics_of(std::string_view records) {
  StatisticsFold fold;
  read(fold, std::string(records));
  return fold.statistics();
}

std::string games(std::string_view game, const std::vector<std::string>& bots, int count) {
  std::string records;
  ArenaSetup setup{.game = game, .bots = bots, .games = count, .seed = 7};
  setup.record = [&](const std::string& record) { records += record; };
  EXPECT_TRUE(run_arena(setup));
  return records;
}

TEST(Statistics, CountWhatHappenedInAGameOfChimera) {
  Statistics statistics = statistics_of(kChimeraRecord);
  const auto& ana = statistics.players<chimera::Game>().at("Ana");
  EXPECT_EQ(ana.games, 1);
  EXPECT_EQ(ana.won, 1);
  EXPECT_EQ(ana.points, (Sum{70, 1}));
  EXPECT_EQ(ana.own.bids[0], 1);
  EXPECT_EQ(ana.own.as_chimera[0].points, (Sum{70, 1}));
  EXPECT_EQ(ana.own.as_chimera[0].won, 1);
  EXPECT_EQ(ana.own.treasures, 5);  // the cat 11j
  const auto& ben = statistics.players<chimera::Game>().at("Ben");
  EXPECT_EQ(ben.won, 0);
  EXPECT_EQ(ben.own.as_hunter[0].points, (Sum{0, 1}));
  EXPECT_EQ(ben.own.as_hunter[0].won, 0);
  EXPECT_EQ(ben.own.bids[0], 0);  // he passed
}

TEST(Statistics, CountWhatHappenedInAGameOfPhantomRummy) {
  Statistics statistics = statistics_of(kPhantomRecord);
  const auto& ana = statistics.players<phantom::Game>().at("Ana");
  EXPECT_EQ(ana.own.out, (Sum{3, 1}));
  EXPECT_EQ(ana.own.laid, 1);
  EXPECT_EQ(ana.own.out_discards, 0);
  // h1 h2 h3 a1 a2 iC iC: only the third angel is missing; then the set is laid, and it is missing
  // no more.
  EXPECT_EQ(ana.own.distances, (std::vector<Sum>{{1, 1}, {0, 1}}));
  const auto& ben = statistics.players<phantom::Game>().at("Ben");
  EXPECT_EQ(ben.own.others_out, 1);
  EXPECT_EQ(ben.own.distances.size(), 1U);
}

TEST(Statistics, OfSeveralFilesAreTheirSum) {
  const std::string first = games("chimera", {"greedy", "random", "greedy"}, 3);
  const std::string second = games("phantom-rummy", {"greedy", "random"}, 3);
  Statistics sum = statistics_of(first);
  sum.add(statistics_of(second));
  sum.add(statistics_of(first));
  EXPECT_EQ(sum, statistics_of(first + second + first));
  EXPECT_FALSE(sum == statistics_of(first + second));
}

// strong does not draw, so on its own deals, in the company it had, it gets what it got.
TEST(SameDeals, ABotBesideItselfIsNoBetter) {
  for (const std::string_view game : {"chimera", "phantom-rummy"}) {
    StatisticsFold fold;
    read(fold, games(game, {"strong", "greedy", "greedy"}, 2));
    play_same_deals(fold.statistics(), fold.rounds(), {"strong"});
    std::int64_t luck = 0;
    fold.statistics().each_game([&](const auto& players) {
      for (const auto& [name, player] : players) {
        luck += player.same_deals.luck_twelfths.sum;
        if (!name.starts_with("strong")) continue;
        EXPECT_EQ(player.same_deals.points, player.points);
        EXPECT_EQ(player.same_deals.bot, player.points) << name;
      }
    });
    EXPECT_EQ(luck, 0) << "what one seat's cards are better, the others' are worse";
  }
}

class RememberedRounds final : public KnownRounds {
 public:
  std::optional<Totals> find(std::uint64_t key) const override {
    const auto found = rounds.find(key);
    return found == rounds.end() ? std::nullopt : std::optional(found->second);
  }
  void add(std::uint64_t key, const Totals& points) override {
    EXPECT_FALSE(rounds.contains(key)) << "played twice";
    rounds[key] = points;
    in_order.push_back(points);
  }
  std::map<std::uint64_t, Totals> rounds;
  std::vector<Totals> in_order;  // as they were played
};

TEST(SameDeals, WhatIsKnownIsNotPlayedAgainOnAnyNumberOfThreads) {
  const std::string records = games("chimera", {"greedy", "random", "greedy"}, 2) +
                              games("phantom-rummy", {"greedy", "easy"}, 2);
  const auto compared = [&](int threads, KnownRounds* known) {
    StatisticsFold fold;
    read(fold, records);
    play_same_deals(fold.statistics(), fold.rounds(), {"strong", threads, known});
    return fold.statistics();
  };
  const Statistics plain = compared(1, nullptr);
  RememberedRounds known;
  EXPECT_EQ(compared(3, &known), plain);
  const std::size_t played = known.rounds.size();
  EXPECT_GT(played, 20U);
  EXPECT_EQ(compared(2, &known), plain);
  EXPECT_EQ(known.rounds.size(), played);
  for (auto& [key, points] : known.rounds) points[0] += 1000;
  EXPECT_FALSE(compared(2, &known) == plain) << "it was not looked at";
}

// Holds the bots up until they are to stop.
class HeldRounds final : public KnownRounds {
 public:
  std::optional<Totals> find(std::uint64_t) const override { return std::nullopt; }
  void add(std::uint64_t, const Totals&) override { told.wait(); }
  std::promise<void> stop_said;
  std::shared_future<void> told = stop_said.get_future().share();
};

TEST(SameDeals, WhoStopsThemHasWhatWasPlayed) {
  StatisticsFold fold;
  read(fold, games("chimera", {"greedy", "random", "greedy"}, 6));
  const auto all = static_cast<std::int64_t>(fold.rounds().size());
  HeldRounds held;
  const std::int64_t played = play_same_deals(
      fold.statistics(), fold.rounds(), {"strong", 1, &held}, [&](std::int64_t, std::int64_t) {
        held.stop_said.set_value();
        return false;
      });
  EXPECT_LT(played, all);
  for (const auto& [name, player] : fold.statistics().players<chimera::Game>()) {
    EXPECT_EQ(player.same_deals.bot.count, player.same_deals.points.count);
    EXPECT_LE(player.same_deals.points.count, played);
  }
}

// What is kept of bots that played otherwise must not be taken for theirs: who changes these
// numbers raises kSameDealsVersion.
TEST(SameDeals, BotsPlayAsTheyDidInThisVersion) {
  static_assert(kSameDealsVersion == 4);
  const auto points_of = [](std::string_view game, const std::string& level) {
    StatisticsFold fold;
    read(fold, games(game, {"random", "random", "random"}, 1));
    RememberedRounds known;
    play_same_deals(fold.statistics(), fold.rounds(), {level, 1, &known});
    Hash hash;
    for (const Totals& points : known.in_order) {
      for (const int each : points) hash.add(static_cast<std::uint64_t>(each));
    }
    return hash.value();
  };
  EXPECT_EQ(points_of("chimera", "strong"), 4133616157392913434U);
  EXPECT_EQ(points_of("chimera", "best:5"), 16515030543297213504U);
  EXPECT_EQ(points_of("phantom-rummy", "strong"), 10158928479120068863U);
  EXPECT_EQ(points_of("phantom-rummy", "best:5"), 1557441854404614714U);
}

TEST(Statistics, CountPlayersUnderTheNamesThatAreWanted) {
  StatisticsFold fold([](const std::string& name, const std::string& level) {
    return level.empty() ? "somebody" : name + " " + level;
  });
  std::string records(kChimeraRecord);
  records.insert(records.find('}', records.find("seats")), R"(,"bots":[null,"easy",null])");
  read(fold, records);
  const auto& players = fold.statistics().players<chimera::Game>();
  EXPECT_EQ(players.size(), 2U);
  EXPECT_EQ(players.at("somebody").games, 2);
  EXPECT_EQ(players.at("Ben easy").games, 1);
}

TEST(SameDeals, OnlyForThosePlayersThatAreWanted) {
  StatisticsFold fold;
  read(fold, std::string(kChimeraRecord) + std::string(kPhantomRecord));
  EXPECT_EQ(fold.rounds().size(), 2U);
  fold.statistics().keep("Cleo");
  fold.rounds().keep("Cleo");
  EXPECT_EQ(fold.rounds().size(), 1U);
  play_same_deals(fold.statistics(), fold.rounds(), {"greedy"});
  EXPECT_EQ(fold.statistics().players<chimera::Game>().size(), 1U);
  EXPECT_EQ(fold.statistics().players<chimera::Game>().at("Cleo").same_deals.points.count, 1);
  EXPECT_TRUE(check_level(fold.rounds(), "genius")) << "no such bot";
  EXPECT_FALSE(check_level(fold.rounds(), "greedy"));
}

}  // namespace
}  // namespace lair
