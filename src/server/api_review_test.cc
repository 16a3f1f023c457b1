#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>

#include "protocol/review_messages.h"
#include "protocol/shape.h"
#include "record/json.h"
#include "record/replay.h"
#include "rules/registry.h"
#include "server/api.h"
#include "server/hub_world_test.h"

namespace lair {
namespace {

// What a table's log says of the first random moves of a round.
std::vector<std::string> random_log() {
  const Value options = Value::object();
  const auto match = std::move(*find_game("phantom-rummy")->start(options, 2));
  std::vector<Value> lines = {header_line("phantom-rummy", options, {"Ana", "Ben"})};
  Rng rng(7);
  Value deal = match->random_deal(rng);
  EXPECT_FALSE(match->deal(deal));
  lines.push_back(Value::object({{"deal", std::move(deal)}}));
  while (match->status() == Status::kAwaitsMove && lines.size() < 8) {
    const std::vector<Value> legal = match->legal();
    const Value& line = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    EXPECT_FALSE(match->decide(line));
    if (!line.is_null()) lines.push_back(line);
  }
  std::vector<std::string> log;
  for (const Value& line : lines) {
    Value entry = Value::array();
    entry.push_back(line);
    log.push_back(to_json(entry));
  }
  return log;
}

class ApiReview : public HubWorld {
 protected:
  ApiReview() {
    token_ = token_of("Ana");
    const std::string id = hub_.players().by_token(token_)->id;
    store_.logs["T"] = random_log();
    store_.games["T"] = {"T", 1, 1, 999, 5, R"({"seats":["Ana","Ben"]})", {id}};
    store_.games["U"] = {"U", 1, 1, 0, 0, R"({"seats":["Ana","Ben"]})", {id}};
  }

  HttpResponse ask(std::string method, std::string path, int seat = 0, bool known = true) {
    HttpResponse answer;
    api_.answer({.method = std::move(method),
                 .path = std::move(path),
                 .query = "seat=" + std::to_string(seat),
                 .token = known ? token_ : "",
                 .local = true},
                [&](HttpResponse response) { answer = std::move(response); });
    return answer;
  }
  // Until there is something to keep: on a busy machine the queue gives way for long.
  void wait() {
    for (int i = 0; i < 20'000 && store_.waiting.empty(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      run();
    }
    ASSERT_FALSE(store_.waiting.empty());
  }

  const std::string path_ = "/api/games/T/1/review";
  ReviewQueue reviews_{1};
  Api api_{hub_, reviews_, metrics_, {}};
  std::string token_;
};

TEST_F(ApiReview, IsMadeOnceAndKept) {
  EXPECT_EQ(ask("GET", path_).status, 404) << "reading does not begin it";
  EXPECT_EQ(ask("POST", path_).status, 202);
  EXPECT_EQ(ask("POST", path_).status, 202) << "it is the same one";
  const auto progress = parse_json(ask("GET", path_).body);
  ASSERT_TRUE(progress && progress->has("progress"));
  wait();
  EXPECT_EQ(ask("GET", path_).status, 202) << "not before it is durable";
  store_.finish();
  run();
  const HttpResponse answer = ask("GET", path_, 0, false);
  ASSERT_EQ(answer.status, 200);
  EXPECT_EQ(answer.body.find("Ana"), std::string::npos) << "names are the record's alone";
  const auto body = parse_json(answer.body);
  ASSERT_TRUE(body.ok());
  EXPECT_EQ(wire::misfit(*body, wire::shape_of<wire::ReviewAnswer>()), "");
  const Value* made = body->find("review");
  ASSERT_NE(made, nullptr);
  EXPECT_EQ(integer_in(*made, "seat"), 0);
  EXPECT_EQ(made->find("rounds")->items()->size(), 1U);
  EXPECT_EQ(ask("POST", path_).status, 200);
  EXPECT_TRUE(store_.waiting.empty());
  for (auto& [key, row] : store_.reviews) row.version = 0;
  EXPECT_EQ(ask("GET", path_).status, 404) << "what an older version made does not count";
}

TEST_F(ApiReview, IsRefusedWithAReason) {
  EXPECT_EQ(ask("POST", path_, 0, false).status, 401);
  EXPECT_EQ(ask("POST", path_, 2).status, 404) << "no such seat";
  EXPECT_EQ(ask("POST", path_, -1).status, 404);
  EXPECT_EQ(ask("POST", "/api/games/U/1/review").status, 409) << "it is being played";
  EXPECT_EQ(ask("POST", "/api/games/T/2/review").status, 404);
  EXPECT_EQ(ask("POST", "/api/games/review").status, 405) << "where a record would be";
}

TEST(ReviewQueue, WorksOneAfterTheOtherAndGivesWay) {
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<int> over;
  bool open = false;
  ReviewQueue queue(1);
  const auto done = [&](int number) {
    return [&, number](const Result<Review>& made) {
      EXPECT_FALSE(made.ok()) << "there is no game in an empty log";
      EXPECT_EQ(getpriority(PRIO_PROCESS, 0), 19);
      std::unique_lock lock(mutex);
      changed.wait(lock, [&] { return open; });
      over.push_back(number);
      changed.notify_all();
    };
  };
  for (int i = 1; i <= 3; ++i) EXPECT_TRUE(queue.add({"T", i, 0}, {"ana", "A"}, {}, done(i)));
  EXPECT_FALSE(queue.add({"T", 4, 0}, {"ana", "A"}, {}, done(4))) << "others want theirs, too";
  EXPECT_TRUE(queue.add({"T", 4, 0}, {"ben", "B"}, {}, done(4)));
  EXPECT_GE(queue.progress({"T", 4, 0})->before, 2);
  std::unique_lock lock(mutex);
  open = true;
  changed.notify_all();
  changed.wait(lock, [&] { return over.size() == 4; });
  EXPECT_EQ(over, (std::vector{1, 4, 2, 3})) << "Ben had none yet";
  EXPECT_EQ(queue.progress({"T", 4, 0})->before, 0);
  queue.remove({"T", 4, 0});
  EXPECT_FALSE(queue.progress({"T", 4, 0}));
}

// Somebody with many names leaves room for others.
TEST(ReviewQueue, OneAddressCannotFillIt) {
  ReviewQueue queue(1);
  std::promise<void> over;
  const auto wait = over.get_future().share();
  const auto done = [wait](const Result<Review>&) { wait.wait(); };
  int accepted = 0;
  for (int i = 0; i < 300; ++i) {
    const std::string name = "mallory" + std::to_string(i);
    if (queue.add({"T", i, 0}, {name, "192.0.2.1"}, {}, done)) ++accepted;
  }
  EXPECT_EQ(accepted, 20);
  EXPECT_TRUE(queue.add({"T", 999, 0}, {"ana", "192.0.2.2"}, {}, done));
  over.set_value();
}

}  // namespace
}  // namespace lair
