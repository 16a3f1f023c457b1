#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/api.h"
#include "server/hub_world_test.h"

namespace lair {
namespace {

class ApiRoute : public HubWorld {
 protected:
  HttpResponse ask(std::string method, std::string path) {
    answer_ = {.status = 0};
    api_.answer(
        {.method = std::move(method), .path = std::move(path), .token = token_, .local = true},
        [this](HttpResponse response) { answer_ = std::move(response); });
    run();
    return answer_;
  }
  static std::string header(const HttpResponse& answer, std::string_view name) {
    const auto found =
        std::ranges::find(answer.headers, name, [](const auto& each) { return each.first; });
    return found == answer.headers.end() ? "" : found->second;
  }
  std::string refused(std::string_view method, std::string_view path) {
    const HttpResponse answer = ask(std::string(method), std::string(path));
    EXPECT_EQ(answer.status, 405) << method << ' ' << path;
    return header(answer, "Allow");
  }

  ReviewQueue reviews_{1};
  Api api_{hub_, reviews_, metrics_, {}};
  std::string token_ = token_of("Ana");
  HttpResponse answer_;  // the last
};

TEST_F(ApiRoute, AnAddressSaysWhatItTakes) {
  EXPECT_EQ(refused("PUT", "/api/me"), "GET, HEAD, POST, DELETE");
  EXPECT_EQ(refused("GET", "/api/quick"), "POST");
  EXPECT_EQ(refused("POST", "/api/me/games"), "GET, HEAD");
  EXPECT_EQ(refused("DELETE", "/api/games/NONE/1/review"), "GET, HEAD, POST");
  EXPECT_EQ(refused("POST", "/api/games/NONE/1"), "GET, HEAD");
  EXPECT_EQ(refused("DELETE", "/api/tables/NONE"), "GET, HEAD");
  EXPECT_EQ(refused("POST", "/healthz"), "GET, HEAD");
  EXPECT_EQ(refused("POST", "/"), "GET, HEAD");
}

TEST_F(ApiRoute, TwoWhoAskForOnesTableOfTheDayAtOnceGetTheSame) {
  std::vector<HttpResponse> answers;
  for (int i = 0; i < 2; ++i) {
    api_.answer({.method = "POST",
                 .path = "/api/daily",
                 .body = R"({"game":"chimera"})",
                 .token = token_,
                 .local = true},
                [&](HttpResponse response) { answers.push_back(std::move(response)); });
  }
  run();
  while (!store_.waiting.empty()) {
    store_.finish();
    run();
  }
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0].status, 201);
  EXPECT_EQ(answers[1].status, 200);
  EXPECT_EQ(answers[0].body, answers[1].body);
}

TEST_F(ApiRoute, WhereNothingIsNothingIsTaken) {
  for (const char* method : {"GET", "POST", "DELETE"}) {
    EXPECT_EQ(ask(method, "/api/nothing").status, 404) << method;
    EXPECT_EQ(ask(method, "/api/me/").status, 404) << method;
  }
  EXPECT_EQ(ask("HEAD", "/api/version").status, 200);
  EXPECT_EQ(ask("GET", "/metrics").status, 404) << "they have a listener of their own";
}

TEST_F(ApiRoute, NoCacheKeepsWhatIsAboutSomebody) {
  for (const char* path : {"/api/me", "/api/me/data", "/api/me/tables", "/api/tables/NONE",
                           "/api/games/NONE/1", "/readyz"}) {
    EXPECT_EQ(header(ask("GET", path), "Cache-Control"), "no-store") << path;
  }
  EXPECT_EQ(header(ask("PUT", "/api/me"), "Cache-Control"), "no-store");
  EXPECT_EQ(header(ask("GET", "/"), "Cache-Control"), "no-cache");
}

TEST_F(ApiRoute, WhoIsBannedMayStillHaveAndDeleteWhatIsStored) {
  hub_.ban(hub_.players().by_token(token_)->id, [](const MaybeError&) {});
  EXPECT_EQ(ask("GET", "/api/me").status, 403);
  EXPECT_EQ(ask("GET", "/api/version").status, 403);
  EXPECT_EQ(ask("PUT", "/api/me").status, 403);
  EXPECT_EQ(ask("GET", "/").status, 200);
  EXPECT_EQ(ask("GET", "/api/me/data").status, 200);
  EXPECT_EQ(ask("DELETE", "/api/me").status, 0) << "it is told when that is durable";
}

TEST_F(ApiRoute, OfATableNothingIsToldBeforeItIsDurable) {
  Settings settings;
  settings.game = "chimera";
  const auto id = hub_.create(settings, {hub_.players().by_token(token_)->id, "Ana"}, {},
                              [](const MaybeError&) {});
  run();
  EXPECT_EQ(ask("GET", "/api/tables/" + *id).status, 0);
  store_.finish();
  run();
  EXPECT_EQ(answer_.status, 200);
}

// Who came there would wait in vain.
TEST_F(ApiRoute, TheLobbyLeavesOutWhereNobodyIsAnyMore) {
  const std::string player = hub_.players().by_token(token_)->id;
  const auto make = [&](Millis turn) {
    Settings settings;
    settings.game = "chimera";
    settings.listed = true;
    settings.clock = Clock{turn, 0};
    const auto id = hub_.create(settings, {player, "Ana"}, {}, [](const MaybeError&) {});
    run();
    store_.finish();
    run();
    return *id;
  };
  const std::string left = make(30'000), slow = make(86'400'000), busy = make(30'000);
  const auto host = std::make_shared<FakeConnection>();
  host->token = token_;
  hub_.opened(host);
  hub_.message(*host, R"({"hello":{"v":1,"table":")" + busy + "\"}}");
  const auto lists = [&](const std::string& id) {
    return ask("GET", "/api/tables").body.find(id) != std::string::npos;
  };
  for (const std::string& id : {left, slow, busy}) EXPECT_TRUE(lists(id));
  now_ += 3'600'000;
  EXPECT_FALSE(lists(left));
  EXPECT_TRUE(lists(slow)) << "its people come once a day";
  EXPECT_TRUE(lists(busy));
}

}  // namespace
}  // namespace lair
