#include "table/table.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "bots/any_bot.h"
#include "fair/fairness.h"
#include "fair/seeds.h"
#include "record/json.h"
#include "rules/registry.h"
#include "table/record_of.h"

namespace lair {
namespace {

// Seeds that count up, so that a test is the same every time.
class CountedSecrets final : public Secrets {
 public:
  std::string draw() override {
    fair::Seed seed{};
    seed[0] = ++drawn_;
    return fair::to_hex(seed);
  }

 private:
  std::uint8_t drawn_ = 0;
};

const std::vector<Visitor> kPeople = {{"a", "Ana"}, {"b", "Ben"}, {"c", "Cleo"}, {"d", "Dora"}};

Value json(std::string_view text) {
  auto value = parse_json(text);
  EXPECT_TRUE(value.ok()) << text;
  return value ? *value : Value();
}

// A table, its log, and all that its streams were told.
struct Played {
  CountedSecrets secrets;
  std::unique_ptr<Table> table;
  std::vector<std::string> log;
  std::map<int, std::vector<std::string>> told;
  std::vector<std::string> notices;
  Millis now = 1'000'000;

  explicit Played(std::string_view settings) {
    const auto read = read_settings(json(settings), {});
    EXPECT_TRUE(read.ok());
    Outcome outcome;
    table = Table::create("T", *read, kPeople[0], secrets, now, outcome);
    note(outcome);
  }
  explicit Played(std::vector<std::string> lines) : log(std::move(lines)) {
    auto loaded = Table::load("T", log, secrets, now);
    EXPECT_TRUE(loaded.ok());
    table = std::move(*loaded);
  }

  void note(const Outcome& outcome) {
    if (!outcome.entry.empty()) log.push_back(outcome.entry);
    for (const Told& each : outcome.told) {
      EXPECT_EQ(each.version, table->version(each.stream));
      told[each.stream].push_back(*each.body);
    }
    for (const std::string& notice : outcome.notices) notices.push_back(notice);
  }
  Outcome ask(int person, std::string_view message) { return tell(person, json(message)); }
  Outcome tell(int person, const Value& message) {
    Outcome outcome = table->request(kPeople[static_cast<std::size_t>(person)], message, now);
    note(outcome);
    return outcome;
  }
  std::string refused(int person, std::string_view message) {
    const Outcome outcome = ask(person, message);
    return outcome.error ? std::string(outcome.error->code) : "accepted";
  }
  void come(int people) {
    for (int i = 0; i < people; ++i) note(table->present(seat_at(i), true, now));
  }
  // Time passes; what is due happens.
  void wait(Millis time) {
    now += time;
    note(table->tick(now));
  }
  // All that happens without time or people: ticks that are due, and bots.
  void settle() {
    for (int i = 0; i < 1000; ++i) {
      bool idle = true;
      for (Thought& thought : table->thoughts()) {
        auto bot = make_any_bot(table->settings().game, "greedy");
        Rng rng(thought.ticket);
        note(table->thought(thought.ticket, (*bot)->choose(*thought.knowledge, rng), now));
        idle = false;
      }
      if (const auto due = table->due(); due && *due <= now) {
        const std::size_t before = log.size();
        note(table->tick(now));
        idle &= log.size() == before;
      }
      if (idle) return;
    }
    FAIL() << "it never comes to rest";
  }
  bool asked(int seat) const {
    return table->waits_for(kPeople[static_cast<std::size_t>(seat)].player);
  }
  // The legal moves of a person who is asked.
  Value::Array legal(int seat) {
    const Outcome outcome = ask(seat, R"({"legal":true})");
    return outcome.answer ? *json("{" + *outcome.answer).find("legal")->items() : Value::Array();
  }
  bool move(int seat, const Value& line) {
    Value message = Value::object({{"move", line}, {"v", table->version(seat)}});
    const Outcome outcome = tell(seat, message);
    EXPECT_FALSE(outcome.error) << outcome.error->code << to_json(line);
    return !outcome.error;
  }
};

constexpr const char* kChimera =
    R"({"game":"chimera","options":{"limit":50},"clock":null,"pause":0,"pace":0,"window":0})";
constexpr const char* kPhantom =
    R"({"game":"phantom-rummy","seats":4,"options":{"rounds":2},"clock":null,"pause":0,"pace":0,"window":0})";

void start_with(Played& played, int people) {
  for (int i = 1; i < people; ++i) EXPECT_EQ(played.refused(i, R"({"sit":true})"), "accepted");
  played.come(people);
  ASSERT_EQ(played.refused(0, R"({"start":true})"), "accepted");
  played.settle();
}

void play_on(Played& played, int people, Rng& rng, int steps) {
  for (int i = 0; i < steps && played.table->status() == TableStatus::kPlaying; ++i) {
    for (int seat = 0; seat < people; ++seat) {
      if (!played.asked(seat)) continue;
      const Value::Array moves = played.legal(seat);
      ASSERT_FALSE(moves.empty());
      if (!played.move(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))])) return;
    }
    played.settle();
  }
}

class EveryGame : public ::testing::TestWithParam<std::pair<const char*, int>> {};
INSTANTIATE_TEST_SUITE_P(Table, EveryGame,
                         ::testing::Values(std::pair(kChimera, 3), std::pair(kPhantom, 4)));

// What was told, and what a table knows, follows from its log alone.
TEST_P(EveryGame, IsTheSameWhenReadAgain) {
  const auto& [settings, people] = GetParam();
  Played played(settings);
  start_with(played, people);
  Rng rng(4);
  while (played.table->status() == TableStatus::kPlaying) {
    play_on(played, people, rng, 7);
    Played again(played.log);
    again.come(people);
    for (int seat = 0; seat <= people; ++seat) {
      const Visitor who =
          seat == people ? Visitor{"x", "X"} : kPeople[static_cast<std::size_t>(seat)];
      EXPECT_EQ(to_json(again.table->snapshot(who, played.now)),
                to_json(played.table->snapshot(who, played.now)));
    }
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_EQ(played.table->status(), TableStatus::kOver);
}

// The record that a table leaves is one that the rules and the seeds agree with.
TEST_P(EveryGame, LeavesARecordThatCanBeChecked) {
  const auto& [settings, people] = GetParam();
  Played played(settings);
  start_with(played, people);
  Rng rng(9);
  play_on(played, people, rng, 10'000);
  const auto record = record_of(played.log);
  ASSERT_TRUE(record.ok());
  std::istringstream text(*record);
  const auto check = fair::check_fairness(text);
  EXPECT_FALSE(check.file.error) << check.file.error_line << " " << check.file.error->code;
  EXPECT_EQ(check.file.finished, 1);
  EXPECT_GT(check.deals, 0);
}

// One entry of the log: everything up to the deal, which is replaced by this one.
std::vector<std::string> with_deal(const std::vector<std::string>& log, const Value& deal) {
  std::vector<std::string> changed = log;
  Value lines = Value::array();
  const Value last = json(log.back());
  for (const Value& line : *last.items()) {
    lines.push_back(line.has("deal") ? Value::object({{"deal", deal}}) : line);
  }
  changed.back() = to_json(lines);
  return changed;
}

Value deal_of(const std::string& entry) {
  const Value lines = json(entry);
  for (const Value& line : *lines.items()) {
    if (const Value* deal = line.find("deal")) return *deal;
  }
  return {};
}

// The deal with two cards of its deck exchanged.
Value exchanged(const Value& deal, std::size_t a, std::size_t b) {
  Value copy = Value::object();
  for (const auto& [name, field] : *deal.fields()) {
    if (name != "deck") {
      copy.set(name, field);
      continue;
    }
    Value::Array cards = *field.items();
    std::swap(cards[a], cards[b]);
    copy.set(name, cards);
  }
  return copy;
}

// Two deals that differ only in what seat 0 cannot know: it is told the same, byte for byte, until
// one of the two cards comes to light.
TEST_P(EveryGame, TellsNothingOfHiddenCards) {
  const auto& [settings, people] = GetParam();
  Played first(settings);
  start_with(first, people);
  const Value deal = deal_of(first.log.back());
  const std::size_t deck = deal.find("deck")->items()->size();
  int compared = 0;
  Rng choice(77);
  for (int trial = 0; trial < 60; ++trial) {
    const std::size_t a = choice.below(static_cast<std::uint32_t>(deck));
    const std::size_t b = choice.below(static_cast<std::uint32_t>(deck));
    const Value other = exchanged(deal, a, b);
    const std::string name_a = *(*deal.find("deck")->items())[a].text();
    const std::string name_b = *(*deal.find("deck")->items())[b].text();
    Played left(with_deal(first.log, deal)), right(with_deal(first.log, other));
    const auto known = [&](Played& played) {
      return to_json(played.table->snapshot(kPeople[0], played.now));
    };
    if (known(left) != known(right)) continue;  // seat 0 can tell these apart from the beginning
    left.come(people);
    right.come(people);
    left.told.clear();
    right.told.clear();
    ++compared;
    Rng rng(static_cast<std::uint64_t>(trial));
    for (int step = 0; step < 60; ++step) {
      left.settle();
      right.settle();
      // Everybody does the same on both tables, as long as it is possible. One table may be ahead:
      // on the other somebody still thinks about an offer.
      const auto& a_told = left.told[0];
      const auto& b_told = right.told[0];
      const std::size_t both_told = std::min(a_told.size(), b_told.size());
      const auto differs = std::mismatch(
          a_told.begin(), a_told.begin() + static_cast<std::ptrdiff_t>(both_told), b_told.begin());
      if (differs.second != b_told.begin() + static_cast<std::ptrdiff_t>(both_told)) {
        const std::string last = *differs.first + *differs.second;
        EXPECT_TRUE(last.find('"' + name_a + '"') != std::string::npos ||
                    last.find('"' + name_b + '"') != std::string::npos)
            << "told apart by " << *differs.first << "\n and " << *differs.second;
        break;
      }
      int mover = -1;
      for (int seat = 0; seat < people && mover < 0; ++seat) {
        if (left.asked(seat) || right.asked(seat)) mover = seat;
      }
      if (mover < 0) break;
      // Who is offered something on one table only says no to it.
      if (left.asked(mover) != right.asked(mover)) {
        Played& one = left.asked(mover) ? left : right;
        const Value::Array moves = one.legal(mover);
        const auto no = std::find_if(moves.begin(), moves.end(), [](const Value& move) {
          return move.is_null() || move.has("decline");
        });
        if (no == moves.end()) break;  // one table is ahead
        one.move(mover, *no);
        continue;
      }
      const Value::Array moves = left.legal(mover), others = right.legal(mover);
      std::vector<Value> both;
      for (const Value& move : moves) {
        if (std::find(others.begin(), others.end(), move) != others.end()) both.push_back(move);
      }
      if (both.empty()) break;
      const Value& move = both[rng.below(static_cast<std::uint32_t>(both.size()))];
      if (!left.move(mover, move) || !right.move(mover, move)) break;
      if (left.table->status() != TableStatus::kPlaying) break;
    }
    ASSERT_FALSE(HasFailure()) << name_a << " and " << name_b;
  }
  EXPECT_GT(compared, 10);
}

TEST(TableClock, ABotMovesWhenTimeIsUpAndHoldsTheSeatAfterTwo) {
  Played played(R"({"game":"chimera","clock":{"turn":1000,"bank":500},"pause":0,"pace":0})");
  start_with(played, 3);
  const auto mover = [&] {
    for (int seat = 0; seat < 3; ++seat) {
      if (played.asked(seat)) return seat;
    }
    return -1;
  };
  const int late = mover();
  ASSERT_GE(late, 0);
  played.wait(1400);
  played.settle();
  EXPECT_TRUE(played.asked(late)) << "the bank lasts";
  played.wait(100);
  played.settle();
  EXPECT_NE(played.log.back().find("\"by\":\"clock\""), std::string::npos);
  for (int i = 0; i < 40 && played.log.back().find("\"held\"") == std::string::npos; ++i) {
    const int seat = mover();
    ASSERT_GE(seat, 0);
    if (seat == late) {
      played.wait(1000);
      played.settle();
    } else {
      played.move(seat, played.legal(seat).front());
      played.settle();
    }
  }
  EXPECT_NE(played.log.back().find("{\"held\":{\"seat\":" + std::to_string(late) + "}}"),
            std::string::npos);
  EXPECT_EQ(played.refused(late, R"({"back":true})"), "accepted");
  EXPECT_EQ(played.refused(late, R"({"back":true})"), "table-not-held");
}

TEST(TableClock, StandsStillWhileNobodyIsThere) {
  Played played(R"({"game":"chimera","clock":{"turn":1000,"bank":0},"pause":0,"pace":0})");
  start_with(played, 3);
  for (int i = 0; i < 3; ++i) played.note(played.table->present(seat_at(i), false, played.now));
  const std::size_t before = played.log.size();
  EXPECT_FALSE(played.table->due());
  played.wait(1'000'000);
  EXPECT_EQ(played.log.size(), before);
  played.come(3);
  played.wait(900);
  played.settle();
  EXPECT_EQ(played.log.size(), before) << "the whole turn again";
}

// Who may take a discard is nobody's business: with several people the window runs its full length.
TEST(TableOffers, TheWindowRunsForAll) {
  Played played(
      R"({"game":"phantom-rummy","seats":3,"clock":null,"pause":0,"pace":0,"window":5000})");
  start_with(played, 3);
  Rng rng(3);
  int offers = 0;
  for (int i = 0; i < 400 && played.table->status() == TableStatus::kPlaying && offers < 3; ++i) {
    played.settle();
    std::vector<int> asked;
    for (int seat = 0; seat < 3; ++seat) {
      if (played.asked(seat)) asked.push_back(seat);
    }
    const auto due = played.table->due();
    if (due && *due > played.now) {  // the window
      EXPECT_EQ(*due - played.now, 5000);
      if (!asked.empty()) {
        ++offers;
        for (const int seat : asked) {
          const std::size_t others = played.told[(seat + 1) % 3].size();
          played.move(seat, played.legal(seat).front());
          EXPECT_EQ(played.told[(seat + 1) % 3].size(), others) << "an answer shows to nobody";
        }
        EXPECT_EQ(played.table->due(), due) << "and shortens nothing";
      }
      played.wait(*due - played.now);
      continue;
    }
    ASSERT_EQ(asked.size(), 1U);
    const Value::Array moves = played.legal(asked[0]);
    played.move(asked[0], moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  EXPECT_GT(offers, 0);
}

// A choice that came to nothing, because another got the discard, must not count for his next turn.
TEST(TableOffers, WhoMissedADiscardIsAskedAgain) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    Played played(kPhantom);
    start_with(played, 4);
    Rng rng(seed);
    play_on(played, 4, rng, 10'000);
    ASSERT_EQ(played.table->status(), TableStatus::kOver) << "seed " << seed;
  }
}

TEST(TableRequests, AreRefusedWithAReason) {
  Played played(kChimera);
  EXPECT_EQ(played.refused(1, R"({"start":true})"), "table-not-creator");
  EXPECT_EQ(played.refused(0, R"({"start":true})"), "table-seats-free");
  EXPECT_EQ(played.refused(0, R"({"sit":1})"), "table-seated-already");
  EXPECT_EQ(played.refused(1, R"({"sit":0})"), "table-seat-taken");
  EXPECT_EQ(played.refused(1, R"({"sit":3})"), "table-seat-unknown");
  EXPECT_EQ(played.refused(1, R"({"sit":"x"})"), "table-seat-unknown");
  EXPECT_EQ(played.refused(1, R"({"move":{"bid":20},"v":1})"), "table-not-seated");
  EXPECT_EQ(played.refused(0, R"({"move":{"bid":20},"v":1})"), "table-not-playing");
  EXPECT_EQ(played.refused(0, R"({"bot":{"seat":1,"level":"genius"}})"), "bot-unknown");
  EXPECT_EQ(played.refused(0, R"({"settings":{"game":"phantom-rummy"}})"), "table-other-game");
  EXPECT_EQ(played.refused(0, R"({"settings":{"options":{"limit":3}}})"), "field-not-number");
  EXPECT_EQ(played.refused(0, R"({"dance":true})"), "table-request-unknown");
  EXPECT_EQ(played.refused(0, R"([])"), "not-an-object");
  EXPECT_EQ(played.refused(0, R"({"say":"rubbish"})"), "table-phrase-unknown");
  EXPECT_EQ(played.refused(0, R"({"text":"hello"})"), "table-chat-phrases");
  EXPECT_EQ(played.refused(0, R"({"rematch":true})"), "table-not-over");
  const std::size_t before = played.log.size();
  start_with(played, 3);
  EXPECT_GT(played.log.size(), before);
  const int seat = played.asked(0) ? 0 : played.asked(1) ? 1 : 2;
  const int other = (seat + 1) % 3;
  EXPECT_EQ(played.refused(other, R"({"legal":true})"), "table-not-asked");
  EXPECT_EQ(played.refused(other, R"({"move":{"bid":0},"v":99})"), "chimera-not-your-turn");
  EXPECT_EQ(played.refused(seat, R"({"move":{"bid":25},"v":1})"), "chimera-bad-bid");
  EXPECT_EQ(played.refused(seat, R"({"move":{"bid":20}})"), "table-no-version");
  EXPECT_EQ(played.refused(seat, R"({"move":{"bid":20},"v":0})"), "table-stale");
  EXPECT_EQ(played.refused(seat, R"({"stand":true})"), "table-begun");
  EXPECT_EQ(played.refused(seat, R"({"hint":true})"), "table-no-help");
}

// A move that was made once is not made again.
TEST(TableRequests, AMoveSentTwiceCountsOnce) {
  Played played(kChimera);
  start_with(played, 3);
  const int seat = played.asked(0) ? 0 : played.asked(1) ? 1 : 2;
  const Value message =
      Value::object({{"move", json(R"({"bid":20})")}, {"v", played.table->version(seat)}});
  EXPECT_FALSE(played.tell(seat, message).error);
  EXPECT_TRUE(played.tell(seat, message).error);
}

TEST(TableRequests, WhatAClientAddsToAMoveIsNotKept) {
  Played played(kChimera);
  start_with(played, 3);
  const int seat = played.asked(0) ? 0 : played.asked(1) ? 1 : 2;
  EXPECT_TRUE(played.move(seat, json(R"({"bid":20,"by":"clock","junk":"xyz","seat":2})")));
  EXPECT_EQ(played.log.back().find("xyz"), std::string::npos);
  EXPECT_EQ(played.log.back().find("clock"), std::string::npos);
}

TEST(TableSeeds, AreShownByThoseWhoCommitted) {
  Played played(kChimera);
  played.ask(1, R"({"sit":true})");
  played.ask(2, R"({"sit":true})");
  played.come(3);
  fair::Seed seed{};
  seed[5] = 7;
  const std::string commit = fair::to_hex(fair::commitment(seed));
  EXPECT_EQ(played.refused(1, R"({"commit":"12"})"), "table-seed-form");
  EXPECT_FALSE(played.tell(1, Value::object({{"commit", commit}})).error);
  played.ask(0, R"({"start":true})");
  EXPECT_TRUE(played.table->due()) << "it waits for the seed";
  EXPECT_EQ(played.refused(0, "{\"reveal\":\"" + fair::to_hex(seed) + "\"}"), "table-no-reveal");
  EXPECT_EQ(played.refused(1, "{\"reveal\":\"" + commit + "\"}"), "table-seed-differs");
  EXPECT_EQ(played.refused(1, "{\"reveal\":\"" + fair::to_hex(seed) + "\"}"), "accepted");
  EXPECT_NE(played.log.back().find("\"seeds\":[null,\"" + fair::to_hex(seed) + "\",null]"),
            std::string::npos);
  for (const auto& [stream, bodies] : played.told) {
    for (const std::string& body : bodies) {
      EXPECT_EQ(body.find("\"server\""), std::string::npos) << "not before the game is over";
    }
  }
}

TEST(TablePeople, AMissingSeedCountsAsNone) {
  Played played(kChimera);
  played.ask(1, R"({"sit":true})");
  played.ask(2, R"({"sit":true})");
  played.come(3);
  played.tell(1, Value::object({{"commit", std::string(64, '0')}}));
  played.ask(0, R"({"start":true})");
  played.wait(3000);
  EXPECT_NE(played.log.back().find("\"seeds\":[null,null,null]"), std::string::npos);
}

TEST(TablePeople, BotsKeepTheirPace) {
  Played played(R"({"game":"chimera","clock":null,"pause":0,"pace":1200})");
  played.ask(0, R"({"bot":{"seat":1,"level":"greedy"}})");
  played.ask(0, R"({"bot":{"seat":2,"level":"greedy"}})");
  played.come(1);
  played.ask(0, R"({"start":true})");
  for (int i = 0; i < 30; ++i) {
    played.settle();
    if (played.asked(0)) {
      played.move(0, played.legal(0).front());
      continue;
    }
    const auto due = played.table->due();
    ASSERT_TRUE(due);
    EXPECT_EQ(*due - played.now, 1200);
    played.wait(1200);
  }
}

TEST(TablePeople, TheTableIsPassedOnAndCloses) {
  Played played(kChimera);
  played.ask(1, R"({"sit":true})");
  EXPECT_EQ(played.refused(0, R"({"stand":true})"), "accepted");
  EXPECT_TRUE(played.table->creator("b"));
  EXPECT_EQ(played.refused(1, R"({"stand":true})"), "accepted");
  EXPECT_EQ(played.table->status(), TableStatus::kClosed);
  EXPECT_EQ(played.refused(2, R"({"sit":true})"), "table-closed");
}

TEST(TablePeople, NamesThatLookAlikeAreToldApart) {
  Played played(kChimera);
  const Outcome outcome = played.table->request({"z", "ANA"}, json(R"({"sit":true})"), played.now);
  EXPECT_NE(outcome.entry.find("ANA 2"), std::string::npos);
}

TEST(TablePeople, ARemovedPlayersSeatGoesToABot) {
  Played played(kChimera);
  start_with(played, 3);
  EXPECT_EQ(played.refused(1, R"({"remove":2})"), "table-not-creator");
  const Outcome outcome = played.ask(0, R"({"remove":2})");
  EXPECT_EQ(outcome.removed, "c");
  EXPECT_TRUE(played.table->seat_of("c").empty());
  EXPECT_EQ(played.table->status(), TableStatus::kPlaying);
}

TEST(TablePeople, TheOthersMayVoteABotIn) {
  Played played(kChimera);
  start_with(played, 3);
  played.note(played.table->present(seat_at(2), false, played.now));
  EXPECT_EQ(played.refused(0, R"({"vote":1})"), "table-not-absent");
  EXPECT_EQ(played.refused(0, R"({"vote":2})"), "accepted");
  EXPECT_EQ(played.log.back().find("held"), std::string::npos);
  EXPECT_EQ(played.refused(1, R"({"vote":2})"), "accepted");
  EXPECT_NE(played.log.back().find("{\"held\":{\"seat\":2}}"), std::string::npos);
}

TEST(TablePeople, ARematchNeedsEveryPerson) {
  Played played(kChimera);
  start_with(played, 3);
  Rng rng(2);
  play_on(played, 3, rng, 10'000);
  ASSERT_EQ(played.table->status(), TableStatus::kOver);
  EXPECT_EQ(played.refused(0, R"({"rematch":true})"), "accepted");
  EXPECT_EQ(played.refused(1, R"({"rematch":true})"), "accepted");
  EXPECT_EQ(played.table->status(), TableStatus::kOver);
  EXPECT_EQ(played.refused(2, R"({"rematch":true})"), "accepted");
  EXPECT_EQ(played.table->status(), TableStatus::kPlaying);
  EXPECT_EQ(played.table->game_row().number, 2);
}

// The host of the server takes a seat; the same comes of reading the log again.
TEST_P(EveryGame, GoesOnWithoutOneWhoWasExpelled) {
  const auto& [settings, people] = GetParam();
  Played played(settings);
  start_with(played, people);
  Rng rng(3);
  play_on(played, people, rng, 5);
  played.note(played.table->expel("a", true, played.now));
  EXPECT_TRUE(played.table->creator("b")) << "the next takes care of the table";
  EXPECT_TRUE(played.table->seat_of("a").empty());
  EXPECT_EQ(to_json(played.table->summary()).find("Ana"), std::string::npos);
  Played again(played.log);
  EXPECT_EQ(to_json(again.table->summary()), to_json(played.table->summary()));
  played.settle();
  play_on(played, people, rng, 10'000);
  EXPECT_EQ(played.table->status(), TableStatus::kOver);
}

TEST(TableHost, ClosesATableWhoseLastPersonIsExpelled) {
  Played played(kChimera);
  played.note(played.table->expel("b", false, played.now));
  EXPECT_EQ(played.table->status(), TableStatus::kOpen) << "who has no seat loses none";
  played.note(played.table->expel("a", false, played.now));
  EXPECT_EQ(played.table->status(), TableStatus::kClosed);
}

// A log of other rules: the table stays where it was understood, and takes nothing but its end.
TEST_P(EveryGame, IsFrozenWhereItsLogIsNotUnderstood) {
  const auto& [settings, people] = GetParam();
  Played played(settings);
  start_with(played, people);
  Rng rng(3);
  play_on(played, people, rng, 5);
  const std::size_t entries = played.log.size();
  played.log[entries - 3] = R"([{"seat":0,"dance":true}])";
  Played again(played.log);
  ASSERT_TRUE(again.table->frozen());
  again.come(people);
  EXPECT_TRUE(again.table->snapshot(kPeople[0], again.now).has("frozen"));
  EXPECT_EQ(again.table->due(), std::nullopt);
  EXPECT_TRUE(again.table->thoughts().empty());
  EXPECT_EQ(again.refused(0, R"({"say":"hello"})"), "table-frozen");
  EXPECT_EQ(again.refused(1, R"({"move":{"bid":20},"v":1})"), "table-frozen");
  EXPECT_EQ(again.log.size(), entries);
  again.note(again.table->close(again.now));
  EXPECT_EQ(again.table->status(), TableStatus::kClosed);
  EXPECT_EQ(again.table->entries(), static_cast<std::int64_t>(entries) + 1);
}

}  // namespace
}  // namespace lair
