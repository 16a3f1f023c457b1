#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "protocol/choices.h"
#include "protocol/fields.h"
#include "protocol/settings.h"
#include "protocol/shape.h"

// The requests of a client: over HTTP and over the socket (docs/protocol.md).

namespace lair::wire {

struct NameRequest {
  std::string_view name{};
  std::optional<bool> token{};

  static constexpr Type kType = {"NameRequest", "The body of `POST /api/me`."};
  static constexpr auto fields() {
    return std::tuple(field<"name">(&NameRequest::name, "Your name: 1 to 24 characters."),
                      field<"token">(&NameRequest::token, "True: the answer has your token, too."));
  }
};

struct RecoverRequest {
  std::string_view phrase{};
  std::optional<bool> token{};

  static constexpr Type kType = {"RecoverRequest", "The body of `POST /api/me/recover`."};
  static constexpr auto fields() {
    return std::tuple(
        field<"phrase">(&RecoverRequest::phrase, "The recovery phrase of the player."),
        field<"token">(&RecoverRequest::token, "True: the answer has your new token, too."));
  }
};

struct DailyRequest {
  std::string_view game{};

  static constexpr Type kType = {"DailyRequest", "The body of `POST /api/daily`."};
  static constexpr auto fields() {
    return std::tuple(
        shaped<GameName>(field<"game">(&DailyRequest::game, "The name of the game.")));
  }
};

struct TableRequest {
  std::optional<std::vector<Nullable<std::string_view>>> bots{};

  static constexpr Type kType = {"TableRequest", "The body of `POST /api/tables`."};
  static std::vector<const Shape*> bases() { return {&shape_of<Settings>()}; }
  static constexpr auto fields() {
    return std::tuple(field<"bots">(&TableRequest::bots,
                                    "The levels of the bots, by seat; null for a free seat."));
  }
};

struct QuickGame {
  std::optional<std::string_view> level{}, commit{};

  static constexpr Type kType = {"QuickGame", "The body of `POST /api/quick`."};
  static std::vector<const Shape*> bases() { return {&shape_of<Settings>()}; }
  static constexpr auto fields() {
    return std::tuple(
        field<"level">(&QuickGame::level, "The level of the bots; `medium` by default."),
        field<"commit">(&QuickGame::commit, "Your commitment to the shuffle, as in `hello`."));
  }
};

struct Hello {
  int v = 1;
  std::string_view table{};
  std::optional<std::string_view> token{};
  std::optional<std::int64_t> from{};
  std::optional<bool> views{}, legal{};
  std::optional<int> legal_up_to{};
  std::optional<std::string_view> commit{};

  static constexpr Type kType = {"Hello", "The first message of a client."};
  static constexpr auto fields() {
    return std::tuple(
        field<"v">(&Hello::v, "The version of this protocol: 1."),
        field<"table">(&Hello::table, "The id of the table."),
        field<"token">(&Hello::token, "Your token, for programs. The page sends its cookie."),
        field<"from">(&Hello::from, "The last version you have seen, if you reconnect."),
        field<"views">(&Hello::views, "True: every update brings your whole view."),
        field<"legal">(&Hello::legal,
                       "True: whenever you are asked, the update brings all your legal moves. The "
                       "answer to this `hello` is then always the whole table."),
        field<"legal_up_to">(
            &Hello::legal_up_to,
            "Whenever you are asked and have at most so many legal moves, the update, the whole "
            "table or `resumed` brings them all. The page uses it; if there are more, it sends the "
            "request `legal` or computes them."),
        field<"commit">(
            &Hello::commit,
            "The SHA-256 of your 32-byte seed, in hex, if you want a part in the shuffle "
            "([fairness](fairness.md)). It counts if you have a seat; if you sit down later, send "
            "the request `commit`."));
  }
};

struct BotWish {
  int seat = 0;
  Nullable<std::string_view> level{};

  static constexpr Type kType = {};
  static constexpr auto fields() {
    return std::tuple(field<"seat">(&BotWish::seat, "The seat."),
                      field<"level">(&BotWish::level, "The level of the bot; null for none."));
  }
};

struct ReportedSeat {
  int seat = 0;

  static constexpr Type kType = {};
  static constexpr auto fields() {
    return std::tuple(field<"seat">(&ReportedSeat::seat, "The seat."));
  }
};

// The visitors who may make a request.
enum class Who : std::uint8_t {
  kAnybody,
  kPlayer,   // anybody with an account
  kSeated,   // a player who has a seat
  kAsked,    // a seated player whose decision the table waits for
  kCreator,  // the creator of the table
};
// The state of the table in which a request is possible.
enum class When : std::uint8_t { kAlways, kOpen, kPlaying, kOver };

// One request over the socket: an object with the field `name`, and perhaps another.
struct RequestInfo {
  std::string_view name{};
  Who who = Who::kAnybody;
  When when = When::kAlways;
  const Shape& (*shape)() = nullptr;  // of the field
  std::string_view example{};
  std::string_view about{};
  std::string_view condition{};                  // on which it is allowed besides
  std::optional<std::string_view> besides = {};  // another field, a number

  constexpr bool is_flag() const { return shape == shape_of<True>; }  // it must be true
};

// All requests, in the order of docs/protocol.md. If a message has the names of several, the first
// one counts.
inline constexpr std::array<RequestInfo, 19> kRequests = {{
    {"move", Who::kAsked, When::kPlaying, shape_of<Anything>, R"({"move":{"play":["7j"]},"v":17})",
     "Makes a decision: a line of the record without `seat`; `null` says nothing where you could "
     "announce. `v` is required: the version on which you decided.",
     "", "v"},
    {"legal", Who::kAsked, When::kAlways, shape_of<True>, R"({"legal":true})",
     "Lists all your legal moves. Answer: `{\"re\":…,\"legal\":[…]}`."},
    {"hint", Who::kAsked, When::kAlways, shape_of<True>, R"({"hint":true})",
     "Asks a bot for a move, one request at a time. Answer: "
     "`{\"re\":…,\"hint\":{\"move\":…,\"alternatives\":[…],\"reasons\":[…]}}`.",
     "if help is on"},
    {"next", Who::kSeated, When::kPlaying, shape_of<True>, R"({"next":true})",
     "Says that you have read the result of the round."},
    {"sit", Who::kPlayer, When::kOpen, shape_of<AnyOf<int, True>>, R"({"sit":1})",
     "Takes a seat, but not during a game. `{\"sit\":true}` takes the first free one."},
    {"stand", Who::kSeated, When::kAlways, shape_of<True>, R"({"stand":true})",
     "Gives the seat up, but not during a game."},
    {"bot", Who::kCreator, When::kOpen, shape_of<BotWish>, R"({"bot":{"seat":1,"level":"medium"}})",
     "Puts a bot into a seat; `\"level\":null` takes it away."},
    {"remove", Who::kCreator, When::kAlways, shape_of<int>, R"({"remove":1})",
     "Removes a player, who cannot sit down there again. In a running game a bot goes on."},
    {"settings", Who::kCreator, When::kOpen, shape_of<PartialOf<Settings>>, R"({"settings":{…}})",
     "Changes settings before the game."},
    {"start", Who::kCreator, When::kOpen, shape_of<True>, R"({"start":true})",
     "Begins the game, when every seat is taken."},
    {"rematch", Who::kSeated, When::kOver, shape_of<True>, R"({"rematch":true})",
     "Asks for another game. It begins once every person has asked; if somebody has stood up, the "
     "table is `open` again first. A person who has not asked and is gone for a minute counts as "
     "having stood up."},
    {"vote", Who::kSeated, When::kAlways, shape_of<int>, R"({"vote":1})",
     "Votes for a bot in the seat of an absent player, where no clock runs. All players who are "
     "present must vote."},
    {"back", Who::kSeated, When::kAlways, shape_of<True>, R"({"back":true})",
     "Takes your seat back from the bot."},
    {"say", Who::kSeated, When::kAlways, shape_of<Phrase>, R"({"say":"nice"})", "Says a phrase."},
    {"text", Who::kSeated, When::kAlways, shape_of<std::string_view>, R"({"text":"…"})",
     "Says up to 200 characters. Phrases and texts together: ten in ten seconds.",
     "if chat is free"},
    {"report", Who::kAnybody, When::kAlways, shape_of<ReportedSeat>, R"({"report":{"seat":1}})",
     "Reports a player to the host of the server, with the last free texts; at most ten times an "
     "hour."},
    {"commit", Who::kSeated, When::kAlways, shape_of<std::string_view>, R"({"commit":"hex"})",
     "Commits to a seed for the next shuffle."},
    {"reveal", Who::kSeated, When::kAlways, shape_of<std::string_view>, R"({"reveal":"hex"})",
     "Reveals that seed, when the server asks with `\"fair\":{\"reveal\":true,…}`. The server "
     "waits "
     "three seconds for it, and while no person is connected as long as it takes."},
    {"ping", Who::kAnybody, When::kAlways, shape_of<Anything>, R"({"ping":1})",
     "Answer: `{\"pong\":1}`, with the same contents."},
}};

}  // namespace lair::wire
