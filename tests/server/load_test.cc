// `lair load` against a real server.

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>

#include "client.h"
#include "server_process.h"

namespace lair {
namespace {

class ServerLoad : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Wire, ServerLoad, ::testing::Values("0", "5"));

TEST_P(ServerLoad, PlaysWithoutAnError) {
  const Folder folder;
  const Server server(folder / "lair.db");
  const std::string url = "ws://127.0.0.1:" + std::to_string(server.port());
  Program load({"load", "--url", url, "--tables", "20", "--seconds", "1", "--think-ms", GetParam(),
                "--json"});
  EXPECT_EQ(load.wait(), 0);
  const Json result = Json::parse(load.said(), nullptr, false);
  ASSERT_TRUE(result.is_object()) << load.said();
  EXPECT_EQ(result.at("errors"), 0) << result;
  EXPECT_GT(result.at("moves"), 100) << result;
  EXPECT_LE(result.at("p50_ms"), result.at("p99_ms"));
}

TEST(ServerIdleLoad, SitsThereWithoutAMove) {
  const Folder folder;
  const Server server(folder / "lair.db");
  const std::string url = "ws://127.0.0.1:" + std::to_string(server.port());
  Program load({"load", "--url", url, "--tables", "20", "--seconds", "1", "--idle", "--pid",
                std::to_string(getpid()), "--json"});
  const Json result = load.wait() == 0 ? Json::parse(load.said(), nullptr, false) : Json();
  ASSERT_TRUE(result.is_object()) << load.said();
  EXPECT_EQ(result.at("errors"), 0) << result;
  EXPECT_EQ(result.at("moves"), 0) << result;
  EXPECT_GE(result.at("cpu_seconds"), 0) << result;
}

// Whatever hostile clients do, honest tables play on without an error, and the server's memory
// stays within what docs/security.md promises.
class HostileLoad : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Wire, HostileLoad,
                         ::testing::Values("erase", "legal", "dear-bots", "exports", "settings",
                                           "empty-frames", "hello", "slow-readers", "reviews"));

TEST_P(HostileLoad, LeavesHonestTablesAlone) {
  // How many honest moves fit beside an attack depends on what else the machine does.
  if (std::getenv("LAIR_SLOW") == nullptr) GTEST_SKIP() << "runs with ./test --slow";
  constexpr std::int64_t kMemoryAtMost = 300'000'000;  // bytes
  const Folder folder;
  Server server(folder / "lair.db");
  const std::string url = "ws://127.0.0.1:" + std::to_string(server.port());
  Program load({"load", "--url", url, "--tables", "3", "--seconds", "1", "--think-ms", "10",
                "--hostile", GetParam(), "--hostile-clients", "4", "--pid",
                std::to_string(server.program().process()), "--json"});
  EXPECT_EQ(load.wait(), 0) << load.said();
  const Json result = Json::parse(load.said(), nullptr, false);
  ASSERT_TRUE(result.is_object()) << load.said();
  EXPECT_EQ(result.at("errors"), 0) << result;
  EXPECT_GT(result.at("hostile").at("moves"), 10) << result;
  EXPECT_GT(result.at("hostile").at("requests"), 0) << result;
  EXPECT_LT(result.at("memory_bytes"), kMemoryAtMost) << result;
}

}  // namespace
}  // namespace lair
