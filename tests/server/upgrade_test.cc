// Data files that earlier versions left (tests/data) are opened, and nothing in them is lost.

#include <gtest/gtest.h>
#include <signal.h>
#include <sqlite3.h>

#include <fstream>
#include <set>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

namespace fs = std::filesystem;

void run_sql(const fs::path& file, const std::string& sql) {
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &handle), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
      << sqlite3_errmsg(handle);
  sqlite3_close(handle);
}

int version_of(const fs::path& file) {
  sqlite3* handle = nullptr;
  sqlite3_stmt* query = nullptr;
  EXPECT_EQ(sqlite3_open(file.c_str(), &handle), SQLITE_OK);
  EXPECT_EQ(sqlite3_prepare_v2(handle, "PRAGMA user_version", -1, &query, nullptr), SQLITE_OK);
  sqlite3_step(query);
  const int version = sqlite3_column_int(query, 0);
  sqlite3_finalize(query);
  sqlite3_close(handle);
  return version;
}

std::string whole(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// A copy of a kept file, and who is in it.
struct Kept {
  Folder folder;
  fs::path file;
  Json known;

  explicit Kept(const fs::path& kept) : file(folder / "lair.db") {
    fs::copy_file(kept, file);
    known = Json::parse(whole(fs::path(kept).replace_extension("json")));
  }
  std::string text(const char* field) const { return known.at(field).get<std::string>(); }
};

class Upgrade : public testing::TestWithParam<std::string> {};

TEST_P(Upgrade, LosesNothing) {
  const fs::path source = fs::path(LAIR_TEST_DATA) / (GetParam() + ".db");
  const Kept kept(source);
  const Server server(kept.file);
  const int port = server.port();

  EXPECT_EQ(ask_http(port, "GET", "/api/me", "", kept.text("token")).json()["name"], "Ana");
  const Json phrase = {{"phrase", kept.text("phrase")}};
  const HttpAnswer games = ask_http(port, "GET", "/api/me/games", "", kept.text("token"));
  EXPECT_EQ(games.json()["games"].size(), 1U) << games.body;
  const std::string record = ask_http(port, "GET", "/api/games/" + kept.text("over") + "/1").body;
  EXPECT_NE(record.find("\"end\""), std::string::npos) << record;

  // The seat is kept, and the round goes on where it was.
  WebSocket socket(port);
  socket.say(
      {{"hello", {{"v", 1}, {"table", kept.text("playing")}, {"token", kept.text("token")}}}});
  const auto table = socket.hear();
  ASSERT_TRUE(table && table->contains("table"));
  EXPECT_EQ((*table)["table"]["you"]["seat"], 0);
  EXPECT_EQ((*table)["table"]["status"], "playing");
  EXPECT_FALSE((*table)["table"].contains("frozen")) << "its log is still understood";
  EXPECT_FALSE((*table)["table"]["view"].is_null());

  // What later versions have besides.
  const Json data = ask_http(port, "GET", "/api/me/data", "", kept.text("token")).json();
  EXPECT_GE(data["tables"].size(), 2U) << data;
  EXPECT_EQ(data["dailies"].size(), kept.known.contains("daily") ? 1U : 0U) << data;
  if (kept.known.contains("daily")) {
    EXPECT_EQ(data["dailies"][0]["table"], kept.text("daily"));
  }
  if (kept.known.contains("banned")) {
    EXPECT_EQ(data["reports"].size(), 1U) << data;
    EXPECT_EQ(ask_http(port, "GET", "/api/me/tables", "", kept.text("banned")).status, 403);
  }

  EXPECT_EQ(ask_http(port, "POST", "/api/me/recover", phrase.dump()).status, 200);
}

TEST_P(Upgrade, KeepsACopyOfTheFileAsItWas) {
  const fs::path source = fs::path(LAIR_TEST_DATA) / (GetParam() + ".db");
  const Kept kept(source);
  { const Server server(kept.file); }
  std::set<std::string> copies;
  for (const auto& each : fs::directory_iterator(kept.file.parent_path())) {
    if (each.path().string().find(".before-v") != std::string::npos) copies.insert(each.path());
  }
  if (version_of(source) == version_of(kept.file)) {
    EXPECT_EQ(copies.size(), 0U) << "nothing was changed";
    return;
  }
  ASSERT_EQ(copies.size(), 1U);
  EXPECT_EQ(version_of(*copies.begin()), version_of(source));
  // The copy serves the program that wrote it: here, once more as the start of an upgrade.
  fs::copy_file(*copies.begin(), kept.folder / "again.db");
  const Server again(kept.folder / "again.db");
  EXPECT_EQ(ask_http(again.port(), "GET", "/api/me", "", kept.text("token")).json()["name"], "Ana");
}

std::vector<std::string> kept_versions() {
  std::vector<std::string> names;
  for (const auto& each : fs::directory_iterator(LAIR_TEST_DATA)) {
    if (each.path().extension() == ".db") names.push_back(each.path().stem());
  }
  return names;
}

// Whoever adds a migration keeps a file, or it is tested by nobody.
TEST(ServerUpgrade, EveryVersionHasItsFile) {
  const Folder folder;
  { const Server server(folder / "lair.db"); }
  for (int version = version_of(folder / "lair.db"); version > 0; --version) {
    const fs::path kept = fs::path(LAIR_TEST_DATA) / ("v" + std::to_string(version) + ".db");
    ASSERT_TRUE(fs::exists(kept)) << "tests/data/README.md says how to make " << kept;
    EXPECT_EQ(version_of(kept), version);
  }
}

INSTANTIATE_TEST_SUITE_P(From, Upgrade, testing::ValuesIn(kept_versions()),
                         [](const auto& test) { return test.param; });

// The file as a program of version 1 would have left it.
void make_first_version(const fs::path& file, const fs::path& aside) {
  fs::rename(file, aside);
  fs::copy_file(fs::path(LAIR_TEST_DATA) / "v1.db", file);
  std::string sql = "ATTACH '" + aside.string() + "' AS now;";
  // Version 1 had no checksums.
  for (const auto& [table, columns] : std::initializer_list<std::pair<std::string, std::string>>{
           {"player", "*"},
           {"board", "*"},
           {"board_player", "*"},
           {"game", "*"},
           {"game_player", "*"},
           {"tail", "seq, board, number, line"},
           {"chunk", "seq, board, first, last, lines"}}) {
    sql += "DELETE FROM " + table + "; INSERT INTO " + table + " SELECT " + columns + " FROM now." +
           table + ";";
  }
  run_sql(file, sql);
}

// In the middle of a round the server is stopped, upgraded and started: everybody comes back to
// what they were told last, and plays on to the end.
TEST(ServerUpgrade, PeopleAtATableLoseNothing) {
  const Folder folder;
  Company company;
  const Json settings = {{"game", "chimera"}, {"options", {{"limit", 50}}}};
  std::vector<std::int64_t> versions;
  std::vector<Json> views;
  {
    Server server(folder / "lair.db");
    company.open_table(server.port(), settings, 3, 0);
    company.play_until([&] { return company.acknowledged() >= 8; });
    for (auto& person : company.people) person->plays = false;
    company.play_for(Patience{300});
    server.program().signal(SIGTERM);
    EXPECT_EQ(server.program().wait(), 0);
    company.hear_to_the_end();
    for (auto& person : company.people) {
      versions.push_back(person->version());
      views.push_back(person->view());
    }
  }
  make_first_version(folder / "lair.db", folder / "aside.db");
  const Server server(folder / "lair.db");
  const std::size_t before = company.acknowledged();
  company.come_back(server.port());
  for (std::size_t i = 0; i < company.people.size(); ++i) {
    EXPECT_EQ(company.people[i]->version(), versions[i]);
    EXPECT_EQ(company.people[i]->view(), views[i]);
  }
  for (auto& person : company.people) {
    person->plays = true;
    person->rematches = 0;
  }
  company.come_back(server.port());  // and is asked again
  company.play_until([&] { return company.people[0]->status() == "over"; });
  EXPECT_EQ(company.people[0]->status(), "over");
  EXPECT_GT(company.acknowledged(), before);
}

TEST(ServerUpgrade, AnOlderProgramRefusesANewerFile) {
  const Folder folder;
  { const Server server(folder / "lair.db"); }
  run_sql(folder / "lair.db", "PRAGMA user_version = 99");
  for (const char* command : {"serve", "backup", "admin"}) {
    std::vector<std::string> arguments = {command, "--data", (folder / "lair.db").string()};
    if (arguments[0] == "serve")
      arguments.insert(arguments.end(), {"--listen", "127.0.0.1:0", "--metrics", ""});
    if (arguments[0] == "backup") arguments.push_back((folder / "copy.db").string());
    if (arguments[0] == "admin") arguments.emplace_back("stored");
    Program program(arguments);
    EXPECT_EQ(program.wait(), 3) << command;
    const std::string& said = program.said();
    EXPECT_NE(said.find("version 99"), std::string::npos) << said;
    EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 1) << said;
  }
  EXPECT_FALSE(fs::exists(folder / "copy.db"));
}

// A game that the rules of today do not allow any more: it can be seen, up to where it was
// understood, and the server begins.
TEST(ServerUpgrade, AGameThatDoesNotReplayIsReadOnly) {
  const Kept kept(fs::path(LAIR_TEST_DATA) / "v1.db");
  run_sql(kept.file,
          "UPDATE tail SET line = replace(line, '\"bid\":', '\"bit\":') WHERE board = '" +
              kept.text("playing") + "'");
  run_sql(kept.file, "UPDATE board SET timed = 1");  // so that it is read at the start
  const Server server(kept.file);
  WebSocket socket(server.port());
  socket.say(
      {{"hello", {{"v", 1}, {"table", kept.text("playing")}, {"token", kept.text("token")}}}});
  const auto table = socket.hear();
  ASSERT_TRUE(table && table->contains("table"));
  EXPECT_EQ((*table)["table"]["frozen"], true);
  EXPECT_EQ((*table)["table"]["you"]["seat"], 0);
  socket.say({{"move", {{"bid", 20}}}, {"v", (*table)["table"]["version"]}, {"id", 1}});
  while (const auto answer = socket.hear()) {
    if (!answer->contains("re")) continue;
    EXPECT_EQ((*answer)["error"]["code"], "table-frozen");
    break;
  }
  // It can be closed like any other.
  Program close({"admin", "close", kept.text("playing"), "--data", kept.file.string()});
  EXPECT_EQ(close.wait(), 0) << close.said();
  EXPECT_EQ(socket.close_code(), 4410);
}

}  // namespace
}  // namespace lair
