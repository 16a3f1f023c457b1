#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/inline_vector.h"
#include "core/seat.h"
#include "protocol/choices.h"
#include "protocol/error_message.h"
#include "protocol/fields.h"
#include "protocol/settings.h"

// The messages of a table over the socket (docs/protocol.md). Seats count from 0; times are
// milliseconds.

namespace lair::wire {

struct Occupant {
  std::string_view name{};
  Nullable<std::string_view> player{};
  Nullable<std::string_view> bot{};
  bool here = false;
  bool held = false;

  static constexpr Type kType = {"Seat", "The player in a seat."};
  static constexpr auto fields() {
    return std::tuple(
        field<"name">(&Occupant::name, "The name, which is unique at the table."),
        field<"player">(&Occupant::player, "The id of the person; null for a bot."),
        field<"bot">(&Occupant::bot, "The level of the bot; null for a person."),
        field<"here">(&Occupant::here, "Whether the player is connected. A bot always is."),
        field<"held">(&Occupant::held, "Whether a bot plays for the person just now."));
  }
};
using Occupants = InlineVector<Nullable<Occupant>, kMaxSeats>;

struct Turn {
  Nullable<int> seat{};
  bool you = false;
  std::optional<std::string_view> kind{};
  std::optional<Value> only{};
  std::optional<SeatSet> next{};
  std::optional<std::int64_t> left{}, bank{}, window{};

  static constexpr Type kType = {"Turn", "The decision that the table waits for."};
  static constexpr auto fields() {
    return std::tuple(
        field<"seat">(&Turn::seat,
                      "The seat that everybody waits for; null if several are asked, or nobody."),
        field<"you">(&Turn::you, "Whether you are asked."),
        field<"kind">(&Turn::kind, "If you are asked: the decision. Each game has its own."),
        field<"only">(&Turn::only,
                      "Your only move, if all players are asked about a discard that you cannot "
                      "take."),
        field<"next">(&Turn::next, "After a round: the seats that have not said `next` yet."),
        field<"left">(&Turn::left,
                      "The time that the player to move still has, if there is a clock."),
        field<"bank">(&Turn::bank, "The part of it that is the bank."),
        field<"window">(&Turn::window,
                        "The longest time in which a discard can still be claimed."));
  }
};

struct GameEvent {
  std::string_view event{};
  std::optional<int> seat{};

  static constexpr Type kType = {
      "GameEvent", "An event of the game (docs/views.md). Each game adds fields of its own."};
  static constexpr bool kOpen = true;
  static constexpr auto fields() {
    return std::tuple(field<"event">(&GameEvent::event, "The name of the event."),
                      field<"seat">(&GameEvent::seat, "The seat that it is about."));
  }
};

struct Part {
  std::optional<int> seat{};
  std::string_view rule{}, what{};
  int points = 0;
  std::optional<std::string_view> card{};

  static constexpr Type kType = {"Part", "A part of the points of a round (docs/formats.md)."};
  static constexpr auto fields() {
    return std::tuple(field<"seat">(&Part::seat, "The seat that gets the points."),
                      field<"rule">(&Part::rule, "The clause that gives them."),
                      field<"what">(&Part::what, "What they are for."),
                      field<"points">(&Part::points, "The points."),
                      field<"card">(&Part::card, "The card that brings them."));
  }
};

struct RoundResult {
  int round = 0;
  Nullable<int> out{};
  std::vector<int> points{}, totals{};
  std::optional<std::vector<std::string_view>> turned{};
  std::optional<std::vector<Part>> parts{};

  static constexpr Type kType = {
      "RoundResult", "The result of a round: the `round` line of the record, with its parts."};
  static constexpr bool kOpen = true;
  static constexpr auto fields() {
    return std::tuple(
        field<"round">(&RoundResult::round, "The number of the round, from 1."),
        field<"out">(&RoundResult::out, "The seat that went out; null if none did."),
        field<"points">(&RoundResult::points, "The points of the round, by seat."),
        field<"totals">(&RoundResult::totals, "The points of the game so far, by seat."),
        field<"turned">(&RoundResult::turned, "The cards that were turned up at the end."),
        field<"parts">(&RoundResult::parts, "The parts of the points."));
  }
};

struct End {
  std::vector<int> winners{}, totals{};

  static constexpr Type kType = {"End", "The end of a game: the `end` line of the record."};
  static constexpr auto fields() {
    return std::tuple(field<"winners">(&End::winners, "The seats that won."),
                      field<"totals">(&End::totals, "The points of the game, by seat."));
  }
};

// Texts in hex by seat; null if there is none.
using SeedTexts = InlineVector<Nullable<std::string_view>, kMaxSeats>;

struct Fair {
  std::string commit{};
  SeedTexts commits{};
  bool reveal = false;
  std::optional<SeedTexts> clients{};
  std::string_view server{};

  static constexpr Type kType = {
      "Fair", "The commitments to the shuffle and its seeds, in hex (docs/fairness.md)."};
  static constexpr auto fields() {
    return std::tuple(
        field<"commit">(&Fair::commit, "The server's commitment."),
        field<"commits">(&Fair::commits,
                         "The players' commitments, by seat; null if there is none."),
        sparse<"reveal">(&Fair::reveal, "True while the server waits for the players' seeds."),
        field<"clients">(&Fair::clients,
                         "The players' seeds that were revealed, by seat; null if there is none."),
        sparse<"server">(&Fair::server, "The server's seed, once the game is over."));
  }
};

struct You {
  std::optional<std::string_view> player{};
  Nullable<int> seat{};
  bool creator = false;

  static constexpr Type kType = {"You", "The client that receives the message."};
  static constexpr auto fields() {
    return std::tuple(field<"player">(&You::player, "Your player id; empty without a player."),
                      field<"seat">(&You::seat, "Your seat; null if you have none."),
                      field<"creator">(&You::creator, "Whether you are the creator of the table."));
  }
};

struct Snapshot {
  std::string_view id{}, game{};
  Written<Options> options{};
  Written<PartialOf<Settings>> settings{};
  bool help = false;
  TableStatus status{};
  std::int64_t version = 0;
  You you{};
  Occupants seats{};
  int number = 0;
  Json view{};
  Written<std::vector<RoundResult>> rounds{};
  std::optional<Written<std::vector<GameEvent>>> events{};
  std::optional<Written<End>> end{};
  bool frozen = false;
  Turn turn{};
  Nullable<Fair> fair{};
  std::optional<Written<std::vector<Anything>>> legal{};

  static constexpr Type kType = {"TableSnapshot", "The whole table as you may see it."};
  static constexpr auto fields() {
    return std::tuple(
        field<"id">(&Snapshot::id, "The id of the table."),
        shaped<GameName>(field<"game">(&Snapshot::game, "The name of the game.")),
        field<"options">(&Snapshot::options, "The rules in force."),
        field<"settings">(&Snapshot::settings, "The settings of the table."),
        field<"help">(&Snapshot::help, "Whether hints are available."),
        field<"status">(&Snapshot::status, "The state of the table."),
        field<"version">(&Snapshot::version,
                         "The version of this state. Every later update adds one."),
        field<"you">(&Snapshot::you, "Your seat and role."),
        field<"seats">(&Snapshot::seats, "The seats in order; null for a free one."),
        field<"number">(&Snapshot::number, "The number of the game at this table, from 1."),
        field<"view">(
            &Snapshot::view,
            "Your view of the game ([views](views.md)); without a seat, the public view."),
        field<"rounds">(&Snapshot::rounds, "The results of the rounds so far."),
        field<"events">(&Snapshot::events, "The events of this round that you have seen."),
        field<"end">(&Snapshot::end, "The end of the game, if it is over."),
        sparse<"frozen">(
            &Snapshot::frozen,
            "True if another version of the program wrote the table and its rules have "
            "changed since. It can be watched; requests are refused (`table-frozen`)."),
        field<"turn">(&Snapshot::turn, "The decision that the table waits for."),
        field<"fair">(&Snapshot::fair,
                      "The commitments to the shuffle; null before the first game."),
        field<"legal">(&Snapshot::legal,
                       "Your legal moves, if you are asked and your `hello` requested them."));
  }
};

struct Resumed {
  std::int64_t version = 0;
  You you{};
  Json view{};
  Occupants seats{};
  Turn turn{};
  Nullable<Fair> fair{};
  std::optional<Written<std::vector<Anything>>> legal{};

  static constexpr Type kType = {
      "Resumed", "The state behind missed updates, for a client that reconnects with `from`."};
  static constexpr auto fields() {
    return std::tuple(
        field<"version">(&Resumed::version, "The version of this state."),
        field<"you">(&Resumed::you, "Your seat and role."),
        field<"view">(&Resumed::view, "Your view of the game."),
        field<"seats">(&Resumed::seats, "The seats in order; null for a free one."),
        field<"turn">(&Resumed::turn, "The decision that the table waits for."),
        field<"fair">(&Resumed::fair,
                      "The commitments to the shuffle; null before the first game."),
        field<"legal">(&Resumed::legal,
                       "Your legal moves, if you are asked and your `hello` requested them."));
  }
};

// The body of an update.
struct Changes {
  std::optional<Written<std::vector<GameEvent>>> events{};
  std::optional<TableStatus> status{};
  std::optional<int> number{};
  std::optional<Written<End>> end{};
  std::optional<Occupants> seats{};
  std::optional<int> creator{};
  std::optional<bool> help{};
  std::optional<Written<PartialOf<Settings>>> settings{};
  std::optional<Fair> fair{};
  std::optional<Written<RoundResult>> round{};
  std::optional<SeatSet> hurried{};
  std::optional<Json> view{};
  std::optional<Written<std::vector<Anything>>> legal{};
  std::optional<Turn> turn{};

  static constexpr Type kType = {"Changes",
                                 "What an update changes. A missing field is unchanged."};
  static constexpr auto fields() {
    return std::tuple(
        field<"events">(&Changes::events, "The events that you see, in order."),
        field<"status">(&Changes::status, "The state of the table."),
        field<"number">(&Changes::number, "The number of the game at this table."),
        field<"end">(&Changes::end, "The end of the game."),
        field<"seats">(&Changes::seats, "All seats."),
        field<"creator">(&Changes::creator, "The seat of the new creator."),
        field<"help">(&Changes::help, "Whether hints are available."),
        field<"settings">(&Changes::settings, "The settings of the table."),
        field<"fair">(&Changes::fair, "The commitments to the shuffle."),
        field<"round">(&Changes::round, "The result of a round, to be added to `rounds`."),
        field<"hurried">(&Changes::hurried,
                         "Bots that decided at a weaker level, because the server was busy."),
        field<"view">(&Changes::view, "Your whole view, if your `hello` requested views."),
        field<"legal">(&Changes::legal,
                       "Your legal moves, if you are asked and your `hello` requested them."),
        field<"turn">(
            &Changes::turn,
            "The decision that the table waits for. It is also sent if the same player is "
            "asked again."));
  }
};

// The head of an update; the fields of Changes follow.
struct Update {
  std::int64_t v = 0;
  std::optional<Json> re{};
  std::optional<bool> noted{};

  static constexpr Type kType = {"Update", "An update of the table."};
  static std::vector<const struct Shape*> bases();
  static constexpr auto fields() {
    return std::tuple(
        field<"v">(&Update::v, "The version of the table after the update, one more than before."),
        shaped<int>(field<"re">(
            &Update::re, "The `id` of your request, if the update is also the answer to it.")),
        field<"noted">(&Update::noted,
                       "With `re`: your choice waited, or still waits, for the order of "
                       "precedence."));
  }
};

struct Said {
  int seat = 0;
  std::string_view name{};
  std::optional<Phrase> phrase{};
  std::optional<std::string_view> text{};

  static constexpr Type kType = {"Said", "A message of the chat."};
  static constexpr auto fields() {
    return std::tuple(field<"seat">(&Said::seat, "The seat of the speaker."),
                      field<"name">(&Said::name, "The name of the speaker."),
                      field<"phrase">(&Said::phrase, "The phrase, if it is one."),
                      field<"text">(&Said::text, "The free text, if it is one."));
  }
};

struct Votes {
  int seat = 0;
  SeatSet by{};

  static constexpr Type kType = {"Votes", "The votes for a bot in an absent player's seat."};
  static constexpr auto fields() {
    return std::tuple(field<"seat">(&Votes::seat, "The absent player's seat."),
                      field<"by">(&Votes::by, "The seats that have voted."));
  }
};

struct Bye {
  std::string_view code{};

  static constexpr Type kType = {"Bye", "The reason why the server closes the socket."};
  static constexpr auto fields() {
    return std::tuple(field<"code">(&Bye::code, "The id of a message in the catalogues."));
  }
};

struct Hint {
  Json move{};
  std::optional<std::vector<Json>> alternatives{}, reasons{};

  static constexpr Type kType = {"Hint", "The move that a bot would make."};
  static constexpr auto fields() {
    return std::tuple(field<"move">(&Hint::move, "The move."),
                      field<"alternatives">(&Hint::alternatives, "Other good moves."),
                      field<"reasons">(&Hint::reasons, "The reasons (docs/review.md)."));
  }
};

// Everything that the server sends besides updates. A message has one of the fields, and `re` if it
// is the answer to a request.
struct Notice {
  std::optional<Json> re{};
  std::optional<bool> ok{}, noted{};
  std::optional<Written<WireError>> error{};
  std::optional<Written<Hint>> hint{};
  std::optional<Written<Snapshot>> table{};
  std::optional<Written<Resumed>> resumed{};
  std::optional<Written<std::vector<Anything>>> legal{};
  std::optional<InlineVector<bool, kMaxSeats>> here{};
  std::optional<Said> said{};
  std::optional<SeatSet> next{}, rematch{};
  std::optional<Votes> votes{};
  std::optional<int> stopping{};
  std::optional<Bye> bye{};
  std::optional<Json> pong{};

  static constexpr Type kType = {"Notice", "A message of the server without a version."};
  static constexpr auto fields() {
    return std::tuple(
        shaped<int>(field<"re">(&Notice::re, "The `id` of the request that is answered.")),
        field<"ok">(&Notice::ok, "True: the request was carried out."),
        field<"noted">(&Notice::noted,
                       "True: your choice waits for the end of the window and the order of "
                       "precedence. You are not asked any more."),
        field<"error">(&Notice::error, "The reason why the request was refused."),
        field<"hint">(&Notice::hint, "The answer to `hint`."),
        field<"legal">(&Notice::legal, "The answer to `legal`: all your legal moves."),
        field<"table">(&Notice::table, "The answer to `hello`: the whole table."),
        field<"resumed">(&Notice::resumed,
                         "The answer to `hello` with `from`, behind the missed updates."),
        field<"here">(&Notice::here, "By seat: whether the player is connected."),
        field<"said">(&Notice::said, "A player chats."),
        field<"next">(&Notice::next, "The seats that have not said `next` yet."),
        field<"rematch">(&Notice::rematch,
                         "The seats that want another game. A new subscriber is told, too."),
        field<"votes">(&Notice::votes,
                       "The votes for a bot in an absent player's seat. A new subscriber is told, "
                       "too."),
        field<"stopping">(&Notice::stopping,
                          "The server will stop after this round, or in so many seconds at the "
                          "latest. No game begins any more."),
        field<"bye">(&Notice::bye, "The server is about to close the socket."),
        field<"pong">(&Notice::pong, "The answer to `ping`, with its contents."));
  }
};

// Any message of the server.
struct Incoming {
  std::optional<std::int64_t> v{};

  static constexpr Type kType = {"Incoming", "Any message of the server."};
  static std::vector<const struct Shape*> bases();
  static constexpr auto fields() {
    return std::tuple(field<"v">(&Incoming::v, "The version of an update."));
  }
};

}  // namespace lair::wire
