#include "phantom_setting.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <sstream>

namespace phantom_tests {

namespace {

namespace ref = reference::phantom;
using nlohmann::json;

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

void remove_one(ref::Cards& from, const ref::Card& card) {
  const auto found = std::find(from.begin(), from.end(), card);
  if (found == from.end()) throw BadLine{ref::write(card) + " is there too often"};
  from.erase(found);
}

// The cards of a deck line, and whether all others follow them.
std::pair<ref::Cards, bool> open_deck(const std::string& text) {
  if (text.empty()) return {{}, true};
  if (text == "none") return {{}, false};
  const bool open = text.ends_with("...");
  return {cards(open ? text.substr(0, text.size() - 3) : text), open};
}

// What cannot happen at a table, and an implementation need not stand.
void check(const ref::Position& position) {
  for (std::size_t i = 0; i < position.table.hands.size(); ++i) {
    const bool took = position.taken && i == at(position.turn);
    ref::Cards hand = position.table.hands[i];
    if (took) remove_one(hand, *position.taken);
    if (hand.size() > 7) throw BadLine{"a hand too large"};
    if (!position.table.waiting[i]) continue;
    if (ref::waits(hand, position.table.laid[i], position.options.going_out).empty()) {
      throw BadLine{"a seat that waits for nothing"};
    }
  }
  if (!position.taken && position.table.talon.empty()) throw BadLine{"nothing to take"};
  for (const std::vector<ref::Set>& laid : position.table.laid) check_own({}, laid);
}

}  // namespace

std::vector<std::string> words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> result;
  for (std::string word; stream >> word;) result.push_back(word);
  return result;
}

std::vector<std::string> split(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + separator.size());
  }
}

namespace {

template <typename Number>
Number read_whole(const std::string& word) {
  Number number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) {
    throw BadLine{"no number: " + word};
  }
  return number;
}

}  // namespace

int read_number(const std::string& word) { return read_whole<int>(word); }

std::vector<int> read_numbers(std::string_view text) {
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  std::vector<int> numbers;
  for (const std::string& word : words(spaced)) numbers.push_back(read_number(word));
  return numbers;
}

ref::Card card(const std::string& word) {
  const std::optional<ref::Card> read = ref::read_card(word);
  if (!read) throw BadLine{"no card: " + word};
  return *read;
}

ref::Cards cards(std::string_view text) {
  ref::Cards result;
  for (const std::string& word : words(text)) result.push_back(card(word));
  return result;
}

std::vector<ref::Set> sets(std::string_view text) {
  std::vector<ref::Set> result;
  if (trimmed(text).empty()) return result;
  for (const std::string& part : split(text, "/")) result.push_back(cards(part));
  return result;
}

ref::Way way(std::string_view text) {
  const std::vector<std::string> parts = split(text, "+");
  if (parts.size() != 2) throw BadLine{"expected: sets + pair"};
  ref::Way result;
  for (const ref::Set& set : sets(parts[0])) result.sets.push_back(ref::names_of(set));
  result.pair = ref::names_of(cards(parts[1]));
  return result;
}

void check_own(const ref::Cards& hand, const std::vector<ref::Set>& laid) {
  ref::Cards left = ref::all_cards();
  for (const ref::Card& one : hand) remove_one(left, one);
  for (const ref::Set& set : laid) {
    if (!ref::is_big_set(ref::names_of(set))) throw BadLine{"a laid set that is none"};
    for (const ref::Card& one : set) remove_one(left, one);
  }
}

bool Setting::take(const std::string& word, const std::string& rest) {
  constexpr std::array kWords{"hands",  "laid", "piles",   "talon",        "deck",   "waiting",
                              "totals", "turn", "starter", "round-number", "counted"};
  if (word == "options") {
    take_options(rest);
    return true;
  }
  if (std::find(kWords.begin(), kWords.end(), word) == kWords.end()) return false;
  lines_[word] = rest;
  return true;
}

void Setting::take_options(const std::string& rest) {
  for (const std::string& word : words(rest)) {
    const std::vector<std::string> parts = split(word, "=");
    if (parts.size() != 2) throw BadLine{"expected name=value: " + word};
    if (parts[0] == "seats") {
      seats_ = read_number(parts[1]);
    } else if (parts[1] == "true" || parts[1] == "false") {
      options_[parts[0]] = parts[1] == "true";
    } else if (parts[0] == "rounds" || parts[0] == "points") {
      options_[parts[0]] = read_whole<std::int64_t>(parts[1]);  // P-7.4: however many
    } else {
      options_[parts[0]] = parts[1];
    }
  }
}

void Setting::clear_cards() { lines_.clear(); }

std::vector<std::string> Setting::by_seat(const std::string& text) const {
  std::vector<std::string> parts = split(text, "|");
  if (parts.size() > at(seats_)) throw BadLine{"more parts than seats"};
  parts.resize(at(seats_));
  return parts;
}

ref::Cards Setting::others() const {
  ref::Cards left = ref::all_cards();
  for (const char* word : {"hands", "piles"}) {
    for (const std::string& part : by_seat(text(word))) {
      for (const ref::Card& one : cards(part)) remove_one(left, one);
    }
  }
  for (const std::string& part : by_seat(text("laid"))) {
    for (const ref::Set& set : sets(part)) {
      for (const ref::Card& one : set) remove_one(left, one);
    }
  }
  for (const ref::Card& one : cards(text("talon"))) remove_one(left, one);
  for (const ref::Card& one : open_deck(text("deck")).first) remove_one(left, one);
  const std::vector<std::string> turn = words(text("turn"));
  if (turn.size() == 3) remove_one(left, card(turn[2]));
  return left;
}

std::string Setting::text(const std::string& word, const std::string& otherwise) const {
  const auto found = lines_.find(word);
  return found == lines_.end() ? otherwise : found->second;
}

ref::Options Setting::options() const {
  ref::Options options;
  options.advanced = options_.value("advanced", false);
  if (options_.value("going_out", "") == "in-hand") options.going_out = ref::GoingOut::kInHand;
  options.deck_out_counts = options_.value("deck_out", "") == "counts";
  if (options_.contains("rounds")) options.rounds = options_["rounds"].get<std::int64_t>();
  if (options_.contains("points")) options.points = options_["points"].get<std::int64_t>();
  return options;
}

ref::Table Setting::table() const {
  ref::Table table;
  for (const std::string& part : by_seat(text("hands"))) table.hands.push_back(cards(part));
  for (const std::string& part : by_seat(text("laid"))) table.laid.push_back(sets(part));
  for (const std::string& part : by_seat(text("piles"))) table.piles.push_back(cards(part));
  table.talon = cards(text("talon"));
  table.waiting.resize(at(seats_), false);
  for (const int seat : read_numbers(text("waiting"))) table.waiting.at(at(seat)) = true;
  const ref::Cards rest = others();
  const auto [deck, open] = open_deck(text("deck"));
  table.deck = deck;
  if (open) table.deck.insert(table.deck.end(), rest.begin(), rest.end());
  return table;
}

ref::Position Setting::position() const {
  ref::Position position;
  position.options = options();
  position.table = table();
  position.totals = read_numbers(text("totals"));
  position.totals.resize(at(seats_), 0);
  position.starter = read_number(text("starter", "0"));
  position.round = read_number(text("round-number", "1"));
  position.rounds_counted = position.round - 1;
  if (lines_.contains("counted")) position.rounds_counted = read_number(text("counted"));
  const std::vector<std::string> turn = words(text("turn", "0"));
  if (turn.size() != 1 && (turn.size() != 3 || turn[1] != "taken")) throw BadLine{"bad turn"};
  position.turn = read_number(turn[0]);
  if (turn.size() == 3) {
    position.taken = card(turn[2]);
    position.table.hands.at(at(position.turn)).push_back(*position.taken);
  }
  check(position);
  return position;
}

json Setting::header() const {
  json names = json::array();
  for (int seat = 0; seat < seats_; ++seat) names.push_back("Seat " + std::to_string(seat));
  return {{"lair", 1}, {"game", "phantom-rummy"}, {"options", options_}, {"seats", names}};
}

json Setting::deck(int starter) const {
  ref::Cards rest = others();
  const auto next_other = [&] {
    const ref::Card one = rest.back();
    rest.pop_back();
    return one;
  };
  std::vector<ref::Cards> hands;
  for (const std::string& part : by_seat(text("hands"))) hands.push_back(cards(part));
  ref::Cards deck;
  for (std::size_t i = 0; i < 7; ++i) {
    for (int k = 1; k <= seats_; ++k) {
      const ref::Cards& hand = hands[at((starter + k) % seats_)];
      deck.push_back(i < hand.size() ? hand[i] : next_other());
    }
  }
  const ref::Cards talon = cards(text("talon"));
  for (std::size_t i = 0; i < at(seats_) + 1; ++i) {
    deck.push_back(i < talon.size() ? talon[i] : next_other());
  }
  for (const ref::Card& one : open_deck(text("deck")).first) deck.push_back(one);
  deck.insert(deck.end(), rest.begin(), rest.end());
  json list = json::array();
  for (const ref::Card& one : deck) list.push_back(ref::write(one));
  return list;
}

}  // namespace phantom_tests
