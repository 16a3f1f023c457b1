#include "fair/fair_line.h"

#include <limits>
#include <string>
#include <utility>

#include "fair/errors.h"

namespace lair::fair {
namespace {

constexpr int kVersion = 1;

using Bytes32 = std::array<std::uint8_t, 32>;

Value write_list(const std::vector<std::optional<Bytes32>>& list) {
  Value items = Value::array();
  for (const auto& item : list) items.push_back(item ? Value(to_hex(*item)) : Value());
  return items;
}

Error bad_hex(std::string_view field) { return {kBadHex, "", {{"field", std::string(field)}}}; }

Result<Bytes32> read_hex(const Value& body, std::string_view field) {
  const auto text = text_field(body, field);
  if (!text) return text.error();
  const auto bytes = from_hex(*text);
  if (!bytes) return bad_hex(field);
  return *bytes;
}

Result<std::vector<std::optional<Bytes32>>> read_list(const Value& body, std::string_view field,
                                                      int seats) {
  const auto items = list_field(body, field);
  if (!items) return items.error();
  if ((*items)->size() != static_cast<std::size_t>(seats)) {
    return Error{kBySeat, "", {{"field", std::string(field)}, {"count", seats}}};
  }
  std::vector<std::optional<Bytes32>> list;
  for (const Value& item : **items) {
    if (item.is_null()) {
      list.emplace_back();
      continue;
    }
    const auto bytes = item.text() == nullptr ? std::nullopt : from_hex(*item.text());
    if (!bytes) return bad_hex(field);
    list.emplace_back(*bytes);
  }
  return list;
}

}  // namespace

Value write_fair(const FairLine& line) {
  return Value::object({{"v", kVersion},
                        {"number", line.number},
                        {"server", to_hex(line.seeds.server)},
                        {"commit", to_hex(line.commit)},
                        {"clients", write_list(line.seeds.clients)},
                        {"commits", write_list(line.commits)}});
}

Result<FairLine> read_fair(const Value& body, int seats) {
  if (body.fields() == nullptr) return Error{"field-not-object", "", {{"field", "fair"}}};
  const auto version = integer_field(body, "v", kVersion, kVersion);
  if (!version) return version.error();
  const auto number = integer_field(body, "number", 1, std::numeric_limits<std::int32_t>::max());
  if (!number) return number.error();
  const auto server = read_hex(body, "server");
  if (!server) return server.error();
  const auto commit = read_hex(body, "commit");
  if (!commit) return commit.error();
  auto clients = read_list(body, "clients", seats);
  if (!clients) return std::move(clients.error());
  auto commits = read_list(body, "commits", seats);
  if (!commits) return std::move(commits.error());
  return FairLine{*number, {*server, std::move(*clients)}, *commit, std::move(*commits)};
}

MaybeError check_commits(const FairLine& line) {
  if (commitment(line.seeds.server) != line.commit) return Error{kServerCommit, "", {}};
  for (std::size_t i = 0; i < line.seeds.clients.size(); ++i) {
    const auto& seed = line.seeds.clients[i];
    if (!seed) continue;
    const auto seat = static_cast<std::int64_t>(i);
    if (!line.commits[i]) return Error{kNoCommit, "", {{"seat", seat}}};
    if (commitment(*seed) != *line.commits[i]) return Error{kClientCommit, "", {{"seat", seat}}};
  }
  return std::nullopt;
}

int unrevealed(const FairLine& line) {
  int count = 0;
  for (std::size_t i = 0; i < line.commits.size(); ++i) {
    if (line.commits[i] && !line.seeds.clients[i]) ++count;
  }
  return count;
}

}  // namespace lair::fair
