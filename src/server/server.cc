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
#include "server/running.h"
#include "server/system_world.h"

namespace lair {
namespace {

// What the rules look up is made when it is first wanted: now, and not while a table waits.
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
  Acceptor acceptor(io.get_executor()), metrics_acceptor(io.get_executor());
  if (MaybeError error = open_acceptor(acceptor, options.listen, "--listen")) return error;
  if (!options.metrics.empty()) {
    if (MaybeError error = open_acceptor(metrics_acceptor, options.metrics, "--metrics"))
      return error;
  }
  auto store = open_store(options.data, {.sync = options.sync});
  if (!store) return std::move(store.error());

  prepare_games();

  SystemSecrets secrets;
  Metrics metrics;
  auto work = asio::make_work_guard(io);
  const auto post = [&io](std::function<void()> task) { asio::post(io, std::move(task)); };
  EventLog log(news.log);
  auto bots = std::make_unique<BotPool>(options.bot_threads, metrics);
  Hub hub(
      **store, *bots, metrics,
      {.now = now_ms,
       .post = post,
       .secrets = &secrets,
       .keep = options.keep_days * Millis{24 * 3'600'000},
       .storage_failed = [&log](const Error& error) { log.add("storage", write_error(error)); }});
  auto reviews = std::make_unique<ReviewQueue>(options.review_depth);
  Api api(hub, *reviews, metrics,
          {.secure = options.public_url.starts_with("https:"),
           .version = options.version,
           .keep_days = options.keep_days,
           .usual = options.usual});
  hub.on_sweep = [&api] { api.forget_clients(); };
  Running running{.io = io,
                  .hub = hub,
                  .api = api,
                  .metrics = metrics,
                  .options = options,
                  .proxies = *proxies,
                  .log = log};

  Admin admin(hub, log);
  AdminSocket admin_socket(io.get_executor(), options.data, admin);
  if (MaybeError error = admin_socket.open()) news.warning(*error);

  // Time: one timer for whatever is due first.
  Timer timer(io.get_executor());
  std::function<void()> arm = [&] {
    const Millis wait =
        std::clamp<Millis>(hub.due().value_or(now_ms() + 60'000) - now_ms(), 0, 60'000);
    timer.expires_after(std::chrono::milliseconds(wait));
    timer.async_wait([&](Failure failure) {
      if (failure) return;
      hub.tick();
      arm();
    });
  };
  hub.on_due = arm;
  arm();

  Timer watch(io.get_executor());
  bool stopping = false;
  std::function<void()> look = [&] {
    if (stop() && !stopping) {
      stopping = true;
      Failure ignored;
      acceptor.close(ignored);
      metrics_acceptor.close(ignored);
      admin_socket.close();
      hub.stop([&](const MaybeError&) {
        // Clients get a moment to hear it.
        watch.expires_after(std::chrono::milliseconds(200));
        watch.async_wait([&](Failure) { io.stop(); });
      });
      return;
    }
    watch.expires_after(std::chrono::milliseconds(100));
    watch.async_wait([&](Failure failure) {
      if (!failure) look();
    });
  };
  look();

  asio::co_spawn(io.get_executor(), accept_all(acceptor, running), asio::detached);
  if (metrics_acceptor.is_open()) {
    asio::co_spawn(io.get_executor(), serve_metrics(metrics_acceptor, metrics), asio::detached);
  }
  std::vector<std::string> addresses = addresses_of(acceptor);
  if (!options.public_url.empty()) addresses.insert(addresses.begin(), options.public_url + "/");
  news.ready(addresses, metrics_acceptor.is_open() ? address_of(metrics_acceptor) : "");
  const Value version = Value::object({{"version", options.version}});
  log.add("start", version);
  io.run();
  log.add("stop", version);
  reviews.reset();
  bots.reset();    // thoughts still under way find nobody
  store->reset();  // what is waiting becomes durable
  return std::nullopt;
}

}  // namespace lair
