#include "wasm/local/local_table.h"

#include <algorithm>
#include <utility>

#include "fair/sha256.h"
#include "protocol/append.h"
#include "protocol/errors.h"
#include "protocol/table_messages.h"
#include "record/json.h"

namespace lair::wasm {
namespace {

constexpr std::string_view kHintLevel = "strong";

std::string update_frame(const Update& update, const Value* id) {
  wire::Update fields{.v = update.version};
  if (id != nullptr) fields.re = *id;
  std::string frame = "{";
  wire::append_fields(frame, fields);
  return frame += *update.body;
}

// The answer to a request that no update answers.
std::string answer_to(const Value* id, const StepResult& result) {
  wire::Notice answer;
  if (id != nullptr) answer.re = *id;
  std::string error;
  if (result.error) {
    error = error_json(*result.error);
    answer.error = error;
  } else if (result.legal) {
    answer.legal = *result.legal;
  } else {
    answer.ok = true;
  }
  return wire::to_text(answer);
}

}  // namespace

std::string GivenSecrets::draw() {
  fair::Sha256 hash;
  hash.add(given_);
  hash.add(std::to_string(drawn_++));
  return fair::to_hex(hash.digest());
}

Result<std::unique_ptr<LocalTable>> LocalTable::create(std::string id, const Settings& settings,
                                                       const Visitor& player, std::string secret,
                                                       const std::vector<Value>& requests,
                                                       Millis now, LocalOutcome& outcome) {
  std::unique_ptr<LocalTable> local(new LocalTable(player, std::move(secret)));
  StepResult result;
  local->table_ = Table::create(std::move(id), settings, player, local->secrets_, now, result);
  local->add(std::move(result), nullptr, now, outcome);
  for (const Value& request : requests) {
    result = local->table_->request(player, request, now);
    if (result.error) return *std::move(result.error);
    local->add(std::move(result), nullptr, now, outcome);
  }
  return local;
}

Result<std::unique_ptr<LocalTable>> LocalTable::load(std::string id,
                                                     const std::vector<std::string>& log,
                                                     const Visitor& player, std::string secret,
                                                     Millis now) {
  std::unique_ptr<LocalTable> local(new LocalTable(player, std::move(secret)));
  auto table = Table::load(std::move(id), log, local->secrets_, now);
  if (!table) return std::move(table.error());
  local->table_ = std::move(*table);
  return local;
}

LocalOutcome LocalTable::message(const Value& message, Millis now) {
  LocalOutcome outcome;
  if (const Value* number = message.find("ping")) {
    outcome.frames.push_back(to_json(Value::object({{"pong", *number}})));
  } else if (const Value* body = message.find("hello")) {
    hello(*body, now, outcome);
  } else {
    request(message, now, outcome);
  }
  return outcome;
}

void LocalTable::hello(const Value& body, Millis now, LocalOutcome& outcome) {
  if (table_->status() == TableStatus::kClosed) {
    outcome.close = CloseCode::kGone;
    return;
  }
  stream_ = table_->stream_of(player_.player);
  legal_up_to_ = static_cast<int>(
      std::clamp<std::int64_t>(integer_in(body, "legal_up_to").value_or(0), 0, kAllMoves));
  Subscriptions wanted{.watched = stream_ == kPublicStream};
  if (flag_in(body, "views")) wanted.views = 1U << stream_;
  wanted.legal_up_to[static_cast<std::size_t>(stream_)] = legal_up_to_;
  connected_ = false;  // the updates of what follows are in the snapshot
  if (stream_ != kPublicStream && !table_->here().has(seat_at(stream_))) {
    add(table_->set_present(seat_at(stream_), true, now), nullptr, now, outcome);
  }
  connected_ = true;
  table_->subscribe(wanted);
  send_current(body, now, outcome);
  const Value* commit = body.find("commit");
  if (commit != nullptr && stream_ != kPublicStream) {
    request(Value::object({{"commit", *commit}}), now, outcome);
  }
}

void LocalTable::send_current(const Value& hello, Millis now, LocalOutcome& outcome) const {
  const auto from = integer_in(hello, "from");
  if (const auto missed = from ? table_->since(stream_, *from) : std::nullopt) {
    for (const Update& update : *missed) outcome.frames.push_back(update_frame(update, nullptr));
    const std::string resumed = table_->resumed(player_, now, legal_up_to_);
    outcome.frames.push_back(wire::to_text(wire::Notice{.resumed = resumed}));
  } else {
    const std::string snapshot = table_->snapshot(player_, now, legal_up_to_);
    outcome.frames.push_back(wire::to_text(wire::Notice{.table = snapshot}));
  }
  for (std::string& notice : table_->notices()) outcome.frames.push_back(std::move(notice));
}

void LocalTable::request(const Value& message, Millis now, LocalOutcome& outcome) {
  add(table_->request(player_, message, now), &message, now, outcome);
}

LocalOutcome LocalTable::leave(Millis now) {
  LocalOutcome outcome;
  connected_ = false;
  if (stream_ != kPublicStream && table_->here().has(seat_at(stream_))) {
    add(table_->set_present(seat_at(stream_), false, now), nullptr, now, outcome);
  }
  return outcome;
}

LocalOutcome LocalTable::tick(Millis now) {
  LocalOutcome outcome;
  add(table_->tick(now), nullptr, now, outcome);
  return outcome;
}

LocalOutcome LocalTable::think(Millis now) {
  LocalOutcome outcome;
  if (!tasks_.empty()) {
    const BotTask task = std::move(tasks_.front());
    tasks_.pop_front();
    Rng rng(task.seed);
    const Value line = bot(task.level).choose(*task.knowledge, rng);
    add(table_->bot_decided(task.ticket, {line}, now), nullptr, now, outcome);
  } else if (const auto hint = std::exchange(hint_, nullptr)) {
    Rng rng(1);
    const Value found = bot(std::string(kHintLevel)).explain(*hint, rng);
    outcome.frames.push_back(wire::to_text(wire::Notice{.re = hint_id_, .hint = found}));
  }
  return outcome;
}

AnyBot& LocalTable::bot(const std::string& level) {
  std::unique_ptr<AnyBot>& bot = bots_[level];
  if (bot == nullptr) {
    auto made = make_any_bot(table_->settings().game, level);
    if (!made) made = make_any_bot(table_->settings().game, "greedy");
    bot = std::move(*made);
  }
  return *bot;
}

void LocalTable::add(StepResult result, const Value* request, Millis now, LocalOutcome& outcome) {
  if (!result.entry.empty()) outcome.entries.push_back(std::move(result.entry));
  outcome.row_changed |= result.row_changed;
  outcome.game_changed |= result.game_changed;
  const Value* id = request != nullptr ? request->find("id") : nullptr;
  bool answered = id == nullptr || result.hint != nullptr;
  if (connected_) {
    for (const Update& update : result.updates) {
      if (update.stream != stream_) continue;
      outcome.frames.push_back(update_frame(update, id));
      answered = true;
    }
    for (std::string& notice : result.notices) outcome.frames.push_back(std::move(notice));
  }
  if (request != nullptr && (!answered || result.error || result.legal)) {
    outcome.frames.push_back(answer_to(id, result));
  }
  if (result.hint) {
    hint_ = std::move(result.hint);
    hint_id_ = id != nullptr ? *id : Value();
  }
  if (result.restarted && connected_) {
    tasks_.clear();  // their questions are void
    const std::string snapshot = table_->snapshot(player_, now, legal_up_to_);
    outcome.frames.push_back(wire::to_text(wire::Notice{.table = snapshot}));
  }
  for (BotTask& task : table_->bot_tasks()) tasks_.push_back(std::move(task));
  if (table_->status() == TableStatus::kClosed) outcome.close = CloseCode::kGone;
}

}  // namespace lair::wasm
