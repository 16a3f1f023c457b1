// The client that hosts measure their machine with.

#include "client/load.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <chrono>
#include <fstream>
#include <memory>
#include <sstream>
#include <utility>
#include <vector>

#include "client/hostile.h"
#include "client/load_seat.h"
#include "net/asio.h"
#include "net/link.h"
#include "net/open_sockets.h"
#include "record/json.h"

namespace lair {
namespace {

constexpr std::size_t kSeats = 3;
constexpr std::chrono::seconds kWarmUp{1};  // all begin at once, which is not counted
constexpr std::chrono::seconds kRestAfter{5};
constexpr int kDoors = 16;  // through which tables are opened side by side

// A socket a seat: as many as may be.
void open_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// All seats at all tables, and what came of it.
class Load {
 public:
  Load(const LoadOptions& options, Link server) : options_(options), server_(std::move(server)) {}

  Result<LoadResult> run() {
    Failure failure;
    asio::ip::tcp::resolver resolver(io_);
    const auto found = resolver.resolve(server_.host, server_.port, failure);
    if (failure || found.empty()) return unreachable();
    endpoint_ = found.begin()->endpoint();
    for (int door = 0; door < std::min(kDoors, options_.tables); ++door) spawn(prepare(door));
    io_.run();
    if (!reached_) return unreachable();
    if (result_.alone.moves == 0 && !options_.idle && course_.errors == 0) {
      course_.fail("no move was made");
    }
    result_.errors = course_.errors;
    result_.first_error = course_.first_error;
    return result_;
  }

 private:
  using Seats = std::vector<std::shared_ptr<LoadSeat>>;  // of a table

  std::size_t seats() const { return options_.idle ? kSeats - 1 : kSeats; }
  Error unreachable() const { return {"load-unreachable", "", {{"url", options_.url}}}; }

  LoadTimes times(double seconds) {
    std::vector<std::int64_t>& latencies = course_.latencies;
    LoadTimes found{.moves = static_cast<std::int64_t>(latencies.size()), .seconds = seconds};
    std::sort(latencies.begin(), latencies.end());
    const auto quantile = [&](double share) {
      if (latencies.empty()) return 0.0;
      const auto place =
          static_cast<std::size_t>(share * static_cast<double>(latencies.size() - 1));
      return static_cast<double>(latencies[place]) / 1e6;
    };
    found.p50_ms = quantile(0.5);
    found.p99_ms = quantile(0.99);
    return found;
  }

  void spawn(Task<void> task) {
    asio::co_spawn(io_.get_executor(), std::move(task), asio::detached);
  }

  // Every kDoors-th table, one after the other.
  Task<void> prepare(int door) {
    Socket socket(io_.get_executor());
    Failure failure;
    co_await socket.async_connect(endpoint_, asio::redirect_error(kAwait, failure));
    if (failure) co_return stop();
    reached_ = true;
    for (int table = door; table < options_.tables && !course_.over; table += kDoors) {
      const bool wanted = !options_.progress || options_.progress(0);
      const bool opened = wanted && co_await open_table(socket);
      if (!opened) stop();
    }
  }

  // Its players over HTTP, then a socket for every seat.
  Task<bool> open_table(Socket& socket) {
    std::array<std::string, kSeats> tokens;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      const std::string body = R"({"name":"Load )" + std::to_string(seat) + R"(","token":true})";
      tokens[seat] = co_await post(socket, "/api/me", "", body, "token");
      if (tokens[seat].empty()) co_return false;
    }
    const std::string table =
        co_await post(socket, "/api/tables", tokens[0],
                      R"({"game":"chimera","clock":null,"pause":0,"pace":0,"window":0})", "table");
    if (table.empty()) co_return false;
    Seats taken;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      taken.push_back(co_await sit(tokens[seat], table, static_cast<int>(seat)));
      if (taken.back() == nullptr) co_return false;
    }
    tables_.push_back(std::move(taken));
    if (tables_.size() == static_cast<std::size_t>(options_.tables)) spawn(play());
    co_return true;
  }

  Task<std::string> post(Socket& socket, std::string path, std::string token, std::string body,
                         std::string field) {
    http::request<http::string_body> request{http::verb::post, path, 11};
    request.set(http::field::host, server_.authority());
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    request.body() = body;
    request.prepare_payload();
    Failure failure;
    co_await http::async_write(socket, request, asio::redirect_error(kAwait, failure));
    http::response<http::string_body> response;
    beast::flat_buffer buffer;
    if (!failure) {
      co_await http::async_read(socket, buffer, response, asio::redirect_error(kAwait, failure));
    }
    const auto answer = failure ? Result<Value>(Error{}) : parse_json(response.body());
    const Value* found = answer ? answer->find(field) : nullptr;
    if (found == nullptr || found->text() == nullptr) {
      course_.fail("POST " + path + ": " + (failure ? failure.message() : response.body()));
      co_return "";
    }
    co_return *found->text();
  }

  // A seat's socket, whose first words are said; nothing if it cannot be had.
  Task<std::shared_ptr<LoadSeat>> sit(std::string token, std::string table, int seat) {
    websocket::stream<Socket, false> shaking(io_.get_executor());
    Socket& socket = beast::get_lowest_layer(shaking);
    Failure failure;
    co_await socket.async_connect(endpoint_, asio::redirect_error(kAwait, failure));
    if (!failure) {
      socket.set_option(asio::ip::tcp::no_delay(true), failure);
      co_await shaking.async_handshake(server_.authority(), "/ws",
                                       asio::redirect_error(kAwait, failure));
    }
    if (!failure) socket.native_non_blocking(true, failure);
    const int descriptor = failure ? -1 : socket.release(failure);
    if (failure) {
      course_.fail("cannot open a socket: " + failure.message());
      co_return nullptr;
    }
    const auto made =
        std::make_shared<LoadSeat>(descriptor, course_, io_.get_executor(), seat, ++seeds_);
    if (!sockets_.add(made)) co_return nullptr;
    made->say(R"({"hello":{"v":1,"table":")" + table + R"(","token":")" + token + "\"}}");
    if (seat > 0) made->say("{\"sit\":" + std::to_string(seat) + "}");
    co_return made;
  }

  Task<void> play() {
    co_await wait(std::chrono::milliseconds(300));  // let every seat be taken first
    if (!options_.idle) {
      for (const Seats& table : tables_) table.front()->say(R"({"start":true})");
    }
    co_await wait(kWarmUp);
    const double worked = cpu_of(options_.pid);
    result_.alone = co_await measure(0);
    if (worked >= 0) result_.cpu = cpu_of(options_.pid) - worked;
    if (!options_.hostile.empty()) {
      const Hostile hostile(server_, endpoint_, options_.hostile, options_.hostile_clients);
      co_await wait(kWarmUp);
      result_.attacked = co_await measure(options_.seconds);
      result_.memory = memory_of(options_.pid);
      result_.requests = hostile.requests();
      result_.refusals = hostile.refusals();
    } else {
      result_.memory = memory_of(options_.pid);
    }
    course_.over = true;
    if (!options_.idle) co_await come_to_rest();
    stop();
  }

  // `before`: how many seconds were measured already.
  Task<LoadTimes> measure(double before) {
    course_.latencies.clear();
    const auto begin = SteadyClock::now();
    double passed = 0;
    while (passed < options_.seconds) {
      co_await wait(std::chrono::milliseconds(100));
      passed = std::chrono::duration<double>(SteadyClock::now() - begin).count();
      if (options_.progress && !options_.progress(before + passed)) break;
    }
    co_return times(passed);
  }

  // Nobody answers any more: every table must come to wait for one of its players.
  Task<void> come_to_rest() {
    const auto stands = [](const Seats& table) {
      return std::none_of(table.begin(), table.end(),
                          [](const auto& seat) { return seat->is_asked(); });
    };
    const auto until = SteadyClock::now() + kRestAfter;
    while (SteadyClock::now() < until && course_.errors == 0 &&
           std::any_of(tables_.begin(), tables_.end(), stands)) {
      co_await wait(std::chrono::milliseconds(10));
    }
    for (const Seats& table : tables_) {
      if (stands(table)) course_.fail("a table that waits for nobody");
    }
  }

  Task<void> wait(std::chrono::milliseconds time) {
    Timer timer(io_.get_executor(), time);
    Failure ignored;
    co_await timer.async_wait(asio::redirect_error(kAwait, ignored));
  }

  void stop() {
    course_.over = true;
    io_.stop();
  }

  static std::int64_t memory_of(int pid) {
    if (pid <= 0) return -1;
    std::ifstream status("/proc/" + std::to_string(pid) + "/status");
    for (std::string line; std::getline(status, line);) {
      if (!line.starts_with("VmRSS:")) continue;
      return std::strtoll(line.c_str() + 6, nullptr, 10) * 1024;
    }
    return -1;
  }

  // Seconds that a process has worked so far, or -1.
  static double cpu_of(int pid) {
    std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
    std::string text;
    if (pid <= 0 || !std::getline(stat, text)) return -1;
    std::istringstream fields(text.substr(text.rfind(')') + 1));  // behind its name
    std::string skipped;
    for (int i = 0; i < 11; ++i) fields >> skipped;
    double own = 0, system = 0;
    fields >> own >> system;
    return (own + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
  }

  const LoadOptions& options_;
  Link server_;
  asio::io_context io_{1};
  OpenSockets sockets_{io_.get_executor()};
  LoadCourse course_{.sockets = sockets_, .think_ms = options_.think_ms};
  asio::ip::tcp::endpoint endpoint_;
  std::vector<Seats> tables_;
  LoadResult result_;
  std::uint64_t seeds_ = 0;
  bool reached_ = false;
};

}  // namespace

Result<LoadResult> put_load(const LoadOptions& options) {
  auto server = read_link(options.url);
  if (!server || server->secure) return Error{"load-url", "", {{"url", options.url}}};
  open_many_files();
  return Load(options, std::move(*server)).run();
}

}  // namespace lair
