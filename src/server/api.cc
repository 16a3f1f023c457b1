#include "server/api.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include "net/client_address.h"
#include "protocol/player_messages.h"
#include "record/json.h"
#include "rules/registry.h"
#include "server/http_answer.h"
#include "server/player_data.h"
#include "server/site.h"
#include "table/record_of.h"

namespace lair {
namespace {

constexpr std::string_view kGames = "/api/games/";
constexpr std::string_view kTables = "/api/tables/";
constexpr std::string_view kTablePage = "/t/";
constexpr std::string_view kReview = "/review";  // below a game
constexpr std::size_t kExportsAtMost = 8;        // of all players, at the same time
constexpr int kPageRows = 50;
constexpr int kLobbyRows = 500;               // read for one page of the lobby
constexpr Millis kLobbyPatience = 3'600'000;  // the lobby lists an unattended table so long
constexpr int kOwnTables = 100;               // each is loaded into memory
constexpr Millis kYear = 365LL * 24 * 3'600'000;

// Messages that exist already, as parts of another.
template <class T, class Texts>
std::vector<wire::Written<T>> as_written(const Texts& messages) {
  return {messages.begin(), messages.end()};
}

// Whether the request asks for the token in the answer.
Result<bool> shows_token(const Value& body) {
  if (!body.has("token")) return false;
  return flag_field(body, "token");
}

// The parameter `before`; without one, the largest time.
Result<std::int64_t> before_in(const HttpRequest& request) {
  const std::string_view text = query_field(request.query, "before");
  if (text.empty()) return INT64_MAX;
  const auto number = parse_json(text);
  return integer_field(Value::object({{"before", number ? *number : Value(std::string(text))}}),
                       "before", 0, INT64_MAX);
}

MaybeError check_table(const Value& body, bool quick) {
  if (MaybeError error =
          quick ? only_settings(body, {"level", "commit"}) : only_settings(body, {"bots"})) {
    return error;
  }
  if (!body.has("bots")) return std::nullopt;
  const auto bots = list_field(body, "bots");
  return bots ? std::nullopt : MaybeError(bots.error());
}

// The requests for the bots of a new table: by seat, or for quick play in all other seats.
std::vector<Value> bot_wishes(const Value& body, int seats, bool quick) {
  std::vector<Value> wishes;
  const auto wish = [&](int seat, const Value& level) {
    const Value bot = Value::object({{"seat", seat}, {"level", level}});
    wishes.push_back(Value::object({{"bot", bot}}));
  };
  const Value* bots = body.find("bots");
  const Value* level = body.find("level");
  if (quick) {
    for (int i = 1; i < seats; ++i) wish(i, level != nullptr ? *level : Value("medium"));
  } else if (bots != nullptr && bots->items() != nullptr) {
    for (std::size_t i = 0; i < bots->items()->size(); ++i) {
      const Value& each = (*bots->items())[i];
      if (!each.is_null()) wish(static_cast<int>(i), each);
    }
  }
  return wishes;
}

}  // namespace

bool Api::joined(const std::string& work, const std::function<void()>& then) {
  const auto found = under_way_.find(work);
  if (found == under_way_.end()) return false;
  found->second.push_back(then);
  return true;
}

void Api::done_with(const std::string& work) {
  const auto waiting = under_way_.extract(work);
  for (const std::function<void()>& then : waiting.mapped()) then();
}

// An empty token removes the cookie.
std::string Api::cookie(const std::string& token) const {
  return "lair=" + token + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" +
         std::to_string(token.empty() ? 0 : kYear / 1000) + (options_.secure ? "; Secure" : "");
}

// The answer that names a player. It renews the cookie for a year.
HttpResponse Api::known(const PlayerRow& row, const std::string& token, bool show) const {
  wire::Me me{.id = row.id, .name = row.name, .token = {}};
  if (show) me.token = token;
  HttpResponse response = answered(me);
  response.headers.emplace_back("Set-Cookie", cookie(token));
  return response;
}

// The state of a running table may not be on disk yet.
void Api::reply_when_durable(HttpResponse response, const Reply& reply) {
  hub_.when_durable({}, [reply, response = std::move(response)](const MaybeError& error) {
    reply(error ? not_stored() : response);
  });
}

bool Api::is_banned(const HttpRequest& request) {
  if (!hub_.has_bans()) return false;
  const auto player = hub_.players().by_token(request.token);
  return player && hub_.banned(player->id);
}

bool Api::too_often(const HttpRequest& request) {
  if (request.local) return false;
  return made_.passed(limited_as(request.client), hub_.now());
}

void Api::me(const HttpRequest& request, const Reply& reply) {
  auto player = hub_.players().by_token(request.token);
  if (request.method != "POST") {
    if (!player) return reply(answered(wire::Me{}));
    hub_.seen(*player);
    return reply(known(*player, request.token, false));
  }
  const auto body = body_of(request);
  if (!body) return reply(failed(body.error(), 400));
  const auto name = text_field(*body, "name");
  if (!name) return reply(failed(name.error(), 400));
  const auto show = shows_token(*body);
  if (!show) return reply(failed(show.error(), 400));
  std::string token = request.token;
  if (player) {
    if (MaybeError error = hub_.players().rename(*player, *name)) return reply(failed(*error, 400));
  } else {
    if (too_often(request)) return reply(failed({"server-too-often", "", {}}, 429));
    auto made = hub_.players().make(*name, hub_.now());
    if (!made) return reply(failed(made.error(), 400));
    player = made->row;
    token = made->token;
  }
  hub_.change(*player, [this, reply, row = *player, token, show = *show](const MaybeError& error) {
    if (error) return reply(not_stored());
    hub_.renamed(row);
    reply(known(row, token, show));
  });
}

void Api::forget_me(const HttpRequest& request, const Reply& reply) {
  const auto player = hub_.players().by_token(request.token);
  if (!player) return reply(failed({"server-no-player", "", {}}, 401));
  hub_.forget(*player, [this, reply](const MaybeError& error) {
    if (error) return reply(not_stored());
    HttpResponse response = answered(wire::Me{});
    response.headers.emplace_back("Set-Cookie", cookie(""));
    reply(std::move(response));
  });
}

void Api::my_data(const HttpRequest& request, const Reply& reply) {
  const auto player = hub_.players().by_token(request.token);
  if (!player) return reply(failed({"server-no-player", "", {}}, 401));
  if (too_often(request)) return reply(failed({"server-too-often", "", {}}, 429));
  if (!exports_->begin(player->id, kExportsAtMost)) {
    return reply(failed({"server-too-often", "", {}}, 429));
  }
  const std::shared_ptr<void> lease(
      nullptr, [exports = exports_, id = player->id](void*) { exports->end(id); });
  auto data = std::make_shared<PlayerData>(hub_.store().open_reader(), *player);
  HttpResponse response{.stream = {data.get(), [data, lease](BodySource*) {}}};
  response.headers.emplace_back("Content-Disposition", "attachment; filename=\"lair.json\"");
  reply(std::move(response));
}

void Api::phrase(const HttpRequest& request, const Reply& reply) {
  auto player = hub_.players().by_token(request.token);
  if (!player) return reply(failed({"server-no-player", "", {}}, 401));
  const std::string phrase = hub_.players().new_phrase(*player);
  hub_.change(*player, [reply, phrase](const MaybeError& error) {
    if (error) return reply(not_stored());
    reply(answered(wire::RecoveryPhrase{phrase}));
  });
}

void Api::recover(const HttpRequest& request, const Reply& reply) {
  if (too_often(request)) return reply(failed({"server-too-often", "", {}}, 429));
  const auto body = body_of(request);
  if (!body) return reply(failed(body.error(), 400));
  const auto phrase = text_field(*body, "phrase");
  if (!phrase) return reply(failed(phrase.error(), 400));
  const auto show = shows_token(*body);
  if (!show) return reply(failed(show.error(), 400));
  auto player = hub_.players().by_phrase(std::string(*phrase));
  if (!player) return reply(failed({"server-phrase-unknown", "", {}}, 404));
  const std::string token = hub_.players().new_token(*player);
  hub_.change(*player, [this, reply, token, show = *show, row = *player](const MaybeError& error) {
    if (error) return reply(not_stored());
    hub_.moved(row.id);
    reply(known(row, token, show));
  });
}

void Api::my_tables(const HttpRequest& request, const Reply& reply) {
  const auto player = hub_.players().by_token(request.token);
  if (!player) return reply(failed({"server-no-player", "", {}}, 401));
  const std::vector<TableRow> rows = hub_.store().tables_of(player->id, kOwnTables);
  std::vector<std::string> ids;
  for (const TableRow& row : rows) {
    if (row.status != TableStatus::kOver) ids.push_back(row.id);
  }
  hub_.with_tables({player->id, ""}, std::move(ids),
                   [this, player = player->id, rows, reply](const MaybeError&) {
                     list_tables(player, rows, reply);  // without damaged ones
                   });
}

void Api::list_tables(const std::string& player, const std::vector<TableRow>& rows,
                      const Reply& reply) {
  std::vector<std::string> waiting, others;
  for (const TableRow& row : rows) {
    if (row.status == TableStatus::kOver) {  // it waits for nobody, so it need not be loaded
      others.push_back(row.summary);
      continue;
    }
    const Table* table = hub_.find(row.id);
    if (table == nullptr) continue;
    const bool yours = table->waits_for(player);
    (yours ? waiting : others).push_back(table->summary(yours));
  }
  std::move(others.begin(), others.end(), std::back_inserter(waiting));
  reply_when_durable(answered(wire::TableList{as_written<wire::LobbyTable>(waiting)}), reply);
}

void Api::my_games(const HttpRequest& request, const Reply& reply) {
  const auto player = hub_.players().by_token(request.token);
  if (!player) return reply(failed({"server-no-player", "", {}}, 401));
  const auto before = before_in(request);
  if (!before) return reply(failed(before.error(), 400));
  std::vector<Value> list;
  for (const GameRow& row : hub_.store().games_of(player->id, *before, kPageRows)) {
    auto game = parse_json(row.summary);
    if (!game) continue;
    if (const Value* players = game->find("players");
        players != nullptr && players->items() != nullptr) {
      for (std::size_t i = 0; i < players->items()->size(); ++i) {
        const Value& each = (*players->items())[i];
        if (each.text() != nullptr && *each.text() == player->id)
          game->set("seat", static_cast<int>(i));
      }
    }
    list.push_back(std::move(*game));
  }
  reply(answered(wire::PastGameList{as_written<wire::PastGame>(list)}));
}

// Players would wait in vain at a table that nobody attends. At a table with long turns, players
// return about once a day.
bool Api::attended(const TableRow& row) const {
  return row.timed || hub_.now() - row.updated < kLobbyPatience || hub_.someone_at(row.id);
}

void Api::tables(const HttpRequest&, const Reply& reply) {
  std::vector<std::string> list;
  for (const TableRow& row : hub_.store().listed_tables(kLobbyRows)) {
    if (!attended(row)) continue;
    list.push_back(row.summary);
    if (list.size() == kPageRows) break;
  }
  reply(answered(wire::TableList{as_written<wire::LobbyTable>(list)}));
}

void Api::make_table(const HttpRequest& request, const Reply& reply) {
  const bool quick = request.path == "/api/quick";
  const auto player = hub_.players().by_token(request.token);
  if (!player) return reply(failed({"server-no-player", "", {}}, 401));
  if (too_often(request)) return reply(failed({"server-too-often", "", {}}, 429));
  const auto body = body_of(request);
  if (!body) return reply(failed(body.error(), 400));
  if (MaybeError error = check_table(*body, quick)) return reply(failed(*error, 400));
  Settings usual = options_.usual;
  if (quick) usual.clock.reset();
  const auto settings = read_settings(*body, usual);
  if (!settings) return reply(failed(settings.error(), 400));
  std::vector<Value> wishes = bot_wishes(*body, settings->seats, quick);
  if (quick) {
    if (const Value* commit = body->find("commit")) {
      wishes.push_back(Value::object({{"commit", *commit}}));
    }
    wishes.push_back(Value::object({{"start", true}}));
  }
  open_table(*settings, {.player = player->id, .name = player->name}, wishes, reply);
}

void Api::open_table(const Settings& settings, const Visitor& creator,
                     const std::vector<Value>& wishes, const Reply& reply) {
  auto id = std::make_shared<std::string>();
  auto made = hub_.create(settings, creator, wishes, [reply, id](const MaybeError& error) {
    if (error) return reply(not_stored());
    reply(answered(wire::NewTable{*id}, 201));
  });
  if (!made) return reply(failed(made.error(), 400));
  *id = *made;
}

void Api::table(const HttpRequest& request, const Reply& reply) {
  const std::string id = typed_id(std::string_view(request.path).substr(kTables.size()));
  hub_.with_tables({"", id}, {id}, [this, id, reply](const MaybeError& error) {
    if (error) return reply(not_stored());
    const Table* table = hub_.find(id);
    if (table == nullptr) return reply(unknown("server-no-table"));
    reply_when_durable({.body = table->summary()}, reply);
  });
}

std::optional<GameRow> Api::finished_game(std::string_view path, const Reply& reply) {
  std::string_view rest = path.substr(kGames.size());
  if (rest.ends_with(kReview)) rest.remove_suffix(kReview.size());
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  const std::string_view digits = rest.substr(std::min(slash + 1, rest.size()));
  int number = 0;
  const auto [end, failed_to] =
      std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (end != digits.data() + digits.size()) number = 0;
  auto game = hub_.store().game(typed_id(rest.substr(0, slash)), number);
  if (game && game->last != 0) return game;
  reply(game ? failed({"server-game-unfinished", "", {}}, 409) : unknown("server-no-game"));
  return std::nullopt;
}

void Api::record(const HttpRequest& request, const Reply& reply) {
  const auto game = finished_game(request.path, reply);
  if (!game) return;
  auto text = record_of(hub_.store().log(game->table, game->first, game->last));
  if (!text) return reply(failed(text.error(), 500));
  HttpResponse response{.type = "application/x-ndjson", .body = std::move(*text)};
  response.headers.emplace_back(
      "Content-Disposition",
      "inline; filename=\"" + game->table + "-" + std::to_string(game->number) + ".lair.jsonl\"");
  response.headers.emplace_back("X-Robots-Tag", "noindex");
  reply(std::move(response));
}

// The file that serves an address of the page. A page of a table names the files of its board
// (web/scripts/table-pages.ts).
std::string Api::page_at(std::string_view path) {
  try {
    if (path.starts_with(kTablePage)) {
      const std::string game = hub_.game_at(typed_id(path.substr(kTablePage.size())));
      if (!game.empty()) return "/table-" + game + ".html";
    }
  } catch (const std::runtime_error&) {  // the data file; the page will show the error
    metrics_.add(Count::kStorageFailures);
  }
  return "/index.html";
}

void Api::file(const HttpRequest& request, const Reply& reply) {
  const SiteFile* found = find_site_file(request.path);
  // The page handles its own addresses; a path with a dot is a file.
  const bool address = found == nullptr && request.path.find('.') == std::string::npos;
  if (address) found = find_site_file(page_at(request.path));
  if (found == nullptr) return reply(unknown("server-no-such-page"));
  HttpResponse response{.type = std::string(found->type)};
  const bool lasting = !address && request.path.starts_with("/assets/");
  response.headers.emplace_back("Cache-Control",
                                lasting ? "public, max-age=31536000, immutable" : "no-cache");
  const std::string tag = "\"" + std::string(found->tag) + "\"";
  response.headers.emplace_back("ETag", tag);
  response.headers.emplace_back("Vary", "Accept-Encoding");
  if (request.path.starts_with(kTablePage) || request.path.starts_with("/replay")) {
    response.headers.emplace_back("X-Robots-Tag", "noindex");
  }
  if (request.tag == tag) {
    response.status = 304;
    return reply(std::move(response));
  }
  const bool zipped = request.zip && !found->zipped.empty();
  if (zipped) response.headers.emplace_back("Content-Encoding", "gzip");
  response.content = zipped ? found->zipped : found->content;
  reply(std::move(response));
}

}  // namespace lair
