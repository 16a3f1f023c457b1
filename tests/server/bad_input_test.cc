// What is wrong, hostile or strange gets the answer that docs/protocol.md promises, is counted, and
// harms nobody else: after each the same two people play on.

#include <gtest/gtest.h>
#include <stdlib.h>

#include <thread>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

// A text with zeros in it.
template <std::size_t size>
std::string text_of(const char (&text)[size]) {
  return {text, size - 1};
}

class BadInput : public testing::Test {
 protected:
  void SetUp() override {
    company_.open_table(server_.port(), {{"game", "chimera"}}, 2, 1);
    company_.play_until([&] { return company_.acknowledged() > 2; });
  }
  void TearDown() override {
    const std::size_t before = company_.acknowledged();
    company_.play_until([&] { return company_.acknowledged() > before + 2; });
    EXPECT_GT(company_.acknowledged(), before + 2) << "the others cannot play on";
    EXPECT_EQ(ask_http(server_.port(), "GET", "/healthz").status, 200);
  }

  int port() const { return server_.port(); }
  Json hello() const {
    return {
        {"v", 1}, {"table", company_.people[0]->table()}, {"token", company_.people[0]->token()}};
  }
  // A second tab of the first person, which has been greeted.
  WebSocket seated(std::string_view headers = "", int receive_buffer = 0) const {
    WebSocket socket(port(), headers, receive_buffer);
    socket.say({{"hello", hello()}});
    EXPECT_TRUE(socket.hear());
    return socket;
  }
  // The code of the answer to a request, "" if there is none.
  static std::string refusal(WebSocket& socket, const Json& message) {
    socket.say(message);
    while (const auto answer = socket.hear()) {
      if (answer->contains("re")) return answer->value("/error/code"_json_pointer, "accepted");
    }
    return "";
  }
  void expect_counted(const char* name, long before) const {
    // It is counted on the server's thread, perhaps just after the answer has left.
    for (int i = 0; i < 100 && server_.metric(name) <= before; ++i) {
      std::this_thread::sleep_for(Patience{20});
    }
    EXPECT_GT(server_.metric(name), before) << name;
  }
  // Closed with this code, and counted.
  void expect_closed(WebSocket& socket, int code, const char* name, long before) const {
    EXPECT_EQ(socket.close_code(), code);
    expect_counted(name, before);
  }

  Folder folder_;
  Server server_{folder_ / "lair.db"};
  Company company_;
};

TEST_F(BadInput, Frames) {
  const auto try_one = [&](int code, auto send) {
    const long before = server_.metric("bad_messages_total");
    WebSocket socket = seated();
    send(socket);
    expect_closed(socket, code, "bad_messages_total", before);
  };
  try_one(1002, [](WebSocket& s) { s.frame(Opcode::kText, "{\"ping\":1}", true, false); });
  try_one(1002, [](WebSocket& s) { s.frame(static_cast<Opcode>(5), "?"); });
  try_one(1002, [](WebSocket& s) { s.frame(static_cast<Opcode>(0x71), "reserved bits"); });
  try_one(1002, [](WebSocket& s) { s.frame(Opcode::kMore, "of nothing"); });
  try_one(1002, [](WebSocket& s) {
    s.frame(Opcode::kText, "{\"pi", false);
    s.frame(Opcode::kText, "ng\":1}");
  });
  try_one(1002, [](WebSocket& s) { s.frame(Opcode::kPing, std::string(126, 'x')); });
  try_one(1002, [](WebSocket& s) { s.frame(Opcode::kPing, "in parts", false); });
  try_one(1002, [](WebSocket& s) { s.raw(text_of("\x81\xfe\0\x01mask?")); });  // 1 in two bytes
  try_one(1002, [](WebSocket& s) { s.raw(text_of("\x81\xff\x80\0\0\0\0\0\0\0mask")); });
  try_one(1002, [](WebSocket& s) { s.frame(Opcode::kClose, "x"); });
  try_one(1002, [](WebSocket& s) { s.frame(Opcode::kClose, "\x03\xed"); });  // 1005
  try_one(1007, [](WebSocket& s) { s.frame(Opcode::kClose, "\x03\xe8\xff"); });
  try_one(1007, [](WebSocket& s) {
    s.frame(Opcode::kText, "{\"ping\":\"\xc3", false);
    s.frame(Opcode::kMore, "\"}");
  });
  try_one(1007, [](WebSocket& s) { s.frame(Opcode::kText, "{\"ping\":\"\xff\"}"); });
  try_one(4400, [](WebSocket& s) { s.frame(Opcode::kBinary, "{\"ping\":1}"); });
  try_one(4400, [](WebSocket& s) {
    s.frame(Opcode::kText, "{\"pi", false);
    s.frame(Opcode::kMore, "rubbish");
  });
}

// What is strange, but right.
TEST_F(BadInput, FramesThatAreRight) {
  WebSocket socket = seated();
  const std::string text = "{\"ping\":\"\xc3\xa9\"}";
  for (std::size_t i = 0; i < text.size(); ++i) {
    socket.frame(i == 0 ? Opcode::kText : Opcode::kMore, text.substr(i, 1), i + 1 == text.size());
    if (i + 1 < text.size()) socket.frame(Opcode::kPing, "between");
  }
  std::optional<Json> heard;
  do {
    heard = socket.hear();
  } while (heard && !heard->contains("pong"));
  ASSERT_TRUE(heard);
  EXPECT_EQ((*heard)["pong"], "\xc3\xa9");
  socket.frame(Opcode::kClose,
               "\x03\xe8"
               "bye");
  EXPECT_EQ(socket.close_code(), 1000);
  WebSocket wordless = seated();
  wordless.frame(Opcode::kClose, "");
  EXPECT_EQ(wordless.close_code(), 1005);
}

TEST_F(BadInput, Json) {
  const std::string deep(30'000, '['), long_text(60'000, 'x');
  for (const std::string& text :
       {std::string(), std::string("hello"), std::string("[1]"), std::string("7"),
        std::string("{\"ping\":1}}"), deep, "{\"ping\":" + deep, std::string("{\"ping\":1e}"),
        std::string("{\"ping\":\"\\ud800\"}")}) {
    const long before = server_.metric("bad_messages_total");
    WebSocket socket = seated();
    socket.frame(Opcode::kText, text);
    expect_closed(socket, 4400, "bad_messages_total", before);
  }
  // Strange, but JSON: an answer, and the socket stays.
  WebSocket socket = seated();
  for (const std::string number : {"99999999999999999999", "0.1", "-0"}) {
    socket.frame(Opcode::kText, "{\"id\":1,\"sit\":" + number + "}");
    socket.frame(Opcode::kText,
                 "{\"id\":1,\"move\":{\"bid\":" + number + "},\"v\":" + number + "}");
  }
  EXPECT_FALSE(socket.closed());
  WebSocket other = seated();
  EXPECT_EQ(refusal(other, {{"id", 2}, {"text", long_text}}), "table-chat-phrases");
  EXPECT_EQ(refusal(other, {{"id", 3}, {"say", long_text}}), "table-phrase-unknown");
  EXPECT_EQ(refusal(other, {{"id", 4}, {long_text, 1}}), "table-request-unknown");
  EXPECT_FALSE(other.closed());
}

TEST_F(BadInput, TooBig) {
  const long before = server_.metric("oversized_total");
  WebSocket socket = seated();
  socket.frame(Opcode::kText, "{\"ping\":\"" + std::string(65'536, 'x') + "\"}");
  expect_closed(socket, 1009, "oversized_total", before);
  WebSocket pieces = seated();
  pieces.frame(Opcode::kText, "{\"ping\":\"", false);
  for (int i = 0; i < 5; ++i) pieces.frame(Opcode::kMore, std::string(16'384, 'x'), false);
  expect_closed(pieces, 1009, "oversized_total", before + 1);
}

TEST_F(BadInput, Floods) {
  const long before = server_.metric("floods_total");
  WebSocket socket = seated();
  for (int i = 0; i < 100'000 && socket.frame(Opcode::kText, "{\"say\":\"x\"}"); ++i) {
  }
  expect_closed(socket, 4429, "floods_total", before);
  WebSocket pinging = seated();
  for (int i = 0; i < 100'000 && pinging.frame(Opcode::kPing, ""); ++i) {
  }
  expect_closed(pinging, 4429, "floods_total", before + 1);
  WebSocket talking = seated();  // less often, but at length
  const std::string speech = "{\"say\":\"" + std::string(60'000, 'x') + "\"}";
  for (int i = 0; i < 2'000 && talking.frame(Opcode::kText, speech); ++i) {
  }
  expect_closed(talking, 4429, "floods_total", before + 2);
}

TEST_F(BadInput, EmptyFramesThatEndNoMessage) {
  const long before = server_.metric("floods_total");
  WebSocket socket = seated();
  socket.frame(Opcode::kText, "", false);
  for (int i = 0; i < 100'000 && socket.frame(Opcode::kMore, "", false); ++i) {
  }
  expect_closed(socket, 4429, "floods_total", before);
}

TEST_F(BadInput, HelloAgainAndAgain) {
  const long before = server_.metric("floods_total");
  WebSocket socket = seated();
  const std::string again = Json{{"hello", hello()}}.dump();
  int said = 0;
  while (said < 100'000 && socket.frame(Opcode::kText, again)) ++said;
  expect_closed(socket, 4429, "floods_total", before);
}

TEST_F(BadInput, SlowReaders) {
  const long before = server_.metric("slow_readers_total");
  WebSocket socket = seated("", 4096);
  const std::string ping = "{\"ping\":\"" + std::string(60'000, 'x') + "\"}";
  for (int i = 0; i < 400 && server_.metric("slow_readers_total") == before; ++i) {
    if (!socket.frame(Opcode::kText, ping)) break;
  }
  expect_counted("slow_readers_total", before);
  EXPECT_EQ(socket.close_code(), WebSocket::kDropped);
}

TEST_F(BadInput, Hellos) {
  const auto try_one = [&](int code, const char* counted, const Json& change) {
    const long before = server_.metric(counted);
    WebSocket socket(port());
    Json all = hello();
    all.update(change);
    socket.say({{"hello", all}});
    EXPECT_EQ(socket.close_code(), code) << all;
    EXPECT_GE(server_.metric(counted), before);
    return server_.metric(counted) - before;
  };
  EXPECT_EQ(try_one(4401, "bad_tokens_total", {{"token", std::string(64, '0')}}), 1);
  EXPECT_EQ(try_one(4401, "bad_tokens_total", {{"token", "x"}}), 1);
  EXPECT_EQ(try_one(4404, "refused_hellos_total", {{"table", "NOSUCHTABLE2"}}), 1);
  EXPECT_EQ(try_one(4404, "refused_hellos_total", {{"table", "' OR 1=1 --"}}), 1);
  EXPECT_EQ(try_one(4404, "refused_hellos_total", {{"table", 7}}), 1);
  EXPECT_EQ(try_one(4426, "refused_hellos_total", {{"v", 2}}), 1);
  EXPECT_EQ(try_one(4426, "refused_hellos_total", {{"v", "1"}}), 1);
  const std::string stranger = make_player(port(), "Stranger");
  EXPECT_EQ(try_one(4403, "refused_hellos_total", {{"token", stranger}}), 1);
  for (const Json& from : {Json(-1), Json(INT64_MIN), Json(INT64_MAX), Json("x"), Json(1e300)}) {
    WebSocket socket(port());
    Json all = hello();
    all["from"] = from;
    socket.say({{"hello", all}});
    const auto answer = socket.hear();
    EXPECT_TRUE(answer && answer->contains("table")) << from;
  }
  for (const Json& token : {Json(nullptr), Json(7), Json::array()}) {
    EXPECT_EQ(try_one(4400, "bad_messages_total", {{"token", token}}), 1) << token;
  }
  for (const Json& none : {Json(nullptr), Json(1), Json("v")}) {
    WebSocket socket(port());
    socket.say({{"hello", none}});
    EXPECT_EQ(socket.close_code(), 4400) << none;
  }
  const long before = server_.metric("bad_messages_total");
  WebSocket rude(port());
  rude.say({{"sit", 1}});
  expect_closed(rude, 4400, "bad_messages_total", before);
}

TEST_F(BadInput, NoHelloInTime) {
  const long before = server_.metric("bad_messages_total");
  WebSocket silent(port());
  expect_closed(silent, 4400, "bad_messages_total", before);
  // Half a handshake, and then nothing: it costs one socket until its time is over.
  Wire half(port());
  half.send("GET /ws HTTP/1.1\r\nUpgr");
  EXPECT_EQ(ask_http(port(), "GET", "/healthz").status, 200);
}

// Whoever has gone without a word, as a phone without a network does, is seen to be away.
TEST_F(BadInput, HalfOpen) {
  if (getenv("LAIR_SLOW") == nullptr) GTEST_SKIP() << "takes as long as the server waits: --slow";
  const long before = server_.metric("sockets");
  const WebSocket gone = seated();  // answers no ping, as nobody listens to it
  EXPECT_EQ(server_.metric("sockets"), before + 1);
  for (int i = 0; i < 90 && server_.metric("sockets") > before; ++i) {
    company_.play_for(Patience{1000});
  }
  EXPECT_EQ(server_.metric("sockets"), before);
}

TEST_F(BadInput, Moves) {
  Person& person = *company_.people[0];
  person.plays = false;
  company_.people[1]->plays = true;
  const long before = server_.metric("refused_requests_total");
  // Until nothing happens but by this person.
  company_.play_until([&] { return person.asked(); });
  WebSocket tab = seated();
  tab.say({{"id", 1}, {"legal", true}});
  std::optional<Json> legal;
  while ((legal = tab.hear()) && !legal->contains("re")) {
  }
  ASSERT_TRUE(legal && legal->contains("legal"));
  const Json move = (*legal)["legal"][0];
  const std::int64_t version = person.version();
  // Another seat's move, made by the other player: his own seat is meant, and not asked.
  WebSocket other(port());
  Json all = hello();
  all["token"] = company_.people[1]->token();
  other.say({{"hello", all}});
  EXPECT_NE(refusal(other, {{"id", 2}, {"move", move}, {"v", version}}), "accepted");
  EXPECT_EQ(refusal(tab, {{"id", 3}, {"move", move}}), "table-no-version");
  EXPECT_EQ(refusal(tab, {{"id", 4}, {"move", move}, {"v", version - 1}}), "table-stale");
  EXPECT_EQ(refusal(tab, {{"id", 5}, {"move", move}, {"v", version + 1}}), "table-stale");
  EXPECT_NE(refusal(tab, {{"id", 6}, {"move", {{"play", {"7j", "8s"}}}}, {"v", version}}),
            "accepted");
  EXPECT_EQ(refusal(tab, {{"id", 7}, {"move", 7}, {"v", version}}), "field-not-object");
  EXPECT_EQ(refusal(tab, {{"id", 8}, {"move", move}, {"v", version}}), "accepted");
  EXPECT_NE(refusal(tab, {{"id", 8}, {"move", move}, {"v", version}}), "accepted") << "said twice";
  expect_counted("refused_requests_total", before + 5);
  person.plays = true;
  person.leave();
  person.come(port(), person.table());
}

TEST_F(BadInput, Paths) {
  for (const char* path :
       {"/../etc/passwd", "/%2e%2e/etc/passwd", "/assets/..%2f..%2fx", "/a/%2E./b", "/%00",
        "/index.html%00.js", "/..\\x", "/%5c", "/%", "/%zz", "*", "http://x/../y", "ftp://x/"}) {
    const long before = server_.metric("bad_messages_total");
    EXPECT_EQ(ask_http(port(), "GET", path).status, 400) << path;
    expect_counted("bad_messages_total", before);
  }
  for (const char* path :
       {"//etc/passwd.txt", "/etc/passwd.txt", "/lair.db", "/./lair.db", "/api/games/x/1",
        "/api/tables/x", "/api/nothing", "/metrics", "/api/games/x/99999999999999999999"}) {
    EXPECT_EQ(ask_http(port(), "GET", path).status, 404) << path;
  }
}

TEST_F(BadInput, NoWebSocket) {
  const HttpAnswer answer = ask_http(port(), "GET", "/ws");
  EXPECT_EQ(answer.status, 426);
  EXPECT_NE(answer.head.find("Upgrade: websocket"), std::string::npos) << answer.head;
}

TEST_F(BadInput, WrongTokensOverHttp) {
  const long before = server_.metric("bad_tokens_total");
  EXPECT_EQ(ask_http(port(), "GET", "/api/me/tables", "", std::string(64, '0')).status, 401);
  EXPECT_EQ(ask_http(port(), "GET", "/api/me", "", "x").json()["id"], nullptr);
  expect_counted("bad_tokens_total", before + 1);
}

TEST_F(BadInput, Requests) {
  const long before = server_.metric("oversized_total");
  EXPECT_EQ(ask_http(port(), "GET", "/", "", "", "X: " + std::string(20'000, 'x') + "\r\n").status,
            413);
  EXPECT_EQ(ask_http(port(), "POST", "/api/me", std::string(70'000, ' ')).status, 413);
  const std::string chunked =
      "POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  for (const char* rest : {"0\r\nX: ", "1; "}) {  // a field behind the body, a word about a chunk
    EXPECT_EQ(ask_raw(port(), chunked + rest + std::string(70'000, 'x') + "\r\n\r\n").status, 413);
  }
  expect_counted("oversized_total", before + 3);
  const long bad = server_.metric("bad_messages_total");
  EXPECT_EQ(ask_raw(port(), "\x16\x03\x01 this is TLS\r\n\r\n").status, 400);
  EXPECT_EQ(ask_raw(port(), "GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n").status, 400);
  const std::string get = "GET / HTTP/1.1\r\nHost: x\r\n";
  EXPECT_EQ(ask_raw(port(), get + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n").status, 400);
  EXPECT_EQ(ask_raw(port(), get + "Host: y\r\n\r\n").status, 400) << "whose page is it?";
  EXPECT_EQ(ask_raw(port(), "GET / HTTP/1.1\r\n\r\n").status, 400);
  const HttpAnswer coded =
      ask_raw(port(), "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n" + get);
  EXPECT_EQ(coded.status, 400);
  EXPECT_NE(coded.head.find("Connection: close"), std::string::npos) << "no request follows";
  expect_counted("bad_messages_total", bad + 5);
  EXPECT_EQ(ask_http(port(), "DELETE", "/").status, 405);
  EXPECT_EQ(ask_http(port(), "BREW", "/").status, 405);
  EXPECT_EQ(ask_http(port(), "PUT", "/api/me", "{}").status, 405);
  EXPECT_EQ(ask_http(port(), "POST", "/api/tables", "{\"game\":\"chimera\"}").status, 401);
  const std::string token = make_player(port(), "Ana");
  for (const char* body :
       {"[", "[]", "7", "{\"game\":\"whist\"}", "{\"game\":7}",
        "{\"game\":\"chimera\",\"seats\":9}", "{\"game\":\"chimera\",\"clock\":{\"turn\":-1}}",
        "{\"game\":\"chimera\",\"bots\":[null,\"god\"]}",
        "{\"game\":\"chimera\",\"bots\":\"strong\"}",
        "{\"game\":\"chimera\",\"bots\":{\"1\":\"x\"}}", "{\"game\":\"chimera\",\"nonsense\":1}",
        "{\"game\":\"chimera\",\"daily\":\"2026-11-16\"}"}) {
    EXPECT_EQ(ask_http(port(), "POST", "/api/tables", body, token).status, 400) << body;
  }
  const HttpAnswer named =
      ask_http(port(), "POST", "/api/quick", R"({"game":"chimera","bots":[]})", token);
  EXPECT_EQ(named.status, 400);
  EXPECT_EQ(named.json()["error"]["args"]["field"], "bots");
  for (const char* body :
       {"{}", "{\"name\":\"Ana\",\"token\":\"x\"}", "{\"name\":7}", "{\"name\":\"\"}",
        "{\"name\":\"a\\u0000\"}", "{\"name\":\"\\u202e\"}"}) {
    EXPECT_EQ(ask_http(port(), "POST", "/api/me", body).status, 400) << body;
  }
}

TEST_F(BadInput, PagesOfOtherSites) {
  const long before = server_.metric("foreign_origins_total");
  for (const char* origin :
       {"http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"}) {
    WebSocket socket(port(), "Origin: " + std::string(origin) + "\r\n");
    EXPECT_EQ(socket.status(), 403) << origin;
  }
  expect_counted("foreign_origins_total", before + 3);
  WebSocket own(port(), "Origin: http://127.0.0.1:" + std::to_string(port()) + "\r\n");
  EXPECT_EQ(own.status(), 101);
  const auto make = [&](const std::string& origin) {
    return ask_http(port(), "POST", "/api/me", R"({"name":"Eve"})", "",
                    "Origin: " + origin + "\r\n")
        .status;
  };
  const long changes = server_.metric("foreign_origins_total");
  EXPECT_EQ(make("http://evil.example"), 403);
  expect_counted("foreign_origins_total", changes);
  EXPECT_EQ(make("http://127.0.0.1:" + std::to_string(port())), 200);
  EXPECT_EQ(
      ask_http(port(), "GET", "/api/tables", "", "", "Origin: http://evil.example\r\n").status,
      200);
}

}  // namespace
}  // namespace lair
