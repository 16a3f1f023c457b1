// When the server cannot begin: one clear line, and exit code 3; 2 where the options are wrong.

#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#include "person.h"
#include "server_process.h"

namespace lair {
namespace {

void expect_refusal(const std::vector<std::string>& arguments, std::string_view text,
                    int code = 3) {
  Program program(arguments);
  if (program.said_until("Ctrl-C").find("Ctrl-C") != std::string::npos) {
    program.signal(SIGKILL);
    ADD_FAILURE() << "it began";
  }
  EXPECT_EQ(program.wait(), code);
  const std::string& said = program.said();
  EXPECT_NE(said.find(text), std::string::npos) << said;
  const int lines = code == 2 ? 2 : 1;  // where to find help, too
  EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), lines) << said;
}

std::vector<std::string> serve(const std::string& listen, const std::filesystem::path& data) {
  return {"serve", "--listen", listen, "--metrics", "", "--data", data.string()};
}

TEST(ServerStart, ThePortIsTaken) {
  const Folder folder;
  const Server first(folder / "one.db");
  const std::string address = "127.0.0.1:" + std::to_string(first.port());
  expect_refusal(serve(address, folder / "two.db"), "is already listening at " + address);
}

TEST(ServerStart, TheOptionsAreWrong) {
  const Folder folder;
  for (const char* address : {"127.0.0.1:0:x", "nowhere:80", "0.0.0.0", "18801", ""}) {
    expect_refusal(serve(address, folder / "lair.db"), "is not an address", 2);
  }
  auto arguments = serve("127.0.0.1:0", folder / "lair.db");
  arguments[4] = "x";  // --metrics
  expect_refusal(arguments, "“x” is not an address", 2);
  arguments[4] = "";
  arguments.insert(arguments.end(), {"--trusted-proxy", "foo"});
  expect_refusal(arguments, "“foo” is not the address of a proxy", 2);
  EXPECT_FALSE(std::filesystem::exists(folder / "lair.db"));
}

TEST(ServerStart, AnotherServerHasTheFile) {
  const Folder folder;
  const Server first(folder / "lair.db");
  expect_refusal(serve("127.0.0.1:0", folder / "lair.db"), (folder / "lair.db").string());
  EXPECT_FALSE(make_player(first.port(), "Ana").empty()) << "the first goes on";
}

TEST(ServerStart, AnotherServerHasTheFileByAnotherName) {
  const Folder folder;
  // The file is not there yet, and a folder may be a link, too.
  std::filesystem::create_symlink("lair.db", folder / "link.db");
  std::filesystem::create_directory_symlink(".", folder / "here");
  const Server first(folder / "link.db");
  for (const auto& name : {folder / "lair.db", folder / "link.db", folder / "here" / "lair.db"}) {
    expect_refusal(serve("127.0.0.1:0", name), name.string());
  }
  std::filesystem::create_hard_link(folder / "lair.db", folder / "twin.db");
  expect_refusal(serve("127.0.0.1:0", folder / "twin.db"), (folder / "twin.db").string());
}

TEST(ServerStart, OptionsMayComeFromTheEnvironment) {
  const Folder folder;
  std::ofstream(folder / "serve.conf") << "nonsense = 1\n";
  setenv("LAIR_CONFIG", (folder / "serve.conf").c_str(), 1);
  expect_refusal(serve("127.0.0.1:0", folder / "lair.db"), "serve.conf", 2);
  unsetenv("LAIR_CONFIG");
  setenv("LAIR_BOT_PACE", "soon", 1);
  expect_refusal(serve("127.0.0.1:0", folder / "lair.db"), "LAIR_BOT_PACE", 2);
  auto arguments = serve("127.0.0.1:0", folder / "lair.db");
  arguments.insert(arguments.end(), {"--bot-pace", "never"});
  expect_refusal(arguments, "--bot-pace", 2);
  unsetenv("LAIR_BOT_PACE");
}

// Whenever it is told to stop, it stops as it should; before it listens for that it just ends.
TEST(ServerStart, StoppedAtOnce) {
  const Folder folder;
  for (int ms = 0; ms < 60; ms += 3) {
    Program program(serve("127.0.0.1:0", folder / "lair.db"));
    std::this_thread::sleep_for(Patience{ms});
    program.signal(SIGTERM);
    const int code = program.wait();
    EXPECT_TRUE(code == 0 || code == 128 + SIGTERM) << code << ": " << program.said();
  }
}

TEST(ServerStart, StoppedTwice) {
  const Folder folder;
  Server server(folder / "lair.db");
  server.program().signal(SIGTERM);
  std::this_thread::sleep_for(Patience{20});
  server.program().signal(SIGTERM);
  EXPECT_EQ(server.program().wait(), 0) << server.program().said();
}

TEST(ServerStart, TheFileCannotBeUsed) {
  const Folder folder;
  expect_refusal(serve("127.0.0.1:0", folder / "no" / "such" / "lair.db"), "lair.db");
  std::ofstream(folder / "text.db") << std::string(5000, 'x');
  expect_refusal(serve("127.0.0.1:0", folder / "text.db"), "text.db");
  {
    Server server(folder / "damaged.db");
    server.program().signal(SIGTERM);
    EXPECT_EQ(server.program().wait(), 0);  // all of it is in the file now
  }
  std::fstream file(folder / "damaged.db", std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(100);
  file << std::string(3000, '\xee');
  file.close();
  expect_refusal(serve("127.0.0.1:0", folder / "damaged.db"), "damaged.db");
  if (geteuid() == 0) return;  // nothing is read-only for root
  { const Server made(folder / "readonly.db"); }
  std::filesystem::permissions(folder / "readonly.db", std::filesystem::perms::owner_read);
  expect_refusal(serve("127.0.0.1:0", folder / "readonly.db"), "readonly.db");
}

}  // namespace
}  // namespace lair
