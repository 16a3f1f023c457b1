#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>

#include "arena/arena.h"
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
    ASSERT_FALSE(play_same_deals(fold.statistics(), fold.rounds(), "strong"));
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
  ASSERT_FALSE(play_same_deals(fold.statistics(), fold.rounds(), "greedy"));
  EXPECT_EQ(fold.statistics().players<chimera::Game>().size(), 1U);
  EXPECT_EQ(fold.statistics().players<chimera::Game>().at("Cleo").same_deals.points.count, 1);
  EXPECT_TRUE(play_same_deals(fold.statistics(), fold.rounds(), "genius")) << "no such bot";
}

}  // namespace
}  // namespace lair
