#include "server_process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

#include "client.h"

namespace lair {

Folder::Folder() {
  std::string name = testing::TempDir() + "lair-server-XXXXXX";
  path_ = ::mkdtemp(name.data());
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

Program::Program(const std::vector<std::string>& arguments) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  const char* const given = getenv("LAIR");
  const std::string path = given != nullptr ? given : LAIR_PROGRAM;
  std::vector<const char*> words = {path.c_str()};
  for (const std::string& argument : arguments) words.push_back(argument.c_str());
  words.push_back(nullptr);
  process_ = fork();
  if (process_ == 0) {
    dup2(ends[1], STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    setenv("LC_ALL", "C.UTF-8", 1);
    execv(path.c_str(), const_cast<char* const*>(words.data()));  // NOLINT(*-const-cast)
    _exit(127);
  }
  close(ends[1]);
  output_ = ends[0];
}

Program::~Program() {
  if (process_ > 0) {
    signal(SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  close(output_);
}

bool Program::read_more() {
  std::array<char, 4096> bytes{};
  const ssize_t got = read(output_, bytes.data(), bytes.size());
  if (got > 0) said_.append(bytes.data(), static_cast<std::size_t>(got));
  return got > 0;
}

const std::string& Program::said_until(std::string_view text) {
  while (said_.find(text) == std::string::npos && read_more()) {
  }
  return said_;
}

void Program::signal(int number) const { ::kill(process_, number); }

void Program::limit_files(std::optional<std::uintmax_t> bytes) const {
  rlimit limit{};
  ASSERT_EQ(prlimit(process_, RLIMIT_FSIZE, nullptr, &limit), 0);
  limit.rlim_cur = bytes ? static_cast<rlim_t>(*bytes) : limit.rlim_max;
  ASSERT_EQ(prlimit(process_, RLIMIT_FSIZE, &limit, nullptr), 0);
}

int Program::wait() {
  while (read_more()) {
  }
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

namespace {

std::vector<std::string> serve_arguments(const std::filesystem::path& data,
                                         const std::vector<std::string>& more) {
  std::vector<std::string> all = {
      "serve",  "--listen",    "127.0.0.1:0", "--metrics", "127.0.0.1:0",
      "--data", data.string(), "--bot-pace",  "0",         "--round-pause",
      "0"};
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

// The number behind the place-th "http://127.0.0.1:".
int port_in(const std::string& text, int place) {
  constexpr std::string_view kBefore = "http://127.0.0.1:";
  std::size_t at = text.find(kBefore);
  while (place-- > 0 && at != std::string::npos) at = text.find(kBefore, at + 1);
  return at == std::string::npos ? 0 : atoi(text.c_str() + at + kBefore.size());
}

}  // namespace

Server::Server(const std::filesystem::path& data, const std::vector<std::string>& more)
    : program_(serve_arguments(data, more)) {
  const std::string& said = program_.said_until("Ctrl-C");
  port_ = port_in(said, 0);
  metrics_port_ = port_in(said, 1);
  EXPECT_GT(port_, 0) << said;
}

long Server::metric(std::string_view name) const {
  const std::string text = ask_http(metrics_port_, "GET", "/metrics").body;
  const std::string line = "\nlair_" + std::string(name) + " ";
  const std::size_t at = text.find(line);
  return at == std::string::npos ? -1 : atol(text.c_str() + at + line.size());
}

}  // namespace lair
