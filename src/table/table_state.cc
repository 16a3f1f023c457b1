#include "table/table_state.h"

#include <algorithm>
#include <utility>

#include "fair/bot_seed.h"
#include "fair/daily.h"
#include "table/record_of.h"

namespace lair {
namespace {

Seat seat_of_line(const Value& body) {
  return seat_at(static_cast<int>(integer_in(body, "seat").value_or(0)));
}

}  // namespace

std::uint64_t TableState::bot_seed(Seat seat) const {
  if (is_daily()) return fair::kDailySeed;
  return fair::bot_seed(shuffle_.server_seed(), seat, game_.decisions[at(seat)]);
}

void TableState::freeze(std::int64_t entries) {
  frozen_ = true;
  entries_ = entries;
}

MaybeError TableState::apply(const Value& line, Effects& effects, const AnyChecked* checked) {
  if (line.fields() == nullptr || line.fields()->empty()) return Error{"not-an-object", "", {}};
  if (is_of_record(line)) return apply_record_line(line, effects, checked);
  const auto& [name, body] = line.fields()->front();
  return apply_table_line(name, body, effects, checked);
}

MaybeError TableState::apply_table_line(const std::string& name, const Value& body,
                                        Effects& effects, const AnyChecked* checked) {
  if (name == "silent") return apply_decision({}, effects, checked);
  if (apply_game_step(name, body, effects)) return std::nullopt;
  effects.changed.row = true;
  if (apply_seat_line(name, body, effects)) return std::nullopt;
  if (name == "settings") return apply_settings(body, effects);
  if (name == "table") {
    create(body, effects);
  } else if (name == "start") {
    start_game(body, effects);
  } else if (name == "over") {
    end_game(body, effects);
  } else if (name == "open") {
    reopen(effects);
  } else if (name == "close") {
    close(effects);
  }
  return std::nullopt;
}

// Lines within a game that change no row of the store. False for any other line.
bool TableState::apply_game_step(const std::string& name, const Value& body, Effects& effects) {
  if (name == "reveal") {
    shuffle_.reveal(seat_of_line(body), text_in(body, "seed"));
  } else if (name == "seeds") {
    shuffle_.end_reveals(body);
    effects.changed.fair = true;
  } else if (name == "pending") {
    apply_pending(body, effects);
  } else if (name == "settled") {
    effects.events = window_.close(someone_aside());
    drop_stale_choices();
  } else if (name == "window") {
    effects.window_spent = integer_in(body, "ms").value_or(0);
  } else if (name == "waited") {
    effects.waited = {.seat = seat_of_line(body), .spent = integer_in(body, "ms").value_or(0)};
  } else {
    return false;
  }
  return true;
}

void TableState::apply_pending(const Value& body, Effects& effects) {
  const Seat seat = seat_of_line(body);
  const Value* line = body.find("line");
  const Value& choice = window_.choice(seat).emplace(line != nullptr ? *line : Value());
  effects.decided = SeatSet::of(seat);
  // If all are asked, the time counts now: counting it later would tell who could have taken the
  // offer.
  if (window_.asks_all()) count_time(seat, choice, true);
}

// Lines about the occupants of seats. False for any other line.
bool TableState::apply_seat_line(const std::string& name, const Value& body, Effects& effects) {
  if (name == "creator") {
    seating_.set_creator(text_in(body, "player"));
    effects.changed.creator = true;
    return true;
  }
  const Seat seat = seat_of_line(body);
  if (name == "held" || name == "back") {
    seating_.hold(seat, name == "held");
  } else if (name == "sit" || name == "stand" || name == "bot" || name == "remove") {
    seating_.occupy(name, seat, body, status_ == TableStatus::kPlaying);
    effects.reseated = seat;
  } else {
    return false;
  }
  effects.changed.seats = true;
  return true;
}

MaybeError TableState::apply_settings(const Value& body, Effects& effects) {
  auto settings = read_settings(body, settings_);
  if (!settings) return std::move(settings.error());
  settings_ = std::move(*settings);
  effects.changed.seats = seating_.count() != settings_.seats;
  seating_.resize(settings_.seats);
  effects.changed.settings = true;
  return std::nullopt;
}

void TableState::create(const Value& body, Effects& effects) {
  const Value* settings = body.find("settings");
  auto read = read_settings(settings != nullptr ? *settings : Value::object(), {});
  if (read) settings_ = std::move(*read);
  if (settings != nullptr) settings_.daily = text_in(*settings, "daily");
  seating_.resize(settings_.seats);
  seating_.set_creator(text_in(body, "creator"));
  effects.changed.settings = true;
}

void TableState::start_game(const Value& body, Effects& effects) {
  status_ = TableStatus::kPlaying;
  game_ = {};
  game_.number = static_cast<int>(integer_in(body, "number").value_or(0));
  game_.first_entry = entries_ + 1;
  shuffle_.start(body);
  window_.clear();
  for (int i = 0; i < seats(); ++i) {
    Sitter& sitter = seating_[seat_at(i)];
    sitter.bank = settings_.clock ? settings_.clock->bank : 0;
    sitter.timeouts = 0;
  }
  effects.game_started = true;
  effects.changed.status = effects.changed.fair = effects.changed.game = true;
}

void TableState::reopen(Effects& effects) {
  status_ = TableStatus::kOpen;
  game_.match.reset();
  game_.rounds = Value::array();
  game_.end = {};
  effects.changed.status = true;
}

void TableState::close(Effects& effects) {
  if (playing()) {
    game_.last_entry = entries_ + 1;
    effects.changed.game = true;
  }
  status_ = TableStatus::kClosed;
  effects.changed.status = true;
}

MaybeError TableState::apply_record_line(const Value& line, Effects& effects,
                                         const AnyChecked* checked) {
  if (line.has("lair")) {
    auto match = start_live(settings_.game, settings_.options, seats());
    if (!match) return std::move(match.error());
    game_.match = std::move(*match);
    return std::nullopt;
  }
  if (game_.match == nullptr) return Error{"record-no-header", "", {}};
  if (const Value* body = line.find("deal")) return apply_deal(*body, effects);
  if (const Value* body = line.find("round")) return score_round(*body, effects), std::nullopt;
  if (const Value* body = line.find("end")) return end_game(*body, effects), std::nullopt;
  return apply_decision(line, effects, checked);
}

MaybeError TableState::apply_deal(const Value& body, Effects& effects) {
  if (MaybeError error = game_.match->deal(body, collect(effects.events))) return error;
  ++game_.deals;
  window_.reset();
  return std::nullopt;
}

void TableState::score_round(const Value& body, Effects& effects) {
  Value round = body;
  round.set("parts", game_.match->parts());
  game_.rounds.push_back(round);
  effects.round = std::move(round);
  game_.round_due = false;
  effects.changed.row = true;
}

void TableState::end_game(const Value& body, Effects& effects) {
  game_.end = body;
  status_ = TableStatus::kOver;
  game_.last_entry = entries_ + 1;
  ChangedParts& changed = effects.changed;
  changed.status = changed.row = changed.game = changed.fair = true;
}

MaybeError TableState::apply_decision(const Value& line, Effects& effects,
                                      const AnyChecked* checked) {
  LiveMatch& match = *game_.match;
  const Seat seat = match.to_move();
  const bool was_settled = !match.settling();
  const bool in_window = window_.resolving();
  const bool counted = in_window && window_.offer();  // with the answer
  const bool own = !match.forced() && (!in_window || window_.choice(seat));
  if (checked != nullptr) {
    match.act(*checked, collect(effects.events));
  } else if (MaybeError error = match.decide(line, collect(effects.events))) {
    return error;
  }
  if (!line.is_null()) ++game_.decisions[at(seat)];
  update_window(was_settled, seat, effects);
  effects.decided = SeatSet::of(seat);
  // A seat that may take a discard in two ways is asked once: the choice answers both questions.
  std::optional<Value>& choice = window_.choice(seat);
  const bool again = choice && line.has("decline") && match.status() == Status::kAwaitsMove &&
                     someone_aside() && match.asked().has(seat);
  if (!again) choice.reset();
  drop_stale_choices();
  if (own && !counted) count_time(seat, line, in_window && window_decides());
  game_.round_due = match.status() != Status::kAwaitsMove && match.round_over();
  return std::nullopt;
}

// Opens a window after a decision that may be followed by a secret question, and ends one whose
// answers are all applied.
void TableState::update_window(bool was_settled, Seat mover, Effects& effects) {
  if (window_.resolving()) {
    if (!someone_aside()) window_.end_resolving();
    return;
  }
  std::vector<WrittenEvent>& events = effects.events;
  const bool opens = (was_settled && game_.match->settling()) ||
                     std::any_of(events.begin(), events.end(),
                                 [](const WrittenEvent& event) { return event.later; });
  if (!opens) return;
  std::optional<Offer> offer;
  for (const WrittenEvent& event : events) {
    if (event.offer && has_long_turns() && window_decides()) offer = event.offer;
  }
  window_.open(mover, entries_ + 1, offer, events);
  effects.window_opened = true;
}

// A seat whose discard went to another seat, or that could not take it, is asked again in its turn.
void TableState::drop_stale_choices() {
  if (window_.chosen().empty()) return;
  const bool awaits = game_.match->status() == Status::kAwaitsMove;
  window_.keep_choices_of(awaits ? game_.match->asked() : SeatSet());
}

// Takes the time of a decision from the bank, and counts consecutive timeouts. Decisions that the
// rules or the end of a window make count for nothing.
void TableState::count_time(Seat seat, const Value& line, bool in_window) {
  Sitter& sitter = seating_[seat];
  const std::int64_t spent = integer_in(line, "ms").value_or(0);
  if (settings_.clock && !in_window) {
    sitter.bank =
        std::max<Millis>(0, sitter.bank - std::max<Millis>(0, spent - settings_.clock->turn));
  }
  const std::string_view by = text_in(line, "by");
  if (by == "clock") {
    ++sitter.timeouts;
  } else if (by.empty()) {
    sitter.timeouts = 0;
  }
}

}  // namespace lair
