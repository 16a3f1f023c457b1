#include <algorithm>
#include <utility>
#include <variant>

#include "cli/connect/remote_sitting.h"
#include "protocol/close_code.h"
#include "text/verbatim.h"

// What the server says to one who sits at its table.

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

void RemoteSitting::fail(const Error& error) { failure_ = say(look().language, error); }

void RemoteSitting::take_news() {
  while (auto news = client_.take()) {
    if (over()) return;
    if (const auto* message = std::get_if<News::Message>(&news->what)) {
      hear(message->body);
    } else if (const auto* answer = std::get_if<News::Answer>(&news->what)) {
      hear_record(*answer);
    } else if (std::holds_alternative<News::Lost>(news->what)) {
      live_ = false;
      awaited_ = 0;
      if (!std::exchange(lost_, true)) note("connect-lost");
    } else if (const auto* closed = std::get_if<News::Closed>(&news->what)) {
      if (failure_.empty()) fail({closing(closed->code), "", {}});
    } else if (const auto* failed = std::get_if<News::Failed>(&news->what)) {
      if (failed->path.empty()) fail(failed->error);
      judging_ = false;
    }
  }
  if (game_ != nullptr) game_->pause();
}

void RemoteSitting::hear(const Value& message) {
  if (message.fields() == nullptr) return doubt(told_wrong(message));
  if (const Value* table = message.find("table")) {
    hear_table(*table);
  } else if (message.has("v")) {
    hear_update(message);
  } else if (const Value* resumed = message.find("resumed")) {
    hear_resumed(*resumed);
  } else if (const Value* bye = message.find("bye")) {
    const std::string text = said_wire(look(), *bye);
    if (text_in(*bye, "code") == "server-stops") {
      lost_ = true;
      note("connect-stops");
    } else {
      terminal_.say(wrapped(look(), text));
    }
  } else {
    hear_others(message);
  }
  hear_answer(message);
  client_.understood(live_ ? table_.version : -1);
}

// What makes no sense may be a mistake of ours: the whole table is asked for once.
void RemoteSitting::doubt(const Error& error) {
  if (!std::exchange(trusted_, false)) return fail(error);
  live_ = false;
  awaited_ = 0;
  client_.renew();
}

void RemoteSitting::come_back() {
  live_ = true;
  awaited_ = 0;
  ++steps_;
  if (std::exchange(lost_, false)) note("connect-back");
}

void RemoteSitting::hear_table(const Value& table) {
  if (MaybeError error = table_.read(table)) return doubt(*error);
  if (table_.frozen) return fail({"table-frozen", "", {}});
  said_next_ = said_rematch_ = false;
  if (!table_.seat && !watches_) {
    if (table_.status == "open" && !table_.full() && !sat_) {
      sat_ = true;
      live_ = true;
      return send(Value::object({{"sit", true}}));
    }
    watches_ = true;
  }
  if (table_.seat) watches_ = false;
  seat_players();
  come_back();
  hear_fair(table);
  if (table_.status == "open" || table.find("view") == nullptr || table.find("view")->is_null()) {
    return;
  }
  const bool first = playing_ != table_.number;
  if (first && !open_game()) return;
  if (MaybeError error = game_->catch_up(table)) return doubt(*error);
  if (!watches_ || !first) return;
  game_->draw();
  note("connect-watching");
}

// False if there is no such game.
bool RemoteSitting::open_game() {
  auto made = make_remote_game(table_, terminal_, players_);
  if (!made) {
    fail(made.error());
    return false;
  }
  game_ = std::move(*made);
  playing_ = table_.number;
  return true;
}

void RemoteSitting::hear_update(const Value& message) {
  const auto version = integer_in(message, "v");
  if (!version) return doubt(told_wrong(message));
  if (table_.version < 0 || *version <= table_.version) return;  // of the time before a loss
  if (*version != table_.version + 1) return doubt(told_wrong(message));
  if (MaybeError error = table_.update(message)) return doubt(*error);
  table_.version = *version;
  if (message.has("seats")) seat_players();
  if (const Value* hurried = message.find("hurried")) hear_hurried(*hurried);
  if (message.has("turn")) said_next_ = said_next_ && table_.turn.round_over;
  if (!table_.seat && !watches_) return;
  hear_fair(message);
  const bool begins = table_.status == "playing" && playing_ != table_.number &&
                      (message.has("events") || message.has("view"));
  if (begins) {
    if (!open_game()) return;
    said_rematch_ = said_next_ = false;
    game_->begin();
  }
  const bool something =
      message.has("events") || message.has("turn") || message.has("seats") || message.has("status");
  if (something) ++steps_;
  if (game_ == nullptr || playing_ != table_.number) return;
  if (MaybeError error = game_->hear(message)) return doubt(*error);
  trusted_ = true;
}

void RemoteSitting::hear_hurried(const Value& seats) {
  if (seats.items() == nullptr) return;
  for (const Value& seat : *seats.items()) note("connect-hurried", {{"name", name_at(&seat)}});
}

void RemoteSitting::hear_resumed(const Value& body) {
  if (integer_in(body, "version") != table_.version) return doubt(told_wrong(body));
  if (MaybeError error = table_.update(body)) return doubt(*error);
  seat_players();
  come_back();
  hear_fair(body);
  const bool viewed = body.has("view") && !body.find("view")->is_null();
  if (game_ == nullptr || !viewed) return;
  if (MaybeError error = game_->hear(body)) doubt(*error);
}

void RemoteSitting::hear_answer(const Value& message) {
  const auto number = integer_in(message, "re");
  const Value* error = message.find("error");
  const bool aside = number && *number != awaited_;
  if (number && !aside) awaited_ = 0;
  if (flag_in(message, "noted") && !message.has("v")) table_.turn.you = false;
  if (error == nullptr || (number && *number < 0)) return;
  if (!aside) said_next_ = said_rematch_ = false;
  ++steps_;
  if (!table_.seat) watches_ = true;
  if (game_ != nullptr) game_->pause();
  terminal_.say(paint(look(), kWarning, wrapped(look(), said_wire(look(), *error), 2)));
}

// What is not the game.
void RemoteSitting::hear_others(const Value& message) {
  if (const Value* here = message.find("here"); here != nullptr && here->items() != nullptr) {
    hear_here(*here->items());
  }
  if (const Value* votes = message.find("votes")) hear_votes(*votes);
  if (const auto seconds = integer_in(message, "stopping")) {
    note("connect-stopping", {{"seconds", *seconds}});
  }
  if (const Value* talk = message.find("said"); talk != nullptr && !muted_.covers(*talk)) {
    const std::string text = heard_talk(look(), *talk);
    if (text.empty()) return;
    if (game_ != nullptr) game_->pause();
    terminal_.say(paint(look(), kFaint, wrapped(look(), text)));
  }
}

void RemoteSitting::hear_here(const Value::Array& list) {
  for (std::size_t i = 0; i < std::min(list.size(), table_.seats.size()); ++i) {
    RemoteSeat& seat = table_.seats[i];
    const bool now = list[i].flag() != nullptr && *list[i].flag();
    const bool changed = seat.here != now && !seat.free;
    seat.here = now;
    const bool own = table_.seat && static_cast<int>(i) == *table_.seat;
    if (!changed || own || (!table_.seat && !watches_)) continue;
    note(now ? "connect-came" : "connect-went", {{"name", seat.name}});
  }
  if (situation() == Situation::kWait) shown_ = -1;  // what can be done may be another thing now
}

std::string RemoteSitting::name_at(const Value* seat) const {
  const std::int64_t* number = seat == nullptr ? nullptr : seat->integer();
  const bool known =
      number != nullptr && *number >= 0 && *number < static_cast<std::int64_t>(table_.seats.size());
  return known ? table_.seats[static_cast<std::size_t>(*number)].name : "";
}

void RemoteSitting::hear_votes(const Value& votes) {
  std::string names;
  const Value* by = votes.find("by");
  if (by == nullptr || by->items() == nullptr || by->items()->empty()) return;
  for (const Value& each : *by->items()) names.append(names.empty() ? "" : ", ") += name_at(&each);
  note("connect-votes", {{"name", name_at(votes.find("seat"))}, {"names", names}});
}

// The person's part in the shuffle; and when the game is over, whether it was an honest one.
void RemoteSitting::hear_fair(const Value& message) {
  const Value* fair = message.find("fair");
  if (table_.seat && table_.daily.empty()) {
    if (fair != nullptr) {
      for (Value& each : seed_.answer(*fair, table_.number, seat_at(*table_.seat))) {
        send_silently(std::move(each));
      }
    }
    // Whoever comes commits to the next seed, which the server may have forgotten.
    if (message.has("version")) {
      send_silently(Value::object({{"commit", seed_.commitment()}}));
    }
  }
  if (table_.status != "over" || judged_ == table_.number) return;
  judged_ = table_.number;
  judging_ = true;
  client_.request("GET", record_path(), token_, {});
}

std::string RemoteSitting::record_path() const {
  return "/api/games/" + table_.id + "/" + std::to_string(table_.number);
}

void RemoteSitting::hear_record(const News::Answer& answer) {
  if (answer.path != record_path()) return;
  judging_ = false;
  if (answer.status != 200 || answer.body.items() == nullptr) return;
  record_ = *answer.body.items();
  const RemoteSeed::Verdict verdict = seed_.judge(look(), record_, table_);
  if (game_ != nullptr) game_->pause();
  terminal_.say(
      paint(look(), verdict.trusted ? kFaint : kWarning, wrapped(look(), verdict.text, 2)));
}

void RemoteSitting::seat_players() {
  const auto person = table_.seat ? std::optional(seat_at(*table_.seat)) : std::nullopt;
  if (players_.person != person) playing_ = -1;  // another's eyes
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
