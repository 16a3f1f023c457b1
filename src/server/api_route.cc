// The table of HTTP routes.

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "server/api.h"
#include "server/http_answer.h"

namespace lair {
namespace {

bool has_header(const HttpResponse& response, std::string_view name) {
  return std::ranges::any_of(response.headers,
                             [&](const auto& each) { return each.first == name; });
}

bool fits(std::string_view pattern, std::string_view path) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return path == pattern;
  const std::string_view before = pattern.substr(0, star), after = pattern.substr(star + 1);
  return path.size() >= before.size() + after.size() && path.starts_with(before) &&
         path.ends_with(after);
}

}  // namespace

void Api::answer(const HttpRequest& request, const Reply& reply) {
  metrics_.add(Count::kHttpRequests);
  const Reply counted = [this, reply](HttpResponse response) {
    if (response.status == 429) metrics_.add(Count::kTooOften);
    // Answers about a player or the current state must not be cached.
    if (!has_header(response, "Cache-Control"))
      response.headers.emplace_back("Cache-Control", "no-store");
    reply(std::move(response));
  };
  try {
    if (request.path.starts_with("/api/") && !request.token.empty() &&
        !hub_.players().by_token(request.token)) {
      metrics_.add(Count::kBadTokens);
    }
    route(request, counted);
  } catch (const std::runtime_error&) {  // the data file
    counted(not_stored());
  }
}

// The methods of a path follow each other; `*` stands for any text. Banned players may still export
// and delete their data.
struct Api::Route {
  std::string_view method, path;
  void (Api::*answer)(const HttpRequest&, const Reply&);
  bool banned = false;  // banned players may use it
};

const std::array<Api::Route, 20> Api::kRoutes = {{
    {"GET", "/api/me", &Api::me},
    {"POST", "/api/me", &Api::me},
    {"DELETE", "/api/me", &Api::forget_me, true},
    {"GET", "/api/me/data", &Api::my_data, true},
    {"POST", "/api/me/phrase", &Api::phrase},
    {"POST", "/api/me/recover", &Api::recover},
    {"GET", "/api/me/tables", &Api::my_tables},
    {"GET", "/api/me/games", &Api::my_games},
    {"GET", "/api/me/stats", &Api::my_stats},
    {"GET", "/api/tables", &Api::tables},
    {"POST", "/api/tables", &Api::make_table},
    {"POST", "/api/quick", &Api::make_table},
    {"GET", "/api/tables/*", &Api::table},
    {"GET", "/api/daily", &Api::daily},
    {"POST", "/api/daily", &Api::make_daily},
    {"GET", "/api/games/*/review", &Api::game_review},
    {"POST", "/api/games/*/review", &Api::game_review},
    {"GET", "/api/games/*", &Api::record},
    {"GET", "/api/version", &Api::version},
    {"GET", "/*", &Api::page},
}};

void Api::route(const HttpRequest& request, const Reply& reply) {
  std::string_view method = request.method;
  if (method == "HEAD") method = "GET";
  const bool under_api = request.path.starts_with("/api/");
  std::string_view address;
  std::string allowed;
  const Route* found = nullptr;
  for (const Route& each : kRoutes) {
    if (address.empty() && fits(each.path, request.path)) address = each.path;
    if (each.path != address) continue;
    if (each.method == method) found = &each;
    allowed += (allowed.empty() ? "" : ", ") + std::string(each.method);
    if (each.method == "GET") allowed += ", HEAD";
  }
  const bool open = !under_api || (found != nullptr && found->banned);
  if (!open && is_banned(request)) return reply(failed({"server-banned", "", {}}, 403));
  if (under_api && address == "/*") return reply(unknown("server-no-such-page"));
  if (found != nullptr) return (this->*found->answer)(request, reply);
  HttpResponse refusal = failed({"server-method", "", {}}, 405);
  refusal.headers.emplace_back("Allow", allowed);
  reply(std::move(refusal));
}

void Api::version(const HttpRequest&, const Reply& reply) {
  reply(answered(wire::Version{.version = options_.version, .keep_days = options_.keep_days}));
}

// Health checks and the files of the page.
void Api::page(const HttpRequest& request, const Reply& reply) {
  const std::string_view path = request.path;
  if (path == "/healthz") return reply({.type = "text/plain", .body = "ok\n"});
  if (path == "/readyz") {
    const bool ready = hub_.healthy();
    return reply(
        {.status = ready ? 200 : 503, .type = "text/plain", .body = ready ? "ok\n" : "storage\n"});
  }
  if (path == "/metrics") return reply(unknown("server-no-such-page"));  // on another port
  file(request, reply);
}

}  // namespace lair
