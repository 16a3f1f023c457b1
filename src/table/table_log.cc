// What the lines of a table's log do.

#include <utility>

#include "record/json.h"
#include "table/record_of.h"
#include "table/table.h"

namespace lair {
namespace {

Seat seat_of_line(const Value& body) {
  return seat_at(static_cast<int>(integer_in(body, "seat").value_or(0)));
}

void read_texts(const Value* list, std::array<std::string, kMaxSeats>& into) {
  into = {};
  if (list == nullptr || list->items() == nullptr) return;
  for (std::size_t i = 0; i < list->items()->size() && i < into.size(); ++i) {
    if (const std::string* text = (*list->items())[i].text()) into[i] = *text;
  }
}

}  // namespace

MaybeError Table::apply(const Value& line) {
  if (line.fields() == nullptr || line.fields()->empty()) return Error{"not-an-object", "", {}};
  if (is_of_record(line)) return apply_game(line);
  const auto& [name, body] = line.fields()->front();
  return apply_table(name, body);
}

MaybeError Table::apply_table(const std::string& name, const Value& body) {
  if (name == "silent") return apply_decision({});
  if (apply_step(name, body)) return std::nullopt;
  row_changed_ = true;
  if (name == "table") return found(body), std::nullopt;
  if (apply_seats(name, body)) return std::nullopt;
  if (name == "settings") {
    auto settings = read_settings(body, settings_);
    if (!settings) return std::move(settings.error());
    settings_ = std::move(*settings);
    seats_changed_ |= seats_.count() != settings_.seats;
    seats_.resize(settings_.seats);
    settings_changed_ = true;
  } else if (name == "start") {
    start_game(body);
  } else if (name == "over") {
    end_game(body);
  } else if (name == "open") {
    status_ = TableStatus::kOpen;
    match_.reset();
    rounds_ = Value::array();
    end_ = {};
    status_changed_ = true;
  } else if (name == "close") {
    if (status_ == TableStatus::kPlaying && match_ != nullptr && !frozen_) {
      last_entry_ = entries_ + 1;
      game_changed_ = true;
    }
    status_ = TableStatus::kClosed;
    status_changed_ = true;
  }
  return std::nullopt;
}

// Lines within a game, which say nothing that a row has. False if it is none.
bool Table::apply_step(const std::string& name, const Value& body) {
  if (name == "reveal") {
    client_seeds_[at(seat_of_line(body))] = text_in(body, "seed");
  } else if (name == "seeds") {
    read_texts(&body, client_seeds_);
    revealing_ = false;
    fair_changed_ = true;
  } else if (name == "pending") {
    const Value* line = body.find("line");
    choices_[at(seat_of_line(body))] = {
        .made = true, .line = line != nullptr ? *line : Value(), .by = {}};
    asked_ = asked_.without(seat_of_line(body));
    // Whoever is asked: that he could have taken it must not show later.
    if (asks_all())
      note_time(seats_[seat_of_line(body)], choices_[at(seat_of_line(body))].line, true);
  } else if (name == "settled") {
    settling_ = someone_aside() ? Settling::kDone : Settling::kNo;
    if (!someone_aside()) choices_ = {};
    forget_vain_choices();
    tell_events(std::exchange(later_, {}));
  } else if (name == "window") {
    settle_until_ = now_ + settle_time() - integer_in(body, "ms").value_or(0);
  } else if (name == "waited") {
    since_[at(seat_of_line(body))] = now_ - integer_in(body, "ms").value_or(0);
  } else {
    return false;
  }
  return true;
}

// Lines about who sits where. False if it is none.
bool Table::apply_seats(const std::string& name, const Value& body) {
  if (name == "creator") {
    creator_ = text_in(body, "player");
    creator_changed_ = true;
    return true;
  }
  const bool holding = name == "held" || name == "back";
  if (!holding && name != "sit" && name != "stand" && name != "bot" && name != "remove") {
    return false;
  }
  const Seat seat = seat_of_line(body);
  Sitter& sitter = seats_[seat];
  seats_changed_ = true;
  if (holding) {
    sitter.held = name == "held";
    sitter.timeouts = 0;
    return true;
  }
  if (name == "remove") removed_.insert(sitter.player);
  const bool keeps_name =
      name == "remove" && status_ == TableStatus::kPlaying && text_in(body, "name").empty();
  sitter = {.player = std::string(text_in(body, "player")),
            .bot = std::string(text_in(body, "level")),
            .name = keeps_name ? sitter.name : std::string(text_in(body, "name")),
            .bank = sitter.bank};
  next_commits_[at(seat)].clear();  // who comes now has made none
  // Who comes has heard nothing of the seat's stream, nor who goes of the public one.
  for (Stream* stream : {&streams_[at(seat)], &streams_[kPublic]}) {
    stream->begun = stream->version + 1;
  }
  return true;
}

void Table::found(const Value& body) {
  const Value* settings = body.find("settings");
  auto read = read_settings(settings != nullptr ? *settings : Value::object(), {});
  if (read) settings_ = std::move(*read);
  if (settings != nullptr) settings_.daily = text_in(*settings, "daily");
  seats_.resize(settings_.seats);
  creator_ = text_in(body, "creator");
  settings_changed_ = true;
}

void Table::start_game(const Value& body) {
  status_ = TableStatus::kPlaying;
  number_ = static_cast<int>(integer_in(body, "number").value_or(0));
  first_entry_ = entries_ + 1;
  last_entry_ = 0;
  server_seed_ = text_in(body, "server");
  read_texts(body.find("commits"), commits_);
  client_seeds_ = {};
  revealing_ = true;
  reveal_until_ = now_ + kRevealTime;
  match_.reset();
  rounds_ = Value::array();
  end_ = {};
  deals_ = 0;
  round_due_ = false;
  settling_ = Settling::kNo;
  offer_.reset();
  choices_ = {};
  for (int i = 0; i < seats_.count(); ++i) {
    Sitter& sitter = seats_[seat_at(i)];
    sitter.bank = settings_.clock ? settings_.clock->bank : 0;
    sitter.timeouts = 0;
  }
  status_changed_ = fair_changed_ = game_changed_ = true;
}

MaybeError Table::apply_game(const Value& line) {
  if (line.has("lair")) {
    auto match = start_live(settings_.game, settings_.options, seats_.count());
    if (!match) return std::move(match.error());
    match_ = std::move(*match);
    return std::nullopt;
  }
  if (match_ == nullptr) return Error{"record-no-header", "", {}};
  if (const Value* body = line.find("deal")) {
    std::vector<WrittenEvent> events;
    if (MaybeError error = match_->deal(*body, &events)) return error;
    ++deals_;
    choices_ = {};
    settling_ = Settling::kNo;
    tell_events(events);
    return std::nullopt;
  }
  if (const Value* body = line.find("round")) return note_round(*body), std::nullopt;
  if (const Value* body = line.find("end")) return end_game(*body), std::nullopt;
  return apply_decision(line);
}

void Table::end_game(const Value& body) {
  end_ = body;
  status_ = TableStatus::kOver;
  last_entry_ = entries_ + 1;
  status_changed_ = row_changed_ = game_changed_ = fair_changed_ = true;
}

void Table::note_round(const Value& body) {
  Value round = body;
  round.set("parts", match_->parts());
  rounds_.push_back(round);
  new_rounds_.push_back(std::move(round));
  round_due_ = false;
  row_changed_ = true;
  pause_until_ = now_ + settings_.pause;
}

MaybeError Table::apply_decision(const Value& line) {
  const Seat seat = match_->to_move();
  const bool settled_before = !match_->settling();
  const bool offered = settling_ == Settling::kDone;
  const bool noted = offered && offer_;  // its time, with the answer
  const bool own = !match_->forced() && (!offered || choices_[at(seat)].made);
  std::vector<WrittenEvent> events;
  if (MaybeError error = match_->decide(line, &events)) return error;
  settle(events, settled_before, seat);
  tell_events(events);
  asked_ = asked_.without(seat);
  Choice& choice = choices_[at(seat)];
  // Who may take a discard in two ways is asked once: the choice serves both questions.
  const bool again = choice.made && line.has("decline") &&
                     match_->status() == Status::kAwaitsMove && someone_aside() &&
                     match_->asked().has(seat);
  if (!again) choice = {};
  forget_vain_choices();
  if (own && !noted) note_time(seats_[seat], line, offered && window_decides());
  round_due_ = match_->status() != Status::kAwaitsMove && match_->round_over();
  return std::nullopt;
}

// Time that a decision took of the bank, and whether the seat has let its time run out. What the
// rules made of it, or the end of a window, says nothing of that.
void Table::note_time(Sitter& sitter, const Value& line, bool in_window) const {
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

MaybeError Table::read(const std::string& entry, Millis now) {
  begin(now);
  const auto lines = parse_json(entry);
  if (!lines) return lines.error();
  if (lines->items() == nullptr) return Error{"field-not-list", "", {{"field", "log"}}};
  for (const Value& line : *lines->items()) {
    if (MaybeError error = add(line)) return error;
  }
  Outcome ignored;
  finish(ignored);
  return std::nullopt;
}

Result<std::unique_ptr<Table>> Table::load(std::string id, const std::vector<std::string>& log,
                                           Secrets& secrets, Millis now) {
  std::unique_ptr<Table> table(new Table(std::move(id), secrets));
  table->reading_ = true;
  for (const std::string& entry : log) {
    if (MaybeError error = table->read(entry, now)) {
      if (table->entries_ == 0) return std::move(*error);
      table->frozen_ = true;
      table->asked_ = {};
      table->entries_ = static_cast<std::int64_t>(log.size());  // the next one follows them all
      break;
    }
  }
  table->reading_ = false;
  table->paused_at_ = now;
  table->gone_.fill(now);
  table->wake();
  return table;
}

}  // namespace lair
