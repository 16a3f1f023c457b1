// What the HTTP part of the protocol promises to those who use it as it is meant.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <regex>
#include <set>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

class Http : public testing::Test {
 protected:
  int port() const { return server_.port(); }
  Json get(std::string_view path, std::string_view token = "") const {
    const HttpAnswer answer = ask_http(port(), "GET", path, "", token);
    EXPECT_EQ(answer.status, 200) << path << answer.body;
    return answer.json();
  }
  static bool lists(const Json& tables, const std::string& id) {
    return std::ranges::any_of(tables["tables"],
                               [&](const Json& each) { return each["id"] == id; });
  }

  Folder folder_;
  std::filesystem::path data_ = folder_ / "lair.db";
  Server server_{data_};
};

TEST_F(Http, WhoComesBackWithThePhraseMayHaveTheToken) {
  const std::string token = make_player(port(), "Ana");
  const Json phrase = ask_http(port(), "POST", "/api/me/phrase", "", token).json();
  Json body = {{"phrase", phrase["phrase"]}, {"token", true}};
  const Json back = ask_http(port(), "POST", "/api/me/recover", body.dump()).json();
  ASSERT_TRUE(back.contains("token")) << back;
  EXPECT_EQ(get("/api/me", back["token"].get<std::string>())["name"], "Ana");
  body.erase("token");
  EXPECT_FALSE(ask_http(port(), "POST", "/api/me/recover", body.dump()).json().contains("token"));
}

TEST_F(Http, TheCookieLastsAYearFromTheLastVisit) {
  const std::string token = make_player(port(), "Ana");
  const HttpAnswer seen = ask_http(port(), "GET", "/api/me", "", token);
  EXPECT_NE(seen.head.find("Set-Cookie: lair=" + token), std::string::npos) << seen.head;
  EXPECT_NE(seen.head.find("Max-Age=31536000"), std::string::npos) << seen.head;
  EXPECT_EQ(ask_http(port(), "GET", "/api/me").head.find("Set-Cookie"), std::string::npos);
}

// RFC 9110, 10.1.1: some programs send no body before they are told to.
TEST_F(Http, WhoWaitsForLeaveToSendABodyGetsIt) {
  const std::string body = R"({"name":"Ana"})";
  Wire wire(port());
  wire.send(
      "POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\n"
      "Content-Length: " +
      std::to_string(body.size()) + "\r\n\r\n");
  std::string text;
  ASSERT_TRUE(wire.receive(text));
  EXPECT_EQ(text, "HTTP/1.1 100 Continue\r\n\r\n");
  text.clear();
  wire.send(body);
  while (wire.receive(text)) {
  }
  EXPECT_TRUE(text.starts_with("HTTP/1.1 200")) << text;
  const HttpAnswer big = ask_http(port(), "POST", "/api/me", "", "",
                                  "Expect: 100-continue\r\nContent-Length: 70000\r\n");
  EXPECT_EQ(big.status, 413) << "no leave for what is too big";
}

TEST_F(Http, AnAddressMayNameTheServer) {
  EXPECT_EQ(get("http://127.0.0.1:" + std::to_string(port()) + "/api/version")["protocol"], 1);
  EXPECT_EQ(ask_http(port(), "GET", "http://x").status, 200);
}

TEST_F(Http, OnlyFilesThatNeverChangeAreKeptForAYear) {
  const HttpAnswer answer = ask_http(port(), "GET", "/assets/none");
  EXPECT_EQ(answer.head.find("immutable"), std::string::npos) << answer.head;
}

TEST_F(Http, IsCompressedOnlyForThoseWhoTakeIt) {
  const auto zipped = [&](std::string_view accepted) {
    const std::string header = "Accept-Encoding: " + std::string(accepted) + "\r\n";
    return ask_http(port(), "GET", "/", "", "", header).head.find("Content-Encoding: gzip") !=
           std::string::npos;
  };
  for (const char* yes : {"gzip", "br;q=1, GZIP;q=0.5", "*", "deflate, gzip; q=0.001"}) {
    EXPECT_TRUE(zipped(yes)) << yes;
  }
  for (const char* no :
       {"gzip;q=0", "gzip; q=0.000, br", "identity", "*;q=0", "*, gzip;q=0", "notgzip", ""}) {
    EXPECT_FALSE(zipped(no)) << no;
  }
}

TEST_F(Http, ThePageMayConnectToItsServerAlone) {
  const std::string head = ask_http(port(), "GET", "/").head;
  EXPECT_NE(head.find("connect-src 'self';"), std::string::npos) << head;
}

TEST_F(Http, ACodeMayBeTypedInSmallLetters) {
  Person ana(port(), "Ana", 1);
  const std::string table = make_table(port(), ana.token(), {{"game", "chimera"}});
  std::string small = table;
  std::ranges::transform(small, small.begin(), [](unsigned char c) { return std::tolower(c); });
  ASSERT_NE(small, table);
  EXPECT_EQ(get("/api/tables/" + small)["id"], table);
  ana.come(port(), small);
  EXPECT_TRUE(ana.here());
}

// The addresses that a page names ahead, so that a browser fetches them without running it.
std::set<std::string> named_ahead(const std::string& page) {
  const std::regex link(R"re(<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)")re");
  std::set<std::string> found;
  for (std::sregex_iterator at(page.begin(), page.end(), link), end; at != end; ++at) {
    found.insert((*at)[1]);
  }
  return found;
}

TEST_F(Http, TheAddressOfATableNamesWhatItsBoardNeeds) {
  const std::string token = make_player(port(), "Ana");
  const auto ahead = [&](const std::string& path) {
    return named_ahead(ask_http(port(), "GET", path).body);
  };
  const auto home = ahead("/");
  std::set<std::string> boards;
  for (const char* game : {"chimera", "phantom-rummy"}) {
    const auto named = ahead("/t/" + make_table(port(), token, {{"game", game}}));
    EXPECT_TRUE(std::ranges::includes(named, home)) << game;
    for (const std::string& file : named) {
      EXPECT_EQ(ask_http(port(), "GET", file).status, 200) << file;
      if (file.find("-Board-") != std::string::npos) boards.insert(file);
    }
  }
  EXPECT_EQ(boards.size(), 2U) << "each its own";
  EXPECT_EQ(ahead("/t/NOSUCHTABLE1"), home);
}

TEST_F(Http, TheLobbyHasTablesThatOneMayComeTo) {
  const std::string token = make_player(port(), "Ana");
  const Json bots = {nullptr, "easy", "easy"};
  const auto open = [&](bool watch) {
    return make_table(
        port(), token,
        {{"game", "chimera"}, {"public", true}, {"watch", watch}, {"bots", bots}, {"pace", 60000}});
  };
  const std::string shut = open(false), watched = open(true);
  EXPECT_TRUE(lists(get("/api/tables"), shut)) << "it waits for players";
  for (const std::string& table : {shut, watched}) {
    WebSocket socket(port());
    socket.say({{"hello", {{"v", 1}, {"table", table}, {"token", token}}}});
    socket.say({{"id", 1}, {"start", true}});
    while (const auto message = socket.hear()) {
      if (message->contains("re")) break;
    }
  }
  EXPECT_FALSE(lists(get("/api/tables"), shut));
  EXPECT_TRUE(lists(get("/api/tables"), watched));
  EXPECT_TRUE(lists(get("/api/me/tables", token), shut)) << "of one's own it is";
}

TEST_F(Http, OnesTablesAreThereWhenTheGameIsOver) {
  Company company;
  company.open_table(port(), {{"game", "chimera"}, {"options", {{"limit", 50}}}}, 1, 2);
  Person& person = *company.people[0];
  person.rematches = 0;
  company.play_until([&] { return person.status() == "over"; });
  ASSERT_EQ(person.status(), "over");
  const Json mine = get("/api/me/tables", person.token());
  ASSERT_TRUE(lists(mine, person.table())) << mine;
  EXPECT_EQ(mine["tables"][0]["status"], "over");
  // Its game, by its number and nothing else.
  const std::string game = "/api/games/" + person.table() + "/";
  EXPECT_EQ(ask_http(port(), "GET", game + "1").status, 200);
  for (const char* wrong : {"1xyz", "1/", "1/x", "01x", "", "-1", "0"}) {
    EXPECT_EQ(ask_http(port(), "GET", game + wrong).status, 404) << wrong;
  }
  EXPECT_FALSE(get("/api/me/games", person.token())["games"][0].contains("unfinished"));
  // The games before a time, if it is one.
  EXPECT_EQ(get("/api/me/games?before=1", person.token())["games"], Json::array());
  for (const char* wrong : {"abc", "1x", "-1", "1.5", "99999999999999999999", "[1]"}) {
    const auto answer =
        ask_http(port(), "GET", std::string("/api/me/games?before=") + wrong, "", person.token());
    EXPECT_EQ(answer.status, 400) << wrong;
    EXPECT_EQ(answer.json()["error"]["args"]["field"], "before") << wrong;
  }
}

TEST_F(Http, AGameWhoseTableIsClosedIsKeptAsUnfinished) {
  Company company;
  company.open_table(port(), {{"game", "chimera"}}, 1, 2);
  const Person& person = *company.people[0];
  company.play_until([&] { return company.acknowledged() > 3; });
  const std::string game = "/api/games/" + person.table() + "/1";
  EXPECT_EQ(ask_http(port(), "GET", game).status, 409) << "while it is played";
  Program close({"admin", "close", person.table(), "--data", data_.string()});
  ASSERT_EQ(close.wait(), 0) << close.said();
  const Json games = get("/api/me/games", person.token())["games"];
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0]["unfinished"], true);
  EXPECT_EQ(games[0]["winners"], Json::array());
  EXPECT_EQ(games[0]["totals"].size(), 3U);
  EXPECT_EQ(games[0]["seat"], 0);
  const HttpAnswer record = ask_http(port(), "GET", game);
  ASSERT_EQ(record.status, 200);
  EXPECT_TRUE(record.body.starts_with("{\"lair\":1")) << record.body.substr(0, 100);
  EXPECT_EQ(record.body.find("{\"end\""), std::string::npos);
  const auto path = folder_ / "game.lair.jsonl";
  std::ofstream(path) << record.body;
  Program verify({"verify", "--fairness", path.string()});
  EXPECT_EQ(verify.wait(), 0) << verify.said();
  EXPECT_NE(verify.said().find("unfinished"), std::string::npos) << verify.said();
  EXPECT_EQ(get("/api/me/stats", person.token())["players"], Json::array()) << "it counts nowhere";
}

}  // namespace
}  // namespace lair
