#include "table/progress.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "fair/daily.h"
#include "record/replay.h"
#include "table/date.h"
#include "table/deadlines.h"
#include "table/questions.h"

namespace lair {
namespace {

constexpr int kTimeoutsToHold = 2;  // a bot then plays for the person

bool deal(Step& step) {
  step.unlogged().votes.next = {};
  const TableState& state = step.logged();
  const fair::DealLots lots = state.shuffle().lots(state.seats(), state.game().deals + 1);
  return step.require(Value::object({{"deal", state.match().fair_deal(lots)}}));
}

// Writes the first lines of a game when the seeds are known, and deals.
bool open_game(Step& step) {
  const TableState& state = step.logged();
  const bool awaits = !state.shuffle().awaited(state.seats()).empty();
  if (awaits && (is_paused(step.table()) || step.now() < step.unlogged().waits.reveal_until)) {
    return false;
  }
  Value bots = Value::array();
  std::vector<std::string> names;
  for (int i = 0; i < state.seats(); ++i) {
    const Sitter& sitter = state.seating()[seat_at(i)];
    names.push_back(sitter.name);
    bots.push_back(sitter.bot.empty() ? Value() : Value(sitter.bot));
  }
  step.require(Value::object({{"seeds", state.shuffle().revealed(state.seats())}}));
  Value header = header_line(state.settings().game, state.settings().options, names);
  header.set("date", iso_date(step.now())).set("bots", std::move(bots));
  step.require(header);
  return deal(step);
}

// Never in the step that opened the window, or the number of updates would tell something.
bool window_ends(const Step& step) {
  const TableState& state = step.logged();
  return state.entries() >= state.window().opened_in() && step.now() >= window_due(step.table()) &&
         window_may_close(step.table());
}

// At the end of an offer to all, persons who have not answered refuse.
bool advance_window(Step& step) {
  const TableState& state = step.logged();
  const SeatSet silent = asked_seats(state) & offered_seats(state);
  if (state.window().asks_all() && step.now() >= step.unlogged().waits.window_until &&
      !silent.empty()) {
    const Seat seat = first_of(silent);
    decide(step, seat, std::move(*check_decision(state, seat, state.window().refusal(seat))),
           "clock");
    return true;
  }
  return window_ends(step) && step.require(Value::object({{"settled", true}}));
}

// Applies a decision that needs no more answer: a forced one, or a choice that has waited.
bool apply_known_decision(Step& step) {
  const LiveMatch& match = step.logged().match();
  const Seat seat = match.to_move();
  const auto apply = [&](const Value& line, const AnyChecked& actions) {
    return step.require(line.is_null() ? seat_line("silent", seat) : line, &actions);
  };
  if (match.forced()) {
    const CheckedLine move = match.forced_move();
    return apply(move.line, *move.actions);
  }
  if (!match.may_step_aside()) return false;
  const OfferWindow& window = step.logged().window();
  const std::optional<Value>& choice = window.choice(seat);
  if (!choice && !window.is_open() && !window.resolving()) return false;
  if (const auto actions = choice ? match.check_due(*choice) : nullptr) {
    return apply(*choice, *actions);
  }
  const CheckedLine aside = match.step_aside();
  return apply(aside.line, *aside.actions);
}

// The deal of the day is one round. The table is over, but the game by its rules is not, and its
// record has no end.
bool end_daily(Step& step) {
  const LiveMatch& match = step.logged().match();
  const Value end = match.end_line();
  const Totals totals = match.totals();
  Value winners = Value::array();
  for (int i = 0; i < step.logged().seats(); ++i) {
    if (totals[static_cast<std::size_t>(i)] == *std::max_element(totals.begin(), totals.end())) {
      winners.push_back(i);
    }
  }
  return step.require(Value::object({{"over", Value::object({{"winners", std::move(winners)},
                                                             {"totals", *end.find("totals")}})}}));
}

bool ready_to_deal(const TableData& table) {
  if (table.unlogged.draining) return false;
  // The first deal of a game follows at once, and so does the deal after one that was thrown in.
  if (!table.logged.match().round_over() || table.logged.settings().pause == 0) return true;
  if (is_paused(table)) return false;
  return table.unlogged.now >= table.unlogged.waits.pause_until || awaited_for_next(table).empty();
}

// Where persons have left, the others wait for new ones before the next game.
bool play_again(Step& step) {
  const Seating& seating = step.logged().seating();
  each_seat(seating.persons() - step.unlogged().votes.rematch, [&](Seat seat) {
    const bool was_creator = seating[seat].player == seating.creator();
    vacate_seat(step, seat, "stand");
    if (was_creator) replace_creator(step);
  });
  if (seating.free().empty()) return start_game(step), true;
  step.unlogged().votes.rematch = {};
  return step.require(Value::object({{"open", true}}));
}

bool advance_game(Step& step) {
  const TableState& state = step.logged();
  const SeatSet late = state.seating().which(
      [](const Sitter& sitter) { return !sitter.held && sitter.timeouts >= kTimeoutsToHold; });
  if (!late.empty()) return step.require(seat_line("held", first_of(late)));
  if (state.game().match == nullptr) return open_game(step);
  if (state.window().is_open()) return advance_window(step);
  const LiveMatch& match = state.match();
  if (match.status() == Status::kAwaitsMove) return apply_known_decision(step);
  if (state.game().round_due) return step.require(Value::object({{"round", match.round_line()}}));
  if (match.status() == Status::kOver) {
    return state.game().end.is_null() && step.require(Value::object({{"end", match.end_line()}}));
  }
  if (state.is_daily() && !state.game().rounds.items()->empty()) return end_daily(step);
  return ready_to_deal(step.table()) && deal(step);
}

// Nobody may notice that the seat has decided. If every person is asked, it is no secret that a
// person was.
bool is_secret(const TableState& state, Seat seat) {
  return state.window().is_open() && !offered_seats(state).has(seat);
}

bool advance_once(Step& step) {
  const TableState& state = step.logged();
  if (state.frozen()) return false;
  if (state.status() == TableStatus::kOver) return rematch_ready(step.table()) && play_again(step);
  return state.status() == TableStatus::kPlaying && advance_game(step);
}

}  // namespace

void advance(Step& step) {
  while (advance_once(step)) {
  }
}

void decide(Step& step, Seat seat, CheckedLine decision, std::string_view by) {
  const TableState& state = step.logged();
  Value& line = decision.line;
  if (line.fields() != nullptr) {
    if (!by.empty()) line.set("by", by);
    if (state.seating()[seat].bot.empty()) {
      line.set("ms", step.unlogged().clock.spent(seat, step.now()));
    }
  }
  const bool alone = !state.window().is_open() && state.match().to_move() == seat;
  if (alone) {
    if (line.is_null()) line = seat_line("silent", seat);
    step.require(line, decision.actions.get());
    return;
  }
  const Value pending = Value::object(
      {{"pending", Value::object({{"seat", index(seat)}, {"line", std::move(line)}})}});
  if (is_secret(state, seat)) {
    step.hold(pending);
  } else {
    step.require(pending);
  }
}

// The deal of the day is the same for all: no player's seed takes part in it.
void start_game(Step& step) {
  const TableState& state = step.logged();
  const Settings& settings = state.settings();
  Value commits = Value::array();
  for (int i = 0; i < state.seats(); ++i) {
    const std::string commit = std::exchange(step.unlogged().next_commits[at(seat_at(i))], {});
    commits.push_back(commit.empty() || state.is_daily() ? Value() : Value(commit));
  }
  step.unlogged().votes.rematch = {};
  const std::string seed = state.is_daily()
                               ? fair::to_hex(fair::daily_seed(settings.game, settings.daily))
                               : step.secrets().draw();
  step.require(Value::object({{"start", Value::object({{"number", state.game().number + 1},
                                                       {"server", seed},
                                                       {"commits", std::move(commits)}})}}));
}

void vacate_seat(Step& step, Seat seat, std::string_view line, Value body) {
  body.set("seat", index(seat));
  if (step.logged().status() == TableStatus::kPlaying) body.set("level", "medium");
  UnloggedState& live = step.unlogged();
  live.presence.here = live.presence.here.without(seat);
  live.votes.rematch = live.votes.rematch.without(seat);
  step.require(Value::object({{std::string(line), std::move(body)}}));
}

void replace_creator(Step& step) {
  const Seating& seating = step.logged().seating();
  const SeatSet persons = seating.persons(), there = persons & step.unlogged().presence.here;
  if (persons.empty()) {
    step.require(Value::object({{"close", true}}));
  } else {
    const Seat next = first_of(there.empty() ? persons : there);
    step.require(Value::object({{"creator", Value::object({{"player", seating[next].player}})}}));
  }
}

bool is_absent(const TableData& table, Seat seat) {
  const Sitter& sitter = table.logged.seating()[seat];
  return sitter.person() && !sitter.held && !table.unlogged.presence.here.has(seat);
}

void apply_votes(Step& step) {
  const SeatSet voters = step.logged().seating().persons() & step.unlogged().presence.here;
  each_seat(step.unlogged().votes.take_unanimous(voters), [&](Seat seat) {
    if (step.logged().playing() && is_absent(step.table(), seat)) {
      step.require(seat_line("held", seat));
    }
  });
}

void note_waits(Step& step) {
  const TableState& state = step.logged();
  if (!state.playing()) return;
  UnloggedState& live = step.unlogged();
  live.clock.note(step.now());
  if (state.window().asks_all()) {
    const Millis spent = window_length(state) - (live.waits.window_until - step.now());
    step.require(Value::object({{"window", Value::object({{"ms", spent}})}}));
  }
  each_seat(live.clock.asked(), [&](Seat seat) {
    const Millis spent = live.clock.spent(seat, step.now());
    if (spent <= 0 || !clock_end(step.table(), seat)) return;
    step.require(
        Value::object({{"waited", Value::object({{"seat", index(seat)}, {"ms", spent}})}}));
  });
}

}  // namespace lair
