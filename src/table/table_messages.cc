// What a table tells, and to whom.

#include <algorithm>
#include <utility>

#include "fair/seeds.h"
#include "record/json.h"
#include "table/table.h"

namespace lair {
namespace {

constexpr std::int64_t kRecent = 16;  // updates kept for those who come back

std::size_t recent_place(std::int64_t version) {
  return static_cast<std::size_t>(version % kRecent);
}

std::string_view name_of(TableStatus status) {
  switch (status) {
    case TableStatus::kOpen:
      return "open";
    case TableStatus::kPlaying:
      return "playing";
    case TableStatus::kOver:
      return "over";
    case TableStatus::kClosed:
      break;
  }
  return "closed";
}

}  // namespace

Value Table::write_set(SeatSet seats) {
  Value list = Value::array();
  for (int i = 0; i < kMaxSeats; ++i) {
    if (seats.has(seat_at(i))) list.push_back(i);
  }
  return list;
}

Value Table::write_here() const {
  Value list = Value::array();
  for (int i = 0; i < seats_.count(); ++i) {
    list.push_back(!seats_[seat_at(i)].person() || here_.has(seat_at(i)));
  }
  return list;
}

void Table::tell_events(const std::vector<WrittenEvent>& events) {
  const SeatSet everybody = SeatSet::all(seats_.count());
  std::string text;
  for (const WrittenEvent& event : events) {
    text.clear();
    append_json(text, event.body);
    text += ',';
    for (int i = 0; i < seats_.count(); ++i) {
      if (event.audience.has(seat_at(i))) streams_[static_cast<std::size_t>(i)].events += text;
    }
    if (event.audience == everybody) streams_[kPublic].events += text;
  }
}

Table::Turn Table::turn_of(int stream) const {
  Turn turn;
  if (!playing()) return turn;
  const Status status = match_->status();
  const bool open = status == Status::kAwaitsMove && settling_ != Settling::kWaiting &&
                    !match_->aside() && !match_->forced();
  if (open) turn.seat = match_->to_move();
  turn.you = stream != kPublic && asked_.has(seat_at(stream));
  if (turn.you) {
    const Seat seat = seat_at(stream);
    turn.only = may_only_refuse(seat);
    turn.kind = turn.only ? offer_->question : match_->question(seat);
  }
  if (between_rounds()) turn.awaited = awaited_next();
  return turn;
}

// Every update has one: it is written as text at once.
void Table::append_turn(std::string& text, const Turn& turn, int stream, Millis now) const {
  const auto field = [&](std::string_view name, std::int64_t number) {
    text.append(name);
    append_json(text, number);
  };
  if (turn.seat) {
    field(R"({"seat":)", index(*turn.seat));
  } else {
    text.append(R"({"seat":null)");
  }
  text.append(turn.you ? R"(,"you":true,"kind":")" : R"(,"you":false)");
  if (turn.you) text.append(turn.kind) += '"';
  if (turn.only) text.append(R"(,"only":{")").append(offer_->refusal).append(R"(":true})");
  if (turn.awaited) append_json(text.append(R"(,"next":)"), write_set(*turn.awaited));
  if (turn.seat || turn.you) {
    const Seat mover = turn.seat ? *turn.seat : seat_at(stream);
    if (const auto end = clock_end(mover); end && asked_.has(mover)) {
      field(R"(,"left":)", std::max<Millis>(0, *end - now));
      field(R"(,"bank":)", seats_[mover].bank);
    }
  }
  if (settling_ == Settling::kWaiting && playing() && settle_until_ > now) {
    field(R"(,"window":)", settle_until_ - now);
  }
  text += '}';
}

Value Table::write_turn(int stream, Millis now) const {
  std::string text;
  append_turn(text, turn_of(stream), stream, now);
  return *parse_json(text);
}

Value Table::write_seats() const {
  Value list = Value::array();
  for (int i = 0; i < seats_.count(); ++i) {
    const Sitter& sitter = seats_[seat_at(i)];
    if (sitter.free()) {
      list.push_back({});
      continue;
    }
    list.push_back(Value::object({{"name", sitter.name},
                                  {"player", sitter.person() ? Value(sitter.player) : Value()},
                                  {"bot", sitter.person() ? Value() : Value(sitter.bot)},
                                  {"here", !sitter.person() || here_.has(seat_at(i))},
                                  {"held", sitter.held}}));
  }
  return list;
}

// The server's seed is for nobody before the game is over.
Value Table::write_fair() const {
  if (number_ == 0) return {};
  Value commits = Value::array(), seeds = Value::array();
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats_.count()); ++i) {
    commits.push_back(commits_[i].empty() ? Value() : Value(commits_[i]));
    seeds.push_back(client_seeds_[i].empty() ? Value() : Value(client_seeds_[i]));
  }
  Value fair =
      Value::object({{"commit", fair::to_hex(fair::commitment(*fair::from_hex(server_seed_)))},
                     {"commits", std::move(commits)}});
  if (revealing_) {
    fair.set("reveal", true);
  } else {
    fair.set("clients", std::move(seeds));
  }
  if (status_ == TableStatus::kOver) fair.set("server", server_seed_);
  return fair;
}

// What follows the last step is not told yet, and nobody is asked who would show that it has not
// come.
bool Table::is_early() const { return settling_ == Settling::kWaiting && !match_->aside(); }

Value Table::view_for(int stream) const {
  if (match_ == nullptr) return {};
  const auto seat = stream == kPublic ? std::nullopt : std::optional(seat_at(stream));
  if (is_early()) return match_->view_early(seat);
  return seat ? match_->view(*seat) : match_->public_view();
}

void Table::tell(int stream, Outcome& outcome) {
  Stream& to = streams_[static_cast<std::size_t>(stream)];
  const Turn turn = turn_of(stream);
  // Who is asked again hears it, and so do others if they know of it, though the turn is the same.
  const bool again =
      (turn.seat && renewed_.has(*turn.seat)) || (turn.you && renewed_.has(seat_at(stream)));
  const bool turned = again || to.turn != turn;
  const bool others = seats_changed_ || creator_changed_ || status_changed_ || settings_changed_ ||
                      fair_changed_ || !new_rounds_.items()->empty();
  if (to.events.empty() && !turned && !others) return;
  ++to.version;
  if (turned) to.turn = turn;
  if (stream == kPublic && !wanted_.watched) return to.recent.clear();  // who comes gets it all
  write_body(stream, turn, turned);
  to.recent.resize(kRecent);
  auto& body = to.recent[recent_place(to.version)] = told_body(outcome);
  outcome.told.push_back(
      {.stream = stream, .version = to.version, .body = body, .may_wait = !turn.you});
}

void Table::write_body(int stream, const Turn& turn, bool turned) {
  std::string& events = streams_[static_cast<std::size_t>(stream)].events;
  body_.clear();
  const auto field = [&](std::string_view name, const Value& value) {
    body_.append("\"").append(name).append("\":");
    append_json(body_, value);
    body_ += ',';
  };
  if (!events.empty()) {
    events.back() = ']';
    body_.append("\"events\":[").append(events) += ',';
  }
  if (status_changed_) {
    field("status", name_of(status_));
    field("number", number_);
    if (!end_.is_null()) field("end", end_);
  }
  if (seats_changed_) field("seats", write_seats());
  if (creator_changed_) field("creator", index(first_of(seats_.of(creator_))));
  if (seats_changed_ || settings_changed_) field("help", help());
  if (settings_changed_) field("settings", write_settings(settings_));
  if (fair_changed_) field("fair", write_fair());
  for (const Value& round : *new_rounds_.items()) field("round", round);
  if ((wanted_.views >> stream & 1U) != 0 && match_ != nullptr) field("view", view_for(stream));
  if (turned && (wanted_.legal >> stream & 1U) != 0) {
    if (const auto legal = legal_for(stream)) field("legal", *legal);
  }
  if (turned) {
    append_turn(body_.append("\"turn\":"), turn, stream, now_);
    body_ += ',';
  }
  body_.back() = '}';
}

// What is the same for several streams, as most of a move is, is kept once.
std::shared_ptr<const std::string> Table::told_body(const Outcome& outcome) const {
  for (const Told& told : outcome.told) {
    if (*told.body == body_) return told.body;
  }
  return std::make_shared<const std::string>(body_);
}

std::string Table::rematch_notice() const {
  return to_json(Value::object({{"rematch", write_set(said_rematch_)}}));
}

std::string Table::votes_notice(Seat absent) const {
  const Value by = write_set(votes_[at(absent)]);
  return to_json(Value::object({{"votes", Value::object({{"seat", index(absent)}, {"by", by}})}}));
}

std::vector<std::string> Table::notices() const {
  std::vector<std::string> list;
  if (status_ == TableStatus::kOver && !said_rematch_.empty()) list.push_back(rematch_notice());
  for (int i = 0; i < seats_.count(); ++i) {
    if (!votes_[static_cast<std::size_t>(i)].empty()) list.push_back(votes_notice(seat_at(i)));
  }
  return list;
}

std::optional<std::vector<Told>> Table::since(int stream, std::int64_t from) const {
  const Stream& source = streams_[static_cast<std::size_t>(stream)];
  if (from < source.begun || from > source.version) return std::nullopt;
  if (source.version - from > kRecent) return std::nullopt;
  std::vector<Told> list;
  for (std::int64_t version = from + 1; version <= source.version; ++version) {
    if (source.recent.empty()) return std::nullopt;
    const auto& body = source.recent[recent_place(version)];
    if (!body) return std::nullopt;
    list.push_back({.stream = stream, .version = version, .body = body});
  }
  return list;
}

std::optional<Value> Table::legal_for(int stream) const {
  if (stream == kPublic || !asked_.has(seat_at(stream))) return std::nullopt;
  return legal_of(seat_at(stream));
}

int Table::stream_of(const std::string& player) const {
  const SeatSet seat = seats_.of(player);
  return seat.empty() ? kPublic : index(first_of(seat));
}

Value Table::write_you(const Visitor& visitor) const {
  const SeatSet seat = seats_.of(visitor.player);
  return Value::object({{"player", visitor.player},
                        {"seat", seat.empty() ? Value() : Value(index(first_of(seat)))},
                        {"creator", visitor.player == creator_}});
}

Value Table::snapshot(const Visitor& visitor, Millis now) const {
  const SeatSet seat = seats_.of(visitor.player);
  const int stream = stream_of(visitor.player);
  Value table = Value::object({{"id", id_},
                               {"game", settings_.game},
                               {"options", settings_.options},
                               {"settings", write_settings(settings_)},
                               {"help", help()},
                               {"status", name_of(status_)},
                               {"version", version(stream)},
                               {"you", write_you(visitor)},
                               {"seats", write_seats()},
                               {"number", number_},
                               {"view", view_for(stream)},
                               {"rounds", rounds_}});
  if (match_ != nullptr) {
    const auto own = seat.empty() ? std::nullopt : std::optional(first_of(seat));
    table.set("events", is_early() ? match_->seen_early(own) : match_->seen(own));
  }
  if (!end_.is_null()) table.set("end", end_);
  if (frozen_) table.set("frozen", true);
  table.set("turn", write_turn(stream, now)).set("fair", write_fair());
  return table;
}

Value Table::resumed(const Visitor& visitor, Millis now) const {
  const int stream = stream_of(visitor.player);
  return Value::object({{"version", version(stream)},
                        {"you", write_you(visitor)},
                        {"view", view_for(stream)},
                        {"seats", write_seats()},
                        {"turn", write_turn(stream, now)},
                        {"fair", write_fair()}});
}

Value Table::summary() const {
  Value seats = Value::array();
  for (int i = 0; i < seats_.count(); ++i) {
    const Sitter& sitter = seats_[seat_at(i)];
    seats.push_back(sitter.free()
                        ? Value()
                        : Value::object({{"name", sitter.name},
                                         {"bot", sitter.person() ? Value() : Value(sitter.bot)}}));
  }
  const SeatSet creator = seats_.of(creator_);
  return Value::object(
      {{"id", id_},
       {"game", settings_.game},
       {"options", settings_.options},
       {"status", name_of(status_)},
       {"seats", std::move(seats)},
       {"settings", write_settings(settings_)},
       {"creator", creator.empty() ? Value() : Value(seats_[first_of(creator)].name)},
       {"updated", shown_}});
}

TableRow Table::row() const {
  TableRow row{.id = id_,
               .status = status_,
               .listed = settings_.listed && may_watch(),
               .timed = has_long_turns(),
               .updated = shown_,
               .summary = to_json(summary()),
               .players = {}};
  for (int i = 0; i < seats_.count(); ++i) {
    if (seats_[seat_at(i)].person()) row.players.push_back(seats_[seat_at(i)].player);
  }
  return row;
}

GameRow Table::game_row() const {
  Value names = Value::array(), bots = Value::array(), ids = Value::array();
  GameRow row;
  row.table = id_;
  row.number = number_;
  row.first = first_entry_;
  row.last = last_entry_;
  for (int i = 0; i < seats_.count(); ++i) {
    const Sitter& sitter = seats_[seat_at(i)];
    names.push_back(sitter.name);
    bots.push_back(sitter.person() ? Value() : Value(sitter.bot));
    ids.push_back(sitter.person() ? Value(sitter.player) : Value());
    if (sitter.person()) row.players.push_back(sitter.player);
  }
  Value summary = Value::object({{"table", id_},
                                 {"number", number_},
                                 {"game", settings_.game},
                                 {"ended", updated_},
                                 {"seats", std::move(names)},
                                 {"bots", std::move(bots)},
                                 {"players", std::move(ids)}});
  if (!settings_.daily.empty()) summary.set("daily", settings_.daily);
  if (!end_.is_null()) {
    row.ended = updated_;
    summary.set("totals", *end_.find("totals")).set("winners", *end_.find("winners"));
  } else if (last_entry_ > 0) {  // nobody will play it to its end
    row.ended = updated_;
    Value totals = Value::array();
    for (int i = 0; i < seats_.count(); ++i) totals.push_back(match_->totals()[at(seat_at(i))]);
    summary.set("totals", std::move(totals)).set("winners", Value::array()).set("unfinished", true);
  }
  row.summary = to_json(summary);
  return row;
}

std::optional<DailyRow> Table::daily_row() const {
  if (settings_.daily.empty()) return std::nullopt;
  DailyRow row{.date = settings_.daily, .game = settings_.game, .player = creator_, .table = id_};
  if (!end_.is_null()) row.points = match_->totals()[at(first_of(seats_.of(creator_)))];
  return row;
}

}  // namespace lair
