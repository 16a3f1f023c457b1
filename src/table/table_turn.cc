// Steps, and what a table waits for: decisions, clocks, bots.

#include <algorithm>
#include <cassert>
#include <utility>

#include "fair/seeds.h"
#include "record/json.h"
#include "record/replay.h"
#include "table/date.h"
#include "table/table.h"

namespace lair {
namespace {

constexpr int kTimeoutsToHold = 2;
constexpr std::size_t kUsualEntry = 120;      // bytes: most are a move
constexpr Millis kRowEvery = 3'600'000;       // a table in use says so at least
constexpr Millis kCreatorPatience = 120'000;  // until another takes care of the table
constexpr Millis kNotesATurn = 24;            // of how long it has lasted by now

template <class Use>
void each_seat(SeatSet seats, Use use) {
  for (; !seats.empty(); seats = seats.without(first_of(seats))) use(first_of(seats));
}

}  // namespace

void Table::begin(Millis now) {
  now_ = now;
  lines_.clear();
  lines_.reserve(kUsualEntry);
  for (Stream& stream : streams_) stream.events.clear();
  seats_changed_ = creator_changed_ = false;
  status_changed_ = settings_changed_ = fair_changed_ = false;
  row_changed_ = game_changed_ = false;
  new_rounds_ = Value::array();
}

MaybeError Table::add(const Value& line) {
  if (MaybeError error = apply(line)) return error;
  lines_ += lines_.empty() ? '[' : ',';
  append_json(lines_, line);
  return std::nullopt;
}

void Table::finish(Outcome& outcome) {
  if (lines_.empty()) return;
  ++entries_;
  updated_ = now_;
  const SeatSet asked_before = std::exchange(asked_, asked());
  renewed_ = {};
  each_seat(asked_, [&](Seat seat) {
    if (asked_before.has(seat)) return;
    renewed_ = renewed_.with(seat);
    since_[at(seat)] = now_;
    answers_[at(seat)] = {};
    tickets_[at(seat)] = 0;
    timed_out_ = timed_out_.without(seat);
  });
  if (!renewed_.empty()) waits_noted_ = now_;
  outcome.told.reserve(kStreams);
  const std::int64_t known = version(kPublic);
  for (int stream = 0; stream < kStreams; ++stream) {
    if (stream == kPublic || stream < seats_.count()) tell(stream, outcome);
  }
  if (version(kPublic) > known) {
    shown_ = now_;
    row_changed_ |= now_ - row_told_ >= kRowEvery;
  }
  each_seat(asked_, [&](Seat seat) {
    if (!asked_before.has(seat)) asked_version_[at(seat)] = version(index(seat));
  });
  if (row_changed_ && !reading_) row_told_ = now_;
  outcome.row_changed |= row_changed_;
  outcome.game_changed |= game_changed_;
  if (!reading_) outcome.entry = std::move(lines_ += ']');
}

void Table::go_on() {
  while (go_on_once()) {
  }
}

bool Table::go_on_once() {
  if (frozen_) return false;
  if (status_ == TableStatus::kOver) return all_want_rematch() && play_again();
  if (status_ != TableStatus::kPlaying) return false;
  const SeatSet late = seats_.which(
      [](const Sitter& sitter) { return !sitter.held && sitter.timeouts >= kTimeoutsToHold; });
  if (!late.empty()) return must(named("held", first_of(late)));
  if (match_ == nullptr) return open_game();
  if (settling_ == Settling::kWaiting) return settle_once();
  if (match_->status() == Status::kAwaitsMove) return resolve_once();
  if (round_due_) return must(Value::object({{"round", match_->round_line()}}));
  if (match_->status() == Status::kOver) {
    return end_.is_null() && must(Value::object({{"end", match_->end_line()}}));
  }
  if (!settings_.daily.empty() && !rounds_.items()->empty()) return end_early();
  return ready_to_deal() && deal();
}

// A day's deal is one round: the table is over, though the game by its rules is not, and its record
// has no end.
bool Table::end_early() {
  Value end = match_->end_line();
  const Totals totals = match_->totals();
  Value winners = Value::array();
  for (int i = 0; i < seats_.count(); ++i) {
    if (totals[static_cast<std::size_t>(i)] == *std::max_element(totals.begin(), totals.end())) {
      winners.push_back(i);
    }
  }
  return must(Value::object({{"over", Value::object({{"winners", std::move(winners)},
                                                     {"totals", *end.find("totals")}})}}));
}

// Lines that the table makes itself are right.
bool Table::must(const Value& line) {
  const MaybeError error = add(line);
  assert(!error);
  return !error;
}

Value Table::named(std::string_view name, Seat seat) {
  return Value::object({{std::string(name), Value::object({{"seat", index(seat)}})}});
}

bool Table::resolve_once() {
  if (match_->forced()) return must(match_->legal().front());
  const auto aside = match_->aside();
  if (!aside) return false;
  const Seat seat = match_->to_move();
  const Choice& choice = choices_[at(seat)];
  if (!choice.made && settling_ == Settling::kNo) return false;
  const Value& line = choice.made && match_->fits(choice.line) ? choice.line : *aside;
  return must(line.is_null() ? named("silent", seat) : line);
}

bool Table::paused() const {
  if (!(here_ & seats_.persons()).empty()) return false;
  return !has_long_turns();
}

void Table::decide(Seat seat, Value line, std::string_view by) {
  if (line.fields() != nullptr) {
    if (!by.empty()) line.set("by", by);
    if (seats_[seat].bot.empty()) {
      line.set("ms", std::max<Millis>(0, now_ - since_[at(seat)]));  // a clock may be set back
    }
  }
  const bool alone = settling_ != Settling::kWaiting && match_->to_move() == seat;
  if (alone) {
    must(line.is_null() ? named("silent", seat) : line);
  } else {
    must(Value::object(
        {{"pending", Value::object({{"seat", index(seat)}, {"line", std::move(line)}})}}));
  }
}

// A game's lines: what its players committed to is known now, or counts as missing.
bool Table::open_game() {
  if (!awaited_reveals().empty() && (paused() || now_ < reveal_until_)) return false;
  Value seeds = Value::array(), bots = Value::array();
  std::vector<std::string> seat_names;
  for (int i = 0; i < seats_.count(); ++i) {
    const Sitter& sitter = seats_[seat_at(i)];
    const std::string& seed = client_seeds_[static_cast<std::size_t>(i)];
    seeds.push_back(seed.empty() ? Value() : Value(seed));
    seat_names.push_back(sitter.name);
    bots.push_back(sitter.bot.empty() ? Value() : Value(sitter.bot));
  }
  must(Value::object({{"seeds", std::move(seeds)}}));
  Value header = header_line(settings_.game, settings_.options, seat_names);
  header.set("date", iso_date(now_)).set("bots", std::move(bots));
  must(header);
  return deal();
}

SeatSet Table::awaited_reveals() const {
  SeatSet seats;
  for (int i = 0; i < seats_.count(); ++i) {
    const auto place = static_cast<std::size_t>(i);
    if (revealing_ && !commits_[place].empty() && client_seeds_[place].empty()) {
      seats = seats.with(seat_at(i));
    }
  }
  return seats;
}

// All know that a round is over: in a window its last discard may still be taken.
bool Table::between_rounds() const {
  return playing() && match_->status() == Status::kAwaitsDeal && settling_ != Settling::kWaiting;
}

bool Table::ready_to_deal() const {
  if (!match_->round_over()) return true;  // the first deal, or the last was thrown in
  if (settings_.pause == 0) return true;
  return !paused() && (now_ >= pause_until_ || awaited_next().empty());
}

SeatSet Table::awaited_next() const {
  SeatSet seats;
  each_seat(seats_.persons(), [&](Seat seat) {
    if (here_.has(seat) && !seats_[seat].held && !said_next_.has(seat)) seats = seats.with(seat);
  });
  return seats;
}

bool Table::deal() {
  said_next_ = {};
  fair::Seeds seeds{.server = fair::from_hex(server_seed_).value_or(fair::Seed{}), .clients = {}};
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats_.count()); ++i) {
    seeds.clients.push_back(fair::from_hex(client_seeds_[i]));
  }
  const fair::DealLots lots(fair::game_key(seeds), deals_ + 1);
  return must(Value::object({{"deal", match_->fair_deal(lots)}}));
}

// When the seat's time is up; nothing if it has all the time.
std::optional<Millis> Table::clock_end(Seat seat) const {
  const Sitter& sitter = seats_[seat];
  if (!settings_.clock || sitter.by_bot()) return std::nullopt;
  // An offer is over with its window.
  if (asks_all() || (settling_ == Settling::kWaiting && window_decides())) return std::nullopt;
  return since_[at(seat)] + settings_.clock->turn + sitter.bank;
}

std::optional<Millis> Table::due() const {
  std::optional<Millis> first;
  const auto at_latest = [&](Millis time) {
    if (!first || time < *first) first = time;
  };
  if (frozen_) return first;
  if (creator_missed()) at_latest(creator_gone_ + kCreatorPatience);
  if (const auto rematch = rematch_due()) at_latest(*rematch);
  if (status_ != TableStatus::kPlaying) return first;
  if (paused()) return first;
  if (match_ == nullptr) {
    at_latest(reveal_until_);
    return first;
  }
  if (settling_ == Settling::kWaiting && (now_ < window_due() || may_settle())) {
    at_latest(window_due());
  }
  if (between_rounds()) at_latest(pause_until_);
  if (const auto note = waits_due()) at_latest(*note);
  each_seat(asked_, [&](Seat seat) {
    if (answers_[at(seat)].made) return at_latest(since_[at(seat)] + settings_.pace);
    if (timed_out_.has(seat)) return;
    if (const auto end = clock_end(seat)) at_latest(*end);
  });
  return first;
}

std::vector<Thought> Table::thoughts() {
  std::vector<Thought> list;
  if (!playing() || paused()) return list;
  each_seat(asked_, [&](Seat seat) {
    const Sitter& sitter = seats_[seat];
    if (tickets_[at(seat)] != 0 || !(sitter.by_bot() || timed_out_.has(seat))) return;
    tickets_[at(seat)] = ++last_ticket_;
    list.push_back({.seat = seat,
                    .ticket = last_ticket_,
                    .level = sitter.bot.empty() ? "medium" : sitter.bot,
                    .knowledge = match_->knowledge(seat)});
  });
  return list;
}

Outcome Table::thought(std::uint64_t ticket, const Value& line, Millis now) {
  each_seat(asked_, [&](Seat seat) {
    if (tickets_[at(seat)] != ticket) return;
    const Sitter& sitter = seats_[seat];
    const std::string_view by = !sitter.bot.empty() ? "" : timed_out_.has(seat) ? "clock" : "bot";
    answers_[at(seat)] = {.made = true, .line = line, .by = by};
  });
  return tick(now);
}

Outcome Table::tick(Millis now) {
  Outcome outcome;
  begin(now);
  if (playing() && !paused()) {
    each_seat(asked_, [&](Seat seat) {
      Choice& answer = answers_[at(seat)];
      const bool waits = seats_[seat].by_bot() && now < since_[at(seat)] + settings_.pace;
      if (answer.made && !waits && asked().has(seat)) {
        const Choice choice = std::exchange(answer, {});
        return decide(seat, choice.line, choice.by);
      }
      const auto end = clock_end(seat);
      if (end && now >= *end) timed_out_ = timed_out_.with(seat);
    });
  }
  if (const auto note = waits_due(); note && now >= *note) note_waits();
  if (creator_missed() && now >= creator_gone_ + kCreatorPatience) pass_on_table();
  go_on();
  finish(outcome);
  return outcome;
}

// Others are there, and the one who takes care of the table is not.
bool Table::creator_missed() const {
  const SeatSet creator = seats_.of(creator_), there = seats_.persons() & here_;
  return !frozen_ && status_ != TableStatus::kClosed && !there.empty() && (there & creator).empty();
}

Outcome Table::present(Seat seat, bool here, Millis now) {
  Outcome outcome;
  const bool slept = paused(), missed = creator_missed();
  here_ = here ? here_.with(seat) : here_.without(seat);
  if (!here) gone_[at(seat)] = now;
  if (!missed && creator_missed()) creator_gone_ = now;
  votes_[at(seat)] = {};
  begin(now);
  if (!slept && paused()) {
    paused_at_ = now;
    note_waits();
  }
  if (slept && !paused()) wake();
  count_votes();
  go_on();
  finish(outcome);
  outcome.notices.push_back(to_json(Value::object({{"here", write_here()}})));
  return outcome;
}

// Time in which the table stood still counts on no clock.
void Table::wake() {
  each_seat(asked_,
            [&](Seat seat) { since_[at(seat)] += now_ - std::max(paused_at_, since_[at(seat)]); });
  if (settling_ == Settling::kWaiting && !offer_) settle_until_ = now_ + settle_time();
  settle_from_ = now_ + settings_.pace;
  reveal_until_ = now_ + kRevealTime;
}

// A long turn outlasts servers.
std::optional<Millis> Table::waits_due() const {
  if (!has_long_turns() || !runs()) return std::nullopt;
  SeatSet thinking;
  each_seat(asked_, [&](Seat seat) {
    if (clock_end(seat) && !timed_out_.has(seat)) thinking = thinking.with(seat);
  });
  if (thinking.empty() && !asks_all()) return std::nullopt;
  return waits_noted_ + settings_.clock->turn / kNotesATurn;
}

// What those who are asked have spent of their time is in the log when they answer. One that is
// read again before that must not give it back.
void Table::note_waits() {
  if (!playing()) return;
  waits_noted_ = now_;
  if (asks_all()) {
    const Millis spent = settle_time() - (settle_until_ - now_);
    must(Value::object({{"window", Value::object({{"ms", spent}})}}));
  }
  each_seat(asked_, [&](Seat seat) {
    const Millis spent = now_ - since_[at(seat)];
    if (spent <= 0 || !clock_end(seat)) return;
    must(Value::object({{"waited", Value::object({{"seat", index(seat)}, {"ms", spent}})}}));
  });
}

void Table::shift(Millis by) {
  for (Millis& since : since_) since += by;
  for (Millis& since : gone_) since += by;
  for (Millis* time : {&now_, &settle_from_, &settle_until_, &pause_until_, &reveal_until_,
                       &paused_at_, &creator_gone_, &waits_noted_, &row_told_}) {
    *time += by;
  }
}

Outcome Table::close(Millis now) {
  Outcome outcome;
  if (status_ == TableStatus::kClosed) return outcome;
  begin(now);
  must(Value::object({{"close", true}}));
  finish(outcome);
  return outcome;
}

}  // namespace lair
