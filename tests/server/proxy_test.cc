// Behind a proxy with TLS, as packaging/examples set it up; and what the log says of all that.

#include <gtest/gtest.h>
#include <signal.h>

#include <set>
#include <sstream>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

const std::vector<std::string> kBehindProxy = {"--public-url", "https://cards.example",
                                               "--trust-proxy"};

HttpAnswer from(int port, const std::string& client, const std::string& name) {
  const std::string headers = "X-Forwarded-For: " + client + "\r\n";
  return ask_http(port, "POST", "/api/me", R"({"name":")" + name + "\"}", "", headers);
}

TEST(ServerProxy, CookiesAreSecureAndTheAddressIsThePublicOne) {
  const Folder folder;
  Server server(folder / "lair.db", kBehindProxy);
  EXPECT_NE(server.program().said().find("Open https://cards.example/ in"), std::string::npos);
  const std::string head = from(server.port(), "203.0.113.1", "Ana").head;
  EXPECT_NE(head.find("; Secure"), std::string::npos) << head;
  EXPECT_NE(head.find("HttpOnly"), std::string::npos) << head;

  const Server plain(folder / "plain.db");
  EXPECT_EQ(from(plain.port(), "203.0.113.1", "Ana").head.find("; Secure"), std::string::npos)
      << "without TLS a browser would throw it away";
}

TEST(ServerProxy, ThePublicPageMayOpenSockets) {
  const Folder folder;
  const Server server(folder / "lair.db", kBehindProxy);
  const auto status = [&](const std::string& origin) {
    return WebSocket(server.port(), "Origin: " + origin + "\r\n").status();
  };
  EXPECT_EQ(status("https://cards.example"), 101);
  EXPECT_EQ(status("https://evil.example"), 403);
  EXPECT_EQ(status("http://cards.example"), 403) << "not the page without TLS";
}

TEST(ServerProxy, LimitsAreForEachClientNotForTheProxy) {
  const Folder folder;
  const Server server(folder / "lair.db", kBehindProxy);
  int refused = 0;
  for (int i = 0; i < 70; ++i) {
    // What the client itself claims stands before what the proxy adds.
    const std::string claimed = "10.0.0." + std::to_string(i) + ", 203.0.113.1";
    if (from(server.port(), claimed, "Ana").status == 429) ++refused;
  }
  EXPECT_EQ(refused, 10);
  EXPECT_EQ(from(server.port(), "203.0.113.2", "Ben").status, 200);
}

TEST(ServerProxy, TablesAreLimited) {
  const Folder folder;
  const Server server(folder / "lair.db", kBehindProxy);
  const std::string token = make_player(server.port(), "Ana");
  int refused = 0;
  for (int i = 0; i < 65; ++i) {
    const HttpAnswer made = ask_http(server.port(), "POST", "/api/tables", R"({"game":"chimera"})",
                                     token, "X-Forwarded-For: 203.0.113.9\r\n");
    if (made.status == 429) ++refused;
  }
  EXPECT_EQ(refused, 5);
}

TEST(ServerProxy, WithoutTrustNobodyBelievesTheHeader) {
  const Folder folder;
  const Server server(folder / "lair.db");
  for (int i = 0; i < 70; ++i) {
    ASSERT_EQ(from(server.port(), "203.0.113.1", "Ana").status, 200) << "it is this machine";
  }
}

// A game with talk, hints of the shuffle and all: what is in the log is an object a line, with
// names of requests, and nothing that is a player's.
TEST(ServerLog, HasRequestsAndNoSecrets) {
  const Folder folder;
  std::string said;
  std::vector<std::string> secrets;
  std::string request;
  {
    Server server(folder / "lair.db", {"--log", "json", "--trust-proxy"});
    Company company;
    company.open_table(server.port(), {{"game", "chimera"}, {"chat", "free"}}, 2, 1);
    company.people[0]->remembers = true;
    company.play_for(Patience{300});
    company.people[0]->socket().say({{"text", "pumpernickel"}});
    for (const auto& person : company.people) secrets.push_back(person->token());
    const std::string token = company.people[0]->token();
    secrets.push_back(
        ask_http(server.port(), "POST", "/api/me/phrase", "", token).json()["phrase"]);
    ask_http(server.port(), "GET", "/api/me/games?token=sauerkraut", "", token);
    const HttpAnswer named =
        ask_http(server.port(), "GET", "/api/me", "", token, "X-Request-Id: from-the-proxy\r\n");
    EXPECT_NE(named.head.find("X-Request-Id: from-the-proxy"), std::string::npos) << named.head;
    const std::string head = ask_http(server.port(), "GET", "/api/tables").head;
    const std::size_t at = head.find("X-Request-Id: ") + 14;
    request = head.substr(at, head.find('\r', at) - at);
    for (auto& person : company.people) person->leave();
    server.program().signal(SIGTERM);
    server.program().wait();
    said = server.program().said();
  }
  secrets.insert(secrets.end(), {"pumpernickel", "sauerkraut", "Person 0", "127.0.0.1\"", "hand"});
  std::istringstream lines(said);
  std::set<std::string> events;
  int objects = 0;
  std::string log;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with('{')) continue;
    const Json object = Json::parse(line, nullptr, false);
    ASSERT_TRUE(object.is_object()) << line;
    events.insert(object["event"]);
    log += line + "\n";
    ++objects;
  }
  EXPECT_GT(objects, 8);
  EXPECT_EQ(events, (std::set<std::string>{"start", "http", "socket", "stop"}));
  for (const std::string& secret : secrets) {
    EXPECT_EQ(log.find(secret), std::string::npos) << secret << " in\n" << log;
  }
  EXPECT_NE(log.find("\"request\":\"" + request + "\""), std::string::npos) << log;
  EXPECT_NE(log.find("\"request\":\"from-the-proxy\""), std::string::npos);
}

}  // namespace
}  // namespace lair
