#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <sstream>
#include <string_view>
#include <thread>
#include <vector>

#include "protocol/review_messages.h"
#include "protocol/shape.h"
#include "record/example_records_test.h"
#include "record/json.h"
#include "server/api.h"
#include "server/hub_world_test.h"

namespace lair {
namespace {

class ApiStats : public HubWorld {
 protected:
  void ask() {
    api_.answer({.method = "GET", .path = "/api/me/stats", .token = token_, .local = true},
                [&](HttpResponse response) { answers_.push_back(std::move(response)); });
  }
  void wait_for(std::size_t answers) {
    for (int i = 0; i < 6'000 && answers_.size() < answers; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      run();
    }
    ASSERT_EQ(answers_.size(), answers);
  }

  // Until there is something to keep: on a busy machine the queue gives way for long.
  void wait_for_store() {
    for (int i = 0; i < 20'000 && store_.waiting.empty(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      run();
    }
    ASSERT_FALSE(store_.waiting.empty());
  }
  Value asked() {
    const std::size_t before = answers_.size();
    ask();
    wait_for(before + 1);
    const Value answer = *parse_json(answers_.back().body);
    EXPECT_EQ(wire::misfit(answer, wire::shape_of<wire::StatsAnswer>()), "");
    return answer;
  }

  ReviewQueue reviews_{1};
  Api api_{hub_, reviews_, metrics_, {}};
  std::string token_ = token_of("Ana");
  std::vector<HttpResponse> answers_;
};

TEST_F(ApiStats, WhatManyAskForAtOnceIsCountedOnce) {
  std::promise<void> asked;
  bots_.work({}, Rank::kOther, [&] { asked.get_future().wait(); });
  for (int i = 0; i < 150; ++i) ask();
  asked.set_value();
  std::promise<void> counted;
  bots_.work({}, Rank::kOther, [&] { counted.set_value(); });
  counted.get_future().wait();
  {
    const std::scoped_lock lock(mutex_);
    EXPECT_EQ(posted_.size(), 1U) << "results of counting";
  }
  wait_for(150);
  for (const HttpResponse& answer : answers_) EXPECT_EQ(answer.body, answers_.front().body);
  ask();
  EXPECT_EQ(answers_.size(), 151U) << "it is known now";
}

// A record, as a table's log has it.
std::vector<std::string> log_of(std::string_view record) {
  std::vector<std::string> log;
  std::istringstream lines{std::string(record)};
  for (std::string line; std::getline(lines, line);) log.push_back("[" + line + "]");
  return log;
}

TEST_F(ApiStats, TheBotPlaysTheGamesWhileOneLooksAndOnce) {
  const std::string id = hub_.players().by_token(token_)->id;
  const std::string summary =
      R"({"game":"phantom-rummy","seats":["Ana","Ben"],"players":[")" + id + R"(",null]})";
  store_.logs["T"] = log_of(kPhantomRecord);
  store_.games["T"] = {"T", 1, 1, 999, 5, summary, {id}};
  const Value first = asked();
  EXPECT_EQ(text_in(first, "compare"), "best");
  EXPECT_EQ(*first.find("compared"), Value::object({{"done", 0}, {"total", 1}}));
  ASSERT_EQ(first.find("players")->items()->size(), 1U);
  EXPECT_FALSE(first.find("players")->items()->front().has("same_deals")) << "not waited for";
  asked();
  wait_for_store();
  EXPECT_EQ(integer_in(*asked().find("compared"), "done"), 0) << "not before it is durable";
  store_.finish();
  run();
  EXPECT_TRUE(store_.waiting.empty()) << "it was played once";
  const Value second = asked();
  EXPECT_EQ(integer_in(*second.find("compared"), "done"), 1);
  const Value& player = second.find("players")->items()->front();
  EXPECT_EQ(text_in(player, "player"), "Ana");
  ASSERT_TRUE(player.has("same_deals"));
  EXPECT_EQ(integer_in(*player.find("same_deals"), "rounds"), 1);
  for (auto& [key, row] : store_.duplicates) row.version = 0;
  EXPECT_EQ(integer_in(*asked().find("compared"), "done"), 0) << "older bots do not count";
}

TEST_F(ApiStats, AFileThatCannotBeReadMeanwhileEndsNothing) {
  const std::string id = hub_.players().by_token(token_)->id;
  store_.logs["T"] = log_of(kPhantomRecord);
  store_.games["T"] = {
      "T", 1, 1,
      999, 5, R"({"game":"phantom-rummy","seats":["Ana","Ben"],"players":[")" + id + R"(",null]})",
      {id}};
  ask();
  store_.unreadable = true;
  wait_for(1);
  EXPECT_EQ(answers_[0].status, 503);
}

// A log that cannot be read leaves nobody waiting, now or later.
TEST_F(ApiStats, AFailedReadIsToldAndTriedAgain) {
  const std::string id = hub_.players().by_token(token_)->id;
  store_.logs["T"] = log_of(kPhantomRecord);
  store_.games["T"] = {
      "T", 1, 1,
      999, 5, R"({"game":"phantom-rummy","seats":["Ana","Ben"],"players":[")" + id + R"(",null]})",
      {id}};
  store_.unreadable_logs = true;
  for (std::size_t i = 0; i < 3; ++i) {
    ask();
    wait_for(i + 1);
    EXPECT_EQ(answers_[i].status, 503);
  }
  store_.unreadable_logs = false;
  asked();
  EXPECT_EQ(answers_.back().status, 200);
}

}  // namespace
}  // namespace lair
