// What people ask of a table (docs/protocol.md).

#include <algorithm>
#include <array>
#include <utility>

#include "bots/any_bot.h"
#include "bots/bot.h"
#include "fair/daily.h"
#include "fair/seeds.h"
#include "record/json.h"
#include "table/forgetting.h"
#include "table/phrases.h"
#include "table/plain_text.h"
#include "table/table.h"

namespace lair {
namespace {

constexpr int kLongestText = 200;
// Requests that say no more than their name.
constexpr std::array<std::string_view, 7> kFlags = {"start", "legal",   "hint", "stand",
                                                    "next",  "rematch", "back"};

Error not_true(std::string_view field) {
  return {"table-not-true", "", {{"field", std::string(field)}}};
}

bool is_hex32(const std::string& text) {
  return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

}  // namespace

std::unique_ptr<Table> Table::create(std::string id, const Settings& settings,
                                     const Visitor& creator, Secrets& secrets, Millis now,
                                     Outcome& outcome) {
  std::unique_ptr<Table> table(new Table(std::move(id), secrets));
  table->begin(now);
  table->must(Value::object({{"table", Value::object({{"settings", write_settings(settings)},
                                                      {"creator", creator.player},
                                                      {"at", now}})}}));
  table->seat_down(seat_at(0), creator);
  table->finish(outcome);
  return table;
}

Outcome Table::request(const Visitor& visitor, const Value& message, Millis now) {
  Outcome outcome;
  begin(now);
  outcome.error = serve(visitor, message, outcome);
  if (!outcome.error) go_on();
  finish(outcome);
  return outcome;
}

MaybeError Table::serve(const Visitor& visitor, const Value& message, Outcome& outcome) {
  const SeatSet seat = seats_.of(visitor.player);
  if (message.fields() == nullptr) return Error{"not-an-object", "", {}};
  const auto has = [&](std::string_view name) { return message.find(name); };
  if (status_ == TableStatus::kClosed) return Error{"table-closed", "", {}};
  if (frozen_) return Error{"table-frozen", "", {}};
  if (!seat.empty() && has("move") != nullptr) return move(first_of(seat), message);  // the most
  for (const std::string_view name : kFlags) {
    if (has(name) != nullptr && !flag_in(message, name)) return not_true(name);
  }
  if (const Value* wanted = has("sit")) return sit(visitor, *wanted);
  if (const Value* body = has("bot")) return put_bot(visitor, *body);
  if (const Value* wanted = has("remove")) return remove(visitor, *wanted, outcome);
  if (const Value* body = has("settings")) return change_settings(visitor, *body);
  if (has("start") != nullptr) return start(visitor);
  // All else is for those who have a seat.
  if (seat.empty()) return Error{"table-not-seated", "", {}};
  const Seat own = first_of(seat);
  if (has("legal") != nullptr) return legal(own, outcome);
  if (has("hint") != nullptr) return hint(own, outcome);
  if (has("stand") != nullptr) return stand(own);
  if (has("next") != nullptr) return next(own, outcome);
  if (has("rematch") != nullptr) return rematch(own, outcome);
  if (const Value* wanted = has("vote")) return vote(own, *wanted, outcome);
  if (has("back") != nullptr) return come_back(own);
  if (has("say") != nullptr || has("text") != nullptr) return say(own, message, outcome);
  if (const Value* value = has("commit")) return commit(own, *value);
  if (const Value* value = has("reveal")) return reveal(own, *value);
  return Error{"table-request-unknown", "", {}};
}

Result<Seat> Table::seat_in(const Value& value) const {
  const std::int64_t* number = value.integer();
  if (number == nullptr || *number < 0 || *number >= seats_.count()) {
    return Error{"table-seat-unknown", "", {{"high", seats_.count() - 1}}};
  }
  return seat_at(static_cast<int>(*number));
}

MaybeError Table::only_creator(const Visitor& visitor) const {
  if (visitor.player == creator_) return std::nullopt;
  return Error{"table-not-creator", "", {}};
}

MaybeError Table::only_open() const {
  if (status_ == TableStatus::kOpen) return std::nullopt;
  return Error{"table-begun", "", {}};
}

void Table::seat_down(Seat seat, const Visitor& visitor) {
  must(Value::object({{"sit", Value::object({{"seat", index(seat)},
                                             {"player", visitor.player},
                                             {"name", seats_.told_apart(visitor.name)}})}}));
}

MaybeError Table::sit(const Visitor& visitor, const Value& wanted) {
  if (visitor.player.empty()) return Error{"server-no-player", "", {}};
  if (MaybeError error = only_open()) return error;
  if (!seats_.of(visitor.player).empty()) return Error{"table-seated-already", "", {}};
  if (removed_.contains(visitor.player)) return Error{"table-removed", "", {}};
  if (wanted == Value(false)) return not_true("sit");
  if (wanted.flag() != nullptr) {  // any
    if (seats_.free().empty()) return Error{"table-full", "", {}};
    seat_down(first_of(seats_.free()), visitor);
    return std::nullopt;
  }
  const auto seat = seat_in(wanted);
  if (!seat) return seat.error();
  if (!seats_[*seat].free()) return Error{"table-seat-taken", "", {}};
  seat_down(*seat, visitor);
  return std::nullopt;
}

MaybeError Table::stand(Seat seat) {
  if (status_ == TableStatus::kPlaying) return Error{"table-begun", "", {}};
  const bool was_creator = seats_[seat].player == creator_;
  take_seat_from(seat, "stand", Value::object());
  if (was_creator) pass_on_table();
  return std::nullopt;
}

// Its person leaves; in a running game a bot goes on.
void Table::take_seat_from(Seat seat, std::string_view line, Value body) {
  body.set("seat", index(seat));
  if (status_ == TableStatus::kPlaying) body.set("level", "medium");
  here_ = here_.without(seat);
  said_rematch_ = said_rematch_.without(seat);
  must(Value::object({{std::string(line), std::move(body)}}));
}

// Its creator is gone: the next person takes care of it, one who is there rather than another;
// without one it closes.
void Table::pass_on_table() {
  const SeatSet persons = seats_.persons(), there = persons & here_;
  if (persons.empty()) {
    must(Value::object({{"close", true}}));
  } else {
    const Seat next = first_of(there.empty() ? persons : there);
    must(Value::object({{"creator", Value::object({{"player", seats_[next].player}})}}));
  }
}

MaybeError Table::put_bot(const Visitor& visitor, const Value& body) {
  if (MaybeError error = only_creator(visitor)) return error;
  if (MaybeError error = only_open()) return error;
  const Value* wanted = body.find("seat");
  const auto seat = seat_in(wanted != nullptr ? *wanted : Value());
  if (!seat) return seat.error();
  if (seats_[*seat].person()) return Error{"table-seat-taken", "", {}};
  const Value* level = body.find("level");
  if (level == nullptr || level->is_null()) {
    must(named("stand", *seat));
    return std::nullopt;
  }
  const auto levels = levels_of(settings_.game);
  if (level->text() == nullptr ||
      std::find(levels.begin(), levels.end(), *level->text()) == levels.end()) {
    return unknown_bot(level->text() != nullptr ? *level->text() : "", levels);
  }
  const std::string name = seats_[*seat].bot.empty() ? seats_.bot_name() : seats_[*seat].name;
  must(Value::object(
      {{"bot",
        Value::object({{"seat", index(*seat)}, {"level", *level->text()}, {"name", name}})}}));
  return std::nullopt;
}

MaybeError Table::remove(const Visitor& visitor, const Value& wanted, Outcome& outcome) {
  if (MaybeError error = only_creator(visitor)) return error;
  const auto seat = seat_in(wanted);
  if (!seat) return seat.error();
  if (!seats_[*seat].person() || seats_[*seat].player == creator_) {
    return Error{"table-nobody-to-remove", "", {}};
  }
  outcome.removed = seats_[*seat].player;
  take_seat_from(*seat, "remove", Value::object());
  return std::nullopt;
}

Outcome Table::expel(const std::string& player, bool forget, Millis now) {
  const SeatSet seats = seats_.of(player);
  if (frozen_ && !seats.empty()) return close(now);  // nothing else can be written behind its log
  Outcome outcome;
  if (seats.empty() || status_ == TableStatus::kClosed) return outcome;
  const Seat seat = first_of(seats);
  begin(now);
  Value body = Value::object();
  if (forget && status_ == TableStatus::kPlaying) body.set("name", forgotten_name(index(seat)));
  take_seat_from(seat, "remove", std::move(body));
  if (creator_ == player) pass_on_table();
  if (status_ != TableStatus::kClosed) go_on();
  finish(outcome);
  return outcome;
}

MaybeError Table::change_settings(const Visitor& visitor, const Value& body) {
  if (MaybeError error = only_creator(visitor)) return error;
  if (MaybeError error = only_open()) return error;
  const Value* game = body.find("game");
  if (game != nullptr && *game != Value(settings_.game)) return Error{"table-other-game", "", {}};
  if (MaybeError error = only_settings(body)) return error;
  auto settings = read_settings(body, settings_);
  if (!settings) return std::move(settings.error());
  for (int i = settings->seats; i < seats_.count(); ++i) {
    if (seats_[seat_at(i)].person()) return Error{"table-seat-taken", "", {}};
  }
  must(Value::object({{"settings", write_settings(*settings)}}));
  return std::nullopt;
}

MaybeError Table::start(const Visitor& visitor) {
  if (MaybeError error = only_creator(visitor)) return error;
  if (MaybeError error = only_open()) return error;
  if (!seats_.free().empty()) {
    return Error{"table-seats-free", "", {{"count", seats_.free().size()}}};
  }
  begin_game();
  return std::nullopt;
}

// A day's deal is the same for all: nobody's seed has a part in it.
void Table::begin_game() {
  const bool daily = !settings_.daily.empty();
  Value commits = Value::array();
  for (int i = 0; i < seats_.count(); ++i) {
    const std::string commit = std::exchange(next_commits_[static_cast<std::size_t>(i)], {});
    commits.push_back(commit.empty() || daily ? Value() : Value(commit));
  }
  said_rematch_ = {};
  const std::string seed =
      daily ? fair::to_hex(fair::daily_seed(settings_.game, settings_.daily)) : secrets_->draw();
  must(Value::object({{"start", Value::object({{"number", number_ + 1},
                                               {"server", seed},
                                               {"commits", std::move(commits)}})}}));
}

MaybeError Table::move(Seat seat, const Value& message) {
  if (!playing()) return Error{"table-not-playing", "", {}};
  Value line = Value::object({{"seat", index(seat)}});
  const Value& wanted = *message.find("move");
  const bool silent = wanted.is_null();
  if (!silent && wanted.fields() == nullptr)
    return Error{"field-not-object", "", {{"field", "move"}}};
  if (!silent) {
    for (const auto& [name, field] : *wanted.fields()) {
      if (name != "seat") line.set(name, field);
    }
  }
  if (choices_[at(seat)].made) return Error{"table-decided-already", "", {}};
  const bool asked_now = asked().has(seat);
  // Whether anybody is asked now is a secret: what the rules say of this move would tell it, or
  // that the round is over if nobody is.
  const bool secret = settling_ == Settling::kWaiting || someone_aside();
  if (!asked_now && secret) return Error{"table-not-asked", "", {}};
  if (!asked_now && match_->status() != Status::kAwaitsMove) {
    return Error{"table-between-rounds", "", {}};
  }
  auto decision = this->decision(seat, silent ? Value() : line);
  if (!decision) return std::move(decision.error());
  if (!asked_now) return Error{"table-not-asked", "", {}};
  const Value* version = message.find("v");
  const std::int64_t* number = version != nullptr ? version->integer() : nullptr;
  if (number == nullptr) return Error{"table-no-version", "", {}};
  if (*number < asked_version_[at(seat)] || *number > this->version(index(seat))) {
    return Error{"table-stale", "", {}};
  }
  // In a window it would tell everybody that he was asked.
  if (seats_[seat].held && settling_ != Settling::kWaiting) must(named("back", seat));
  decide(seat, *std::move(decision), "");
  return std::nullopt;
}

MaybeError Table::legal(Seat seat, Outcome& outcome) const {
  if (!asked().has(seat)) return Error{"table-not-asked", "", {}};
  outcome.answer = "\"legal\":" + to_json(legal_of(seat)) + "}";
  return std::nullopt;
}

MaybeError Table::hint(Seat seat, Outcome& outcome) const {
  if (!help()) return Error{"table-no-help", "", {}};
  if (!asked().has(seat) || may_only_refuse(seat)) return Error{"table-not-asked", "", {}};
  outcome.hint = match_->knowledge(seat);
  return std::nullopt;
}

MaybeError Table::next(Seat seat, Outcome& outcome) {
  if (!playing()) return Error{"table-not-playing", "", {}};
  if (!between_rounds()) return std::nullopt;  // it goes on already, or not yet
  said_next_ = said_next_.with(seat);
  outcome.notices.push_back(to_json(Value::object({{"next", write_set(awaited_next())}})));
  return std::nullopt;
}

MaybeError Table::vote(Seat seat, const Value& wanted, Outcome& outcome) {
  const auto target = seat_in(wanted);
  if (!target) return target.error();
  const Sitter& absent = seats_[*target];
  if (status_ != TableStatus::kPlaying) return Error{"table-not-playing", "", {}};
  if (settings_.clock) return Error{"table-clock-decides", "", {}};
  if (!is_absent(*target)) return Error{"table-not-absent", "", {}};
  votes_[at(*target)] = votes_[at(*target)].with(seat);
  count_votes();
  if (!absent.held) outcome.notices.push_back(votes_notice(*target));
  return std::nullopt;
}

bool Table::is_absent(Seat seat) const {
  return seats_[seat].person() && !seats_[seat].held && !here_.has(seat);
}

// A bot holds the seats for which all who are there have voted.
void Table::count_votes() {
  const SeatSet voters = seats_.persons() & here_;
  for (int i = 0; i < seats_.count(); ++i) {
    SeatSet& votes = votes_[static_cast<std::size_t>(i)];
    if ((votes & voters).empty() || !(voters - votes).empty()) continue;
    votes = {};
    if (playing() && is_absent(seat_at(i))) must(named("held", seat_at(i)));
  }
}

MaybeError Table::come_back(Seat seat) {
  if (!seats_[seat].held) return Error{"table-not-held", "", {}};
  must(named("back", seat));
  asked_ = asked_.without(seat);  // asked anew, with a new clock
  return std::nullopt;
}

MaybeError Table::say(Seat seat, const Value& message, Outcome& outcome) {
  Value said = Value::object({{"seat", index(seat)}, {"name", seats_[seat].name}});
  if (const Value* phrase = message.find("say")) {
    const bool known = phrase->text() != nullptr && std::find(kPhrases.begin(), kPhrases.end(),
                                                              *phrase->text()) != kPhrases.end();
    if (!known) return Error{"table-phrase-unknown", "", {}};
    said.set("phrase", *phrase->text());
  } else {
    if (!settings_.free_chat) return Error{"table-chat-phrases", "", {}};
    const auto field = text_field(message, "text");
    if (!field) return field.error();
    auto text = plain_text(*field, kLongestText);
    if (!text) return std::move(text.error());
    outcome.written = *text;
    said.set("text", *std::move(text));
  }
  outcome.notices.push_back(to_json(Value::object({{"said", std::move(said)}})));
  return std::nullopt;
}

MaybeError Table::commit(Seat seat, const Value& value) {
  if (value.text() == nullptr || !is_hex32(*value.text())) return Error{"table-seed-form", "", {}};
  next_commits_[at(seat)] = *value.text();
  return std::nullopt;
}

MaybeError Table::reveal(Seat seat, const Value& value) {
  if (value.text() == nullptr || !is_hex32(*value.text())) return Error{"table-seed-form", "", {}};
  if (!revealing_ || !awaited_reveals().has(seat)) return Error{"table-no-reveal", "", {}};
  if (fair::to_hex(fair::commitment(*fair::from_hex(*value.text()))) != commits_[at(seat)])
    return Error{"table-seed-differs", "", {}};
  must(
      Value::object({{"reveal", Value::object({{"seat", index(seat)}, {"seed", *value.text()}})}}));
  return std::nullopt;
}

bool Table::help() const { return settings_.help ? *settings_.help : seats_.persons().size() <= 1; }

}  // namespace lair
