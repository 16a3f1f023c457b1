#include "server/server.h"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "protocol/errors.h"
#include "rules/registry.h"
#include "server/admin.h"
#include "server/admin_socket.h"
#include "server/listener.h"
#include "server/server_context.h"
#include "server/system_world.h"

namespace lair {
namespace {

// Fills the lookup tables of the rules now, so that no table waits for that later.
void prepare_games() {
  Rng rng(0);
  for (const AnyGame* game : all_games()) {
    const auto match = game->start(Value::object(), game->min_seats());
    if (match && !(*match)->deal((*match)->random_deal(rng))) (*match)->legal();
  }
}

constexpr rlim_t kFilesWanted = 16'384;

MaybeError raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return std::nullopt;
  const rlim_t wanted = std::min<rlim_t>(std::max(kFilesWanted, limit.rlim_cur), limit.rlim_max);
  limit.rlim_cur = wanted;
  setrlimit(RLIMIT_NOFILE, &limit);
  if (wanted >= kFilesWanted) return std::nullopt;
  return Error{"serve-files", "", {{"count", static_cast<std::int64_t>(wanted)}}};
}

// The open ports of a server.
struct Ports {
  Acceptor clients, metrics;  // `metrics` may be closed
};

// All parts of a running server.
class Host {
 public:
  Host(asio::io_context& io, Ports& ports, std::unique_ptr<Store> store,
       const ServeOptions& options, const TrustedProxies& proxies, const ServeNews& news)
      : io_(io),
        ports_(ports),
        store_(std::move(store)),
        options_(options),
        news_(news),
        log_(news.log),
        bots_(std::make_unique<BotPool>(options.bot_threads, metrics_)),
        hub_(*store_, *bots_, metrics_, world()),
        reviews_(std::make_unique<ReviewQueue>(
            options.review_depth,
            [this](double waited) { metrics_.observe(Timing::kReviewWait, waited); })),
        api_(hub_, *reviews_, metrics_,
             {.secure = options.public_url.starts_with("https:"),
              .version = options.version,
              .keep_days = options.keep_days,
              .usual = options.usual}),
        context_{.io = io,
                 .sockets = sockets_,
                 .hub = hub_,
                 .api = api_,
                 .metrics = metrics_,
                 .options = options,
                 .proxies = proxies,
                 .log = log_,
                 .limit = limit_} {
    hub_.on_sweep = [this] {
      api_.forget_clients();
      limit_.forget();
    };
    hub_.on_due = [this] { arm(); };
  }

  // Returns when `stop` says so.
  void run(const std::function<bool()>& stop) {
    if (MaybeError error = admin_socket_.open()) news_.warning(*error);
    arm();
    begin();
    look(stop);
    const Value version = Value::object({{"version", options_.version}});
    log_.add("start", version);
    io_.run();
    log_.add("stop", version);
    reviews_.reset();
    bots_.reset();   // decisions under way are dropped
    store_.reset();  // pending commits become durable
  }

 private:
  Hub::World world() {
    return {.now = [this] { return clock_.now(); },
            .post = [this](std::function<void()> task) { asio::post(io_, std::move(task)); },
            .secrets = &secrets_,
            .keep = options_.keep_days * Millis{24 * 3'600'000},
            .storage_failed =
                [this](const Error& error) {
                  if (!log_.on()) return news_.warning(error);
                  log_.add("storage", write_error(error));
                },
            .table_damaged =
                [this](const std::string& table) {
                  news_.warning({"serve-table-damaged", "", {{"table", table}}});
                },
            .expiry_warning =
                [this](const ExpiryReport& report) {
                  news_.warning({"serve-expiry",
                                 "",
                                 {{"players", report.players},
                                  {"tables", report.tables},
                                  {"days", std::int64_t{options_.keep_days}}}});
                }};
  }

  // Starts to accept connections.
  void begin() {
    asio::co_spawn(io_.get_executor(), accept_all(ports_.clients, context_), asio::detached);
    std::vector<std::string> addresses = addresses_of(ports_.clients);
    if (!options_.public_url.empty()) {
      addresses.insert(addresses.begin(), options_.public_url + "/");
    }
    std::string metrics;
    if (ports_.metrics.is_open()) {
      asio::co_spawn(io_.get_executor(), serve_metrics(ports_.metrics, context_), asio::detached);
      metrics = address_of(ports_.metrics);
    }
    news_.ready(addresses, metrics);
  }

  // Sets the one timer to the earliest deadline.
  void arm() {
    const Millis now = clock_.now();
    const Millis wait = std::clamp<Millis>(hub_.due().value_or(now + 60'000) - now, 0, 60'000);
    timer_.expires_after(std::chrono::milliseconds(wait));
    timer_.async_wait([this](Failure failure) {
      if (failure) return;
      if (const Millis by = clock_.catch_up(); by != 0) hub_.shift(by);
      hub_.tick();
      arm();
    });
  }

  // Polls `stop`.
  void look(const std::function<bool()>& stop) {
    if (stop() && drained()) return end();
    clock_.now();                                          // several times a second
    constexpr double kEvery = 0.1, kShortestStall = 0.01;  // seconds
    const double now = steady_seconds();
    const double late = now - std::exchange(watch_.looked, now) - kEvery;
    if (late > kShortestStall) metrics_.observe(Timing::kStall, late);
    watch_.timer.expires_after(std::chrono::milliseconds(100));
    watch_.timer.async_wait([this, &stop](Failure failure) {
      if (!failure) look(stop);
    });
  }

  // True when no round is running any more, or when the time for that is over.
  bool drained() {
    if (options_.drain == 0) return true;
    if (!hub_.draining()) {
      hub_.drain(options_.drain);
      watch_.drain_until = steady_seconds() + options_.drain;
    }
    return steady_seconds() >= watch_.drain_until || !hub_.rounds_running();
  }

  void end() {
    Failure ignored;
    ports_.clients.close(ignored);
    ports_.metrics.close(ignored);
    admin_socket_.close();
    hub_.stop([this](const MaybeError&) {
      // Clients get a moment to read it.
      watch_.timer.expires_after(std::chrono::milliseconds(200));
      watch_.timer.async_wait([this](Failure) { io_.stop(); });
    });
  }

  // The state of `look` between two calls, in seconds of the steady clock.
  struct Watch {
    Timer timer;
    double looked = steady_seconds();  // when it last ran
    double drain_until = 0;
  };

  asio::io_context& io_;
  Ports& ports_;
  std::unique_ptr<Store> store_;
  const ServeOptions& options_;
  const ServeNews& news_;
  EventLog log_;
  SystemSecrets secrets_;
  EvenClock clock_;
  Metrics metrics_;
  std::unique_ptr<BotPool> bots_;
  Hub hub_;
  std::unique_ptr<ReviewQueue> reviews_;
  Api api_;
  ConnectionLimit limit_{options_.connections};
  OpenSockets sockets_{io_.get_executor()};
  ServerContext context_;
  Admin admin_{hub_, log_};
  AdminSocket admin_socket_{io_.get_executor(), options_.data, admin_};
  Timer timer_{io_.get_executor()};
  Watch watch_{.timer = Timer(io_.get_executor())};
};

}  // namespace

MaybeError check_options(const ServeOptions& options) {
  if (const auto proxies = TrustedProxies::read(options.trusted_proxies); !proxies) {
    return proxies.error();
  }
  if (const auto endpoint = read_endpoint(options.listen); !endpoint) return endpoint.error();
  if (options.metrics.empty()) return std::nullopt;
  const auto endpoint = read_endpoint(options.metrics);
  return endpoint ? std::nullopt : MaybeError(endpoint.error());
}

MaybeError serve(const ServeOptions& options, const ServeNews& news,
                 const std::function<bool()>& stop) {
  if (MaybeError error = raise_file_limit()) news.warning(*error);
  const auto proxies = TrustedProxies::read(options.trusted_proxies);
  if (!proxies) return proxies.error();
  if (!options.public_url.empty() && options.trusted_proxies.empty()) {
    news.warning({"serve-no-proxy", "", {}});
  }
  asio::io_context io(1);
  const auto work = asio::make_work_guard(io);
  Ports ports{.clients = Acceptor(io.get_executor()), .metrics = Acceptor(io.get_executor())};
  if (MaybeError error = open_acceptor(ports.clients, options.listen, "--listen")) return error;
  if (!options.metrics.empty()) {
    if (MaybeError error = open_acceptor(ports.metrics, options.metrics, "--metrics")) return error;
  }
  auto store = open_store(options.data, {.sync = options.sync});
  if (!store) return std::move(store.error());
  prepare_games();
  Host host(io, ports, std::move(*store), options, *proxies, news);
  host.run(stop);
  return std::nullopt;
}

}  // namespace lair
