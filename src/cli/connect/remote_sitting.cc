#include "cli/connect/remote_sitting.h"

#include <algorithm>
#include <utility>

namespace lair::cli {
namespace {

constexpr std::string_view kRoomBot = "medium";

std::int64_t seconds(std::int64_t of_ms) { return (of_ms + 999) / 1000; }

}  // namespace

void RemoteSitting::note(std::string_view id, std::initializer_list<Arg> args) {
  if (game_ != nullptr) game_->pause();
  terminal_.say(paint(look(), kFaint, wrapped(look(), said(look(), id, args))));
}

void RemoteSitting::send(Value message) {
  message.set("id", ++requests_);
  awaited_ = requests_;
  client_.send(message);
}

void RemoteSitting::send_aside(Value message) {
  message.set("id", ++requests_);
  client_.send(message);
}

void RemoteSitting::send_silently(Value message) {
  message.set("id", -1);
  client_.send(message);
}

RemoteSitting::Situation RemoteSitting::situation() const {
  if (!live_) return Situation::kLost;
  if (awaited_ != 0 || (!table_.seat && !watches_)) return Situation::kWait;
  if (table_.status == "open") return Situation::kRoom;
  if (watches_) return Situation::kWatch;
  if (table_.status == "over") {
    return said_rematch_ || judging_ ? Situation::kWait : Situation::kOver;
  }
  if (table_.seats[static_cast<std::size_t>(*table_.seat)].held) return Situation::kHeld;
  if (!table_.turn.only.is_null()) return Situation::kLeave;
  if (table_.turn.you) return Situation::kDecide;
  // Who has just come is not among those awaited yet.
  if (table_.turn.round_over && !said_next_) return Situation::kNext;
  return Situation::kWait;
}

bool RemoteSitting::asks(Situation now) const {
  return now != Situation::kLost && now != Situation::kWait && now != Situation::kWatch;
}

RemoteSitting::End RemoteSitting::sit(const std::string& table, const std::string& token) {
  terminal_.watch(client_.descriptor());
  token_ = token;
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
    if (hears(line)) {
      shown_ = -1;
    } else if (const auto end = answer(now, line)) {
      return *end;
    }
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
    case Situation::kLeave:
      return say("connect-leave");
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
    case Situation::kWatch:
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
  const std::string_view id = watches_          ? "connect-room-watch"
                              : !table_.creator ? "connect-room-guest"
                              : free == 0       ? "connect-room-start"
                                                : "connect-room-bots";
  terminal_.say(wrapped(look(), said(look(), id, {{"count", static_cast<std::int64_t>(free)}}), 2));
}

// Only people are worth a word: bots take no time.
void RemoteSitting::show_wait() {
  if (said_rematch_) return note("connect-rematch-said");
  if (table_.status != "playing" || awaited_ != 0) return;
  if (table_.turn.round_over && said_next_) return note("connect-next-said");
  if (const auto away = absent()) {
    return note("connect-absent", {{"name", table_.seats[static_cast<std::size_t>(*away)].name}});
  }
  if (!table_.turn.seat) return;
  const RemoteSeat& seat = table_.seats[static_cast<std::size_t>(*table_.turn.seat)];
  if (!seat.free && seat.bot.empty() && !seat.held && *table_.turn.seat != *table_.seat) {
    note("connect-waiting", {{"name", seat.name}});
  }
}

// Where several decide at once it is not told who has not.
std::optional<int> RemoteSitting::absent() const {
  if (table_.status != "playing" || table_.turn.left || table_.turn.round_over) return std::nullopt;
  for (int i = 0; i < static_cast<int>(table_.seats.size()); ++i) {
    const RemoteSeat& seat = table_.seats[static_cast<std::size_t>(i)];
    const bool away = !seat.free && seat.bot.empty() && !seat.here && !seat.held;
    if (away && table_.turn.seat.value_or(i) == i) return i;
  }
  return std::nullopt;
}

std::string RemoteSitting::clock_said() const {
  const RemoteTurn& turn = table_.turn;
  if (turn.window) return said(look(), "connect-clock", {{"seconds", seconds(*turn.window)}});
  if (turn.left) return said(look(), "connect-clock", {{"seconds", seconds(*turn.left)}});
  return "";
}

bool RemoteSitting::stands() {
  take_news();
  const bool same = steps_ == asked_ && !over();
  return same && (situation() == Situation::kDecide || !live_);
}

bool RemoteSitting::hears(std::string_view line) {
  if (Muted::is_meant(line)) {
    terminal_.say(muted_.answer(look(), line, table_));
    return true;
  }
  if (!is_talk(line)) return false;
  if (!table_.seat) {
    note("connect-listening");
    return true;
  }
  auto talk = read_talk(line, table_.free_chat);
  if (!talk) terminal_.say(paint(look(), kWarning, wrapped(look(), said(look(), talk.error()), 2)));
  if (!talk || talk->is_null()) {
    terminal_.say(phrases_listed(look(), table_.free_chat));
  } else {
    send_aside(std::move(*talk));
  }
  return true;
}

std::optional<RemoteSitting::End> RemoteSitting::decide() {
  asked_ = steps_;
  shown_as_ = Situation::kDecide;
  if (const std::string clock = clock_said(); !clock.empty()) {
    game_->pause();
    terminal_.say(paint(look(), kFaint, wrapped(look(), clock, 2)));
  }
  auto decision = game_->decide(table_.help, *this);
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
      answer_room(line);
      return std::nullopt;
    case Situation::kWatch:
      answer_watching(line);
      return std::nullopt;
    case Situation::kOver:
      return answer_over(line);
    case Situation::kNext:
      if (read_word(line) == Word::kScores) {
        game_->scores();
      } else if (plain) {
        said_next_ = true;
        client_.send(Value::object({{"next", true}}));
      }
      shown_ = -1;
      return std::nullopt;
    case Situation::kLeave:
      if (read_word(line) == Word::kScores) game_->scores();
      if (plain) send(Value::object({{"move", table_.turn.only}, {"v", table_.version}}));
      shown_ = -1;
      return std::nullopt;
    case Situation::kHeld:
      if (plain) send(Value::object({{"back", true}}));
      return std::nullopt;
    default:
      if (read_word(line) == Word::kScores && game_ != nullptr) {
        game_->scores();
      } else if (const auto seat = absent(); seat && tidied(line) == "b") {
        send_aside(Value::object({{"vote", *seat}}));
      } else if (!plain) {
        note("connect-not-asked");
      }
      return std::nullopt;
  }
}

void RemoteSitting::answer_room(const std::string& line) {
  const std::string text = tidied(line);
  shown_ = -1;
  if (watches_ && text.empty() && !table_.full()) return send(Value::object({{"sit", true}}));
  if (!table_.creator) return;
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
}

void RemoteSitting::answer_watching(const std::string& line) {
  if (game_ == nullptr) return;
  if (read_word(line) == Word::kScores) {
    game_->scores();
  } else if (tidied(line).empty()) {
    game_->draw();
  } else {
    note("connect-watching");
  }
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
