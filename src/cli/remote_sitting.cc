#include "cli/remote_sitting.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "server/close_code.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

constexpr std::string_view kRoomBot = "medium";

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

std::int64_t seconds(std::int64_t milliseconds) { return (milliseconds + 999) / 1000; }

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

void RemoteSitting::note(std::string_view id, std::initializer_list<Arg> args) {
  if (game_ != nullptr) game_->pause();
  terminal_.say(paint(look(), kFaint, wrapped(look(), said(look(), id, args))));
}

void RemoteSitting::send(Value message) {
  message.set("id", ++requests_);
  awaited_ = requests_;
  client_.send(message);
}

RemoteSitting::Situation RemoteSitting::situation() const {
  if (!live_) return Situation::kLost;
  if (awaited_ != 0 || !table_.seat) return Situation::kWait;
  if (table_.status == "open") return Situation::kRoom;
  if (table_.status == "over") return said_rematch_ ? Situation::kWait : Situation::kOver;
  if (table_.seats[static_cast<std::size_t>(*table_.seat)].held) return Situation::kHeld;
  if (table_.turn.you) return Situation::kDecide;
  // Who has just come is not among those awaited yet.
  if (table_.turn.round_over && !said_next_) return Situation::kNext;
  return Situation::kWait;
}

bool RemoteSitting::asks(Situation now) const {
  return now != Situation::kLost && now != Situation::kWait;
}

RemoteSitting::End RemoteSitting::sit(const std::string& table, const std::string& token) {
  terminal_.watch(client_.descriptor());
  client_.join(table, token);
  std::string line;
  while (true) {
    if (!failure_.empty()) return End::kFailed;
    if (ended_) return End::kPlayed;
    if (terminal_.interrupted()) return End::kInterrupted;
    const Situation now = situation();
    if (now == Situation::kDecide) {
      if (const auto end = decide()) return *end;
      continue;
    }
    if (now != shown_as_ || steps_ != shown_) {
      show(now);
      if (over()) continue;
    }
    const Terminal::Heard heard =
        asks(now) ? terminal_.ask(paint(look(), kGold, "> "), line) : terminal_.await(line);
    if (heard == Terminal::Heard::kInterrupted) return End::kInterrupted;
    if (heard == Terminal::Heard::kEnd) return End::kLeft;
    if (heard == Terminal::Heard::kNews) take_news();
    if (heard != Terminal::Heard::kLine) continue;
    if (read_word(line) == Word::kQuit) return End::kLeft;
    if (const auto end = answer(now, line)) return *end;
  }
}

void RemoteSitting::take_news() {
  while (auto news = client_.take()) {
    if (over()) return;
    if (const auto* message = std::get_if<News::Message>(&news->what)) {
      hear(message->body);
    } else if (std::holds_alternative<News::Lost>(news->what)) {
      live_ = false;
      awaited_ = 0;
      if (!std::exchange(lost_, true)) note("connect-lost");
    } else if (const auto* closed = std::get_if<News::Closed>(&news->what)) {
      if (failure_.empty()) fail({closing(closed->code), "", {}});
    } else if (const auto* failed = std::get_if<News::Failed>(&news->what)) {
      fail(failed->error);
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
  if (!table_.seat) {
    const bool free = table_.status == "open" && !table_.full();
    if (!free || sat_) return fail({"connect-full", "", {}});
    sat_ = true;
    live_ = true;
    return send(Value::object({{"sit", true}}));
  }
  seat_players();
  come_back();
  if (table_.status == "open" || table.find("view") == nullptr || table.find("view")->is_null()) {
    return;
  }
  if (playing_ != table_.number && !open_game()) return;
  if (MaybeError error = game_->catch_up(table)) doubt(*error);
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
  if (message.has("turn")) said_next_ = said_next_ && table_.turn.round_over;
  if (!table_.seat) return;
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

void RemoteSitting::hear_resumed(const Value& body) {
  if (integer_in(body, "version") != table_.version) return doubt(told_wrong(body));
  if (MaybeError error = table_.update(body)) return doubt(*error);
  seat_players();
  come_back();
  const bool viewed = body.has("view") && !body.find("view")->is_null();
  if (game_ == nullptr || !viewed) return;
  if (MaybeError error = game_->hear(body)) doubt(*error);
}

void RemoteSitting::hear_answer(const Value& message) {
  const auto number = integer_in(message, "re");
  const Value* error = message.find("error");
  if (number && *number == awaited_) awaited_ = 0;
  if (error == nullptr) return;
  said_next_ = said_rematch_ = false;
  ++steps_;
  if (!table_.seat) return fail({"connect-full", "", {}});
  if (game_ != nullptr) game_->pause();
  terminal_.say(paint(look(), kWarning, wrapped(look(), said_wire(look(), *error), 2)));
}

// What is not the game.
void RemoteSitting::hear_others(const Value& message) {
  if (const Value* here = message.find("here"); here != nullptr && here->items() != nullptr) {
    const auto& list = *here->items();
    for (std::size_t i = 0; i < std::min(list.size(), table_.seats.size()); ++i) {
      RemoteSeat& seat = table_.seats[i];
      const bool now = list[i].flag() != nullptr && *list[i].flag();
      const bool changed = seat.here != now && !seat.free;
      seat.here = now;
      const bool other = table_.seat && static_cast<int>(i) != *table_.seat;
      if (!changed || !other) continue;
      note(now ? "connect-came" : "connect-went", {{"name", seat.name}});
    }
  }
  if (const Value* said_now = message.find("said")) {
    const std::string text = verbatim(text_in(*said_now, "text"), 200);
    const bool own = integer_in(*said_now, "seat") == table_.seat && table_.seat.has_value();
    if (!text.empty() && !own) {
      note("connect-says",
           {{"name", verbatim(text_in(*said_now, "name"), kLongestName)}, {"text", text}});
    }
  }
}

void RemoteSitting::seat_players() {
  if (!table_.seat) return;
  const std::size_t count = table_.seats.size();
  players_.names.resize(count);
  players_.levels.resize(count);
  players_.person = seat_at(*table_.seat);
  for (std::size_t i = 0; i < count; ++i) {
    const bool own = static_cast<int>(i) == *table_.seat;
    players_.names[i] = own ? said(look(), "play-you") : table_.seats[i].name;
    players_.levels[i] = own ? std::string() : table_.seats[i].bot;
  }
}

void RemoteSitting::show(Situation now) {
  shown_as_ = now;
  shown_ = steps_;
  const auto say = [&](std::string_view id, std::initializer_list<Arg> args = {}) {
    terminal_.say(wrapped(look(), said(look(), id, args), 2));
  };
  switch (now) {
    case Situation::kRoom:
      return show_room();
    case Situation::kNext:
      return say("connect-next");
    case Situation::kHeld:
      return say("connect-held");
    case Situation::kOver:
      if (!table_.daily.empty()) {
        ended_ = true;
        return;
      }
      return say("play-again");
    case Situation::kWait:
      return show_wait();
    case Situation::kLost:
    case Situation::kDecide:
      return;
  }
}

void RemoteSitting::show_room() {
  terminal_.say("\n" + ruled(look(), said(look(), "connect-room")));
  terminal_.say("  " + origin_ + "/t/" + table_.id);  // unbroken, to be copied
  for (std::size_t i = 0; i < table_.seats.size(); ++i) {
    const RemoteSeat& seat = table_.seats[i];
    std::string text = seat.free ? said(look(), "connect-seat-free") : players_.names[i];
    if (!seat.bot.empty()) {
      text = said(look(), "connect-seat-bot", {{"name", seat.name}, {"level", seat.bot}});
    } else if (!seat.free && !seat.here) {
      text = said(look(), "connect-seat-away", {{"name", players_.names[i]}});
    }
    terminal_.say("  " + std::to_string(i + 1) + "  " +
                  (seat.free ? paint(look(), kFaint, text) : text));
  }
  const auto free = std::count_if(table_.seats.begin(), table_.seats.end(),
                                  [](const RemoteSeat& seat) { return seat.free; });
  const std::string_view id = !table_.creator ? "connect-room-guest"
                              : free == 0     ? "connect-room-start"
                                              : "connect-room-bots";
  terminal_.say(wrapped(look(), said(look(), id, {{"count", static_cast<std::int64_t>(free)}}), 2));
}

// Only people are worth a word: bots take no time.
void RemoteSitting::show_wait() {
  if (said_rematch_) return note("connect-rematch-said");
  if (table_.status != "playing" || awaited_ != 0) return;
  if (table_.turn.round_over && said_next_) return note("connect-next-said");
  if (!table_.turn.seat) return;
  const RemoteSeat& seat = table_.seats[static_cast<std::size_t>(*table_.turn.seat)];
  if (!seat.free && seat.bot.empty() && !seat.held && *table_.turn.seat != *table_.seat) {
    note("connect-waiting", {{"name", seat.name}});
  }
}

std::string RemoteSitting::clock_said() const {
  const RemoteTurn& turn = table_.turn;
  if (turn.window) return said(look(), "connect-clock", {{"seconds", seconds(*turn.window)}});
  if (turn.left) return said(look(), "connect-clock", {{"seconds", seconds(*turn.left)}});
  return "";
}

std::optional<RemoteSitting::End> RemoteSitting::decide() {
  const std::int64_t asked = steps_;
  shown_as_ = Situation::kDecide;
  const auto stands = [&] {
    take_news();
    const bool same = steps_ == asked && !over();
    return same && (situation() == Situation::kDecide || !live_);
  };
  if (const std::string clock = clock_said(); !clock.empty()) {
    game_->pause();
    terminal_.say(paint(look(), kFaint, wrapped(look(), clock, 2)));
  }
  auto decision = game_->decide(table_.help, stands);
  if (!decision) {
    doubt(decision.error());
    return std::nullopt;
  }
  if (decision->gone) return std::nullopt;
  if (decision->interrupted) return End::kInterrupted;
  if (!decision->move) return End::kLeft;
  if (!live_) {
    note("connect-not-sent");
    return std::nullopt;
  }
  send(Value::object({{"move", std::move(*decision->move)}, {"v", table_.version}}));
  return std::nullopt;
}

std::optional<RemoteSitting::End> RemoteSitting::answer(Situation now, const std::string& line) {
  const bool plain = tidied(line).empty();
  switch (now) {
    case Situation::kRoom:
      return answer_room(line);
    case Situation::kOver:
      return answer_over(line);
    case Situation::kNext:
      if (read_word(line) == Word::kScores)
        game_->scores();
      else if (plain) {
        said_next_ = true;
        client_.send(Value::object({{"next", true}}));
      }
      shown_ = -1;
      return std::nullopt;
    case Situation::kHeld:
      if (plain) send(Value::object({{"back", true}}));
      return std::nullopt;
    default:
      if (read_word(line) == Word::kScores && game_ != nullptr) {
        game_->scores();
      } else if (!plain) {
        note("connect-not-asked");
      }
      return std::nullopt;
  }
}

std::optional<RemoteSitting::End> RemoteSitting::answer_room(const std::string& line) {
  const std::string text = tidied(line);
  shown_ = -1;
  if (!table_.creator) return std::nullopt;
  if (text.empty() && table_.full()) {
    send(Value::object({{"start", true}}));
  } else if (text == "b") {
    for (std::size_t i = 0; i < table_.seats.size(); ++i) {
      if (!table_.seats[i].free) continue;
      const Value bot =
          Value::object({{"seat", static_cast<std::int64_t>(i)}, {"level", kRoomBot}});
      client_.send(Value::object({{"bot", bot}}));
    }
  }
  return std::nullopt;
}

std::optional<RemoteSitting::End> RemoteSitting::answer_over(const std::string& line) {
  const Reply reply = read_reply(look().language, line);
  if (reply == Reply::kNo) return End::kPlayed;
  shown_ = -1;
  if (reply == Reply::kYes) {
    said_rematch_ = true;
    client_.send(Value::object({{"rematch", true}}));
  }
  return std::nullopt;
}

}  // namespace lair::cli
