// What anybody was told survives the server's sudden death.

#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>

#include <map>
#include <random>

#include "person.h"
#include "server_process.h"
#include "storage/sqlite_store.h"

namespace lair {
namespace {

const Json kChimera = {{"game", "chimera"}, {"options", {{"limit", 50}}}};
const Json kPhantom = {{"game", "phantom-rummy"}, {"options", {{"rounds", 2}}}};

void open_tables(Company& company, int port) {
  company.open_table(port, kChimera, 3, 0);
  company.open_table(port, kChimera, 2, 1);
  company.open_table(port, kPhantom, 3, 0);
  company.open_table(port, kPhantom, 1, 3);
}

// All that a table's log has of a seat's decisions, in their order.
std::vector<Json> decisions(const std::vector<std::string>& log, int seat) {
  std::vector<Json> list;
  const auto add = [&](Json line) {
    if (line.is_object()) {
      for (const char* field : {"ms", "by"}) line.erase(field);
    }
    list.push_back(std::move(line));
  };
  for (const std::string& entry : log) {
    for (const Json& line : Json::parse(entry)) {
      if (line.contains("pending") && line["pending"]["seat"] == seat) {
        add(line["pending"]["line"]);
      } else if (line.contains("silent") && line["silent"]["seat"] == seat) {
        add(nullptr);
      } else if (line.contains("seat") && line["seat"] == seat) {
        add(line);
      }
    }
  }
  return list;
}

// Every acknowledged decision is in the log, and in this order.
void find_decisions(const Person& person, const std::vector<std::string>& log) {
  const std::vector<Json> kept = decisions(log, person.seat());
  auto at = kept.begin();
  for (const Json& move : person.acknowledged()) {
    at = std::find(at, kept.end(), move);
    ASSERT_NE(at, kept.end()) << "lost: " << move << " of seat " << person.seat();
    ++at;
  }
}

void find_all(const Company& company, const std::filesystem::path& data) {
  const auto store = open_store(data.string(), {});
  ASSERT_TRUE(store.ok()) << store.error().code;
  for (const auto& person : company.people) {
    find_decisions(*person, (*store)->log(person->table(), 1, INT64_MAX));
  }
}

TEST(ServerKilled, LosesNothingThatWasTold) {
  const int times = getenv("LAIR_SLOW") != nullptr ? 200 : 20;
  const Folder folder;
  std::mt19937 random(20);
  Company company;
  std::string last_player, last_table;
  for (int i = 0; i < times && !testing::Test::HasFailure(); ++i) {
    Server server(folder / "lair.db");
    if (i == 0) open_tables(company, server.port());
    if (i > 0) {
      company.come_back(server.port());
      for (const auto& person : company.people) person->compare_with_another_tab(server.port());
      EXPECT_TRUE(
          ask_http(server.port(), "GET", "/api/me", "", last_player).json().at("id").is_string());
      EXPECT_EQ(ask_http(server.port(), "GET", "/api/tables/" + last_table).status, 200);
    }
    company.play_for(Patience{20 + static_cast<int>(random() % 200)});
    last_player = make_player(server.port(), "Late");
    last_table = make_table(server.port(), last_player, kChimera);
    company.play_for(Patience{random() % 20});
    server.program().signal(SIGKILL);
    company.hear_to_the_end();  // also what was on its way counts as told
    EXPECT_EQ(server.program().wait(), 128 + SIGKILL);
  }
  find_all(company, folder / "lair.db");
  EXPECT_GT(company.acknowledged(), static_cast<std::size_t>(times));
  RecordProperty("acknowledged", static_cast<int>(company.acknowledged()));
  printf("%zu decisions were acknowledged\n", company.acknowledged());
}

TEST(ServerStopped, TellsEverybodyAndLosesNothing) {
  const Folder folder;
  Company company;
  for (int i = 0; i < 3; ++i) {
    Server server(folder / "lair.db");
    if (i == 0) {
      open_tables(company, server.port());
    } else {
      company.come_back(server.port());
      for (const auto& person : company.people) person->compare_with_another_tab(server.port());
    }
    company.play_for(Patience{300});
    for (const auto& person : company.people) person->remembers = true;
    server.program().signal(SIGTERM);
    company.hear_to_the_end();
    for (const auto& person : company.people) {
      EXPECT_EQ(person->socket().close_code(), 1012);
      ASSERT_FALSE(person->heard().empty());
      EXPECT_EQ(person->heard().back(), Json({{"bye", {{"code", "server-stops"}}}}));
    }
    EXPECT_EQ(server.program().wait(), 0);
    EXPECT_NE(server.program().said().find("Nothing is lost."), std::string::npos);
  }
  find_all(company, folder / "lair.db");
}

// A disk is full, and then there is space again.
TEST(ServerDiskFull, LosesNothingThatWasToldAndGoesOn) {
  const Folder folder;
  Server server(folder / "lair.db", {"--log", "json"});
  Company company;
  open_tables(company, server.port());
  company.play_until([&] { return company.acknowledged() > 20; });
  for (const auto& person : company.people) person->remembers = true;
  server.program().limit_files(std::filesystem::file_size(folder / "lair.db-wal"));
  company.play_until([&] { return !company.people[0]->here(); });
  company.hear_to_the_end();
  for (const auto& person : company.people) {
    EXPECT_EQ(person->socket().close_code(), 1012);
    ASSERT_FALSE(person->heard().empty());
    EXPECT_EQ(person->heard().back(), Json({{"bye", {{"code", "server-storage"}}}}));
  }
  EXPECT_GT(server.metric("storage_failures_total"), 0);
  EXPECT_EQ(ask_http(server.port(), "GET", "/readyz").status, 503);
  const HttpAnswer refused = ask_http(server.port(), "POST", "/api/me", R"({"name":"Late"})");
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(refused.json()["error"], Json({{"code", "server-storage"}})) << "no path";
  EXPECT_EQ(ask_http(server.port(), "GET", "/readyz").status, 503);
  server.program().limit_files(std::nullopt);
  const std::size_t before = company.acknowledged();
  company.come_back(server.port());
  for (const auto& person : company.people) person->compare_with_another_tab(server.port());
  company.play_until([&] { return company.acknowledged() > before + 20; });
  EXPECT_GT(company.acknowledged(), before + 20);
  EXPECT_EQ(ask_http(server.port(), "GET", "/readyz").status, 200);
  server.program().signal(SIGTERM);
  company.hear_to_the_end();
  EXPECT_EQ(server.program().wait(), 0);
  const std::string& said = server.program().said();
  const std::size_t event = said.find(R"("event":"storage","code":"storage-)");
  ASSERT_NE(event, std::string::npos) << said;
  EXPECT_EQ(said.find(R"("event":"storage")", event + 1), std::string::npos) << "once";
  find_all(company, folder / "lair.db");
}

// Also one who keeps no log.
TEST(ServerDiskFull, IsToldToTheHostInOneLine) {
  const Folder folder;
  Server server(folder / "lair.db");
  server.program().limit_files(std::filesystem::file_size(folder / "lair.db-wal"));
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(ask_http(server.port(), "POST", "/api/me", R"({"name":"Late"})").status, 503);
  }
  server.program().signal(SIGTERM);
  EXPECT_EQ(server.program().wait(), 0);
  const std::string& said = server.program().said();
  const std::size_t told = said.find("lair serve: ");
  ASSERT_NE(told, std::string::npos) << said;
  EXPECT_NE(said.find((folder / "lair.db").string(), told), std::string::npos) << said;
  EXPECT_EQ(said.find("lair serve: ", told + 1), std::string::npos) << "once: " << said;
}

}  // namespace
}  // namespace lair
