// The clocks of players stand still while the server does, and it stops when rounds are over.

#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <thread>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

TEST(ServerStandstill, RunsOutNoClock) {
  const Folder folder;
  Server server(folder / "lair.db");
  Person ana(server.port(), "Ana", 1);
  ana.come(server.port(), make_table(server.port(), ana.token(),
                                     {{"game", "chimera"},
                                      {"clock", {{"turn", 5000}, {"bank", 0}}},
                                      {"bots", {nullptr, "easy", "easy"}}}));
  ana.plays = false;
  ana.start();
  const auto limit = std::chrono::steady_clock::now() + kPatient;
  while (!ana.asked() && std::chrono::steady_clock::now() < limit) ana.hear(Patience{50});
  ASSERT_TRUE(ana.asked());
  const std::int64_t version = ana.version();
  server.program().signal(SIGSTOP);
  std::this_thread::sleep_for(std::chrono::milliseconds(6500));
  server.program().signal(SIGCONT);
  ana.hear(Patience{500});
  EXPECT_TRUE(ana.asked()) << "nobody has decided for her";
  EXPECT_EQ(ana.version(), version);
}

}  // namespace
}  // namespace lair
