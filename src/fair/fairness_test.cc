#include "fair/fairness.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "fair/bot_seed.h"
#include "fair/errors.h"
#include "fair/fair_line.h"
#include "record/json.h"
#include "text/catalogue_file.h"
#include "text/text.h"

namespace lair::fair {
namespace {

// The example of docs/fairness.md, which docs/examples/check_deal.py checks too.
std::vector<Value> example() {
  std::ifstream file(LAIR_SOURCE_DIR "/docs/examples/fair.lair.jsonl");
  std::vector<Value> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(*parse_json(line));
  return lines;
}

FairnessCheck check_lines(const std::vector<Value>& lines) {
  std::string text;
  for (const Value& line : lines) text += to_json(line) + "\n";
  std::istringstream file(text);
  return check_fairness(file);
}

// The error that the lines give, at that line (from 1); its sentence is whole.
std::string error_at(std::int64_t line, const std::vector<Value>& lines) {
  const FairnessCheck found = check_lines(lines);
  if (!found.file.error) return "no error";
  EXPECT_EQ(found.file.error_line, line);
  for (const Language language : kLanguages) {
    EXPECT_EQ(say(language, *found.file.error).find('{'), std::string::npos);
  }
  return std::string(found.file.error->code);
}

FairLine fair_at(const std::vector<Value>& lines, std::size_t index, int seats) {
  return *read_fair(*lines[index].find("fair"), seats);
}

Value line_of(const FairLine& line) { return Value::object({{"fair", write_fair(line)}}); }

Seed seed_from(std::uint8_t first) {
  Seed seed{};
  for (std::uint8_t& byte : seed) byte = first++;
  return seed;
}

// The numbers of docs/fairness.md.
TEST(Seeds, GiveTheDocumentedKeyAndLots) {
  const Seeds seeds{seed_from(0), {seed_from(32), seed_from(64), std::nullopt}};
  EXPECT_EQ(to_hex(commitment(seeds.server)),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  const Digest key = game_key(seeds);
  EXPECT_EQ(to_hex(key), "9277a4989257685cbff76abd42c26f3537ad8bf83dc90de69b02a02dd8deaf70");
  const DealLots lots(key, 1);
  EXPECT_EQ(to_hex(lots.lot("7j")),
            "848253c0e202b9f76942a36eed18c2b5a33b0881384422020f558a76d88bd6a7");
  EXPECT_EQ(to_hex(lots.lot("cut")),
            "60366bf21de886286060bd327dd934bcea26f16b495fa4720c05604ce079e538");
  EXPECT_EQ(18 + choose(lots.lot("cut"), 19), 19);
}

TEST(Seeds, EverySeedAndEveryPlaceMatters) {
  const Seed a = seed_from(1);
  const Seed b = seed_from(2);
  std::set<Digest> keys;
  for (const Seeds& seeds :
       {Seeds{a, {b, {}, {}}}, Seeds{a, {{}, b, {}}}, Seeds{a, {{}, {}, b}}, Seeds{a, {{}, {}, {}}},
        Seeds{b, {b, {}, {}}}, Seeds{a, {b, {}}}, Seeds{a, {a, b, {}}}, Seeds{a, {b, a, {}}}}) {
    EXPECT_TRUE(keys.insert(game_key(seeds)).second);
  }
}

TEST(Hex, ReadsWhatItWritesAndNothingElse) {
  const Seed seed = seed_from(200);
  EXPECT_EQ(from_hex(to_hex(seed)), seed);
  EXPECT_EQ(from_hex(std::string(64, 'F')), from_hex(std::string(64, 'f')));
  for (const std::string& bad :
       {std::string(), std::string(63, '0'), std::string(65, '0'), std::string(64, 'g')}) {
    EXPECT_FALSE(from_hex(bad)) << bad;
  }
}

TEST(Fairness, TheExampleIsFair) {
  const std::vector<Value> lines = example();
  ASSERT_EQ(lines.size(), 11U);
  const FairnessCheck found = check_lines(lines);
  EXPECT_FALSE(found.file.error);
  EXPECT_EQ(found.file.games, 2);
  EXPECT_EQ(found.deals, 3);
  EXPECT_EQ(found.unrevealed, 1) << "Ben in the second game";
}

TEST(Fairness, ADealThatDoesNotFollowIsFound) {
  std::vector<Value> lines = example();
  std::vector<Value> deck = *lines[2].find("deal")->find("deck")->items();
  std::swap(deck[0], deck[1]);
  Value deal = *lines[2].find("deal");
  deal.set("deck", deck);
  lines[2] = Value::object({{"deal", deal}});
  EXPECT_EQ(error_at(3, lines), kDiffers);
  lines = example();
  std::swap(lines[2], lines[7]);  // the deals of the same game
  EXPECT_EQ(error_at(3, lines), kDiffers);
}

TEST(Fairness, SeedsMustBeThoseCommittedTo) {
  const std::vector<Value> good = example();
  std::vector<Value> lines = good;
  FairLine line = fair_at(good, 1, 3);
  line.commit[0] ^= 1;
  lines[1] = line_of(line);
  EXPECT_EQ(error_at(2, lines), kServerCommit);
  line = fair_at(good, 1, 3);
  (*line.commits[1])[31] ^= 1;
  lines[1] = line_of(line);
  EXPECT_EQ(error_at(2, lines), kClientCommit);
  line = fair_at(good, 1, 3);
  line.commits[0].reset();
  lines[1] = line_of(line);
  EXPECT_EQ(error_at(2, lines), kNoCommit);
}

TEST(Fairness, SeedsStayTheSameForAGame) {
  std::vector<Value> lines = example();
  FairLine line = fair_at(lines, 6, 3);
  line.seeds.clients[0].reset();
  lines[6] = line_of(line);
  EXPECT_EQ(error_at(8, lines), kChanged);
}

TEST(Fairness, EveryDealNeedsItsOwnSeeds) {
  std::vector<Value> lines = example();
  lines.erase(lines.begin() + 6);
  EXPECT_EQ(error_at(7, lines), kMissing);
  lines = example();
  lines.erase(lines.begin() + 1);
  EXPECT_EQ(error_at(2, lines), kMissing);
  lines = example();
  FairLine line = fair_at(lines, 6, 3);
  line.number = 1;
  lines[6] = line_of(line);
  EXPECT_EQ(error_at(7, lines), kWrongNumber);
}

TEST(FairLine, BadFormIsAnError) {
  const Value good = *example()[1].find("fair");
  EXPECT_TRUE(read_fair(good, 3));
  const auto code = [&](std::string_view field, Value value) {
    Value body = good;
    body.set(field, std::move(value));
    const auto read = read_fair(body, 3);
    return read ? std::string() : std::string(read.error().code);
  };
  EXPECT_EQ(code("server", "12"), kBadHex);
  EXPECT_EQ(code("commit", Value()), "field-not-text");
  EXPECT_EQ(code("clients", Value::Array{Value(1), Value(), Value()}), kBadHex);
  EXPECT_EQ(code("commits", Value::Array{Value()}), kBySeat);
  EXPECT_EQ(code("number", 0), "field-not-number");
  EXPECT_EQ(code("v", 2), "field-not-number");
  EXPECT_EQ(read_fair(Value(3), 3).error().code, "field-not-object");
}

TEST(FairErrors, AreTheMessagesOfTheirCatalogue) {
  Catalogue english(Language::en);
  for (const CatalogueFile& file : catalogue_files()) {
    if (file.language == "en" && file.name == "shared/fair.ftl") {
      ASSERT_FALSE(english.add(file.text));
    }
  }
  std::set<std::string_view> messages;
  for (const std::string_view id : english.ids()) messages.insert(id);
  EXPECT_EQ(messages, std::set<std::string_view>(kErrors.begin(), kErrors.end()));
}

TEST(BotSeed, DiffersByGameSeatAndDecision) {
  const Seed server{1}, other{2};
  EXPECT_EQ(bot_seed(server, seat_at(1), 5), bot_seed(server, seat_at(1), 5));
  EXPECT_NE(bot_seed(server, seat_at(1), 5), bot_seed(other, seat_at(1), 5));
  EXPECT_NE(bot_seed(server, seat_at(1), 5), bot_seed(server, seat_at(2), 5));
  EXPECT_NE(bot_seed(server, seat_at(1), 5), bot_seed(server, seat_at(1), 6));
}

}  // namespace
}  // namespace lair::fair
