// Opening tables blocks nobody, and a damaged one stops nothing else.

#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "server/hub_world_test.h"

namespace lair {
namespace {

// A hub whose slow jobs wait until the test runs them.
class HubOpening : public HubTest {
 protected:
  HubOpening() {
    Hub::World slow = world();
    slow.run_slow = [this](std::function<void()> job) { jobs_.push_back(std::move(job)); };
    other_ = std::make_unique<Hub>(store_, bots_, metrics_, slow);
  }
  Client greet(const std::string& table) {
    auto client = std::make_shared<FakeConnection>();
    client->token = ana_;
    other_->opened(client);
    other_->message(*client, R"({"hello":{"v":1,"table":")" + table + "\"}}");
    run();
    return client;
  }
  void open_all() {
    for (const auto& job : std::exchange(jobs_, {})) job();
    run();
  }

  std::string ana_ = token_of("Ana");
  std::string table_ = make_table(ana_);  // by the first hub, so the other must read it
  std::vector<std::function<void()>> jobs_;
  std::unique_ptr<Hub> other_;
};

TEST_F(HubOpening, OthersGoOnWhileATableIsOpened) {
  const Client first = greet(table_);
  EXPECT_TRUE(first->frames.empty());
  const Client second = greet("NONE");
  other_->message(*first, R"({"ping":1})");
  other_->message(*first, R"({"id":2,"text":"x"})");
  EXPECT_TRUE(first->frames.empty()) << "they wait for the table";
  open_all();
  ASSERT_GE(first->frames.size(), 3U);
  EXPECT_EQ(first->frames[0].substr(0, 9), R"({"pong":1)") << "sent at once";
  EXPECT_TRUE(first->heard("\"table\""));
  EXPECT_TRUE(first->heard("\"re\":2"));
  EXPECT_EQ(second->closed, 4404);
}

TEST_F(HubOpening, WhoLeavesMeanwhileIsNotMissed) {
  const Client client = greet(table_);
  other_->closed(*client);
  open_all();
  EXPECT_TRUE(client->frames.empty());
  EXPECT_FALSE(other_->someone_at(table_));
}

TEST_F(HubOpening, TwoWhoComeTogetherMeetAtOneTable) {
  const Client one = greet(table_), two = greet(table_);
  EXPECT_EQ(jobs_.size(), 2U);
  open_all();
  other_->message(*one, R"({"id":1,"say":"hello"})");
  run();
  EXPECT_TRUE(two->heard("\"said\"") || two->heard("\"re\":1") || one->heard("\"re\":1"));
  EXPECT_TRUE(one->heard("\"table\""));
  EXPECT_TRUE(two->heard("\"table\""));
}

TEST_F(HubOpening, TooManyMessagesMeanwhileAreRefused) {
  const Client client = greet(table_);
  for (int i = 0; i < 17; ++i) other_->message(*client, R"({"ping":1})");
  EXPECT_EQ(client->closed, 4429);
}

// One damaged log must not keep the server from starting.
TEST_F(HubOpening, ADamagedTableWithAClockStopsNoStart) {
  store_.tables[table_].timed = true;
  store_.unreadable_logs = true;
  std::vector<std::string> damaged;
  Hub::World warned = world();
  warned.table_damaged = [&](const std::string& table) { damaged.push_back(table); };
  Hub hub(store_, bots_, metrics_, warned);
  EXPECT_EQ(damaged, std::vector{table_});
}

TEST_F(HubOpening, ADamagedLogClosesTheSocketAndNothingElse) {
  store_.unreadable_logs = true;
  const Client client = greet(table_);
  open_all();
  EXPECT_EQ(client->closed, 1012);
  EXPECT_TRUE(client->heard("server-storage"));
  store_.unreadable_logs = false;
  const Client again = greet(table_);
  open_all();
  EXPECT_TRUE(again->heard("\"table\""));
}

TEST_F(HubTest, APlayerMayChangeTablesOnlySoOften) {
  const std::string ana = token_of("Ana"), table = make_table(ana);
  const Client host = come(ana, table);
  for (int i = 0; i < 201; ++i) {
    say(host, R"({"id":1,"settings":{"pace":)" + std::to_string(i) + "}}");
    run();
    while (!store_.waiting.empty()) finish();
  }
  EXPECT_TRUE(host->heard("server-too-often"));
  EXPECT_EQ(hub_.find(table)->settings().pace, 199);
  now_ += 601'000;
  say(host, R"({"id":2,"settings":{"pace":7}})");
  run();
  EXPECT_EQ(hub_.find(table)->settings().pace, 7);
}

TEST_F(HubTest, BeforeAPlannedStopNoGameBegins) {
  const std::string ana = token_of("Ana"), table = make_table(ana);
  const Client host = come(ana, table);
  hub_.drain(30);
  run();
  EXPECT_TRUE(host->heard(R"({"stopping":30})"));
  say(host, R"({"id":1,"start":true})");
  run();
  EXPECT_TRUE(host->heard("server-stopping"));
  const auto refused = hub_.create({}, {"p", "P"}, {}, [](const MaybeError&) {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "server-stopping");
  EXPECT_FALSE(hub_.rounds_running());
}

}  // namespace
}  // namespace lair
