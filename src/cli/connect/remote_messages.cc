#include <algorithm>
#include <utility>
#include <variant>

#include "cli/connect/remote_session.h"
#include "protocol/close_code.h"
#include "text/verbatim.h"

// The messages of the server.

namespace lair::cli {
namespace {

std::string_view closing(int code) {
  switch (static_cast<CloseCode>(code)) {
    case CloseCode::kNoPlayer:
      return "connect-forgotten";
    case CloseCode::kForbidden:
      return "connect-not-yours";
    case CloseCode::kNoTable:
      return "server-no-table";
    case CloseCode::kGone:
      return "connect-gone";
    case CloseCode::kOutdated:
      return "connect-version";
    default:
      return "connect-refused";
  }
}

}  // namespace

std::string said_wire(const Look& look, const Value& error) {
  std::vector<Arg> args;
  const Value* given = error.find("args");
  if (given != nullptr && given->fields() != nullptr) {
    for (const auto& [name, value] : *given->fields()) {
      if (const std::int64_t* number = value.integer()) args.push_back({name, *number});
      if (const std::string* text = value.text()) args.push_back({name, verbatim(*text)});
      if (value.has("term")) args.push_back({name, Term{verbatim(text_in(value, "term"))}});
    }
  }
  return say(look.language, verbatim(text_in(error, "code")), args);
}

void RemoteSession::fail(const Error& error) { failure_ = say(look().language, error); }

void RemoteSession::read_news() {
  while (auto news = link_.client().take()) {
    if (over()) return;
    if (const auto* message = std::get_if<News::Message>(&news->what)) {
      handle_message(message->body);
    } else if (const auto* answer = std::get_if<News::Answer>(&news->what)) {
      handle_record(*answer);
    } else if (std::holds_alternative<News::Lost>(news->what)) {
      link_.set_live(false);
      link_.stop_waiting();
      if (!std::exchange(lost_, true)) note("connect-lost");
    } else if (const auto* closed = std::get_if<News::Closed>(&news->what)) {
      if (failure_.empty()) fail({closing(closed->code), "", {}});
    } else if (const auto* failed = std::get_if<News::Failed>(&news->what)) {
      if (failed->path.empty()) fail(failed->error);
      record_.pending = false;
    }
  }
  if (game_.screen != nullptr) game_.screen->pause();
}

void RemoteSession::handle_message(const Value& message) {
  if (message.fields() == nullptr) return reload_or_fail(bad_message("message"));
  if (const Value* table = message.find("table")) {
    handle_table(*table);
  } else if (message.has("v")) {
    handle_update(message);
  } else if (const Value* resumed = message.find("resumed")) {
    handle_resumed(*resumed);
  } else if (const Value* bye = message.find("bye")) {
    const std::string text = said_wire(look(), *bye);
    if (text_in(*bye, "code") == "server-stops") {
      lost_ = true;
      note("connect-stops");
    } else {
      terminal_.say(wrapped(look(), text));
    }
  } else {
    handle_others(message);
  }
  handle_answer(message);
  link_.client().understood(link_.is_live() ? table_.version : -1);
}

// A message that makes no sense may be a mistake of this program, so the whole table is requested
// once.
void RemoteSession::reload_or_fail(const Error& error) {
  if (!std::exchange(trusted_, false)) return fail(error);
  link_.set_live(false);
  link_.stop_waiting();
  link_.client().renew();
}

void RemoteSession::reconnected() {
  link_.set_live(true);
  link_.stop_waiting();
  ++shown_.steps;
  if (std::exchange(lost_, false)) note("connect-back");
}

void RemoteSession::handle_table(const Value& table) {
  if (MaybeError error = table_.read(table)) return reload_or_fail(*error);
  if (table_.frozen) return fail({"table-frozen", "", {}});
  said_next_ = said_rematch_ = false;
  if (!table_.seat && !watches_) {
    if (table_.status == TableStatus::kOpen && !table_.full() && !requested_seat_) {
      requested_seat_ = true;
      link_.set_live(true);
      return link_.send(Value::object({{"sit", true}}));
    }
    watches_ = true;
  }
  if (table_.seat) watches_ = false;
  seat_players();
  reconnected();
  handle_fair(table);
  if (table_.status == TableStatus::kOpen || table.find("view") == nullptr ||
      table.find("view")->is_null()) {
    return;
  }
  const bool first = game_.number != table_.number;
  if (first && !open_game()) return;
  if (MaybeError error = game_.screen->catch_up(table)) return reload_or_fail(*error);
  if (!watches_ || !first) return;
  game_.screen->draw();
  note("connect-watching");
}

// False if this program does not have the game.
bool RemoteSession::open_game() {
  auto made = make_remote_game(table_, terminal_, players_);
  if (!made) {
    fail(made.error());
    return false;
  }
  game_.screen = std::move(*made);
  game_.number = table_.number;
  return true;
}

void RemoteSession::handle_update(const Value& message) {
  const auto version = integer_in(message, "v");
  if (!version) return reload_or_fail(bad_message("update"));
  if (table_.version < 0 || *version <= table_.version) return;  // of the time before a loss
  if (*version != table_.version + 1) return reload_or_fail(bad_message("update"));
  if (MaybeError error = table_.update(message)) return reload_or_fail(*error);
  table_.version = *version;
  if (message.has("seats")) seat_players();
  if (const Value* hurried = message.find("hurried")) handle_hurried(*hurried);
  if (message.has("turn")) said_next_ = said_next_ && table_.turn.round_over;
  if (!table_.seat && !watches_) return;
  handle_fair(message);
  const bool begins = table_.status == TableStatus::kPlaying && game_.number != table_.number &&
                      (message.has("events") || message.has("view"));
  if (begins) {
    if (!open_game()) return;
    said_rematch_ = said_next_ = false;
    game_.screen->begin();
  }
  const bool something =
      message.has("events") || message.has("turn") || message.has("seats") || message.has("status");
  if (something) ++shown_.steps;
  if (game_.screen == nullptr || game_.number != table_.number) return;
  if (MaybeError error = game_.screen->hear(message)) return reload_or_fail(*error);
  trusted_ = true;
}

void RemoteSession::handle_hurried(const Value& seats) {
  if (seats.items() == nullptr) return;
  for (const Value& seat : *seats.items()) note("connect-hurried", {{"name", name_at(&seat)}});
}

void RemoteSession::handle_resumed(const Value& body) {
  if (integer_in(body, "version") != table_.version) return reload_or_fail(bad_message("resumed"));
  if (MaybeError error = table_.update(body)) return reload_or_fail(*error);
  seat_players();
  reconnected();
  handle_fair(body);
  const bool viewed = body.has("view") && !body.find("view")->is_null();
  if (game_.screen == nullptr || !viewed) return;
  if (MaybeError error = game_.screen->hear(body)) reload_or_fail(*error);
}

void RemoteSession::handle_answer(const Value& message) {
  const auto number = integer_in(message, "re");
  const Value* error = message.find("error");
  const bool awaited = link_.take_answer(number);
  if (flag_in(message, "noted") && !message.has("v")) table_.turn.you = false;
  if (error == nullptr || RequestLink::is_silent(number)) return;
  if (awaited) said_next_ = said_rematch_ = false;
  ++shown_.steps;
  if (!table_.seat) watches_ = true;
  if (game_.screen != nullptr) game_.screen->pause();
  terminal_.say(paint(look(), kWarning, wrapped(look(), said_wire(look(), *error), 2)));
}

// Notices that are not about the game.
void RemoteSession::handle_others(const Value& message) {
  if (const Value* here = message.find("here"); here != nullptr && here->items() != nullptr) {
    handle_here(*here->items());
  }
  if (const Value* votes = message.find("votes")) handle_votes(*votes);
  if (const auto seconds = integer_in(message, "stopping")) {
    note("connect-stopping", {{"seconds", *seconds}});
  }
  if (const Value* talk = message.find("said"); talk != nullptr && !muted_.covers(*talk)) {
    const std::string text = heard_talk(look(), *talk);
    if (text.empty()) return;
    if (game_.screen != nullptr) game_.screen->pause();
    terminal_.say(paint(look(), kFaint, wrapped(look(), text)));
  }
}

void RemoteSession::handle_here(const Value::Array& list) {
  for (std::size_t i = 0; i < std::min(list.size(), table_.seats.size()); ++i) {
    RemoteSeat& seat = table_.seats[i];
    const bool now = list[i].flag() != nullptr && *list[i].flag();
    const bool changed = seat.here != now && !seat.free;
    seat.here = now;
    const bool own = table_.seat && static_cast<int>(i) == *table_.seat;
    if (!changed || own || (!table_.seat && !watches_)) continue;
    note(now ? "connect-came" : "connect-went", {{"name", seat.name}});
  }
  if (situation() == Situation::kWait) shown_.drawn = -1;  // the person may have other choices now
}

std::string RemoteSession::name_at(const Value* seat) const {
  const std::int64_t* number = seat == nullptr ? nullptr : seat->integer();
  const bool known =
      number != nullptr && *number >= 0 && *number < static_cast<std::int64_t>(table_.seats.size());
  return known ? table_.seats[static_cast<std::size_t>(*number)].name : "";
}

void RemoteSession::handle_votes(const Value& votes) {
  std::string names;
  const Value* by = votes.find("by");
  if (by == nullptr || by->items() == nullptr || by->items()->empty()) return;
  for (const Value& each : *by->items()) names.append(names.empty() ? "" : ", ") += name_at(&each);
  note("connect-votes", {{"name", name_at(votes.find("seat"))}, {"names", names}});
}

// Takes part in the shuffle, and requests the record of a finished game to check it.
void RemoteSession::handle_fair(const Value& message) {
  const Value* fair = message.find("fair");
  if (table_.seat && table_.daily.empty()) {
    if (fair != nullptr) {
      for (Value& each : seed_.answer(*fair, table_.number, seat_at(*table_.seat))) {
        link_.send_silently(std::move(each));
      }
    }
    // After each connect: the server may have lost the commitment to the next seed.
    if (message.has("version")) {
      link_.send_silently(Value::object({{"commit", seed_.commitment()}}));
    }
  }
  if (table_.status != TableStatus::kOver || record_.number == table_.number) return;
  record_.number = table_.number;
  record_.pending = true;
  link_.client().request("GET", record_path(), token_, {});
}

std::string RemoteSession::record_path() const {
  return "/api/games/" + table_.id + "/" + std::to_string(table_.number);
}

void RemoteSession::handle_record(const News::Answer& answer) {
  if (answer.path != record_path()) return;
  record_.pending = false;
  if (answer.status != 200 || answer.body.items() == nullptr) return;
  record_.lines = *answer.body.items();
  const RemoteSeed::Verdict verdict = seed_.judge(look(), record_.lines, table_);
  if (game_.screen != nullptr) game_.screen->pause();
  terminal_.say(
      paint(look(), verdict.trusted ? kFaint : kWarning, wrapped(look(), verdict.text, 2)));
}

void RemoteSession::seat_players() {
  const auto person = table_.seat ? std::optional(seat_at(*table_.seat)) : std::nullopt;
  if (players_.person != person) game_.number = -1;  // the view of another seat
  players_.person = person;
  const std::size_t count = table_.seats.size();
  players_.names.resize(count);
  players_.levels.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    const bool own = table_.seat && static_cast<int>(i) == *table_.seat;
    players_.names[i] = own ? said(look(), "play-you") : table_.seats[i].name;
    players_.levels[i] = own ? std::string() : table_.seats[i].bot;
  }
}

}  // namespace lair::cli
