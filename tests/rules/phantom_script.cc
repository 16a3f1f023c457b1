#include "phantom_script.h"

#include <algorithm>
#include <istream>
#include <nlohmann/json.hpp>
#include <utility>

namespace phantom_tests {

namespace {

namespace ref = reference::phantom;
using nlohmann::json;

// The first word, and what is behind it.
std::pair<std::string, std::string> first_word(const std::string& text) {
  const std::size_t space = text.find(' ');
  if (space == std::string::npos) return {text, ""};
  const std::size_t rest = text.find_first_not_of(' ', space);
  return {text.substr(0, space), rest == std::string::npos ? "" : text.substr(rest)};
}

json written(const ref::Cards& cards) {
  json list = json::array();
  for (const ref::Card& one : cards) list.push_back(ref::write(one));
  return list;
}

template <class Items>
std::string sorted_text(Items items) {
  std::sort(items.begin(), items.end());
  std::string text;
  for (const auto& item : items) text += (text.empty() ? "" : " ") + ref::write(item);
  return text;
}

std::string text_of(const std::vector<ref::Set>& sets) {
  std::vector<std::string> parts;
  parts.reserve(sets.size());
  for (const ref::Set& set : sets) parts.push_back(sorted_text(set));
  std::sort(parts.begin(), parts.end());
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : " / ") + part;
  return text;
}

std::string text_of(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

std::string text_of(std::vector<ref::Way> ways) {
  for (ref::Way& one : ways) {
    for (ref::Names& set : one.sets) std::sort(set.begin(), set.end());
    std::sort(one.sets.begin(), one.sets.end());
  }
  std::sort(ways.begin(), ways.end());
  std::string text;
  for (const ref::Way& one : ways) {
    if (!text.empty()) text += " ; ";
    for (std::size_t i = 0; i < one.sets.size(); ++i) {
      if (i > 0) text += "/ ";
      text += sorted_text(one.sets[i]);
      text += " ";
    }
    text += "+ " + sorted_text(one.pair);
  }
  return text;
}

// Takes a word out of the text; whether it was there.
bool take_word(std::string& text, const std::string& word) {
  std::string rest;
  bool found = false;
  for (const std::string& one : words(text)) {
    if (one == word) {
      found = true;
    } else {
      rest += (rest.empty() ? "" : " ") + one;
    }
  }
  text = rest;
  return found;
}

json out_body(std::string text) {
  const bool with_discard = take_word(text, "discard");
  const std::vector<std::string> parts = split(text, "+");
  if (parts.size() != 2) throw BadLine{"expected: sets + pair"};
  json body{{"sets", json::array()}, {"pair", written(cards(parts[1]))}};
  for (const ref::Set& set : sets(parts[0])) body["sets"].push_back(written(set));
  if (with_discard) body["discard"] = true;
  return body;
}

std::map<std::string, std::string> named_values(const std::string& text) {
  std::map<std::string, std::string> values;
  for (const std::string& word : words(text)) {
    const std::vector<std::string> parts = split(word, "=");
    if (parts.size() != 2) throw BadLine{"expected name=value: " + word};
    values[parts[0]] = parts[1];
  }
  return values;
}

json list_with_commas(std::string text) {
  std::replace(text.begin(), text.end(), ',', ' ');
  return text == "none" ? json::array() : written(cards(text));
}

}  // namespace

void Script::run(std::istream& lines) {
  for (std::string line; std::getline(lines, line);) {
    ++line_;
    try {
      run_line(line);
    } catch (const BadLine& bad) {
      report_(line_, bad.what);
    }
  }
  end_case();
}

void Script::run_line(const std::string& line) {
  const std::string text = split(line.substr(0, line.find('#')), "\n")[0];
  if (text.empty()) return;
  const std::vector<std::string> sides = split(text, " -> ");
  const auto [word, rest] = first_word(sides[0]);
  if (word == "case") return begin_case(rest);
  if (clauses_.empty()) throw BadLine{"a line before the first case"};
  if (sides.size() == 1) {
    if (setting_.take(word, rest)) return;  // after the first step: for the next deal
    if (word == "see") return see(rest);
    if (word != "record") throw BadLine{"unknown: " + word};
    begun_ = true;
    subject_.begin();
    return apply(setting_.header(), "ok");
  }
  if (!run_step(word, rest, sides[1]) && !run_question(word, rest, sides[1])) {
    throw BadLine{"unknown: " + word};
  }
}

void Script::begin_case(const std::string& rest) {
  end_case();
  setting_ = Setting();
  begun_ = accepted_ = refused_ = false;
  for (const std::string& word : words(rest)) {
    if (!word.starts_with("P-")) break;
    clauses_.push_back(word);
  }
  if (clauses_.empty()) throw BadLine{"a case that cites no clause"};
}

void Script::end_case() {
  for (const std::string& clause : clauses_) {
    Citations& citations = citations_[clause];
    ++citations.cases;
    citations.accepting += accepted_ ? 1 : 0;
    citations.refusing += refused_ ? 1 : 0;
  }
  clauses_.clear();
}

bool Script::run_step(const std::string& word, const std::string& rest,
                      const std::string& expected) {
  if (word == "deal") {
    apply(deal_line(rest), expected);
    if (expected == "ok") setting_.clear_cards();
    return true;
  }
  if (word == "line") {
    const json line = json::parse(rest, nullptr, false);
    if (line.is_discarded()) throw BadLine{"no JSON"};
    if (!begun_ && line.is_object() && line.contains("lair")) {
      begun_ = true;
      subject_.begin();
    }
    begin_match();
    apply(line, expected);
    return true;
  }
  if (word != "do" && word != "round" && word != "end") return false;
  begin_match();
  apply(word == "do" ? decision_line(rest) : result_line(word, rest), expected);
  return true;
}

json Script::deal_line(const std::string& rest) const {
  const std::map<std::string, std::string> values = named_values(rest);
  const auto value = [&](const char* name, int otherwise) {
    return values.contains(name) ? read_number(values.at(name)) : otherwise;
  };
  const int starter = value("starter", 0);
  json deck = setting_.deck(starter);
  if (values.contains("replace")) {
    const std::vector<std::string> parts = split(values.at("replace"), ":");
    const auto found = std::find(deck.begin(), deck.end(), parts.at(0));
    if (parts.size() != 2 || found == deck.end()) throw BadLine{"cannot replace"};
    *found = parts[1];
  }
  return {
      {"deal",
       {{"round", value("round", subject_.round() + 1)}, {"starter", starter}, {"deck", deck}}}};
}

json Script::decision_line(const std::string& rest) const {
  const auto [seat, decision] = first_word(rest);
  const auto [action, what] = first_word(decision);
  json line{{"seat", read_number(seat)}};
  if (action == "take" || action == "discard") {
    line[action] = ref::write(card(what));
  } else if (action == "announce" || action == "decline") {
    line[action] = true;
  } else if (action == "claim") {
    line[action] = written(cards(what));
  } else if (action == "lay") {
    const std::vector<std::string> parts = split(what, "draw");
    if (parts.size() != 2) throw BadLine{"expected: lay cards draw number"};
    line[action] = written(cards(parts[0]));
    line["draw"] = read_number(parts[1]);
  } else if (action == "out") {
    line[action] = out_body(what);
  } else {
    throw BadLine{"unknown decision: " + action};
  }
  return line;
}

json Script::result_line(const std::string& word, const std::string& rest) const {
  json body = json::object();
  if (word == "round") body["round"] = subject_.round();
  for (const auto& [name, value] : named_values(rest)) {
    if (name == "out" && value == "none") {
      body[name] = nullptr;
    } else if (name == "out" || name == "round") {
      body[name] = read_number(value);
    } else if (name == "turned") {
      body[name] = list_with_commas(value);
    } else {
      body[name] = read_numbers(value);
    }
  }
  return {{word, body}};
}

void Script::begin_match() {
  if (begun_) return;
  begun_ = true;
  subject_.begin(setting_.position());
  setting_.clear_cards();
}

void Script::apply(const json& line, const std::string& expected) {
  const std::string error = subject_.apply(line);
  if (expected == "refused") {
    if (error.empty()) report_(line_, "is accepted");
  } else {
    expect_equal(error.empty() ? "ok" : "error " + error, expected);
  }
  (expected == "ok" ? accepted_ : refused_) = true;
}

void Script::see(const std::string& rest) {
  begin_match();
  const auto [thing, what] = first_word(rest);
  const ref::Table table = subject_.table();
  if (thing == "talon") return expect_equal(sorted_text(table.talon), sorted_text(cards(what)));
  if (thing == "deck") return expect_equal(std::to_string(table.deck.size()), what);
  if (thing == "totals") return expect_equal(text_of(subject_.totals()), what);
  if (thing == "waiting") {
    std::vector<int> waiting;
    for (std::size_t i = 0; i < table.waiting.size(); ++i) {
      if (table.waiting[i]) waiting.push_back(static_cast<int>(i));
    }
    return expect_equal(text_of(waiting), what == "none" ? "" : what);
  }
  const auto [seat_word, listed] = first_word(what);
  const auto seat = static_cast<std::size_t>(read_number(seat_word));
  if (thing == "hand") {
    expect_equal(sorted_text(table.hands.at(seat)), sorted_text(cards(listed)));
  } else if (thing == "pile") {
    expect_equal(sorted_text(table.piles.at(seat)), sorted_text(cards(listed)));
  } else if (thing == "laid") {
    expect_equal(text_of(table.laid.at(seat)), text_of(sets(listed)));
  } else {
    throw BadLine{"nothing to see: " + thing};
  }
}

// waits, ways-out, distance: hand | laid [in-hand]; score-out: hand | laid | shown [| turned].
bool Script::run_question(const std::string& word, const std::string& rest,
                          const std::string& expected) {
  std::string text = rest;
  const ref::GoingOut going_out =
      take_word(text, "in-hand") ? ref::GoingOut::kInHand : ref::GoingOut::kTogether;
  const bool advanced = take_word(text, "advanced");
  std::vector<std::string> parts = split(text, "|");
  parts.resize(4);
  const ref::Cards hand = cards(parts[0]);
  const std::vector<ref::Set> laid = sets(parts[1]);
  check_own(hand, laid);
  const std::string wanted = expected == "none" ? "" : expected;
  if (word == "waits") {
    expect_equal(sorted_text(subject_.waits(hand, laid, going_out)), wanted);
  } else if (word == "ways-out") {
    std::vector<ref::Way> ways;
    if (!wanted.empty()) {
      for (const std::string& part : split(wanted, ";")) ways.push_back(way(part));
    }
    expect_equal(text_of(subject_.ways_out(hand, laid, going_out)), text_of(ways));
  } else if (word == "distance") {
    expect_equal(std::to_string(subject_.distance(hand, laid, going_out)), wanted);
  } else if (word == "score-out") {
    const ref::Score score =
        subject_.score_out(hand, laid, way(parts[2]), cards(parts[3]), advanced);
    expect_equal(score.wins_game ? "wins" : std::to_string(score.points), wanted);
  } else {
    return false;
  }
  accepted_ = true;
  return true;
}

void Script::expect_equal(const std::string& is, const std::string& expected) {
  if (is != expected) report_(line_, "is \"" + is + "\", expected \"" + expected + "\"");
}

}  // namespace phantom_tests
