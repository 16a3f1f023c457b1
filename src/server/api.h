#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "protocol/player_messages.h"
#include "server/body_source.h"
#include "server/hub.h"
#include "server/review_queue.h"

// What the server answers over HTTP (docs/protocol.md), but for sockets.

namespace lair {

struct HttpRequest {
  std::string method{};
  std::string path{};  // without the query, percent signs decoded
  std::string query{};
  std::string body{};
  std::string token{};   // of the cookie or the header
  std::string client{};  // the address it came from
  bool local = false;    // from this machine
  bool zip = false;      // takes gzip
  std::string tag{};     // If-None-Match
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body{};
  std::string_view content{};            // instead of body, for what is built in
  std::shared_ptr<BodySource> stream{};  // instead of body, for what is produced piece by piece
  std::vector<std::pair<std::string, std::string>> headers{};
};

struct ApiOptions {
  bool secure = false;  // behind TLS
  std::string version{};
  int keep_days = 0;  // 0 for ever
  Settings usual{};   // of tables
};

// The players whose data are being sent. Shared with the responses, which may outlive the Api and
// end on another thread.
class Exports {
 public:
  // False if there are `limit` of them, or if the player's own are being sent.
  bool begin(const std::string& player, std::size_t limit) {
    const std::scoped_lock lock(mutex_);
    return players_.size() < limit && players_.insert(player).second;
  }
  void end(const std::string& player) {
    const std::scoped_lock lock(mutex_);
    players_.erase(player);
  }

 private:
  std::mutex mutex_;
  std::unordered_set<std::string> players_;
};

// A player's games (api_stats.cc).
struct PlayedGame;
struct CountedGames;

class Api {
 public:
  Api(Hub& hub, ReviewQueue& reviews, Metrics& metrics, ApiOptions options)
      : hub_(hub), reviews_(reviews), metrics_(metrics), options_(std::move(options)) {}

  using Reply = std::function<void(HttpResponse)>;
  // `reply` is called once, at once or later.
  void answer(const HttpRequest& request, const Reply& reply);
  // Every now and then: addresses are not kept longer than they are counted.
  void forget_clients() { made_.forget(hub_.now()); }

 private:
  // How much one address may make (players, tables, guesses of phrases) in ten minutes.
  static constexpr int kMadeAtMost = 60;
  static constexpr Millis kMadeIn = 10 * 60'000;

  struct Route;
  static const std::array<Route, 20> kRoutes;

  void route(const HttpRequest& request, const Reply& reply);
  void me(const HttpRequest& request, const Reply& reply);
  void forget_me(const HttpRequest& request, const Reply& reply);
  void my_data(const HttpRequest& request, const Reply& reply);
  void phrase(const HttpRequest& request, const Reply& reply);
  void recover(const HttpRequest& request, const Reply& reply);
  void my_tables(const HttpRequest& request, const Reply& reply);
  void list_tables(const std::string& player, const std::vector<TableRow>& rows,
                   const Reply& reply);
  void my_games(const HttpRequest& request, const Reply& reply);
  void my_stats(const HttpRequest& request, const Reply& reply);
  void count_games(const PlayerRow& player, Millis newest, const std::string& work);
  HttpResponse with_bot(const std::string& player, const CountedGames& counted);
  void play_again(const std::string& player, const PlayedGame& game);
  void tables(const HttpRequest& request, const Reply& reply);
  void make_table(const HttpRequest& request, const Reply& reply);
  void open_table(const Settings& settings, const Visitor& creator,
                  const std::vector<Value>& wishes, const Reply& reply);
  void daily(const HttpRequest& request, const Reply& reply);
  void make_daily(const HttpRequest& request, const Reply& reply);
  wire::Daily daily_standing(const std::string& date, const std::string& player);
  void table(const HttpRequest& request, const Reply& reply);
  void record(const HttpRequest& request, const Reply& reply);
  void game_review(const HttpRequest& request, const Reply& reply);
  void keep_review(const ReviewedSeat& what, Result<Review>& made);
  bool attended(const TableRow& row) const;
  // Of /api/games/ID/N and what is below it; without one it has been replied why.
  std::optional<GameRow> finished_game(std::string_view path, const Reply& reply);
  void version(const HttpRequest& request, const Reply& reply);
  void page(const HttpRequest& request, const Reply& reply);
  std::string page_at(std::string_view path);
  void file(const HttpRequest& request, const Reply& reply);
  HttpResponse known(const PlayerRow& row, const std::string& token, bool show) const;
  std::string cookie(const std::string& token) const;
  void reply_when_durable(HttpResponse response, const Reply& reply);
  bool too_often(const HttpRequest& request);
  bool is_banned(const HttpRequest& request);
  // Is that work under way? Then this, too, comes after it.
  bool joined(const std::string& work, const std::function<void()>& then);
  void done_with(const std::string& work);

  Hub& hub_;
  ReviewQueue& reviews_;
  Metrics& metrics_;
  ApiOptions options_;
  std::unordered_map<std::string, std::shared_ptr<const CountedGames>> stats_;  // by player
  std::shared_ptr<Exports> exports_ = std::make_shared<Exports>();
  std::unordered_set<std::string> played_again_;  // players of whom the bot has a game
  std::map<std::string, std::vector<std::function<void()>>> under_way_;  // what comes after work
  // By date and game: the bot's points in the player's seat.
  std::map<std::pair<std::string, std::string>, int> bot_dailies_;
  Limit made_{kMadeAtMost, kMadeIn};  // by client's address
};

}  // namespace lair
