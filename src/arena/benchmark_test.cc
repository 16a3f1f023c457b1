#include "arena/benchmark.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "record/json.h"

namespace lair {
namespace {

Result<BenchmarkCard> card_in(std::string_view json) { return read_card(*parse_json(json)); }

TEST(BenchmarkCard, HasSeedsOfItsSentence) {
  constexpr std::string_view kCard =
      R"({"sentence":"A","matches":[{"game":"chimera","bots":["greedy","random","random"],"deals":4}]})";
  BenchmarkCard card = *card_in(kCard);
  ASSERT_EQ(card.rows.size(), 1U);
  const std::uint64_t seed = card_seed(card, 0);
  EXPECT_EQ(seed, card_seed(*card_in(kCard), 0));
  EXPECT_NE(seed, card_seed(card, 1));
  card.sentence = "B";
  EXPECT_NE(seed, card_seed(card, 0));
}

TEST(BenchmarkCard, SaysWhatIsWrongWithIt) {
  for (const char* wrong :
       {R"({})", R"({"sentence":"A"})",
        R"({"sentence":"A","matches":[{"game":"chimera","deals":4}]})",
        R"({"sentence":"A","matches":[{"game":"chimera","bots":["greedy"]}]})"}) {
    EXPECT_EQ(card_in(wrong).error().code, "card-wrong") << wrong;
  }
  EXPECT_EQ(card_in(R"({"sentence":"A","matches":[{"game":"chess"}]})").error().code,
            "game-unknown");
}

TEST(BenchmarkCard, WritesTheTableOfTheDocuments) {
  ArenaResult result;
  result.games = 1000;
  result.advantage = {6.14, 1.4};
  result.scores.resize(1);
  result.scores[0].moves = 100;
  result.scores[0].seconds = 3.1;
  BenchmarkCard::Row row;
  row.game = "chimera";
  row.bots = {"best", "strong", "strong"};
  EXPECT_EQ(card_line(row, result),
            "| `best` | `strong`, `strong` | chimera | 1000 | +6.1 (4.7 to 7.5) | 31 |\n");
}

// The card that ships can be read, and names bots that there are.
TEST(BenchmarkCard, ShipsOneThatCanBePlayed) {
  std::ifstream in(LAIR_SOURCE_DIR "/docs/benchmark.json");
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  const auto card = card_in(text);
  ASSERT_TRUE(card.ok());
  for (const BenchmarkCard::Row& row : card->rows) {
    ArenaSetup setup{.game = row.game, .bots = row.bots, .options = row.options, .deals = 1};
    setup.stop = [] { return true; };
    setup.progress = [](std::int64_t) { return false; };
    for (std::string& bot : setup.bots) {
      if (bot.starts_with("pimc")) bot = "greedy";  // takes too long
    }
    EXPECT_TRUE(run_arena(setup).ok()) << row.bots[0];
  }
}

}  // namespace
}  // namespace lair
