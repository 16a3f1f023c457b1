// Several tabs, coming back, another game, the record.

#include <gtest/gtest.h>

#include <fstream>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

const Json kShort = {{"game", "chimera"}, {"options", {{"limit", 50}}}};

TEST(ServerPeople, TabsOfOneSeatAreToldTheSame) {
  const Folder folder;
  const Server server(folder / "lair.db");
  Company company;
  company.open_table(server.port(), kShort, 2, 1);
  Person& person = *company.people[0];
  WebSocket tab(server.port());
  tab.say({{"hello",
            {{"v", 1}, {"table", person.table()}, {"token", person.token()}, {"views", true}}}});
  const auto table = tab.hear();
  ASSERT_TRUE(table && table->contains("table"));
  std::int64_t version = (*table)["table"]["version"];
  for (const auto& each : company.people) each->remembers = true;
  company.play_until([&] { return company.acknowledged() > 20; });
  std::map<std::int64_t, Json> told;
  for (Json message : person.heard()) {
    message.erase("re");  // only the tab that asked is answered
    if (message.contains("v")) told[message["v"]] = message;
  }
  int compared = 0;
  while (version < person.version()) {
    const auto message = tab.hear();
    ASSERT_TRUE(message);
    if (!message->contains("v")) continue;
    EXPECT_EQ((*message)["v"], ++version);
    if (!told.contains(version)) continue;
    EXPECT_EQ(*message, told[version]);
    ++compared;
  }
  EXPECT_GT(compared, 10);
  // One tab is closed: the seat is still taken.
  person.leave();
  company.people[1]->plays = false;
  tab.say({{"ping", 1}});
  while (const auto message = tab.hear()) {
    EXPECT_FALSE(message->contains("here")) << *message;
    if (message->contains("pong")) break;
  }
}

TEST(ServerPeople, WhoComesBackGetsWhatWasMissed) {
  const Folder folder;
  const Server server(folder / "lair.db");
  Company company;
  company.open_table(server.port(), kShort, 2, 1);
  company.play_until([&] { return company.acknowledged() > 5; });
  Person& person = *company.people[0];
  for (int i = 0; i < 10; ++i) {
    person.leave();
    company.play_for(Patience{20});  // the others, until this one is wanted
    person.remembers = true;
    person.come(server.port(), person.table());
    person.compare_with_another_tab(server.port());
    company.play_for(Patience{50});
  }
  const auto& heard = person.heard();
  EXPECT_TRUE(std::any_of(heard.begin(), heard.end(),
                          [](const Json& message) { return message.contains("resumed"); }));
}

TEST(ServerPeople, AfterAGameComesARecordAndAnother) {
  const Folder folder;
  const Server server(folder / "lair.db");
  for (const Json& settings :
       {kShort, Json{{"game", "phantom-rummy"}, {"options", {{"rounds", 1}}}}}) {
    Company company;
    company.open_table(server.port(), settings, 2, 1);
    Person& person = *company.people[0];
    const std::string record = "/api/games/" + person.table() + "/";
    EXPECT_NE(ask_http(server.port(), "GET", record + "1").status, 200) << "of a game not over";
    for (const auto& each : company.people) each->rematches = 1;
    company.play_until([&] { return person.number() == 2 && person.status() == "over"; });
    ASSERT_EQ(person.number(), 2) << "every person wants another game";
    for (int number = 1; number < 3; ++number) {
      const HttpAnswer answer = ask_http(server.port(), "GET", record + std::to_string(number));
      ASSERT_EQ(answer.status, 200);
      const auto file = folder / "game.lair.jsonl";
      std::ofstream(file) << answer.body;
      Program verify({"verify", "--fairness", file.string()});
      EXPECT_EQ(verify.wait(), 0) << verify.said();
    }
    const Json games = ask_http(server.port(), "GET", "/api/me/games", "", person.token()).json();
    EXPECT_EQ(games.at("games").size(), 2U);
  }
}

}  // namespace
}  // namespace lair
