#include "record/replay.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "rules/registry.h"

namespace lair {
namespace {

constexpr std::int64_t kRecordVersion = 1;
constexpr std::int64_t kMostMilliseconds = 1'000'000'000'000;  // over thirty years

// A line has at least one of these fields. The others (date, bots, by, ms) only accompany them.
constexpr std::array<std::string_view, 3> kFrames = {"seat", "lair", "fair"};
constexpr std::array<std::string_view, 3> kCourse = {"deal", "round", "end"};
constexpr std::array<std::string_view, 10> kDecisions = {
    "bid", "give", "play", "take", "lay", "discard", "claim", "out", "decline", "announce"};

std::ptrdiff_t count_in(const Value& line, std::span<const std::string_view> keys) {
  return std::count_if(keys.begin(), keys.end(),
                       [&](std::string_view key) { return line.has(key); });
}

MaybeError check_version(const Value& header) {
  const auto version = integer_field(header, "lair", 1, 1'000'000'000);
  if (!version) return version.error();
  if (*version > kRecordVersion)
    return Error{"record-version", "", {{"version", *version}, {"known", kRecordVersion}}};
  return std::nullopt;
}

Result<std::vector<std::string>> read_seats(const Value& header) {
  const auto list = list_field(header, "seats");
  if (!list) return list.error();
  std::vector<std::string> seats;
  for (const Value& name : **list) {
    if (name.text() == nullptr) return Error{"record-seat-name", "", {}};
    seats.push_back(*name.text());
  }
  return seats;
}

// Checks the form of optional fields, which the rules ignore.
MaybeError check_extras(const Value& header, std::size_t seats) {
  if (header.has("date")) {
    if (const auto date = text_field(header, "date"); !date) return date.error();
  }
  if (!header.has("bots")) return std::nullopt;
  const auto bots = list_field(header, "bots");
  if (!bots) return bots.error();
  const auto fits = [](const Value& bot) { return bot.is_null() || bot.text() != nullptr; };
  if ((*bots)->size() == seats && std::all_of((*bots)->begin(), (*bots)->end(), fits)) {
    return std::nullopt;
  }
  return Error{"record-bots", "", {}};
}

MaybeError check_extras(const Value& decision) {
  if (decision.has("by")) {
    if (const auto by = choice_field(decision, "by", {"bot", "clock"}); !by) return by.error();
  }
  if (decision.has("ms")) {
    const auto ms = integer_field(decision, "ms", 0, kMostMilliseconds);
    if (!ms) return ms.error();
  }
  return std::nullopt;
}

// A line with two of deal, round, end and a decision, of which one would be ignored.
bool is_mixed(const Value& line) {
  const std::ptrdiff_t course = count_in(line, kCourse);
  return course > 1 || (course == 1 && count_in(line, kDecisions) > 0);
}

MaybeError must_be_object(const Value& body, std::string_view field) {
  if (body.fields() != nullptr) return std::nullopt;
  return Error{"field-not-object", "", {{"field", std::string(field)}}};
}

}  // namespace

bool is_header(const Value& line) { return line.has("lair"); }

bool is_unknown(const Value& line) {
  return line.fields() != nullptr && count_in(line, kFrames) == 0 && count_in(line, kCourse) == 0 &&
         count_in(line, kDecisions) == 0;
}

Value header_line(std::string_view game, const Value& options,
                  const std::vector<std::string>& seats) {
  Value names = Value::array();
  for (const std::string& name : seats) names.push_back(name);
  return Value::object({{"lair", kRecordVersion},
                        {"game", game},
                        {"options", options},
                        {"seats", std::move(names)}});
}

MaybeError Replay::feed(const Value& line, const OnStep& on_step) {
  if (line.fields() == nullptr) return Error{"not-an-object", "", {}};
  if (ended_) return Error{"record-behind-end", "", {}};
  if (is_header(line))
    return match_ == nullptr ? begin(line) : Error{"record-second-header", "", {}};
  if (match_ == nullptr && line.has("game")) return check_version(line);  // it lacks "lair"
  if (is_unknown(line)) return std::nullopt;
  if (match_ == nullptr) return Error{"record-no-header", "", {}};
  if (is_mixed(line)) return Error{"record-line-mixed", "", {}};
  if (const Value* body = line.find("deal")) return deal(*body, on_step);
  if (const Value* body = line.find("round")) return round(*body, on_step);
  if (const Value* body = line.find("end")) return end(*body, on_step);
  if (const Value* body = line.find("fair")) {
    if (MaybeError error = must_be_object(*body, "fair")) return error;
    if (!line.has("seat")) return std::nullopt;
  }
  return decide(line, on_step);
}

MaybeError Replay::begin(const Value& header) {
  if (MaybeError error = check_version(header)) return error;
  const auto name = text_field(header, "game");
  if (!name) return name.error();
  const AnyGame* game = find_game(*name);
  if (game == nullptr || game->name() != *name) {
    return unknown_game(*name);
  }
  auto seats = read_seats(header);
  if (!seats) return std::move(seats.error());
  if (MaybeError error = check_extras(header, seats->size())) return error;
  const Value* options = header.find("options");
  if (options != nullptr) {
    if (MaybeError error = must_be_object(*options, "options")) return error;
  }
  auto match =
      game->start(options == nullptr ? Value::object() : *options, static_cast<int>(seats->size()));
  if (!match) return std::move(match.error());
  match_ = std::move(*match);
  game_ = game->name();
  seats_ = std::move(*seats);
  return std::nullopt;
}

void Replay::settle(const OnStep& on_step) {
  if (match_->status() != Status::kAwaitsMove) return;
  match_->settle(on_step);
  note_round();
}

void Replay::note_round() {
  round_due_ = match_->status() != Status::kAwaitsMove && match_->round_over();
}

MaybeError Replay::deal(const Value& body, const OnStep& on_step) {
  if (MaybeError error = must_be_object(body, "deal")) return error;
  settle(on_step);
  if (round_due_) return Error{"record-round-due", match_->round_rule(), {}};
  return match_->deal(body, on_step);
}

MaybeError Replay::decide(const Value& line, const OnStep& on_step) {
  if (round_due_) return Error{"record-round-due", match_->round_rule(), {}};
  if (MaybeError error = check_extras(line)) return error;
  if (MaybeError error = match_->decide(line, on_step)) return error;
  if (!flag_in(line, "forced") && !line.has("decline")) ++decisions_;
  note_round();
  return std::nullopt;
}

MaybeError Replay::round(const Value& body, const OnStep& on_step) {
  if (MaybeError error = must_be_object(body, "round")) return error;
  settle(on_step);
  if (!round_due_ && match_->status() != Status::kAwaitsMove && match_->round_over()) {
    return Error{"record-round-twice", match_->round_rule(), {}};
  }
  if (!round_due_) return Error{"record-round-not-due", match_->due_rule("round"), {}};
  round_due_ = false;
  return match_->check_result(match_->round_line(), body);
}

MaybeError Replay::end(const Value& body, const OnStep& on_step) {
  if (MaybeError error = must_be_object(body, "end")) return error;
  settle(on_step);
  if (round_due_) return Error{"record-round-due", match_->round_rule(), {}};
  if (match_->status() != Status::kOver)
    return Error{"record-end-not-due", match_->due_rule("end"), {}};
  ended_ = true;
  return match_->check_result(match_->end_line(), body);
}

}  // namespace lair
