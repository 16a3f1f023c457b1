// The client that hosts measure their machine with.

#include "server/load.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <fstream>
#include <iterator>
#include <memory>
#include <sstream>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "record/json.h"
#include "server/asio.h"
#include "server/json_slice.h"
#include "server/link.h"
#include "server/load_player.h"

namespace lair {
namespace {

constexpr std::size_t kSeats = 3;
constexpr std::chrono::seconds kWarmUp{1};  // all begin at once, which is not counted
constexpr int kDoors = 16;                  // through which tables are opened side by side

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
    if (latencies_.empty() && !options_.idle && result_.first_error.empty()) {
      result_.first_error = "no move was made";
    }
    return finish();
  }

 private:
  std::size_t seats() const { return options_.idle ? kSeats - 1 : kSeats; }
  Error unreachable() const { return {"load-unreachable", "", {{"url", options_.url}}}; }

  LoadResult finish() {
    result_.moves = static_cast<std::int64_t>(latencies_.size());
    result_.seconds = std::chrono::duration<double>(end_ - begin_).count();
    std::sort(latencies_.begin(), latencies_.end());
    const auto quantile = [&](double share) {
      if (latencies_.empty()) return 0.0;
      const auto place =
          static_cast<std::size_t>(share * static_cast<double>(latencies_.size() - 1));
      return static_cast<double>(latencies_[place]) / 1e6;
    };
    result_.p50_ms = quantile(0.5);
    result_.p99_ms = quantile(0.99);
    return result_;
  }

  void fail(std::string what) {
    if (result_.errors++ == 0) result_.first_error = std::move(what);
  }

  void spawn(Task<void> task) {
    asio::co_spawn(io_.get_executor(), std::move(task), asio::detached);
  }

  // Every kDoors-th table, one after the other.
  Task<void> prepare(int door) {
    Socket socket(io_.get_executor());
    Failure failure;
    co_await socket.async_connect(endpoint_, asio::redirect_error(kAwait, failure));
    if (failure) co_return;
    reached_ = true;
    for (int table = door; table < options_.tables && !over_; table += kDoors) {
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
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      const bool seated = co_await sit(tokens[seat], table, static_cast<int>(seat));
      if (!seated) co_return false;
    }
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
      fail("POST " + path + ": " + (failure ? failure.message() : response.body()));
      co_return "";
    }
    co_return *found->text();
  }

  struct Chair {
    explicit Chair(Executor executor, int seat, std::uint64_t seed)
        : ws(executor), think(executor), player(seat, seed) {}
    websocket::stream<Socket, false> ws;
    Timer think;
    LoadPlayer player;
    std::string kind;  // what it is asked
    std::int64_t version = 0;
    std::int64_t asked = 0;  // the id of the move on its way
    SteadyClock::time_point sent;
    bool rematch = false;  // the game is over
  };

  Task<bool> sit(std::string token, std::string table, int seat) {
    const auto chair = std::make_shared<Chair>(io_.get_executor(), seat, ++seeds_);
    Failure failure;
    co_await beast::get_lowest_layer(chair->ws).async_connect(
        endpoint_, asio::redirect_error(kAwait, failure));
    if (!failure) {
      beast::get_lowest_layer(chair->ws).set_option(asio::ip::tcp::no_delay(true), failure);
      co_await chair->ws.async_handshake(server_.authority(), "/ws",
                                         asio::redirect_error(kAwait, failure));
    }
    if (failure) {
      fail("cannot open a socket: " + failure.message());
      co_return false;
    }
    chair->ws.text(true);
    co_await send(*chair,
                  R"({"hello":{"v":1,"table":")" + table + R"(","token":")" + token + "\"}}");
    if (seat > 0) co_await send(*chair, "{\"sit\":" + std::to_string(seat) + "}");
    if (seat == 0) hosts_.push_back(chair);
    chairs_.push_back(chair);
    spawn(attend(chair));
    if (chairs_.size() == static_cast<std::size_t>(options_.tables) * seats()) spawn(play());
    co_return true;
  }

  Task<void> attend(std::shared_ptr<Chair> chair) {
    Failure failure;
    beast::flat_buffer buffer;
    while (true) {
      co_await chair->ws.async_read(buffer, asio::redirect_error(kAwait, failure));
      if (failure) break;
      const auto data = buffer.cdata();
      const JsonSlice message({static_cast<const char*>(data.data()), data.size()});
      if (!message.is_object()) {
        fail("a message that is no JSON");
        break;
      }
      const bool turn = hear(*chair, message);
      buffer.consume(buffer.size());
      if (std::exchange(chair->rematch, false)) co_await send(*chair, R"({"rematch":true})");
      if (!turn || over_) continue;
      if (options_.think_ms > 0) {
        spawn(think(chair));  // and go on reading: whoever does not is taken for gone
      } else {
        co_await decide(*chair);
      }
    }
    if (!over_) fail("a socket was closed: " + failure.message());
  }

  Task<void> think(std::shared_ptr<Chair> chair) {
    Failure failure;
    chair->think.expires_after(thought());
    co_await chair->think.async_wait(asio::redirect_error(kAwait, failure));
    if (!over_) co_await decide(*chair);
  }

  Task<void> decide(Chair& chair) {
    chair.sent = SteadyClock::now();
    std::string text = "{\"id\":" + std::to_string(++chair.asked) + ",\"move\":";
    chair.player.decide(chair.kind, text);
    text.append(",\"v\":").append(std::to_string(chair.version)) += '}';
    return send(chair, std::move(text));
  }

  // Between half and one and a half of what was asked for: tables that began together drift apart,
  // as they do with people.
  std::chrono::microseconds thought() {
    const auto think = static_cast<std::uint32_t>(options_.think_ms) * 1000;
    return std::chrono::microseconds(think / 2 + rng_.below(think));
  }

  Task<void> send(Chair& chair, std::string text) {
    Failure failure;
    co_await chair.ws.async_write(asio::buffer(text), asio::redirect_error(kAwait, failure));
  }

  // What of a message, or of the whole table in one, concerns a chair.
  struct Heard {
    explicit Heard(JsonSlice message) {
      message.each_field([&](std::string_view name, JsonSlice value) {
        if (name == "v" || name == "version") version = value;
        if (name == "events") events = value;
        if (name == "turn") turn = value;
        if (name == "view") view = value;
        if (name == "table") table = value;
        if (name == "error") error = value;
        answers |= name == "re";
        ends |= name == "end";
      });
    }
    JsonSlice version, events, turn, view, table, error;
    bool answers = false, ends = false;
  };

  // Is it this chair's turn now? Then its `kind` says to do what.
  bool hear(Chair& chair, JsonSlice message) {
    const Heard heard(message);
    if (!heard.error.empty()) return fail(std::string(heard.error.raw())), false;
    chair.rematch |= heard.ends;
    if (!heard.table.empty()) return hear_table(chair, Heard(heard.table));
    if (!heard.version.empty()) {
      const std::int64_t version = heard.version.integer().value_or(-1);
      if (version != chair.version + 1) {
        fail("version " + std::to_string(version) + " behind " + std::to_string(chair.version));
      }
      chair.version = version;
      hear_events(chair, heard.events);
      if (heard.answers && !over_) {
        latencies_.push_back((SteadyClock::now() - chair.sent).count());
      }
    }
    return is_asked(chair, heard.turn);
  }

  bool hear_table(Chair& chair, const Heard& table) {
    hear_events(chair, table.events);
    chair.version = table.version.integer().value_or(-1);
    if (!table.view.empty() && !table.view.is("null") && !chair.player.agrees(table.view)) {
      fail("a view that does not follow from the events: " + std::string(table.view.raw()));
    }
    return is_asked(chair, table.turn);
  }

  static bool is_asked(Chair& chair, JsonSlice turn) {
    if (!turn.field("you").is("true")) return false;
    chair.kind = turn.field("kind").text();
    return true;
  }

  void hear_events(Chair& chair, JsonSlice events) {
    events.each_item([&](JsonSlice event) {
      if (!chair.player.observe(event)) fail("cannot be: " + std::string(event.raw()));
    });
  }

  Task<void> play() {
    // Let every seat be taken first.
    Timer wait(io_.get_executor(), std::chrono::milliseconds(300));
    Failure failure;
    co_await wait.async_wait(asio::redirect_error(kAwait, failure));
    if (!options_.idle) {
      for (const auto& chair : hosts_) co_await send(*chair, R"({"start":true})");
    }
    wait.expires_after(kWarmUp);
    co_await wait.async_wait(asio::redirect_error(kAwait, failure));
    latencies_.clear();
    begin_ = SteadyClock::now();
    const double worked = cpu_of(options_.pid);
    while (true) {
      wait.expires_after(std::chrono::milliseconds(100));
      co_await wait.async_wait(asio::redirect_error(kAwait, failure));
      const double passed = std::chrono::duration<double>(SteadyClock::now() - begin_).count();
      if (passed >= options_.seconds || (options_.progress && !options_.progress(passed))) break;
    }
    end_ = SteadyClock::now();
    result_.memory = memory_of(options_.pid);
    if (worked >= 0) result_.cpu = cpu_of(options_.pid) - worked;
    stop();
  }

  void stop() {
    over_ = true;
    Failure failure;
    for (const auto& chair : chairs_) {
      chair->think.cancel();
      beast::get_lowest_layer(chair->ws).close(failure);
    }
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
  asio::ip::tcp::endpoint endpoint_;
  std::vector<std::shared_ptr<Chair>> chairs_, hosts_;
  std::vector<std::int64_t> latencies_;  // nanoseconds
  LoadResult result_;
  std::uint64_t seeds_ = 0;
  Rng rng_{0};  // how long to think
  bool reached_ = false, over_ = false;
  SteadyClock::time_point begin_, end_;
};

}  // namespace

Result<LoadResult> put_load(const LoadOptions& options) {
  auto server = read_link(options.url);
  if (!server || server->secure) return Error{"load-url", "", {{"url", options.url}}};
  open_many_files();
  return Load(options, std::move(*server)).run();
}

}  // namespace lair
