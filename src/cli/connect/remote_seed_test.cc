#include "cli/connect/remote_seed.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "cli/files/private_file.h"
#include "fair/seeds.h"
#include "record/json.h"

namespace lair::cli {
namespace {

constexpr const char* kServer = "https://example.org";
constexpr const char* kTable = "K7QX2M9DPC4W";
// Of docs/examples/fair.lair.jsonl.
constexpr const char* kMine = "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f";
constexpr const char* kCommit = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

class RemoteSeedTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("lair-seeds-" + std::to_string(getpid()));
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);  // NOLINT(concurrency-mt-unsafe): one thread
  }
  void TearDown() override {
    std::filesystem::remove_all(folder_);
    unsetenv("XDG_STATE_HOME");  // NOLINT(concurrency-mt-unsafe): one thread
  }

  static RemoteSeed at_table() {
    RemoteSeed seed;
    seed.belong_to(kServer, kTable);
    return seed;
  }

  // As if the person had shown that seed in game 1, when the server had committed to that.
  static RemoteSeed noted(const std::string& shown, const std::string& server) {
    const Value note = Value::object(
        {{"next", std::string(64, 'a')}, {"number", 1}, {"shown", shown}, {"server", server}});
    keep_private("seeds", plain_name(std::string(kServer) + "/t/" + kTable), to_json(note));
    return at_table();
  }

  // The first game of the example.
  static std::vector<Value> record() {
    std::ifstream file(LAIR_SOURCE_DIR "/docs/examples/fair.lair.jsonl");
    std::vector<Value> lines;
    for (std::string line; std::getline(file, line);) {
      if (!lines.empty() && line.starts_with("{\"lair\"")) break;
      lines.push_back(*parse_json(line));
    }
    return lines;
  }

  static RemoteTable table() {
    RemoteTable table;
    table.game = "chimera";
    table.number = 1;
    table.seat = 0;
    return table;
  }

  std::filesystem::path folder_;
};

Value asking(const std::string& mine) {
  return Value::object({{"reveal", true},
                        {"commit", kCommit},
                        {"commits", Value(Value::Array{Value(mine), Value()})}});
}

TEST_F(RemoteSeedTest, TheSeedIsShownWhenAllHaveCommittedAndAnotherTaken) {
  RemoteSeed seed = at_table();
  const std::string first = seed.commitment();
  EXPECT_TRUE(seed.answer(Value::object({{"commit", kCommit}}), 1, seat_at(0)).empty());
  EXPECT_TRUE(seed.answer(asking(std::string(64, '0')), 1, seat_at(0)).empty()) << "not this one";
  EXPECT_TRUE(seed.answer(asking(first), 1, seat_at(1)).empty()) << "another's seat";
  const std::vector<Value> sent = seed.answer(asking(first), 1, seat_at(0));
  ASSERT_EQ(sent.size(), 2U);
  const auto shown = fair::from_hex(text_in(sent[0], "reveal"));
  ASSERT_TRUE(shown);
  EXPECT_EQ(fair::to_hex(fair::commitment(*shown)), first);
  EXPECT_EQ(text_in(sent[1], "commit"), seed.commitment());
  EXPECT_NE(seed.commitment(), first);

  // Who is asked again, for the answer was lost, shows the same; so does a program begun anew.
  for (RemoteSeed again : {seed, at_table()}) {
    const std::vector<Value> repeated = again.answer(asking(first), 1, seat_at(0));
    ASSERT_EQ(repeated.size(), 1U);
    EXPECT_EQ(repeated[0], sent[0]);
    EXPECT_EQ(again.commitment(), seed.commitment());
  }
}

TEST_F(RemoteSeedTest, TheNoteIsForItsOwnerAlone) {
  at_table();
  int files = 0;
  for (const auto& each : std::filesystem::recursive_directory_iterator(folder_)) {
    if (!each.is_regular_file()) continue;
    ++files;
    EXPECT_EQ(each.status().permissions() & std::filesystem::perms::all,
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  }
  EXPECT_EQ(files, 1);
  at_table().forget();
  EXPECT_EQ(read_private("seeds", plain_name(std::string(kServer) + "/t/" + kTable), 10), "");
}

TEST_F(RemoteSeedTest, HonestDealsAreSaidToBe) {
  const RemoteSeed::Verdict own = noted(kMine, kCommit).judge({}, record(), table());
  EXPECT_TRUE(own.trusted) << own.text;
  EXPECT_NE(own.text.find("yours among them"), std::string::npos) << own.text;
  RemoteTable other = table();
  other.number = 2;  // no note of that game
  const RemoteSeed::Verdict plain = at_table().judge({}, record(), other);
  EXPECT_TRUE(plain.trusted) << plain.text;
  EXPECT_EQ(plain.text.find("yours"), std::string::npos) << plain.text;
  RemoteTable watched = table();
  watched.seat.reset();
  EXPECT_TRUE(at_table().judge({}, record(), watched).trusted);
}

TEST_F(RemoteSeedTest, AnotherSeedCommitmentOrDealIsNotTrusted) {
  const std::string other(64, 'b');
  EXPECT_FALSE(noted(other, kCommit).judge({}, record(), table()).trusted);
  EXPECT_FALSE(noted(kMine, other).judge({}, record(), table()).trusted);
  RemoteTable today = table();
  today.daily = "2026-11-16";
  EXPECT_FALSE(at_table().judge({}, record(), today).trusted) << "not the day's seed";
  std::vector<Value> lines = record();
  for (Value& line : lines) {
    const Value* deal = line.find("deal");
    if (deal == nullptr) continue;
    Value moved = *deal;
    moved.set("cut", 18 + (*integer_in(moved, "cut") - 17) % 19);
    line = Value::object({{"deal", moved}});
    break;
  }
  EXPECT_FALSE(noted(kMine, kCommit).judge({}, lines, table()).trusted);
}

}  // namespace
}  // namespace lair::cli
