#include "table/forgetting.h"

#include <array>
#include <cstdint>

#include "core/seat.h"
#include "core/value.h"
#include "record/json.h"

namespace lair {
namespace {

// The object with another value where it has such a field.
Value with(const Value& object, std::string_view name, const Value& instead) {
  Value changed = Value::object();
  for (const auto& [field, value] : *object.fields()) {
    changed.set(field, field == name ? instead : value);
  }
  return changed;
}

// The list with the names of those seats instead of theirs.
Value renamed(const Value& names, const std::array<bool, kMaxSeats>& seats) {
  Value list = Value::array();
  const Value::Array& items = *names.items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool forgotten = i < seats.size() && seats[i];
    list.push_back(forgotten ? Value(forgotten_name(static_cast<int>(i))) : items[i]);
  }
  return list;
}

// Reads a log from its first entry on, and remembers where the player sits.
class LogReader {
 public:
  explicit LogReader(std::string_view player) : player_(player) {}

  Value without(const Value& line) {
    if (line.fields() == nullptr || line.fields()->empty()) return line;
    const auto& [name, body] = line.fields()->front();
    if (name == "table") return inside(line, name, body, "creator");
    if (name == "creator") return inside(line, name, body, "player");
    if (name == "sit") return seated(line, body);
    if (name == "stand" || name == "bot" || name == "remove") note(body, false);
    const Value* seats = line.find("seats");
    if (!line.has("lair") || seats == nullptr || seats->items() == nullptr) return line;
    return with(line, "seats", renamed(*seats, sits_));
  }

 private:
  Value inside(const Value& line, std::string_view name, const Value& body,
               std::string_view field) const {
    if (text_in(body, field) != player_) return line;
    return with(line, name, with(body, field, kForgotten));
  }
  Value seated(const Value& line, const Value& body) {
    const bool own = text_in(body, "player") == player_;
    const int seat = note(body, own);
    if (!own) return line;
    return with(line, "sit",
                with(with(body, "player", kForgotten), "name", Value(forgotten_name(seat))));
  }
  int note(const Value& body, bool sits) {
    const std::int64_t seat = integer_in(body, "seat").value_or(0);
    if (seat >= 0 && seat < kMaxSeats) sits_[static_cast<std::size_t>(seat)] = sits;
    return static_cast<int>(seat);
  }

  std::string_view player_;
  std::array<bool, kMaxSeats> sits_{};
};

}  // namespace

std::string forgotten_name(int seat) { return "#" + std::to_string(seat + 1); }

void forget_in_log(std::vector<std::string>& entries, std::string_view player) {
  LogReader reader(player);
  for (std::string& entry : entries) {
    const auto lines = parse_json(entry);
    if (!lines || lines->items() == nullptr) continue;  // no name of ours is read from it either
    Value changed = Value::array();
    for (const Value& line : *lines->items()) changed.push_back(reader.without(line));
    if (changed != *lines) entry = to_json(changed);
  }
}

std::string forgotten_in_game(const std::string& summary, std::string_view player) {
  const auto game = parse_json(summary);
  const Value* ids = game ? game->find("players") : nullptr;
  const Value* names = game ? game->find("seats") : nullptr;
  if (ids == nullptr || ids->items() == nullptr || names == nullptr || names->items() == nullptr) {
    return summary;
  }
  std::array<bool, kMaxSeats> seats{};
  Value players = Value::array();
  for (std::size_t i = 0; i < ids->items()->size(); ++i) {
    const Value& id = (*ids->items())[i];
    const bool own = id.text() != nullptr && *id.text() == player;
    if (own && i < seats.size()) seats[i] = true;
    players.push_back(own ? Value(kForgotten) : id);
  }
  return to_json(with(with(*game, "players", players), "seats", renamed(*names, seats)));
}

}  // namespace lair
