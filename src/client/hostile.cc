#include "client/hostile.h"

#include <sys/socket.h>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <utility>

#include "net/frames.h"
#include "record/json.h"
#include "rules/registry.h"

namespace lair {
namespace {

constexpr std::chrono::milliseconds kRest{100};  // after a refusal
constexpr int kAtOnce = 50;                      // messages in one write

struct HttpAnswer {
  int status = 0;  // 0 if there was none
  Value body;
};

}  // namespace

// One hostile client, on its own thread. Its calls block, and give up when the attack is over.
class Hostile::Attacker {
 public:
  explicit Attacker(Hostile& owner) : owner_(owner) {}

  void run() {
    static const std::map<std::string_view, void (Attacker::*)()> kAttacks = {
        {"erase", &Attacker::erase},         {"legal", &Attacker::legal},
        {"dear-bots", &Attacker::dear_bots}, {"exports", &Attacker::exports},
        {"settings", &Attacker::settings},   {"empty-frames", &Attacker::empty_frames},
        {"hello", &Attacker::hello},         {"slow-readers", &Attacker::slow_readers},
        {"reviews", &Attacker::reviews}};
    const auto attack = kAttacks.at(owner_.kind_);
    while (!over()) {
      token_ =
          text_of(ask(http::verb::post, "/api/me", R"({"name":"Mallory","token":true})"), "token");
      if (!token_.empty()) (this->*attack)();
      if (!over()) std::this_thread::sleep_for(kRest);
    }
  }

 private:
  using Plain = asio::basic_stream_socket<asio::ip::tcp, Executor>;

  bool over() const { return owner_.over_; }
  static std::string text_of(const HttpAnswer& answer, std::string_view field) {
    return std::string(text_in(answer.body, field));
  }

  static void limit_waits(Plain& socket) {
    const timeval time{.tv_sec = 1, .tv_usec = 0};
    setsockopt(socket.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &time, sizeof time);
    setsockopt(socket.native_handle(), SOL_SOCKET, SO_SNDTIMEO, &time, sizeof time);
  }

  HttpAnswer ask(http::verb method, const std::string& path, const std::string& body = "") {
    ++owner_.requests_;
    Plain socket(io_.get_executor());
    Failure failure;
    socket.connect(owner_.endpoint_, failure);
    if (failure) return {};
    limit_waits(socket);
    http::request<http::string_body> request{method, path, 11};
    request.set(http::field::host, owner_.server_.authority());
    if (!token_.empty()) request.set(http::field::authorization, "Bearer " + token_);
    request.body() = body;
    request.keep_alive(false);
    request.prepare_payload();
    http::write(socket, request, failure);
    http::response_parser<http::string_body> response;
    response.body_limit(std::size_t{64} << 20);
    beast::flat_buffer buffer;
    if (!failure) http::read(socket, buffer, response, failure);
    if (failure) return {};
    const int status = static_cast<int>(response.get().result_int());
    if (status == 429) ++owner_.refusals_;
    auto parsed = parse_json(response.get().body());
    return {status, parsed ? std::move(*parsed) : Value()};
  }

  // A table of the first game, made by a request to that address; `settings` are further fields.
  std::string make_table(const std::string& path, std::string_view settings) {
    const std::string game(all_games().front()->name());
    return text_of(
        ask(http::verb::post, path, R"({"game":")" + game + "\"" + std::string(settings) + "}"),
        "table");
  }
  std::string quick_table(std::string_view settings = R"(,"pace":0,"level":"easy")") {
    return make_table("/api/quick", settings);
  }
  std::string open_table() { return make_table("/api/tables", ""); }

  // A socket at a table; null if it cannot be had.
  std::unique_ptr<Plain> join(const std::string& table) {
    websocket::stream<Plain, false> shaking(io_.get_executor());
    Failure failure;
    beast::get_lowest_layer(shaking).connect(owner_.endpoint_, failure);
    if (failure) return nullptr;
    limit_waits(beast::get_lowest_layer(shaking));
    shaking.handshake(owner_.server_.authority(), "/ws", failure);
    if (failure) return nullptr;
    auto socket = std::make_unique<Plain>(std::move(beast::get_lowest_layer(shaking)));
    if (!send(*socket, framed(Opcode::kText, hello_to(table)))) return nullptr;
    return socket;
  }
  std::string hello_to(const std::string& table) const {
    return R"({"hello":{"v":1,"table":")" + table + R"(","token":")" + token_ + "\"}}";
  }
  static std::string framed(Opcode opcode, std::string_view payload) {
    std::string text;
    append_frame(text, opcode, payload, Mask{});
    return text;
  }

  // False if the server has closed the socket, or does not read for a second.
  static bool send(Plain& socket, std::string_view bytes) {
    Failure failure;
    asio::write(socket, asio::buffer(bytes), failure);
    return !failure;
  }
  // Throws away what has come. False if the socket is closed.
  static bool drain(Plain& socket) {
    char bytes[65'536];
    while (true) {
      const ssize_t size = recv(socket.native_handle(), bytes, sizeof bytes, MSG_DONTWAIT);
      if (size == 0) return false;
      if (size < 0) return errno == EAGAIN || errno == EINTR;
    }
  }

  // Sends the message as often as the server takes it.
  void flood(const std::string& table, const std::string& bytes, bool reads) {
    const auto socket = join(table);
    std::string many;
    for (int i = 0; i < kAtOnce; ++i) many += bytes;
    while (socket != nullptr && !over()) {
      const bool open = send(*socket, many) && (!reads || drain(*socket));
      if (!open) {
        ++owner_.refusals_;
        return;
      }
      owner_.requests_ += kAtOnce;
    }
  }

  void legal() {
    const std::string table = quick_table();
    if (!table.empty()) flood(table, framed(Opcode::kText, R"({"id":1,"legal":true})"), true);
  }
  void settings() {
    const std::string table = open_table();
    if (table.empty()) return;
    flood(table, framed(Opcode::kText, R"({"id":1,"settings":{"pace":1}})"), true);
  }
  void empty_frames() {
    std::string frame = framed(Opcode::kMore, "");
    frame[0] = 0;  // a part, and not the last
    const std::string table = open_table();
    const auto socket = table.empty() ? nullptr : join(table);
    std::string first = framed(Opcode::kText, "");
    first[0] = static_cast<char>(Opcode::kText);
    if (socket == nullptr || !send(*socket, first)) return;
    while (!over()) {
      std::string many;
      for (int i = 0; i < kAtOnce; ++i) many += frame;
      if (!send(*socket, many) || !drain(*socket)) {
        ++owner_.refusals_;
        return;
      }
      owner_.requests_ += kAtOnce;
    }
  }
  void hello() {
    const std::string table = quick_table();
    if (!table.empty()) flood(table, framed(Opcode::kText, hello_to(table)), true);
  }
  void slow_readers() {
    const std::string table = quick_table();
    if (!table.empty()) flood(table, framed(Opcode::kText, hello_to(table)), false);
  }

  // Nobody answers at these tables, so that soon bots alone play.
  void dear_bots() {
    constexpr int kTables = 20;
    std::vector<std::unique_ptr<Plain>> sockets;
    for (int i = 0; i < kTables && !over(); ++i) {
      const std::string table =
          quick_table(R"(,"pace":0,"pause":0,"level":"best","clock":{"turn":1000,"bank":0})");
      if (table.empty()) break;
      sockets.push_back(join(table));
    }
    for (int i = 0; i < 100 && !over(); ++i) {
      for (const auto& socket : sockets) {
        if (socket != nullptr) drain(*socket);
      }
      std::this_thread::sleep_for(kRest);
    }
  }

  void erase() {
    for (int i = 0; i < 5 && !over(); ++i) {
      const std::string table = open_table();
      const auto socket = table.empty() ? nullptr : join(table);
      if (socket == nullptr) return;
      const std::string bot = framed(Opcode::kText, R"({"bot":{"seat":1,"level":"easy"}})");
      const std::string none = framed(Opcode::kText, R"({"bot":{"seat":1,"level":null}})");
      for (int change = 0; change < 20; ++change) {
        owner_.requests_ += 2;
        if (!send(*socket, bot + none) || !drain(*socket)) break;
      }
    }
    ask(http::verb::delete_, "/api/me");
  }

  void exports() {
    quick_table();
    while (!over() && ask(http::verb::get, "/api/me/data").status != 0) {
    }
  }

  void reviews() {
    const std::string table = quick_table(
        R"(,"options":{"limit":50},"pace":0,"pause":0,"level":"easy","clock":{"turn":1000,"bank":0})");
    const auto socket = table.empty() ? nullptr : join(table);
    for (int i = 0; i < 200 && socket != nullptr && !over(); ++i) {
      drain(*socket);
      for (const char* seat : {"0", "1", "2"}) {
        ask(http::verb::post, "/api/games/" + table + "/1/review?seat=" + seat);
      }
      std::this_thread::sleep_for(kRest);
    }
  }

  Hostile& owner_;
  asio::io_context io_{1};
  std::string token_;
};

Hostile::Hostile(Link server, asio::ip::tcp::endpoint endpoint, std::string kind, int clients)
    : server_(std::move(server)), endpoint_(std::move(endpoint)), kind_(std::move(kind)) {
  for (int i = 0; i < clients; ++i) {
    threads_.emplace_back([this] { Attacker(*this).run(); });
  }
}

Hostile::~Hostile() {
  over_ = true;
  for (std::thread& thread : threads_) thread.join();
}

}  // namespace lair
