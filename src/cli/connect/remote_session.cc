#include "cli/connect/remote_session.h"

#include <algorithm>
#include <utility>

namespace lair::cli {
namespace {

constexpr std::string_view kRoomBot = "medium";

std::int64_t seconds(std::int64_t of_ms) { return (of_ms + 999) / 1000; }

}  // namespace

void RemoteSession::note(std::string_view id, std::initializer_list<Arg> args) {
  if (game_.screen != nullptr) game_.screen->pause();
  terminal_.say(paint(look(), kFaint, wrapped(look(), said(look(), id, args))));
}

RemoteSession::Situation RemoteSession::situation() const {
  if (!link_.is_live()) return Situation::kLost;
  if (link_.awaits_answer() || (!table_.seat && !watches_)) return Situation::kWait;
  if (table_.status == TableStatus::kOpen) return Situation::kRoom;
  if (watches_) return Situation::kWatch;
  if (table_.status == TableStatus::kOver) {
    return said_rematch_ || record_.pending ? Situation::kWait : Situation::kOver;
  }
  if (table_.seats[static_cast<std::size_t>(*table_.seat)].held) return Situation::kHeld;
  if (!table_.turn.only.is_null()) return Situation::kLeave;
  if (table_.turn.you) return Situation::kDecide;
  // A player who has just connected is not in the list of awaited seats yet.
  if (table_.turn.round_over && !said_next_) return Situation::kNext;
  return Situation::kWait;
}

bool RemoteSession::asks(Situation now) const {
  return now != Situation::kLost && now != Situation::kWait && now != Situation::kWatch;
}

RemoteSession::End RemoteSession::run(const std::string& table, const std::string& token) {
  terminal_.watch(link_.client().descriptor());
  token_ = token;
  link_.client().join(table, token);
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
    if (now != shown_.as || shown_.steps != shown_.drawn) {
      show(now);
      if (over()) continue;
    }
    const Terminal::Heard heard =
        asks(now) ? terminal_.ask(paint(look(), kGold, "> "), line) : terminal_.await(line);
    if (heard == Terminal::Heard::kInterrupted) return End::kInterrupted;
    if (heard == Terminal::Heard::kEnd) return End::kLeft;
    if (heard == Terminal::Heard::kNews) read_news();
    if (heard != Terminal::Heard::kLine) continue;
    if (read_word(line) == Word::kQuit) return End::kLeft;
    if (hears(line)) {
      shown_.drawn = -1;
    } else if (const auto end = answer(now, line)) {
      return *end;
    }
  }
}

void RemoteSession::show(Situation now) {
  shown_.as = now;
  shown_.drawn = shown_.steps;
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

void RemoteSession::show_room() {
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

// Names only people: bots take no time.
void RemoteSession::show_wait() {
  if (said_rematch_) return note("connect-rematch-said");
  if (table_.status != TableStatus::kPlaying || link_.awaits_answer()) return;
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

// If several decide at once, the server does not tell which of them have not.
std::optional<int> RemoteSession::absent() const {
  if (table_.status != TableStatus::kPlaying || table_.turn.left || table_.turn.round_over)
    return std::nullopt;
  for (int i = 0; i < static_cast<int>(table_.seats.size()); ++i) {
    const RemoteSeat& seat = table_.seats[static_cast<std::size_t>(i)];
    const bool away = !seat.free && seat.bot.empty() && !seat.here && !seat.held;
    if (away && table_.turn.seat.value_or(i) == i) return i;
  }
  return std::nullopt;
}

std::string RemoteSession::clock_said() const {
  const RemoteTurn& turn = table_.turn;
  if (turn.window) return said(look(), "connect-clock", {{"seconds", seconds(*turn.window)}});
  if (turn.left) return said(look(), "connect-clock", {{"seconds", seconds(*turn.left)}});
  return "";
}

bool RemoteSession::stands() {
  read_news();
  const bool same = shown_.steps == shown_.asked && !over();
  return same && (situation() == Situation::kDecide || !link_.is_live());
}

bool RemoteSession::hears(std::string_view line) {
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
    link_.send_aside(std::move(*talk));
  }
  return true;
}

std::optional<RemoteSession::End> RemoteSession::decide() {
  shown_.asked = shown_.steps;
  shown_.as = Situation::kDecide;
  if (const std::string clock = clock_said(); !clock.empty()) {
    game_.screen->pause();
    terminal_.say(paint(look(), kFaint, wrapped(look(), clock, 2)));
  }
  auto decision = game_.screen->decide(table_.help, *this);
  if (!decision) {
    reload_or_fail(decision.error());
    return std::nullopt;
  }
  if (decision->gone) return std::nullopt;
  if (decision->interrupted) return End::kInterrupted;
  if (!decision->move) return End::kLeft;
  if (!link_.is_live()) {
    note("connect-not-sent");
    return std::nullopt;
  }
  link_.send(Value::object({{"move", std::move(*decision->move)}, {"v", table_.version}}));
  return std::nullopt;
}

std::optional<RemoteSession::End> RemoteSession::answer(Situation now, const std::string& line) {
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
        game_.screen->scores();
      } else if (plain) {
        said_next_ = true;
        link_.post(Value::object({{"next", true}}));
      }
      shown_.drawn = -1;
      return std::nullopt;
    case Situation::kLeave:
      if (read_word(line) == Word::kScores) game_.screen->scores();
      if (plain) link_.send(Value::object({{"move", table_.turn.only}, {"v", table_.version}}));
      shown_.drawn = -1;
      return std::nullopt;
    case Situation::kHeld:
      if (plain) link_.send(Value::object({{"back", true}}));
      return std::nullopt;
    default:
      if (read_word(line) == Word::kScores && game_.screen != nullptr) {
        game_.screen->scores();
      } else if (const auto seat = absent(); seat && tidied(line) == "b") {
        link_.send_aside(Value::object({{"vote", *seat}}));
      } else if (!plain) {
        note("connect-not-asked");
      }
      return std::nullopt;
  }
}

void RemoteSession::answer_room(const std::string& line) {
  const std::string text = tidied(line);
  shown_.drawn = -1;
  if (watches_ && text.empty() && !table_.full()) return link_.send(Value::object({{"sit", true}}));
  if (!table_.creator) return;
  if (text.empty() && table_.full()) {
    link_.send(Value::object({{"start", true}}));
  } else if (text == "b") {
    for (std::size_t i = 0; i < table_.seats.size(); ++i) {
      if (!table_.seats[i].free) continue;
      const Value bot =
          Value::object({{"seat", static_cast<std::int64_t>(i)}, {"level", kRoomBot}});
      link_.post(Value::object({{"bot", bot}}));
    }
  }
}

void RemoteSession::answer_watching(const std::string& line) {
  if (game_.screen == nullptr) return;
  if (read_word(line) == Word::kScores) {
    game_.screen->scores();
  } else if (tidied(line).empty()) {
    game_.screen->draw();
  } else {
    note("connect-watching");
  }
}

std::optional<RemoteSession::End> RemoteSession::answer_over(const std::string& line) {
  const Reply reply = read_reply(look().language, line);
  if (reply == Reply::kNo) return End::kPlayed;
  shown_.drawn = -1;
  if (reply == Reply::kYes) {
    said_rematch_ = true;
    link_.post(Value::object({{"rematch", true}}));
  }
  return std::nullopt;
}

}  // namespace lair::cli
