// A finished game looked at again.

#include <gtest/gtest.h>

#include <thread>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

// What the address says once it is no longer under way; on a busy machine that gives way for long.
HttpAnswer when_done(int port, const std::string& address) {
  std::int64_t done = 0;
  for (const auto limit = std::chrono::steady_clock::now() + 15 * kPatient;;) {
    HttpAnswer answer = ask_http(port, "GET", address);
    if (answer.status != 202 || std::chrono::steady_clock::now() > limit) return answer;
    const Json progress = answer.json().at("progress");
    EXPECT_GE(progress.at("done"), done);
    done = progress.at("done");
    std::this_thread::sleep_for(Patience{50});
  }
}

TEST(ServerReview, IsMadeOfAFinishedGameAndStaysThere) {
  const Folder folder;
  const std::vector<std::string> shallow = {"--review-depth", "1"};
  std::string address, kept;
  {
    const Server server(folder / "lair.db", shallow);
    Company company;
    company.open_table(server.port(), {{"game", "phantom-rummy"}, {"options", {{"rounds", 1}}}}, 1,
                       2);
    Person& person = *company.people[0];
    address = "/api/games/" + person.table() + "/1/review?seat=0";
    EXPECT_GE(ask_http(server.port(), "POST", address, "", person.token()).status, 400)
        << "of a game not over";
    person.rematches = 0;
    company.play_until([&] { return person.status() == "over"; });
    EXPECT_EQ(ask_http(server.port(), "POST", address).status, 401);
    EXPECT_EQ(ask_http(server.port(), "POST", address, "", person.token()).status, 202);
    const HttpAnswer answer = when_done(server.port(), address);
    ASSERT_EQ(answer.status, 200) << answer.body;
    kept = answer.body;
    const Json review = answer.json().at("review");
    EXPECT_EQ(review.at("deals"), 1);
    EXPECT_EQ(review.at("ended"), true);
    EXPECT_GT(review.at("sum").at("decisions"), 0);
    EXPECT_EQ(review.at("rounds").size(), 1U);
  }
  const Server server(folder / "lair.db", shallow);
  EXPECT_EQ(ask_http(server.port(), "GET", address).body, kept);
}

}  // namespace
}  // namespace lair
