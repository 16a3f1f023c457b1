#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "arena/arena.h"
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

Statistics statistics_of(const std::string& records) {
  StatisticsFold fold;
  read(fold, records);
  return fold.statistics();
}

std::string games(std::string_view game, const std::vector<std::string>& bots, int count) {
  std::string records;
  ArenaSetup setup{.game = game, .bots = bots, .games = count, .seed = 7};
  setup.record = [&](const std::string& record) { records += record; };
  EXPECT_TRUE(run_arena(setup));
  return records;
}

// docs/formats.md's games.
constexpr const char* kChimera =
    R"({"lair":1,"game":"chimera","options":{"limit":50},"seats":["Ana","Ben","Cleo"]}
{"deal":{"round":1,"dealer":0,"cut":27,"deck":["11s","6t","5s","3t","Hp","4s","12s","10p","3j","12t","1t","7j","11t","9t","7p","Hj","8p","7s","Ht","8s","3s","PY","5t","4p","2s","10t","6j","6p","10j","11j","12j","8t","10s","3p","2p","11p","6s","7t","CH","8j","2j","1p","5j","12p","1j","5p","Hs","9p","4j","4t","1s","9j","2t","9s"]}}
{"seat":0,"bid":20}
{"seat":1,"bid":0}
{"seat":2,"bid":0}
{"seat":0,"play":["3j","3s","3p","4j","4s","4p","5j","5s","5p","6j","6s","6p","7j","7s","7p","8j","9j","10j","11j","12j"]}
{"round":{"round":1,"out":0,"points":[70,0,0],"totals":[70,0,0]}}
{"end":{"winners":[0],"totals":[70,0,0]}}
)";
constexpr const char* kPhantom =
    R"({"lair":1,"game":"phantom-rummy","options":{"rounds":1},"seats":["Ana","Ben"]}
{"deal":{"round":1,"starter":0,"deck":["d5","h1","a1","h2","d2","h3","d2*","a1","iB","a2","a4*","iC","d3","iC*","a3","d1","d2","h1","d7","d5","a6","a7*","a4","a7","a6","a3*","iT*","a3","h6*","d6","h6","d1","iK","iT","a6*","a7","a3","iK*","h5","d2","h2*","iT","d1","a1*","h1","iB","a5","h7*","h4","d4*","d7*","iK","h2","h1*","iC","d6*","d3","h7","h3*","h5*","iB*","d5","iK","h5","h2","h3","d1*","d4","d7","d7","iC","a5","a7","a2","h7","h4*","h6","a2","d6","a5*","h5","d3*","iT","h4","a1","h6","a6","d4","d6","d5*","a4","d4","iB","h4","h3","a4","a5","a2*","h7","d3"]}}
{"seat":0,"take":"a3"}
{"seat":0,"lay":["h1","h2","h3"],"draw":0}
{"seat":1,"take":"d1"}
{"seat":1,"discard":"d1"}
{"seat":0,"take":"d2"}
{"seat":0,"out":{"sets":[["a1","a2","a3"]],"pair":["iC","iC*"]}}
{"round":{"round":1,"out":0,"points":[3,0],"totals":[3,0],"turned":["h1","d7"]}}
{"end":{"winners":[0],"totals":[3,0]}}
)";

TEST(Statistics, CountWhatHappenedInAGameOfChimera) {
  Statistics statistics = statistics_of(kChimera);
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
  Statistics statistics = statistics_of(kPhantom);
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

TEST(SameDeals, OnlyForThosePlayersThatAreWanted) {
  StatisticsFold fold;
  read(fold, std::string(kChimera) + kPhantom);
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
