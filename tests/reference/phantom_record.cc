// Reading the lines of a record (formats.md) and holding them against the rules.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "phantom_match.h"

namespace reference::phantom {

namespace {

using Json = nlohmann::json;

constexpr const char* kForm = "form";

std::optional<int> read_int(const Json& value) {
  if (!value.is_number_integer()) return std::nullopt;
  const auto number = value.get<std::int64_t>();
  if (number < -1'000'000'000 || number > 1'000'000'000) return std::nullopt;
  return static_cast<int>(number);
}

std::optional<int> read_int(const Json& object, const char* field) {
  return object.contains(field) ? read_int(object[field]) : std::nullopt;
}

std::optional<Card> card_in(const Json& value) {
  if (!value.is_string()) return std::nullopt;
  return read_card(value.get<std::string>());
}

std::optional<Cards> cards_in(const Json& value) {
  if (!value.is_array()) return std::nullopt;
  Cards cards;
  for (const Json& item : value) {
    const std::optional<Card> card = card_in(item);
    if (!card) return std::nullopt;
    cards.push_back(*card);
  }
  return cards;
}

// What is wrong with a card, or with cards within lists and fields, that could not be read: P-1.6
// where a text among them is no card, else their number or their arrangement.
const char* why_unreadable(const Json& value) {
  if (!value.is_structured()) return value.is_string() && !card_in(value) ? "P-1.6" : kForm;
  const bool no_card = std::any_of(value.begin(), value.end(), [](const Json& item) {
    return std::string_view(why_unreadable(item)) != kForm;
  });
  return no_card ? "P-1.6" : kForm;
}

bool is_positive(const Json& value) {
  return value.is_number_integer() && value.get<std::int64_t>() > 0;
}

bool is_true(const Json& value) { return value.is_boolean() && value.get<bool>(); }

// Every option by its name; an unknown one or a wrong value is an error of form.
std::optional<Options> read_options(const Json& body) {
  if (!body.is_object()) return std::nullopt;
  Options options;
  for (const auto& [name, value] : body.items()) {
    if (name == "advanced" && value.is_boolean()) {
      options.advanced = value.get<bool>();
    } else if (name == "going_out" && (value == "together" || value == "in-hand")) {
      options.going_out = value == "in-hand" ? GoingOut::kInHand : GoingOut::kTogether;
    } else if (name == "deck_out" && (value == "replay" || value == "counts")) {
      options.deck_out_counts = value == "counts";
    } else if (name == "rounds" && is_positive(value)) {
      options.rounds = value.get<std::int64_t>();
    } else if (name == "points" && is_positive(value)) {
      options.points = value.get<std::int64_t>();
    } else {
      return std::nullopt;
    }
  }
  return options;
}

// What is shown on going out, by name.
std::optional<Way> read_way(const Json& body) {
  if (!body.is_object() || !body.contains("sets") || !body.contains("pair")) return std::nullopt;
  if (!body["sets"].is_array()) return std::nullopt;
  Way way;
  for (const Json& item : body["sets"]) {
    const std::optional<Cards> set = cards_in(item);
    if (!set) return std::nullopt;
    way.sets.push_back(names_of(*set));
  }
  const std::optional<Cards> pair = cards_in(body["pair"]);
  if (!pair) return std::nullopt;
  way.pair = names_of(*pair);
  return way;
}

Json list_of(const Cards& cards) {
  Json list = Json::array();
  for (const Card& card : cards) list.push_back(write(card));
  return list;
}

// Whether a field is there and as expected; nothing is accepted for a field that should be absent.
bool agrees(const Json& body, const char* field, const std::optional<Json>& expected) {
  if (!expected) return !body.contains(field);
  return body.contains(field) && body[field] == *expected;
}

}  // namespace

std::string Match::apply(const Json& line) {
  if (!line.is_object()) return kForm;
  const State before = now_;
  Error error = kOk;
  if (now_.phase == Phase::kEnded) {
    error = kForm;
  } else if (line.contains("lair")) {
    error = header(line);
  } else if (line.contains("deal")) {
    error = deal(line["deal"]);
  } else if (line.contains("round")) {
    error = round_line(line["round"]);
  } else if (line.contains("end")) {
    error = end_line(line["end"]);
  } else if (line.contains("seat")) {
    error = decide(line);
  }
  if (error != kOk) now_ = before;
  return error;
}

Match::Error Match::header(const Json& line) {
  if (now_.phase != Phase::kHeader) return kForm;
  if (read_int(line["lair"]) != 1) return kForm;
  if (!line.contains("game") || line["game"] != "phantom-rummy") return kForm;
  if (!line.contains("seats") || !line["seats"].is_array()) return kForm;
  for (const Json& name : line["seats"]) {
    if (!name.is_string()) return kForm;
  }
  now_.seats = static_cast<int>(line["seats"].size());
  if (now_.seats < 2 || now_.seats > 4) return kForm;
  const std::optional<Options> options =
      line.contains("options") ? read_options(line["options"]) : Options{};
  if (!options) return kForm;
  now_.options = *options;
  now_.totals.assign(line["seats"].size(), 0);
  now_.phase = Phase::kDeal;
  return kOk;
}

Match::Error Match::deal(const Json& body) {
  if (now_.phase == Phase::kGameOver) return "P-7.4";
  if (now_.phase != Phase::kDeal || !body.is_object() || !body.contains("deck")) return kForm;
  if (read_int(body, "round") != now_.round + 1) return kForm;
  const std::optional<int> starter = read_int(body, "starter");
  if (!starter || *starter < 0 || *starter >= now_.seats) return kForm;
  if (now_.starter && *starter != left_of(*now_.starter)) return "P-3.1";
  const std::optional<Cards> deck = cards_in(body["deck"]);
  if (!deck) return why_unreadable(body["deck"]);
  Cards in_order = *deck;
  std::sort(in_order.begin(), in_order.end());
  if (in_order != all_cards()) return "P-1.1";
  ++now_.round;
  start_round(*starter, *deck);
  return kOk;
}

Match::Error Match::decide(const Json& line) {
  const std::optional<int> seat = read_int(line["seat"]);
  if (!seat || *seat < 0 || *seat >= now_.seats) return kForm;
  std::vector<std::string> actions;
  for (const char* name : {"take", "announce", "lay", "discard", "claim", "decline", "out"}) {
    if (line.contains(name)) actions.emplace_back(name);
  }
  if (actions.size() != 1) return kForm;
  const std::string& action = actions[0];
  const Json& body = line[action];
  if (now_.phase == Phase::kHeader || now_.phase == Phase::kDeal) return kForm;
  if (now_.phase == Phase::kRoundOver) return now_.outcome.out ? "P-7.1" : "P-7.2";
  if (now_.phase == Phase::kGameOver) return "P-7.4";
  if (action == "take" || action == "discard") {
    const std::optional<Card> card = card_in(body);
    if (!card) return why_unreadable(body);
    return action == "take" ? take(*seat, *card) : discard(*seat, *card);
  }
  if (action == "announce" || action == "decline") {
    if (!is_true(body)) return kForm;
    return action == "announce" ? announce(*seat) : decline(*seat);
  }
  if (action == "lay") {
    const std::optional<Cards> cards = cards_in(body);
    const std::optional<int> draws = read_int(line, "draw");
    if (!cards || cards->size() != 3 || !draws) return why_unreadable(body);
    return lay(*seat, *cards, *draws);
  }
  if (action == "claim") {
    const std::optional<Cards> cards = cards_in(body);
    if (!cards || cards->size() != 2) return why_unreadable(body);
    return claim(*seat, *cards);
  }
  return out(*seat, body);
}

Match::Error Match::out(int seat, const Json& body) {
  const std::optional<Way> way = read_way(body);
  if (!way) return why_unreadable(body);
  const bool with_discard = body.contains("discard");
  if (with_discard && !body["discard"].is_boolean()) return kForm;
  Error error = with_discard && body["discard"].get<bool>() ? out_with_discard(seat, *way)
                                                            : out_in_turn(seat, *way);
  if (error != kOk) return error;
  Cards shown = *cards_in(body["pair"]);
  for (const Json& item : body["sets"]) {
    const Cards set = *cards_in(item);
    shown.insert(shown.end(), set.begin(), set.end());
  }
  Cards hand = now_.table.hands[at(seat)];
  std::sort(shown.begin(), shown.end());
  std::sort(hand.begin(), hand.end());
  const bool held = std::includes(hand.begin(), hand.end(), shown.begin(), shown.end());
  return held ? kOk : "P-6.1";  // these very copies
}

Match::Error Match::round_line(const Json& body) {
  if (!body.is_object()) return kForm;
  if (now_.phase == Phase::kHeader || now_.phase == Phase::kDeal) return kForm;
  pass_over();
  if (now_.phase != Phase::kRoundOver) return "P-7.1";
  const Outcome& is = now_.outcome;
  if (!agrees(body, "round", now_.round)) return kForm;
  const auto rule = [&](const char* of_going_out) { return is.out ? of_going_out : "P-7.2"; };
  const bool advanced = now_.options.advanced;
  if (!agrees(body, "out", is.out ? Json(*is.out) : Json(nullptr))) return rule("P-7.1");
  if (!agrees(body, "points", is.points)) return rule(advanced ? "P-8.2" : "P-7.3");
  if (!agrees(body, "totals", now_.totals)) return rule(advanced ? "P-8.5" : "P-7.3");
  std::optional<Json> turned;
  if (is.turned) turned = list_of(*is.turned);
  if (!agrees(body, "turned", turned)) return rule("P-7.3");
  now_.phase = game_over() ? Phase::kGameOver : Phase::kDeal;
  return kOk;
}

Match::Error Match::end_line(const Json& body) {
  if (!body.is_object()) return kForm;
  if (now_.phase != Phase::kGameOver) return "P-7.4";
  const char* rule = now_.outcome.wins_game ? "P-8.3" : "P-7.4";
  if (!agrees(body, "winners", winners()) || !agrees(body, "totals", now_.totals)) return rule;
  now_.phase = Phase::kEnded;
  return kOk;
}

}  // namespace reference::phantom
