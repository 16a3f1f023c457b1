#include "cli/connect/remote_seed.h"

#include <utility>

#include "cli/files/private_file.h"
#include "fair/daily.h"
#include "fair/deal_check.h"
#include "fair/seeds.h"
#include "record/json.h"
#include "record/replay.h"
#include "server/system_world.h"
#include "text/text.h"

namespace lair::cli {
namespace {

constexpr std::string_view kSeedFolder = "seeds";
constexpr std::size_t kLongestNote = 1024;

std::string commitment_of(const std::string& seed) {
  const auto bytes = fair::from_hex(seed);
  return bytes ? fair::to_hex(fair::commitment(*bytes)) : std::string();
}

// The text of the seat in a list; empty for null.
std::string text_at(const Value& fair, std::string_view field, Seat seat) {
  const Value* list = fair.find(field);
  if (list == nullptr || list->items() == nullptr || at(seat) >= list->items()->size()) return "";
  const std::string* text = (*list->items())[at(seat)].text();
  return text == nullptr ? std::string() : *text;
}

// Checks the record against the rules, and its deals against their seeds.
MaybeError check_deals(const std::vector<Value>& record, fair::DealCheck& check) {
  Replay game;
  for (const Value& line : record) {
    if (MaybeError error = check.feed(game, line)) return error;
    if (MaybeError error = game.feed(line)) return error;
  }
  return std::nullopt;
}

// The seeds of a game are the same in all its deals (which DealCheck makes sure of).
const Value* first_fair(const std::vector<Value>& record) {
  for (const Value& line : record) {
    if (const Value* fair = line.find("fair")) return fair;
  }
  return nullptr;
}

}  // namespace

RemoteSeed::RemoteSeed() : secret_(SystemSecrets().draw()) {}

void RemoteSeed::belong_to(const std::string& origin, const std::string& table) {
  name_ = plain_name(origin + "/t/" + table);
  const auto note = parse_json(read_private(kSeedFolder, name_, kLongestNote));
  if (!note || !fair::from_hex(text_in(*note, "next"))) return keep();
  secret_ = text_in(*note, "next");
  number_ = integer_in(*note, "number").value_or(0);
  shown_ = text_in(*note, "shown");
  server_ = text_in(*note, "server");
}

void RemoteSeed::keep() const {
  const Value note = Value::object(
      {{"next", secret_}, {"number", number_}, {"shown", shown_}, {"server", server_}});
  keep_private(kSeedFolder, name_, to_json(note) + "\n");
}

void RemoteSeed::forget() const { drop_private(kSeedFolder, name_); }

std::string RemoteSeed::commitment() const { return commitment_of(secret_); }

std::vector<Value> RemoteSeed::answer(const Value& fair, std::int64_t number, Seat seat) {
  if (!flag_in(fair, "reveal")) return {};
  const std::string mine = text_at(fair, "commits", seat);
  if (mine.empty()) return {};
  if (number == number_ && mine == commitment_of(shown_)) {  // what was sent may be lost
    return {Value::object({{"reveal", shown_}})};
  }
  if (mine != commitment()) return {};
  number_ = number;
  server_ = text_in(fair, "commit");
  shown_ = std::exchange(secret_, SystemSecrets().draw());
  keep();  // before it is told: it could not be compared otherwise
  return {Value::object({{"reveal", shown_}}), Value::object({{"commit", commitment()}})};
}

// The person showed a seed for this game.
bool RemoteSeed::noted(const RemoteTable& table) const {
  return table.seat && table.number == number_ && !shown_.empty();
}

// The record's seeds and those that are known to be the right ones.
MaybeError RemoteSeed::compare(const std::vector<Value>& record, const RemoteTable& table) const {
  const Value* fair = first_fair(record);
  if (fair == nullptr) return std::nullopt;
  if (!table.daily.empty()) {
    const auto day = fair::to_hex(fair::daily_seed(table.game, table.daily));
    if (text_in(*fair, "server") != day) return Error{"connect-deals-day", "", {}};
  }
  if (!noted(table)) return std::nullopt;
  if (text_in(*fair, "commit") != server_) return Error{"promise-commit-changed", "", {}};
  const std::string mine = text_at(*fair, "clients", seat_at(*table.seat));
  return mine == shown_ ? MaybeError() : Error{"promise-seed-changed", "", {}};
}

RemoteSeed::Verdict RemoteSeed::judge(const Look& look, const std::vector<Value>& record,
                                      const RemoteTable& table) const {
  fair::DealCheck check;
  MaybeError wrong = check_deals(record, check);
  if (!wrong) wrong = compare(record, table);
  if (wrong) {
    return {false, said(look, "promise-untrusted", {{"why", say(look.language, *wrong)}})};
  }
  std::string text =
      said(look, noted(table) ? "connect-deals-own" : "connect-deals", {{"count", check.deals()}});
  if (check.unrevealed() > 0) {
    text += " " + said(look, "connect-deals-hidden", {{"count", check.unrevealed()}});
  }
  return {true, text};
}

}  // namespace lair::cli
