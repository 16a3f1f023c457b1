// Behind a proxy with TLS, as packaging/examples set it up; and what the log says of all that.

#include <gtest/gtest.h>
#include <signal.h>

#include <set>
#include <sstream>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

// The address as somebody might write it.
const std::vector<std::string> kBehindProxy = {"--public-url", "https://Cards.example:443/",
                                               "--trusted-proxy", "192.0.2.1,127.0.0.0/8"};

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
  EXPECT_EQ(server.metric("too_often_total"), 10);
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

// Some proxies add a line of their own instead of changing the client's.
TEST(ServerProxy, TheLastLineOfTheHeaderCounts) {
  const Folder folder;
  const Server server(folder / "lair.db", kBehindProxy);
  int refused = 0;
  for (int i = 0; i < 70; ++i) {
    const std::string lines = "10.0.0." + std::to_string(i) + "\r\nX-Forwarded-For: 203.0.113.1";
    if (from(server.port(), lines, "Ana").status == 429) ++refused;
  }
  EXPECT_EQ(refused, 10);
}

// A proxy passes the trailers of a chunked body on unchecked.
TEST(ServerProxy, TrailersAreNoHeaders) {
  const Folder folder;
  const Server server(folder / "lair.db", kBehindProxy);
  int refused = 0;
  for (int i = 0; i < 70; ++i) {
    const HttpAnswer made = ask_raw(
        server.port(),
        "POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: 203.0.113.1\r\n"
        "Transfer-Encoding: chunked\r\n\r\ne\r\n{\"name\":\"Ana\"}\r\n0\r\n"
        "X-Forwarded-For: 198.51.100." +
            std::to_string(i) + "\r\nAuthorization: Bearer x\r\n\r\n");
    ASSERT_TRUE(made.status == 200 || made.status == 429) << made.status << made.body;
    if (made.status == 429) ++refused;
  }
  EXPECT_EQ(refused, 10);
}

// Not even limits can be evaded by claiming to be others; and this machine has none.
TEST(ServerProxy, WithoutTrustNobodyBelievesTheHeader) {
  const Folder folder;
  const Server server(folder / "lair.db", {"--trusted-proxy", "192.0.2.1"});
  int refused = 0;
  for (int i = 0; i < 70; ++i) {
    if (from(server.port(), "203.0.113." + std::to_string(i), "Ana").status == 429) ++refused;
  }
  EXPECT_EQ(refused, 10);
  EXPECT_EQ(ask_http(server.port(), "POST", "/api/me", R"({"name":"Ben"})").status, 200);
  const std::string head =
      ask_http(server.port(), "GET", "/api/me", "", "", "X-Request-Id: invented\r\n").head;
  EXPECT_EQ(head.find("invented"), std::string::npos) << head;
}

TEST(ServerProxy, SaysWhatIsWrong) {
  const Folder folder;
  const auto say = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = {"serve",     "--listen", "127.0.0.1:0",
                                      "--metrics", "",         "--data"};
    words.push_back((folder / "lair.db").string());
    words.insert(words.end(), more.begin(), more.end());
    Program program(words);
    const std::string said = program.said_until("Ctrl-C");
    program.signal(SIGKILL);
    return said;
  };
  EXPECT_NE(say({"--public-url", "cards.example"}).find("https://"), std::string::npos);
  EXPECT_NE(say({"--public-url", "https://x.example/lair"}).find("without a path"),
            std::string::npos);
  EXPECT_NE(say({"--trusted-proxy", "10.0.0.0/40"}).find("“10.0.0.0/40”"), std::string::npos);
  EXPECT_NE(say({"--public-url", "https://x.example"}).find("--trusted-proxy"), std::string::npos);
}

// A game with talk, hints of the shuffle and all: what is in the log is an object a line, with
// names of requests, and nothing that is a player's.
TEST(ServerLog, HasRequestsAndNoSecrets) {
  const Folder folder;
  std::string said;
  std::vector<std::string> secrets;
  std::string request;
  {
    Server server(folder / "lair.db", {"--log", "json", "--trusted-proxy", "127.0.0.1"});
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
