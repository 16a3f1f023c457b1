// What a host does while people play: backups, bans, reports, forgetting.

#include <gtest/gtest.h>
#include <signal.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <thread>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

namespace fs = std::filesystem;

struct Ended {
  int code = 0;
  std::string said;
  Json json() const { return Json::parse(said, nullptr, false); }
};

Ended run_lair(const std::vector<std::string>& arguments) {
  Program program(arguments);
  const int code = program.wait();
  return {code, program.said()};
}

class Hosting : public testing::Test {
 protected:
  Ended admin(std::vector<std::string> words) {
    words.insert(words.begin(), "admin");
    words.insert(words.end(), {"--json", "--data", data_.string()});
    return run_lair(words);
  }
  std::string id_of(const std::string& token) {
    return ask_http(server_->port(), "GET", "/api/me", "", token).json()["id"];
  }
  void stop() {
    server_->program().signal(SIGTERM);
    EXPECT_EQ(server_->program().wait(), 0);
    server_.reset();
  }
  void start(const std::vector<std::string>& more = {}) {
    server_ = std::make_unique<Server>(data_, more);
  }
  // Does the text stand anywhere in the data file, or in what is beside it?
  bool stored(std::string_view text) const {
    return std::ranges::any_of(fs::directory_iterator(data_.parent_path()), [&](const auto& each) {
      if (each.is_socket()) return false;
      std::ifstream stream(each.path(), std::ios::binary);
      const std::string bytes(std::istreambuf_iterator<char>(stream), {});
      return bytes.find(text) != std::string::npos;
    });
  }

  Folder folder_;
  fs::path data_ = folder_ / "lair.db";
  std::unique_ptr<Server> server_ = std::make_unique<Server>(data_);
};

Json three_people() {
  return {{"game", "chimera"}, {"options", {{"limit", 50}}}, {"chat", "free"}};
}

TEST_F(Hosting, ABackupUnderLoadIsWholeAndCanBeRestored) {
  Company company;
  for (int i = 0; i < 4; ++i) company.open_table(server_->port(), three_people(), 3, 0);
  company.play_for(Patience{300});
  std::vector<std::int64_t> before;
  for (const auto& person : company.people) before.push_back(person->version());
  const fs::path copy = folder_ / "copy.db";
  Program backup({"backup", copy.string(), "--data", data_.string()});
  company.play_for(Patience{500});
  EXPECT_EQ(backup.wait(), 0) << backup.said();
  EXPECT_EQ(fs::status(copy).permissions() & fs::perms::group_read, fs::perms::none);
  const Ended again = run_lair({"backup", copy.string(), "--data", data_.string()});
  EXPECT_EQ(again.code, 3) << "a file that is there is not overwritten";
  EXPECT_NE(again.said.find("exists"), std::string::npos) << again.said;
  for (auto& person : company.people) person->leave();
  stop();

  // As docs/hosting.md says it.
  for (const char* end : {"", "-wal", "-shm"}) fs::remove(data_.string() + end);
  fs::copy_file(copy, data_);
  start();
  const Json tables = admin({"tables"}).json();
  ASSERT_EQ(tables.size(), 4U);
  for (std::size_t i = 0; i < company.people.size(); ++i) {
    const Person& person = *company.people[i];
    WebSocket socket(server_->port());
    socket.say({{"hello", {{"v", 1}, {"table", person.table()}, {"token", person.token()}}}});
    const auto table = socket.hear();
    ASSERT_TRUE(table && table->contains("table"));
    EXPECT_EQ((*table)["table"]["you"]["seat"], person.seat());
    EXPECT_FALSE((*table)["table"].contains("frozen")) << "it replays to its end";
    EXPECT_GE((*table)["table"]["version"], before[i]) << "what was told before the backup began";
  }
}

TEST_F(Hosting, BackupSaysWhatIsWrong) {
  const Ended none = run_lair({"backup", (folder_ / "x.db").string(), "--data", "/no/such/file"});
  EXPECT_EQ(none.code, 3);
  EXPECT_NE(none.said.find("/no/such/file"), std::string::npos);
  const Ended nowhere = run_lair({"backup", "/no/such/copy.db", "--data", data_.string()});
  EXPECT_EQ(nowhere.code, 3);
  EXPECT_NE(nowhere.said.find("/no/such/copy.db"), std::string::npos) << nowhere.said;
}

TEST_F(Hosting, ATableIsClosedUnderItsPlayers) {
  Company company;
  company.open_table(server_->port(), three_people(), 2, 1);
  company.play_for(Patience{100});
  Person& ana = *company.people[0];
  EXPECT_EQ(admin({"close", "NOSUCHTABLE"}).code, 1);
  EXPECT_EQ(admin({"close"}).code, 2);
  EXPECT_EQ(admin({"close", ana.table()}).code, 0);
  EXPECT_EQ(ana.socket().close_code(), 4410);
  EXPECT_EQ(admin({"tables"}).json(), Json::array());
}

TEST_F(Hosting, ABannedPlayerIsOutAtOnceAndABotPlaysOn) {
  Company company;
  company.open_table(server_->port(), three_people(), 2, 1);
  company.play_for(Patience{100});
  Person& ana = *company.people[0];
  Person& ben = *company.people[1];
  const std::string id = id_of(ben.token());
  ASSERT_EQ(admin({"ban", id}).code, 0);
  EXPECT_EQ(ben.socket().close_code(), 4403);
  const HttpAnswer refused = ask_http(server_->port(), "GET", "/api/me/tables", "", ben.token());
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(refused.json()["error"]["code"], "server-banned");
  ana.plays = true;
  const std::size_t before = ana.acknowledged().size();
  for (int i = 0; i < 100 && ana.acknowledged().size() < before + 2; ++i) ana.hear(Patience{100});
  EXPECT_GT(ana.acknowledged().size(), before) << "the game goes on with a bot in the seat";

  stop();
  start();
  EXPECT_EQ(ask_http(server_->port(), "GET", "/api/me/tables", "", ben.token()).status, 403);
  EXPECT_EQ(admin({"bans"}).json()[0]["player"], id);
  stop();
  EXPECT_EQ(admin({"unban", id}).code, 0) << "also while no server runs";
  start();
  EXPECT_EQ(ask_http(server_->port(), "GET", "/api/me/tables", "", ben.token()).status, 200);
}

TEST_F(Hosting, WhoIsDeletedIsNowhereAnyMore) {
  const std::string name = "Zsuzsanna-Q";
  const std::string token = make_player(server_->port(), name);
  const std::string other = make_player(server_->port(), "Ben");
  const std::string table = make_table(server_->port(), token, three_people());
  {  // the other sits down, too, so that the table outlives her
    WebSocket socket(server_->port());
    socket.say({{"hello", {{"v", 1}, {"table", table}, {"token", other}}}});
    socket.say({{"sit", 1}, {"id", 1}});
    while (const auto message = socket.hear()) {
      if (message->contains("table") && (*message)["table"]["you"]["seat"] == 1) break;
    }
  }
  const HttpAnswer data = ask_http(server_->port(), "GET", "/api/me/data", "", token);
  EXPECT_EQ(data.json()["player"]["name"], name) << data.body;
  EXPECT_EQ(data.json()["tables"], Json::array({table}));
  EXPECT_EQ(data.body.find(token), std::string::npos);
  EXPECT_TRUE(stored(name)) << "before";

  const HttpAnswer gone = ask_http(server_->port(), "DELETE", "/api/me", "", token);
  EXPECT_EQ(gone.status, 200) << gone.body;
  EXPECT_NE(gone.head.find("Max-Age=0"), std::string::npos) << gone.head;
  EXPECT_TRUE(ask_http(server_->port(), "GET", "/api/me", "", token).json()["id"].is_null());
  EXPECT_EQ(ask_http(server_->port(), "DELETE", "/api/me", "", token).status, 401);
  EXPECT_EQ(ask_http(server_->port(), "GET", "/api/tables/" + table).json()["creator"], "Ben");
  for (int i = 0; i < 300 && stored(name); ++i) {  // soon: the log is moved into the file
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_FALSE(stored(name)) << "while the server runs";
  stop();
  EXPECT_FALSE(stored(name));
  EXPECT_FALSE(stored(token)) << "it never was";
}

TEST_F(Hosting, AGameOutlivesTheNameOfOneWhoPlayedIt) {
  Company company;
  company.open_table(server_->port(), three_people(), 3, 0);
  for (auto& person : company.people) person->rematches = 0;
  company.play_until([&] { return company.people[0]->status() == "over"; });
  ASSERT_EQ(company.people[0]->status(), "over");
  Person& ana = *company.people[0];
  const std::string address = "/api/games/" + ana.table() + "/1";
  const std::string before = ask_http(server_->port(), "GET", address).body;
  const std::string id = id_of(ana.token());
  const Json data = admin({"data", id}).json();
  EXPECT_EQ(data["games"].size(), 1U);
  EXPECT_EQ(data["games"][0]["record"].size(),
            static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')));
  stop();
  EXPECT_EQ(admin({"delete", id}).code, 0);
  EXPECT_EQ(admin({"delete", id}).code, 1) << "there is no such player";
  start();
  const std::string after = ask_http(server_->port(), "GET", address).body;
  const Json header = Json::parse(after.substr(0, after.find('\n')));
  EXPECT_EQ(header["seats"][0], "#1");
  EXPECT_NE(header["seats"][1], "#2");
  EXPECT_EQ(after.substr(after.find('\n')), before.substr(before.find('\n'))) << "all else stays";
  const Json games =
      ask_http(server_->port(), "GET", "/api/me/games", "", company.people[1]->token()).json();
  EXPECT_EQ(games["games"][0]["seats"][0], "#1");
  EXPECT_EQ(games.dump().find(id), std::string::npos);
}

TEST_F(Hosting, AReportTellsTheHostWhatWasSaid) {
  Company company;
  company.open_table(server_->port(), three_people(), 2, 1);
  Person& ana = *company.people[0];
  Person& ben = *company.people[1];
  const auto ask = [](Person& person, Json message) {
    message["id"] = 77;
    person.socket().say(message);
    while (const auto answer = person.socket().hear()) {
      if (answer->value("re", 0) == 77) return *answer;
    }
    return Json();
  };
  EXPECT_TRUE(ask(ben, {{"text", "you play like a \x1b[31mpotato"}}).contains("error"))
      << "not even this";
  EXPECT_EQ(ask(ben, {{"text", "you play like a potato"}})["ok"], true);
  EXPECT_EQ(ask(ana, {{"report", {{"seat", 1}}}})["ok"], true);
  EXPECT_EQ(ask(ana, {{"report", {{"seat", 0}}}})["error"]["code"], "server-nobody");
  EXPECT_EQ(ask(ana, {{"report", {{"seat", 2}}}})["error"]["code"], "server-nobody") << "a bot";
  const Json reports = admin({"reports"}).json();
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(reports[0]["player"], id_of(ben.token()));
  EXPECT_EQ(reports[0]["said"], Json::array({"you play like a potato"}));
  EXPECT_EQ(reports[0]["reporter"], id_of(ana.token()));
  const HttpAnswer data = ask_http(server_->port(), "GET", "/api/me/data", "", ben.token());
  EXPECT_EQ(data.json()["reported"][0]["said"], reports[0]["said"]) << "he may know what, not who";
  EXPECT_EQ(data.json()["reported"][0].size(), 3U) << data.body;
  EXPECT_EQ(admin({"settle", "99"}).code, 1);
  EXPECT_EQ(admin({"settle", std::to_string(reports[0]["number"].get<int>())}).code, 0);
  EXPECT_EQ(admin({"reports"}).json(), Json::array());
  for (int i = 0; i < 20; ++i) ask(ana, {{"report", {{"seat", 1}}}});
  EXPECT_EQ(ask(ana, {{"report", {{"seat", 1}}}})["error"]["code"], "server-too-often");
}

TEST_F(Hosting, StoredCountsWhatThereIs) {
  make_player(server_->port(), "Ana");
  const std::string ben = make_player(server_->port(), "Ben");
  make_table(server_->port(), ben, three_people());
  const Json stored = admin({"stored"}).json();
  EXPECT_EQ(stored["players"], 2);
  EXPECT_EQ(stored["open_tables"], 1);
  EXPECT_EQ(stored["finished_games"], 0);
  EXPECT_EQ(admin({"players", "be"}).json()[0]["name"], "Ben");
  EXPECT_EQ(admin({"players"}).json().size(), 2U);
  EXPECT_EQ(admin({"players", "'; DROP TABLE player; --"}).json(), Json::array());
}

TEST_F(Hosting, OnlyItsOwnerMayUseTheSocket) {
  const fs::perms perms = fs::status(data_.string() + ".admin").permissions();
  EXPECT_EQ(perms & (fs::perms::group_all | fs::perms::others_all), fs::perms::none);
  stop();
  EXPECT_FALSE(fs::exists(data_.string() + ".admin"));
}

}  // namespace
}  // namespace lair
