#include "record/score_pad.h"

#include <utility>

#include "record/json.h"
#include "rules/registry.h"

namespace lair {
namespace {

constexpr std::int64_t kPadVersion = 1;
constexpr std::size_t kMostRounds = 1000;
constexpr std::size_t kLongestName = 192;  // bytes: 48 characters of the page

Result<std::vector<std::string>> read_players(const Value& value) {
  const auto list = list_field(value, "players");
  if (!list) return list.error();
  std::vector<std::string> players;
  for (const Value& item : **list) {
    const std::string name = item.text() == nullptr ? std::string() : *item.text();
    const std::size_t begin = name.find_first_not_of(' ');
    if (begin == std::string::npos || name.size() > kLongestName) {
      return Error{"pad-player-name", "", {}};
    }
    players.push_back(name.substr(begin, name.find_last_not_of(' ') + 1 - begin));
  }
  return players;
}

Value write_totals(const Totals& totals) {
  Value list = Value::array();
  for (const int each : totals) list.push_back(each);
  return list;
}

}  // namespace

Result<ScorePad> read_pad(const Value& value) {
  ScorePad pad;
  if (!value.has("lair_pad")) return Error{"pad-none", "", {}};
  const auto version = integer_field(value, "lair_pad", kPadVersion, kPadVersion);
  if (!version) return version.error();
  const auto game = text_field(value, "game");
  if (!game) return game.error();
  pad.game = *game;
  auto players = read_players(value);
  if (!players) return std::move(players.error());
  pad.players = std::move(*players);
  if (const Value* options = value.find("options")) {
    if (options->fields() == nullptr) {
      return Error{"field-not-object", "", {{"field", std::string("options")}}};
    }
    pad.options = *options;
  }
  pad.made = integer_in(value, "made").value_or(0);
  const auto rounds = list_field(value, "rounds");
  if (!rounds) return rounds.error();
  pad.rounds = **rounds;
  if (const auto counted = count(pad); !counted) return counted.error();
  return pad;
}

Result<std::vector<ScorePad>> read_pads(std::string_view text) {
  auto value = parse_json(text);
  if (!value) return std::move(value.error());
  const Value::Array one = {*value};
  std::vector<ScorePad> pads;
  for (const Value& item : value->items() != nullptr ? *value->items() : one) {
    auto pad = read_pad(item);
    if (!pad) return std::move(pad.error());
    pads.push_back(std::move(*pad));
  }
  if (pads.empty()) return Error{"pad-none", "", {}};
  return pads;
}

std::string write_pad(const ScorePad& pad) {
  Value players = Value::array();
  for (const std::string& name : pad.players) players.push_back(name);
  const Value head = Value::object({{"lair_pad", kPadVersion},
                                    {"game", pad.game},
                                    {"players", std::move(players)},
                                    {"options", pad.options},
                                    {"made", pad.made}});
  std::string text = "{\n";
  for (const auto& [name, value] : *head.fields()) {
    text.append("  \"").append(name).append("\": ").append(to_json(value)).append(",\n");
  }
  text += "  \"rounds\": [";
  for (std::size_t i = 0; i < pad.rounds.size(); ++i) {
    text.append(i == 0 ? "\n    " : ",\n    ").append(to_json(pad.rounds[i]));
  }
  return text.append(pad.rounds.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

Result<PadCount> count(const ScorePad& pad) {
  const AnyGame* game = find_game(pad.game);
  if (game == nullptr || game->name() != pad.game) {
    return unknown_game(pad.game);
  }
  if (pad.rounds.size() > kMostRounds) {
    return Error{"pad-too-long", "", {{"most", static_cast<std::int64_t>(kMostRounds)}}};
  }
  auto match = game->start(pad.options, static_cast<int>(pad.players.size()));
  if (!match) return std::move(match.error());
  PadCount counted;
  Totals totals = (*match)->totals();
  for (const Value& round : pad.rounds) {
    auto told = (*match)->count_round(round);
    if (!told) return std::move(told.error());
    for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += told->points[i];
    counted.rounds.push_back({told->points, totals, std::move(told->parts)});
    const bool over = (*match)->status() == Status::kOver;
    if (over && !counted.over) counted.over = counted.rounds.size();
  }
  counted.totals = (*match)->totals();
  counted.winners = counted.over ? (*match)->winners() : SeatSet();
  return counted;
}

Value write_count(const PadCount& counted) {
  Value rounds = Value::array(), winners = Value::array();
  for (const PadCount::Round& round : counted.rounds) {
    rounds.push_back(Value::object({{"points", write_totals(round.points)},
                                    {"totals", write_totals(round.totals)},
                                    {"parts", round.parts}}));
  }
  for (int i = 0; i < kMaxSeats; ++i) {
    if (counted.winners.has(seat_at(i))) winners.push_back(i);
  }
  const Value over = counted.over ? Value(static_cast<std::int64_t>(*counted.over)) : Value();
  return Value::object({{"rounds", std::move(rounds)},
                        {"totals", write_totals(counted.totals)},
                        {"over", over},
                        {"winners", std::move(winners)}});
}

}  // namespace lair
