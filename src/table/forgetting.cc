#include "table/forgetting.h"

#include <cstdint>
#include <utility>
#include <vector>

#include "core/value.h"
#include "record/json.h"

namespace lair {
namespace {

using SeatBits = LogEraser::Seats;

// The object with the value of one field replaced, if it has that field.
Value with(const Value& object, std::string_view name, const Value& instead) {
  Value changed = Value::object();
  for (const auto& [field, value] : *object.fields()) {
    changed.set(field, field == name ? instead : value);
  }
  return changed;
}

// The list of names with those of `seats` replaced.
Value renamed(const Value& names, const SeatBits& seats) {
  Value list = Value::array();
  const Value::Array& items = *names.items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool forgotten = i < seats.size() && seats[i];
    list.push_back(forgotten ? Value(forgotten_name(static_cast<int>(i))) : items[i]);
  }
  return list;
}

// One line of an entry without the player.
class LineEraser {
 public:
  LineEraser(std::string_view player, SeatBits& seats) : player_(player), seats_(seats) {}

  Value without_player(const Value& line) {
    if (line.fields() == nullptr || line.fields()->empty()) return line;
    const auto& [name, body] = line.fields()->front();
    if (name == "table") return without_id(line, name, body, "creator");
    if (name == "creator") return without_id(line, name, body, "player");
    if (name == "sit") return without_sitter(line, body);
    if (name == "stand" || name == "bot" || name == "remove") note_seat(body, false);
    const Value* names = line.find("seats");
    if (!line.has("lair") || names == nullptr || names->items() == nullptr) return line;
    return with(line, "seats", renamed(*names, seats_));
  }

 private:
  Value without_id(const Value& line, std::string_view name, const Value& body,
                   std::string_view field) const {
    if (text_in(body, field) != player_) return line;
    return with(line, name, with(body, field, kForgotten));
  }
  Value without_sitter(const Value& line, const Value& body) {
    const bool own = text_in(body, "player") == player_;
    const int seat = note_seat(body, own);
    if (!own) return line;
    return with(line, "sit",
                with(with(body, "player", kForgotten), "name", Value(forgotten_name(seat))));
  }
  int note_seat(const Value& body, bool own) {
    const std::int64_t seat = integer_in(body, "seat").value_or(0);
    if (seat >= 0 && seat < kMaxSeats) seats_[static_cast<std::size_t>(seat)] = own;
    return static_cast<int>(seat);
  }

  std::string_view player_;
  SeatBits& seats_;
};

}  // namespace

std::string forgotten_name(int seat) { return "#" + std::to_string(seat + 1); }

bool LogEraser::erase_from(std::string& entry) {
  const auto lines = parse_json(entry);
  if (!lines || lines->items() == nullptr) return false;
  LineEraser eraser(player_, seats_);
  Value changed = Value::array();
  for (const Value& line : *lines->items()) changed.push_back(eraser.without_player(line));
  if (changed == *lines) return false;
  entry = to_json(changed);
  return true;
}

std::string forgotten_in_game(const std::string& summary, std::string_view player) {
  const auto game = parse_json(summary);
  const Value* ids = game ? game->find("players") : nullptr;
  const Value* names = game ? game->find("seats") : nullptr;
  if (ids == nullptr || ids->items() == nullptr || names == nullptr || names->items() == nullptr) {
    return summary;
  }
  SeatBits seats;
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
