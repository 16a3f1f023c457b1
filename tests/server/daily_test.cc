// Today's deal, and what the server counts of one's games.

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

constexpr std::chrono::minutes kMostPatient{4};

Json deal_of(int port, std::string_view token, std::string_view game) {
  const Json today = ask_http(port, "GET", "/api/daily", "", token).json();
  for (const Json& deal : today["deals"]) {
    if (deal["game"] == game) return deal;
  }
  return {};
}

HttpAnswer ask_table(int port, std::string_view token, std::string_view game) {
  return ask_http(port, "POST", "/api/daily", Json{{"game", game}}.dump(), token);
}

// Plays it to its end, with the moves that the person's seed makes of it.
void play(int port, Person& person, std::string_view game) {
  person.rematches = 0;
  const HttpAnswer made = ask_table(port, person.token(), game);
  ASSERT_EQ(made.status, 201) << made.body;
  const std::string table = made.json()["table"];
  const HttpAnswer again = ask_table(port, person.token(), game);
  EXPECT_EQ(again.status, 200) << "a player has one";
  EXPECT_EQ(again.json()["table"], table);
  EXPECT_FALSE(deal_of(port, person.token(), game).contains("bot")) << "spoils nothing";
  person.come(port, table);
  const auto until = std::chrono::steady_clock::now() + kMostPatient;
  while (person.status() != "over" && std::chrono::steady_clock::now() < until) {
    person.socket().say({{"ping", 1}});  // still there, however long a bot thinks
    person.hear(Patience(1000));
    std::this_thread::sleep_for(Patience(5));
  }
  ASSERT_EQ(person.status(), "over");
  EXPECT_EQ(ask_table(port, person.token(), game).json()["table"], table) << "played once";
}

// When the bot has played all of one's games, too.
Json stats_with_bot(int port, std::string_view token) {
  Json stats;
  const auto until = std::chrono::steady_clock::now() + kMostPatient;
  do {
    stats = ask_http(port, "GET", "/api/me/stats", "", token).json();
    if (stats["compared"]["done"] == stats["compared"]["total"]) return stats;
    std::this_thread::sleep_for(Patience(50));
  } while (std::chrono::steady_clock::now() < until);
  ADD_FAILURE() << "the bot is not through: " << stats;
  return stats;
}

class ServerDaily : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Wire, ServerDaily, testing::Values("chimera", "phantom-rummy"));

TEST_P(ServerDaily, IsTheSameForAllWhoMakeTheSameMoves) {
  const Folder folder;
  const Server server(folder / "lair.db");
  const int port = server.port();
  Person ana(port, "Ana", 3), ben(port, "Ben", 3);
  EXPECT_EQ(deal_of(port, ana.token(), GetParam()), (Json{{"game", GetParam()}, {"players", 0}}));
  play(port, ana, GetParam());
  const Json alone = deal_of(port, ana.token(), GetParam());
  EXPECT_EQ(alone["players"], 1);
  EXPECT_EQ(alone["below"], 0);
  EXPECT_EQ(alone["same"], 0);
  EXPECT_TRUE(alone["bot"].is_number());
  EXPECT_FALSE(deal_of(port, ben.token(), GetParam()).contains("points"));
  play(port, ben, GetParam());
  const Json both = deal_of(port, ben.token(), GetParam());
  EXPECT_EQ(both["points"], alone["points"]);
  EXPECT_EQ(both["bot"], alone["bot"]);
  EXPECT_EQ(both["same"], 1);
  EXPECT_EQ(both["players"], 2);

  const HttpAnswer record = ask_http(port, "GET", "/api/games/" + ben.table() + "/1");
  EXPECT_EQ(record.status, 200);
  const Json stats = stats_with_bot(port, ben.token());
  EXPECT_EQ(stats["compare"], "best");
  EXPECT_EQ(stats["compared"]["total"], 1);
  ASSERT_EQ(stats["players"].size(), 1U);
  EXPECT_EQ(stats["players"][0]["player"], "Ben");
  EXPECT_EQ(stats["players"][0]["game"], GetParam());
  EXPECT_EQ(stats["players"][0]["rounds"], 1);
  EXPECT_EQ(stats["players"][0]["points"], both["points"]);
  EXPECT_EQ(stats["players"][0]["same_deals"]["rounds"], 1);
  EXPECT_EQ(stats["players"][0]["same_deals"]["points_per_round"], both["points"]);
}

TEST(ServerDailyRequests, WantAPlayerAndAGame) {
  const Folder folder;
  const Server server(folder / "lair.db");
  EXPECT_EQ(ask_table(server.port(), "", "chimera").status, 401);
  const std::string token = make_player(server.port(), "Ana");
  EXPECT_EQ(ask_table(server.port(), token, "bridge").status, 400);
  EXPECT_EQ(ask_http(server.port(), "GET", "/api/me/stats").status, 401);
  EXPECT_EQ(ask_http(server.port(), "GET", "/api/me/stats", "", token).json()["players"],
            Json::array());
  // Nobody makes a table of that kind by settings.
  const Json wish = {{"game", "chimera"}, {"daily", "2026-11-16"}};
  EXPECT_EQ(ask_http(server.port(), "POST", "/api/tables", wish.dump(), token).status, 400);
}

}  // namespace
}  // namespace lair
