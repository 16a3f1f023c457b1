#include "server/admin.h"

#include <cmath>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <utility>

#include "net/client_address.h"
#include "protocol/errors.h"
#include "record/json.h"
#include "server/admin_socket.h"
#include "server/player_data.h"
#include "server/system_world.h"
#include "storage/schema.h"
#include "storage/sqlite_store.h"
#include "table/date.h"

namespace lair {
namespace {

constexpr int kListed = 1000;

Value answer_of(Value value) { return Value::object({{"answer", std::move(value)}}); }
// Lists are fetched with one more item than is shown, to know whether there are more.
Value listed(const Value& list) {
  const Value::Array& all = *list.items();
  if (all.size() <= kListed) return answer_of(list);
  Value shown = Value::array();
  for (std::size_t i = 0; i < kListed; ++i) shown.push_back(all[i]);
  Value answer = answer_of(std::move(shown));
  answer.set("more", true);
  return answer;
}
Value failed(const Error& error) { return Value::object({{"error", write_error(error)}}); }

// What was done, to whom and by whom, for the log. A search may contain a name, so its text is left
// out.
Value audited(const Value& request) {
  const std::string_view what = text_in(request, "what");
  Value entry = Value::object({{"what", what}});
  if (what != "players" && request.has("of")) entry.set("of", text_in(request, "of"));
  if (const auto user = integer_in(request, "by")) entry.set("by", *user);
  return entry;
}

Hub::Then done(const Admin::Reply& reply) {
  return [reply](const MaybeError& error) { reply(error ? failed(*error) : answer_of(true)); };
}

}  // namespace

void Admin::answer(const Value& request, const Reply& reply) {
  const std::string_view what = text_in(request, "what");
  const std::string of(text_in(request, "of"));
  log_.add("admin", audited(request));
  try {
    if (what == "tables") return reply(listed(tables()));
    if (what == "players") return reply(listed(players(of)));
    if (what == "bans") return reply(answer_of(bans()));
    if (what == "reports") return reply(listed(reports()));
    if (what == "stored") return reply(answer_of(stored()));
    if (what == "close") return close(of, reply);
    if (what == "settle") return settle(of, reply);
    if (what == "compact") return compact(reply);
    if (what == "top") return reply(answer_of(top()));
    if (what == "ban-address" || what == "unban-address") return for_address(what, of, reply);
    for_player(what, of, reply);
  } catch (const std::runtime_error&) {  // the data file
    reply(failed({"server-storage", "", {}}));
  }
}

Value Admin::tables() {
  Value list = Value::array();
  for (const TableRow& row : hub_.store().all_tables(kListed + 1)) {
    const auto read = parse_json(row.summary);
    const Value summary = read ? *read : Value::object();
    Value names = Value::array();
    const Value* seats = summary.find("seats");
    if (seats != nullptr && seats->items() != nullptr) {
      for (const Value& seat : *seats->items()) names.push_back(text_in(seat, "name"));
    }
    list.push_back(Value::object({{"table", row.id},
                                  {"game", text_in(summary, "game")},
                                  {"status", text_in(summary, "status")},
                                  {"used", iso_date(row.updated)},
                                  {"names", std::move(names)},
                                  {"public", row.listed}}));
  }
  return list;
}

Value Admin::players(std::string_view text) {
  Value list = Value::array();
  for (const PlayerRow& row : hub_.store().players_like(text, kListed + 1)) {
    list.push_back(Value::object({{"player", row.id},
                                  {"name", row.name},
                                  {"seen", iso_date(row.seen)},
                                  {"banned", hub_.banned(row.id)}}));
  }
  return list;
}

Value Admin::bans() {
  Value list = Value::array();
  for (const BanRow& row : hub_.store().bans()) {
    const auto player = hub_.store().player(row.player);
    list.push_back(Value::object({{"player", row.player},
                                  {"name", player ? player->name : ""},
                                  {"since", iso_date(row.at)}}));
  }
  return list;
}

Value Admin::reports() {
  const auto name_of = [&](const std::string& id) {
    const auto player = hub_.store().player(id);
    return player ? player->name : std::string();
  };
  Value list = Value::array();
  for (const ReportRow& row : hub_.store().reports(kListed + 1)) {
    auto said = parse_json(row.said);
    list.push_back(Value::object({{"number", row.number},
                                  {"at", iso_date(row.at)},
                                  {"table", row.table},
                                  {"player", row.reported},
                                  {"name", name_of(row.reported)},
                                  {"reporter", row.reporter},
                                  {"by", name_of(row.reporter)},
                                  {"said", said ? std::move(*said) : Value::array()}}));
  }
  return list;
}

Value Admin::stored() {
  const StoredCounts counts = hub_.store().counts();
  return Value::object({{"players", counts.players},
                        {"tables", counts.tables},
                        {"open_tables", counts.open_tables},
                        {"finished_games", counts.games},
                        {"log_entries", counts.entries},
                        {"reports", counts.reports},
                        {"bans", counts.bans},
                        {"bytes", counts.bytes},
                        {"unused_bytes", counts.unused_bytes}});
}

Value Admin::top() {
  constexpr std::size_t kShown = 20;
  Value list = Value::array();
  const auto add = [&](const std::string& player, const std::string& address, double cost) {
    const auto row = player.empty() ? std::nullopt : hub_.store().player(player);
    list.push_back(Value::object({{"player", player},
                                  {"name", row ? row->name : ""},
                                  {"address", address},
                                  {"units_per_second", std::int64_t{std::lround(cost)}}}));
  };
  for (const auto& [who, cost] : hub_.budgets().top_players(kShown, hub_.now())) add(who, "", cost);
  for (const auto& [who, cost] : hub_.budgets().top_addresses(kShown, hub_.now())) {
    add("", who, cost);
  }
  return list;
}

void Admin::for_address(std::string_view what, const std::string& text, const Reply& reply) {
  if (!read_ip(text)) return reply(failed({"admin-no-address", "", {{"address", text}}}));
  const std::string address = limited_as(text);
  if (what == "ban-address") return hub_.ban_address(address, done(reply));
  if (!hub_.address_banned(address)) {
    return reply(failed({"admin-address-free", "", {{"address", address}}}));
  }
  hub_.unban_address(address, done(reply));
}

void Admin::close(const std::string& id, const Reply& reply) {
  if (!hub_.close_table(id, done(reply))) {
    reply(failed({"admin-no-table", "", {{"table", id}}}));
  }
}

void Admin::settle(const std::string& number, const Reply& reply) {
  Batch batch;
  for (const ReportRow& row : hub_.store().reports(INT32_MAX)) {
    if (std::to_string(row.number) == number) batch.settled_reports.push_back(row.number);
  }
  if (batch.empty()) return reply(failed({"admin-no-report", "", {{"number", number}}}));
  hub_.when_durable(std::move(batch), done(reply));
}

void Admin::compact(const Reply& reply) {
  hub_.store().compact([this, reply](MaybeError error) {  // on the store's thread
    hub_.post([reply, error = std::move(error)] { done(reply)(error); });
  });
}

void Admin::for_player(std::string_view what, const std::string& id, const Reply& reply) {
  const auto player = hub_.store().player(id);
  if (!player) return reply(failed({"admin-no-player", "", {{"player", id}}}));
  if (what == "data") return data_of(*player, reply);
  if (what == "ban") return hub_.ban(id, done(reply));
  if (what == "unban") return unban(id, reply);
  if (what == "delete") return hub_.forget(*player, done(reply));
  reply(failed({"table-request-unknown", "", {}}));
}

// On a worker thread: a player may have played thousands of games.
void Admin::data_of(const PlayerRow& player, const Reply& reply) {
  auto reader = std::shared_ptr<StoreReader>(hub_.store().open_reader());
  hub_.work("", [reader, player, reply]() -> std::function<void()> {
    try {
      return [reply, data = answer_of(player_data(*reader, player))] { reply(data); };
    } catch (const std::runtime_error&) {  // the data file
      return [reply] { reply(failed({"server-storage", "", {}})); };
    }
  });
}

void Admin::unban(const std::string& id, const Reply& reply) {
  if (!hub_.banned(id)) return reply(failed({"admin-not-banned", "", {{"player", id}}}));
  hub_.unban(id, done(reply));
}

namespace {

// A hub without sockets that lives until the answer is there.
Result<Value> answer_alone(const std::string& data, const Value& request) {
  auto store = open_store(data);
  if (!store) return std::move(store.error());
  std::mutex mutex;
  std::condition_variable woken;
  std::deque<std::function<void()>> tasks;
  const auto post = [&](std::function<void()> task) {
    const std::scoped_lock lock(mutex);
    tasks.push_back(std::move(task));
    woken.notify_one();
  };
  SystemSecrets secrets;
  Metrics metrics;
  auto bots = std::make_unique<BotPool>(1, metrics);
  Hub hub(**store, *bots, metrics, {.now = now_ms, .post = post, .secrets = &secrets});
  const EventLog log;
  Admin admin(hub, log);
  std::optional<Value> answer;
  admin.answer(request, [&](Value value) { answer = std::move(value); });
  while (!answer) {
    std::unique_lock lock(mutex);
    woken.wait(lock, [&] { return !tasks.empty(); });
    const auto task = std::move(tasks.front());
    tasks.pop_front();
    lock.unlock();
    task();
  }
  bots.reset();
  store->reset();
  return *std::move(answer);
}

}  // namespace

Result<Value> ask_admin(const std::string& data, const Value& request) {
  if (MaybeError error = storage::check_readable(data)) return std::move(*error);
  if (auto answer = ask_admin_socket(data, request)) return *std::move(answer);
  return answer_alone(data, request);
}

}  // namespace lair
