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

// The HTTP part of the server (docs/api.yaml).

namespace lair {

struct HttpRequest {
  std::string method{};
  std::string path{};  // without the query, percent signs decoded
  std::string query{};
  std::string body{};
  std::string token{};   // of the cookie or the header
  std::string client{};  // the address of the client
  bool local = false;    // the client is on this machine
  bool zip = false;      // the client accepts gzip
  std::string tag{};     // If-None-Match
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body{};
  std::string_view content{};            // instead of `body`: a file of the page
  std::shared_ptr<BodySource> stream{};  // instead of `body`: a body in pieces
  std::vector<std::pair<std::string, std::string>> headers{};
};

struct ApiOptions {
  bool secure = false;  // behind TLS
  std::string version{};
  int keep_days = 0;  // 0: nothing is deleted
  Settings usual{};   // the default settings of tables
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

// Defined in api_stats.cc.
struct PlayedGame;
struct CountedGames;

class Api {
 public:
  Api(Hub& hub, ReviewQueue& reviews, Metrics& metrics, ApiOptions options)
      : hub_(hub), reviews_(reviews), metrics_(metrics), options_(std::move(options)) {}

  using Reply = std::function<void(HttpResponse)>;
  // Calls `reply` once, now or later.
  void answer(const HttpRequest& request, const Reply& reply);
  // To be called about once a minute: forgets addresses that no longer count.
  void forget_clients() { made_.forget(hub_.now()); }

 private:
  // The limit of one address: new players, new tables and guesses of phrases in ten minutes.
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
  // The game of /api/games/ID/N and the paths below it. If there is none, replies with the reason.
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
  // If that work is under way, calls `then` after it, and returns true.
  bool joined(const std::string& work, const std::function<void()>& then);
  void done_with(const std::string& work);

  Hub& hub_;
  ReviewQueue& reviews_;
  Metrics& metrics_;
  ApiOptions options_;
  std::unordered_map<std::string, std::shared_ptr<const CountedGames>> stats_;  // by player
  std::shared_ptr<Exports> exports_ = std::make_shared<Exports>();
  std::unordered_set<std::string> played_again_;  // players whose game the bot is playing again
  std::map<std::string, std::vector<std::function<void()>>> under_way_;  // calls after each work
  // The bot's points in the player's seat, by date and game.
  std::map<std::pair<std::string, std::string>, int> bot_dailies_;
  Limit made_{kMadeAtMost, kMadeIn};  // by the client's address
};

}  // namespace lair
