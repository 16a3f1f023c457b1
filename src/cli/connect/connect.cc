#include "cli/connect/connect.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "cli/connect/remote_session.h"
#include "cli/connect/server_tokens.h"
#include "cli/play/review.h"
#include "cli/play/today.h"
#include "cli/terminal/interview.h"
#include "client/client.h"
#include "rules/registry.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

constexpr std::size_t kListed = 9;  // tables offered to choose from

// The reason why there is no table. Without a sentence, the person gave up.
struct Trouble {
  Exit exit = Exit::kWrong;
  std::string sentence;
};

class Connecting {
 public:
  Connecting(const ConnectWish& wish, Terminal& terminal)
      : wish_(wish), terminal_(terminal), client_(wish.link), origin_(wish.link.origin()) {}

  Exit run() {
    std::string table = wish_.link.table;
    if (introduce() && table.empty()) table = find_table();
    if (trouble_) return give_up();
    seed_.belong_to(origin_, table);
    RemoteSession session(client_, terminal_, origin_, seed_, wish_.watch || watch_);
    const RemoteSession::End end = session.run(table, token_);
    terminal_.watch(-1);
    switch (end) {
      case RemoteSession::End::kFailed:
        return fail("play", session.failure(), Exit::kWrong);
      case RemoteSession::End::kPlayed:
        seed_.forget();
        if (!session.table().daily.empty()) compare(session.table());
        if (offer_review(session) == Ending::kInterrupted) {
          terminal_.say(said(look(), "play-interrupted"));
          return Exit::kInterrupted;
        }
        terminal_.say(said(look(), "play-goodbye"));
        return Exit::kFine;
      case RemoteSession::End::kLeft:
      case RemoteSession::End::kInterrupted:
        break;
    }
    const bool interrupted = end == RemoteSession::End::kInterrupted;
    if (!session.table().seat) {
      seed_.forget();
      terminal_.say(said(look(), interrupted ? "play-interrupted" : "connect-watched"));
    } else {
      terminal_.say(wrapped(look(), said(look(), "connect-left"), 2));
      terminal_.say("  lair play --connect " + origin_ + "/t/" + table);  // unbroken, to be copied
    }
    return interrupted ? Exit::kInterrupted : Exit::kFine;
  }

 private:
  const Look& look() const { return terminal_.look(); }

  Exit give_up() {
    if (!trouble_->sentence.empty()) return fail("play", trouble_->sentence, trouble_->exit);
    terminal_.say(
        said(look(), trouble_->exit == Exit::kInterrupted ? "play-interrupted" : "play-goodbye"));
    return trouble_->exit;
  }

  void refuse(const Error& error, Exit exit) { trouble_ = {exit, say(look().language, error)}; }

  // The answer of the server; nothing after an error, which is in `trouble_`.
  std::optional<Value> ask(const std::string& method, const std::string& path,
                           const Value& body = {}) {
    client_.request(method, path, token_, body);
    terminal_.watch(client_.descriptor());
    std::string line;
    std::optional<News> news;
    while (!news) {
      const Terminal::Heard heard = terminal_.await(line);
      if (heard == Terminal::Heard::kInterrupted || heard == Terminal::Heard::kEnd) {
        trouble_ = {heard == Terminal::Heard::kEnd ? Exit::kFine : Exit::kInterrupted, ""};
        return std::nullopt;
      }
      news = client_.take();
      if (news && !answers(*news, path)) news.reset();  // a late message of the table
    }
    terminal_.watch(-1);
    if (const auto* failed = std::get_if<News::Failed>(&news->what)) {
      refuse(failed->error, Exit::kEnvironment);
      return std::nullopt;
    }
    const auto& answer = std::get<News::Answer>(news->what);
    const bool read = answer.body.fields() != nullptr || answer.body.items() != nullptr;
    if (answer.status < 300 && read) return answer.body;
    const Value* error = answer.body.find("error");
    if (error != nullptr) {
      trouble_ = {Exit::kWrong, said_wire(look(), *error)};
    } else {
      refuse({"connect-no-lair", "", {{"server", origin_}}}, Exit::kWrong);
    }
    return std::nullopt;
  }

  static bool answers(const News& news, const std::string& path) {
    const auto* answer = std::get_if<News::Answer>(&news.what);
    const auto* failed = std::get_if<News::Failed>(&news.what);
    return answer != nullptr ? answer->path == path : failed != nullptr && failed->path == path;
  }

  // Makes a player, or uses the one whose token is stored. False after an error.
  bool introduce() {
    token_ = find_server_token(origin_);
    if (!token_.empty()) {
      const auto me = ask("GET", "/api/me");
      if (!me) return false;
      const std::string known(text_in(*me, "name"));
      if (text_in(*me, "id").empty()) {
        token_.clear();  // the server no longer has this player
      } else if (wish_.name.empty() || wish_.name == known) {
        return true;
      } else {
        return ask("POST", "/api/me", Value::object({{"name", wish_.name}})).has_value();
      }
    }
    const auto name = wish_.name.empty() ? ask_name() : wish_.name;
    if (trouble_) return false;
    const auto made = ask("POST", "/api/me", Value::object({{"name", name}, {"token", true}}));
    if (!made) return false;
    token_ = text_in(*made, "token");
    if (token_.empty()) {
      refuse({"connect-no-lair", "", {{"server", origin_}}}, Exit::kWrong);
      return false;
    }
    if (!keep_server_token(origin_, token_)) {
      terminal_.say(paint(look(), kFaint, wrapped(look(), said(look(), "connect-not-kept"))));
    }
    return true;
  }

  std::string ask_name() {
    const char* user = std::getenv("USER");  // NOLINT(concurrency-mt-unsafe): nobody sets it
    const std::string usual = verbatim(user == nullptr ? "" : user, kLongestName);
    Interview interview(terminal_);
    const auto name = interview.line(said(look(), "connect-ask-name"), usual);
    if (!name) trouble_ = {interview.interrupted() ? Exit::kInterrupted : Exit::kFine, ""};
    return name.value_or("");
  }

  // Finds a table: today's deal, a new game against bots, or one that the person chooses.
  std::string find_table() {
    if (!wish_.game.empty()) return made_table(find_game(wish_.game)->name());
    std::vector<Listed> tables;
    if (!list("/api/me/tables", tables) || !list("/api/tables", tables)) return "";
    std::vector<std::string> names;
    for (const Listed& table : tables) names.push_back(table.name);
    for (const AnyGame* game : all_games()) {
      names.push_back(said(look(), "connect-new", {{"game", Term{game_term(game->name())}}}));
    }
    Interview interview(terminal_);
    const auto choice = interview.choice(said(look(), "connect-choose"), names, 0);
    if (!choice) {
      trouble_ = {interview.interrupted() ? Exit::kInterrupted : Exit::kFine, ""};
      return "";
    }
    const auto place = static_cast<std::size_t>(*choice);
    if (place < tables.size()) {
      watch_ = tables[place].watched;
      return tables[place].id;
    }
    return made_table(all_games()[place - tables.size()]->name());
  }

  std::string made_table(std::string_view game) {
    Value wish = Value::object({{"game", game}});
    if (!wish_.level.empty() && !wish_.today) wish.set("level", wish_.level);
    if (!wish_.options.is_null() && !wish_.today) wish.set("options", wish_.options);
    if (!wish_.today) wish.set("commit", seed_.commitment());
    const auto made = ask("POST", wish_.today ? "/api/daily" : "/api/quick", wish);
    return made ? std::string(text_in(*made, "table")) : std::string();
  }

  struct Listed {
    std::string id;
    std::string name;
    bool watched = false;  // there is no free seat, but it may be watched
  };

  // Adds the tables that have a seat for the person or may be watched.
  bool list(const std::string& path, std::vector<Listed>& tables) {
    const auto answer = ask("GET", path);
    if (!answer) return false;
    const Value* found = answer->find("tables");
    if (found == nullptr || found->items() == nullptr) return true;
    const bool mine = path.starts_with("/api/me/");
    for (const Value& table : *found->items()) {
      const std::string id = verbatim(text_in(table, "id"));
      const bool there = std::any_of(tables.begin(), tables.end(),
                                     [&](const Listed& each) { return each.id == id; });
      const bool over = text_in(table, "status") == "over";
      const bool seat = mine || has_room(table), watched = !seat && may_watch(table);
      if (there || over || tables.size() == kListed || (!seat && !watched)) continue;
      const std::string name = described(table);
      tables.push_back(
          {id, watched ? said(look(), "connect-watch", {{"table", name}}) : name, watched});
    }
    return true;
  }

  static bool may_watch(const Value& table) {
    const Value* settings = table.find("settings");
    return text_in(table, "status") == "playing" && settings != nullptr &&
           flag_in(*settings, "watch");
  }

  static bool has_room(const Value& table) {
    const Value* seats = table.find("seats");
    if (text_in(table, "status") != "open" || seats == nullptr || seats->items() == nullptr) {
      return false;
    }
    return std::any_of(seats->items()->begin(), seats->items()->end(),
                       [](const Value& seat) { return seat.is_null(); });
  }

  static std::string game_term(std::string_view game) { return "game-" + std::string(game); }

  std::string described(const Value& table) const {
    std::vector<std::string> people;
    const Value* seats = table.find("seats");
    if (seats != nullptr && seats->items() != nullptr) {
      for (const Value& seat : *seats->items()) {
        people.push_back(seat.is_null() ? said(look(), "connect-seat-free")
                                        : verbatim(text_in(seat, "name"), kLongestName));
      }
    }
    const AnyGame* game = find_game(text_in(table, "game"));
    const std::string kind =
        game == nullptr ? std::string("?") : said(look(), game_term(game->name()));
    return said(look(), "connect-table", {{"game", kind}, {"people", listed(look(), people)}});
  }

  // The decisions in the last game, by the record that the server has of it.
  Ending offer_review(const RemoteSession& session) {
    const RemoteTable& table = session.table();
    const std::string path = "/api/games/" + table.id + "/" + std::to_string(table.number);
    return cli::offer_review(terminal_, seat_at(*table.seat), [&]() -> Result<std::vector<Value>> {
      if (!session.record().empty()) return session.record();
      const auto record = ask("GET", path);
      if (!record || record->items() == nullptr) return Error{"connect-no-record", "", {}};
      return *record->items();
    });
  }

  // Compares the result of today's deal with the others and the bot.
  void compare(const RemoteTable& table) {
    const auto standing = ask("GET", "/api/daily");
    const Value* deals = standing ? standing->find("deals") : nullptr;
    if (deals == nullptr || deals->items() == nullptr) return;
    for (const Value& deal : *deals->items()) {
      const auto points = integer_in(deal, "points");
      if (text_in(deal, "game") != table.game || !points) continue;
      TodaysResult result{.game = table.game, .date = table.daily, .points = *points};
      result.bot = integer_in(deal, "bot");
      result.others = integer_in(deal, "players").value_or(1) - 1;
      result.below = integer_in(deal, "below").value_or(0);
      result.same = integer_in(deal, "same").value_or(0);
      result.where = origin_;
      terminal_.say(todays_result(look(), result));
    }
  }

  const ConnectWish& wish_;
  Terminal& terminal_;
  Client client_;
  std::string origin_;
  std::string token_;
  RemoteSeed seed_;
  bool watch_ = false;  // the chosen table is to be watched
  std::optional<Trouble> trouble_;
};

}  // namespace

Exit play_connected(const ConnectWish& wish, Terminal& terminal) {
  return Connecting(wish, terminal).run();
}

}  // namespace lair::cli
