// Who is told what of a running table, and when time passes there.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "record/json.h"
#include "server/hub_world_test.h"
#include "server/system_world.h"

namespace lair {
namespace {

class HubTable : public HubTest {
 protected:
  void finish_all() {
    run();
    while (!store_.waiting.empty()) finish();
  }
  // Ana's table, which is played at with two others.
  void start(const Settings& settings) {
    id_ = *hub_.create(settings, {hub_.players().by_token(ana_)->id, "Ana"}, {},
                       [](const MaybeError&) {});
    finish_all();
    people_ = {come(ana_, id_)};
    for (const char* name : {"Ben", "Cleo"}) {
      people_.push_back(come(token_of(name), id_));
      say(people_.back(), R"({"sit":true})");
    }
    say(people_[0], R"({"start":true})");
    finish_all();
    ASSERT_TRUE(people_[0]->heard("\"playing\""));
  }
  static Settings chimera(Millis turn) {
    Settings settings;
    settings.game = "chimera";
    settings.clock = Clock{turn, 0};
    return settings;
  }

  std::string ana_ = token_of("Ana"), id_;
  std::vector<Client> people_;
};

// Also where nobody may watch.
TEST_F(HubTable, WhoIsRemovedIsToldSo) {
  start(chimera(30'000));
  say(people_[0], R"({"remove":2})");
  finish_all();
  EXPECT_EQ(people_[2]->frames.back(), R"({"bye":{"code":"table-removed"}})");
  EXPECT_EQ(people_[2]->closed, 4410);
  EXPECT_EQ(people_[1]->closed, 0);
}

TEST_F(HubTable, OneHintForAPlayerHoweverManySockets) {
  Settings settings = chimera(30'000);
  settings.help = true;
  start(settings);
  const std::size_t asked = people_[0]->heard("\"you\":true")   ? 0
                            : people_[1]->heard("\"you\":true") ? 1
                                                                : 2;
  const Client other = come(people_[asked]->token, id_);
  say(people_[asked], R"({"id":7,"hint":true})");
  say(other, R"({"id":8,"hint":true})");
  finish_all();
  EXPECT_TRUE(other->heard(R"({"re":8,"error":{"code":"server-hint-waits")"));
}

TEST_F(HubTable, OnlyWhoHasNothingToAnswerMayBeToldLater) {
  start(chimera(30'000));
  const auto asked = [](const Client& each) {
    return each->frames.back().find("\"you\":true") != std::string::npos;
  };
  const auto mover = std::ranges::find_if(people_, asked);
  ASSERT_NE(mover, people_.end());
  const Value told = *parse_json((*mover)->frames.back());
  say(*mover, R"({"id":7,"move":{"bid":20},"v":)" + to_json(*told.find("v")) + "}");
  finish_all();
  for (const Client& each : people_) {
    const bool waits = each != *mover && !asked(each);
    EXPECT_EQ(each->last_priority, waits ? Priority::kSoon : Priority::kNow) << each->frames.back();
  }
  EXPECT_EQ(std::ranges::count_if(people_, asked), 1);
}

// The world's clock is set back or ahead by an hour; the turn ends when it would have.
TEST_F(HubTable, NobodyLosesTimeWhenTheClockIsSet) {
  for (const Millis by : {-3'600'000, 3'600'000}) {
    SetUp();
    start(chimera(30'000));
    now_ += 10'000;
    hub_.tick();
    finish_all();
    now_ += by;
    hub_.shift(by);
    hub_.tick();
    finish_all();
    ASSERT_TRUE(hub_.due());
    EXPECT_EQ(*hub_.due() - now_, 20'000);
    now_ += 20'000;
    hub_.tick();
    EXPECT_GT(*hub_.due() - now_, 0);
    hub_.close_table(id_, [](const MaybeError&) {});
    finish_all();
  }
}

TEST(EvenClock, GoesOnEvenlyUntilItCatchesUp) {
  Millis day = 5'000'000, steady = 100;
  EvenClock clock([&] { return day; }, [&] { return steady; });
  day += 10;
  steady += 10;
  EXPECT_EQ(clock.now(), 5'000'010);
  EXPECT_EQ(clock.catch_up(), 0);
  day -= 3'600'000;
  EXPECT_EQ(clock.now(), 5'000'010);
  EXPECT_EQ(clock.catch_up(), -3'600'000);
  EXPECT_EQ(clock.now(), day);
  day += 900;
  EXPECT_EQ(clock.catch_up(), 0) << "little by little";
}

// The process is stopped for twelve seconds, and the clocks of players with it.
TEST(EvenClock, StandsStillWithTheProcess) {
  Millis day = 5'000'000, steady = 100;
  EvenClock clock([&] { return day; }, [&] { return steady; });
  const auto pass = [&](Millis time) {
    day += time;
    steady += time;
  };
  pass(100);
  EXPECT_EQ(clock.now(), 5'000'100);
  pass(12'000);
  EXPECT_EQ(clock.now(), 5'000'100);
  pass(100);
  EXPECT_EQ(clock.now(), 5'000'200);
  EXPECT_EQ(clock.catch_up(), 12'000) << "deadlines move by this much";
  EXPECT_EQ(clock.now(), day);
}

TEST_F(HubTable, WhoLeavesATableEmptyIsToldThatItIsClosed) {
  const std::string id = make_table(ana_);
  const Client host = come(ana_, id), guest = come(token_of("Ben"), id);
  say(host, R"({"stand":true,"id":7})");
  finish_all();
  EXPECT_TRUE(host->heard("\"re\":7"));
  for (const Client& each : {host, guest}) {
    EXPECT_EQ(each->frames.back(), R"({"bye":{"code":"table-closed"}})");
    EXPECT_EQ(each->closed, 4410);
  }
}

// A tab that was away knows nothing of the seat that its player has taken in another one.
TEST_F(HubTable, WhoHasSatDownMeanwhileGetsTheWholeTable) {
  const std::string id = make_table(ana_), ben = token_of("Ben");
  const Client host = come(ana_, id), first = come(ben, id);
  for (const char* wish : {R"({"settings":{"watch":true}})", R"({"settings":{"public":true}})"}) {
    say(host, wish);
  }
  say(first, R"({"sit":1})");
  finish_all();
  const auto second = std::make_shared<FakeConnection>();
  second->token = ben;
  hub_.opened(second);
  say(second, R"({"hello":{"v":1,"from":2,"table":")" + id + "\"}}");
  finish_all();
  ASSERT_FALSE(second->frames.empty());
  EXPECT_TRUE(second->frames.front().starts_with("{\"table\""));
  say(first, R"({"stand":true})");
  finish_all();
  const Client third = come(ben, id);
  finish_all();
  ASSERT_FALSE(third->frames.empty());
  const Value whole = *parse_json(third->frames.front());
  const auto version = *integer_in(*whole.find("table"), "version");
  say(third,
      R"({"hello":{"v":1,"from":)" + std::to_string(version) + R"(,"table":")" + id + "\"}}");
  finish_all();
  const Value last = *parse_json(third->frames.back());
  ASSERT_TRUE(last.has("resumed")) << third->frames.back();
  EXPECT_TRUE(last.find("resumed")->find("you")->find("seat")->is_null());
}

// Nor does one know that its player has stood up, where somebody else watches.
TEST_F(HubTable, WhoHasStoodUpMeanwhileGetsTheWholeTable) {
  const std::string id = make_table(ana_), ben = token_of("Ben");
  const Client host = come(ana_, id), watcher = come(token_of("Cleo"), id), tab = come(ben, id);
  say(tab, R"({"sit":1})");
  for (int i = 0; i < 4; ++i) {
    say(host, i % 2 == 0 ? R"({"settings":{"public":true}})" : R"({"settings":{"public":false}})");
  }
  finish_all();
  const auto seen = *integer_in(*parse_json(tab->frames.back()), "v");
  hub_.closed(*tab);
  say(come(ben, id), R"({"stand":true})");
  finish_all();
  const auto back = std::make_shared<FakeConnection>();
  back->token = ben;
  hub_.opened(back);
  say(back, R"({"hello":{"v":1,"from":)" + std::to_string(seen) + R"(,"table":")" + id + "\"}}");
  finish_all();
  ASSERT_FALSE(back->frames.empty());
  EXPECT_TRUE(back->frames.front().starts_with("{\"table\"")) << back->frames.front();
}

}  // namespace
}  // namespace lair
