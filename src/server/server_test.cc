#include "server/server.h"

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

namespace lair {
namespace {

int port_in(const std::string& address) {
  return std::stoi(address.substr(address.find(':', address.find('.')) + 1));
}

int connect_to(int port) {
  const int file = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int little = 4096;
  setsockopt(file, SOL_SOCKET, SO_RCVBUF, &little, sizeof little);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  EXPECT_EQ(::connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  return file;
}

// A server that has little patience, and little room.
class ImpatientServer : public testing::Test {
 protected:
  ImpatientServer() {
    std::string name = testing::TempDir() + "lair-server-XXXXXX";
    folder_ = ::mkdtemp(name.data());
    options_.listen = options_.metrics = "127.0.0.1:0";
    options_.data = folder_ / "lair.db";
    options_.trusted_proxies = {"127.0.0.1"};
    options_.connections = 2;
    options_.http_patience = std::chrono::milliseconds(200);
    news_.ready = [this](const std::vector<std::string>& addresses, const std::string& metrics) {
      ready_.set_value({port_in(addresses.front()), port_in(metrics)});
    };
    news_.warning = [](const Error&) {};
    thread_ = std::thread([this] { serve(options_, news_, [this] { return stop_.load(); }); });
    std::tie(port_, metrics_port_) = ready_.get_future().get();
  }
  ~ImpatientServer() override {
    stop_ = true;
    thread_.join();
    std::filesystem::remove_all(folder_);
  }
  ImpatientServer(const ImpatientServer&) = delete;
  ImpatientServer& operator=(const ImpatientServer&) = delete;

  // Has the server closed this connection, without our reading from it?
  static bool dropped(int file) {
    pollfd wait{file, POLLRDHUP, 0};
    return ::poll(&wait, 1, 20'000) == 1;
  }

  std::filesystem::path folder_;
  ServeOptions options_;
  ServeNews news_;
  std::promise<std::pair<int, int>> ready_;
  std::atomic<bool> stop_ = false;
  std::thread thread_;
  int port_ = 0, metrics_port_ = 0;
};

TEST_F(ImpatientServer, DropsWhoReadsNothing) {
  const int file = connect_to(port_);
  const std::string request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  std::string many;
  for (int i = 0; i < 1000; ++i) many += request;
  bool gone = false;
  for (int i = 0; i < 20'000 && !gone; ++i) {  // more than all buffers between us hold
    pollfd wait{file, POLLOUT | POLLRDHUP, 0};
    if (::poll(&wait, 1, 20'000) != 1) break;
    gone = (wait.revents & (POLLRDHUP | POLLERR | POLLHUP)) != 0 ||
           ::send(file, many.data(), many.size(), MSG_NOSIGNAL | MSG_DONTWAIT) < 0;
  }
  EXPECT_TRUE(gone);
  ::close(file);
}

TEST_F(ImpatientServer, DropsWhoSaysNothing) {
  for (const int port : {port_, metrics_port_}) {
    const int file = connect_to(port);
    ASSERT_EQ(::send(file, "GET /", 5, MSG_NOSIGNAL), 5);
    EXPECT_TRUE(dropped(file)) << port;
    ::close(file);
  }
}

// A socket for somebody whom a proxy names.
class Asked {
 public:
  Asked(int port, const std::string& client) : file_(connect_to(port)) {
    const std::string request =
        "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "X-Forwarded-For: " +
        client + "\r\n\r\n";
    ::send(file_, request.data(), request.size(), MSG_NOSIGNAL);
    char head[12] = {};  // "HTTP/1.1 101"
    ::recv(file_, head, sizeof head, MSG_WAITALL);
    status = std::string(head + 9, 3);
  }
  ~Asked() { ::close(file_); }
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

  std::string status;

 private:
  int file_;
};

TEST_F(ImpatientServer, NobodyTakesTheRoomOfOthers) {
  const Asked first(port_, "203.0.113.7");
  auto second = std::make_unique<Asked>(port_, "203.0.113.7");
  EXPECT_EQ(first.status + second->status, "101101");
  EXPECT_EQ(Asked(port_, "203.0.113.7").status, "429");
  EXPECT_EQ(Asked(port_, "203.0.113.8").status, "101");
  const Asked here(port_, "127.0.0.1"), also(port_, "127.0.0.1"), too(port_, "127.0.0.1");
  EXPECT_EQ(too.status, "101") << "this machine has all the room";
  second.reset();
  std::string later;
  for (int i = 0; i < 1'000 && later != "101"; ++i) {  // until the server has noticed
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    later = Asked(port_, "203.0.113.7").status;
  }
  EXPECT_EQ(later, "101");
}

}  // namespace
}  // namespace lair
