#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <thread>
#include <vector>

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

  ReviewQueue reviews_{1};
  Api api_{hub_, reviews_, metrics_, {}};
  std::string token_ = token_of("Ana");
  std::vector<HttpResponse> answers_;
};

TEST_F(ApiStats, WhatManyAskForAtOnceIsCountedOnce) {
  std::promise<void> asked;
  bots_.work([&] { asked.get_future().wait(); });
  for (int i = 0; i < 150; ++i) ask();
  asked.set_value();
  std::promise<void> counted;
  bots_.work([&] { counted.set_value(); });
  counted.get_future().wait();
  {
    const std::lock_guard lock(mutex_);
    EXPECT_EQ(posted_.size(), 1U) << "results of counting";
  }
  wait_for(150);
  for (const HttpResponse& answer : answers_) EXPECT_EQ(answer.body, answers_.front().body);
  ask();
  EXPECT_EQ(answers_.size(), 151U) << "it is known now";
}

}  // namespace
}  // namespace lair
