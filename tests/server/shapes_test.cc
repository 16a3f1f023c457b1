// What the page is written for is what the server says. Messages over the socket are checked
// wherever a test hears one (client.cc); here are answers over HTTP.

#include "shapes.h"

#include <gtest/gtest.h>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

TEST(Shapes, FindWhatDoesNotFit) {
  EXPECT_EQ(misfit({{"seat", 1}, {"you", true}}, "Turn"), "");
  EXPECT_EQ(misfit({{"seat", "1"}}, "Turn"), "Turn.seat: not a number, or Turn.seat: not a null");
  EXPECT_EQ(misfit({{"whose", 1}}, "Turn"), "Turn.whose: unknown");
  EXPECT_EQ(misfit({{"name", "Ana"}}, "Me"), "Me.id: missing");
  EXPECT_EQ(misfit({{"event", "played"}, {"anything", 1}}, "GameEvent"), "");
  EXPECT_NE(misfit({{"table", Json::object()}}, "Incoming"), "");
  EXPECT_NE(misfit("going", "Status"), "");
}

TEST(Shapes, AreThoseOfAnswers) {
  const Folder folder;
  const Server server(folder / "lair.db");
  const std::string ana = make_player(server.port(), "Ana");
  make_table(server.port(), ana, {{"game", "chimera"}, {"public", true}});
  const auto get = [&](std::string_view path) {
    const HttpAnswer answer = ask_http(server.port(), "GET", path, "", ana);
    EXPECT_EQ(answer.status, 200) << path;
    return answer.json();
  };
  EXPECT_EQ(misfit(get("/api/me"), "Me"), "");
  EXPECT_EQ(misfit(get("/api/daily"), "Daily"), "");
  for (const char* list : {"/api/tables", "/api/me/tables"}) {
    const Json tables = get(list).at("tables");
    ASSERT_EQ(tables.size(), 1U) << list;
    EXPECT_EQ(misfit(tables[0], "LobbyTable"), "") << list;
  }
  const HttpAnswer refused = ask_http(server.port(), "POST", "/api/tables", "{}", ana);
  EXPECT_EQ(misfit(refused.json().at("error"), "WireError"), "") << refused.body;
}

}  // namespace
}  // namespace lair
