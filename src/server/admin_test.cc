#include "server/admin.h"

#include <gtest/gtest.h>

#include "record/json.h"
#include "server/hub_world_test.h"
#include "server/player_data.h"

namespace lair {
namespace {

class AdminTest : public HubWorld {
 protected:
  Value ask(std::string_view what, std::string_view of = "") {
    Value heard;
    admin_.answer(Value::object({{"what", what}, {"of", of}}), [&](Value value) { heard = value; });
    run();
    while (!store_.waiting.empty()) {
      store_.finish();
      run();
    }
    return heard;
  }
  void report(std::int64_t number, const std::string& reporter, const std::string& reported) {
    store_.reported.push_back({.number = number,
                               .at = 1000,
                               .table = "TABLE",
                               .reporter = reporter,
                               .reported = reported,
                               .said = R"(["potato"])"});
  }
  EventLog log_;
  Admin admin_{hub_, log_};
};

TEST_F(AdminTest, ALongListSaysThatThereIsMore) {
  for (int i = 1; i <= 1000; ++i) report(i, "ANA", "BEN");
  EXPECT_EQ(ask("reports").find("more"), nullptr);
  report(1001, "ANA", "BEN");
  const Value reports = ask("reports");
  EXPECT_NE(reports.find("more"), nullptr);
  ASSERT_EQ(reports.find("answer")->items()->size(), 1000U);
  EXPECT_EQ(text_in(reports.find("answer")->items()->front(), "reporter"), "ANA");
  EXPECT_EQ(ask("settle", "1").find("error"), nullptr) << "though it is not shown";
  EXPECT_EQ(store_.reported.size(), 1000U);
  EXPECT_NE(ask("settle", "1").find("error"), nullptr) << "there is none any more";
}

TEST_F(AdminTest, WhoIsNotBannedCannotBeUnbanned) {
  const auto ana = hub_.players().by_token(token_of("Ana"));
  EXPECT_EQ(text_in(*ask("unban", ana->id).find("error"), "code"), "admin-not-banned");
  EXPECT_EQ(ask("ban", ana->id).find("error"), nullptr);
  EXPECT_EQ(ask("unban", ana->id).find("error"), nullptr);
}

// What could not be written has not happened, neither in memory.
TEST_F(AdminTest, ABanThatFailsIsNone) {
  const auto ana = hub_.players().by_token(token_of("Ana"));
  const auto fail = [&](std::string_view what) {
    Value heard;
    admin_.answer(Value::object({{"what", what}, {"of", ana->id}}),
                  [&](Value value) { heard = std::move(value); });
    run();
    while (!store_.waiting.empty()) {
      store_.finish(Error{"storage-full", "", {{"path", "lair.db"}}});
      run();
    }
    EXPECT_NE(heard.find("error"), nullptr);
  };
  fail("ban");
  EXPECT_FALSE(hub_.banned(ana->id));
  EXPECT_EQ(ask("ban", ana->id).find("error"), nullptr);
  fail("unban");
  EXPECT_TRUE(hub_.banned(ana->id));
}

TEST_F(AdminTest, DataHasWhatOthersReportedButNotWho) {
  const auto ana = hub_.players().by_token(token_of("Ana"));
  report(1, "BEN", ana->id);
  report(2, ana->id, "BEN");
  EXPECT_TRUE(player_data(store_, *ana).find("player")->find("banned_since")->is_null());
  store_.banned = {{ana->id, 0}};
  const std::string data = to_json(player_data(store_, *ana));
  EXPECT_NE(
      data.find(R"("reported":[{"at":"1970-01-01T00:00:01Z","table":"TABLE","said":["potato"]}])"),
      std::string::npos)
      << data;
  EXPECT_NE(data.find(R"("banned_since":"1970-01-01T00:00:00Z")"), std::string::npos) << data;
  EXPECT_EQ(data.find("BEN"), std::string::npos) << data;
}

TEST_F(AdminTest, AnAddressCanBeBanned) {
  EXPECT_EQ(text_in(*ask("ban-address", "nonsense").find("error"), "code"), "admin-no-address");
  EXPECT_EQ(text_in(*ask("unban-address", "192.0.2.7").find("error"), "code"),
            "admin-address-free");
  const auto client = std::make_shared<FakeConnection>();
  client->address = "192.0.2.7";
  hub_.opened(client);
  EXPECT_EQ(ask("ban-address", "192.0.2.7").find("error"), nullptr);
  EXPECT_TRUE(hub_.address_banned("192.0.2.7"));
  EXPECT_FALSE(hub_.address_banned("192.0.2.8"));
  EXPECT_FALSE(hub_.address_banned("")) << "this machine";
  EXPECT_EQ(client->closed, 4403);
  EXPECT_EQ(ask("unban-address", "192.0.2.7").find("error"), nullptr);
  EXPECT_FALSE(hub_.address_banned("192.0.2.7"));
}

TEST_F(AdminTest, TopShowsWhoCostsMost) {
  const auto ana = hub_.players().by_token(token_of("Ana"));
  hub_.budgets().charge(ana->id, "192.0.2.7", 500, now_);
  const Value answer = ask("top");
  const Value::Array& list = *answer.find("answer")->items();
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(text_in(list[0], "name"), "Ana");
  EXPECT_EQ(integer_in(list[0], "units_per_second"), 50);
  EXPECT_EQ(text_in(list[1], "address"), "192.0.2.7");
}

TEST(AdminAudit, SaysWhatWasDoneToWhomByWhom) {
  std::vector<std::string> lines;
  const EventLog log([&](const std::string& line) { lines.push_back(line); });
  FakeStore store;
  Metrics metrics;
  BotPool bots(1, metrics);
  CountedSecrets secrets;
  Hub hub(store, bots, metrics,
          {.now = [] { return Millis{0}; }, .post = [](auto) {}, .secrets = &secrets});
  Admin admin(hub, log);
  admin.answer(*parse_json(R"({"what":"ban","of":"P1","by":1000})"), [](const Value&) {});
  admin.answer(*parse_json(R"({"what":"players","of":"Ana"})"), [](const Value&) {});
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_NE(lines[0].find(R"("what":"ban","of":"P1","by":1000)"), std::string::npos) << lines[0];
  EXPECT_EQ(lines[1].find("Ana"), std::string::npos) << "a name";
}

}  // namespace
}  // namespace lair
