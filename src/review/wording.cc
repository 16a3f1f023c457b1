#include "review/wording.h"

#include <array>
#include <cstdlib>
#include <utility>

#include "rules/registry.h"
#include "text/number.h"
#include "text/text.h"
#include "text/verbatim.h"
#include "text/you.h"

namespace lair {
namespace {

constexpr std::array<std::string_view, 9> kDeeds = {"bid",     "give",  "play", "take",   "lay",
                                                    "discard", "claim", "out",  "decline"};

// The letters that kinds begin with and families end with.
constexpr std::array<std::pair<char, std::string_view>, 4> kKinds = {
    {{'h', "card-human"}, {'a', "card-angel"}, {'d', "card-demon"}, {'i', "card-item-"}}};
constexpr std::array<std::pair<char, std::string_view>, 4> kFamilies = {
    {{'j', "family-jade"}, {'s', "family-sword"}, {'p', "family-pagoda"}, {'t', "family-star"}}};

void add_cards(const Value& value, std::vector<std::string>& cards) {
  if (const std::string* card = value.text()) cards.push_back(*card);
  if (value.items() != nullptr) {
    for (const Value& item : *value.items()) add_cards(item, cards);
  }
}

// What a decision line says was done; "silent" for the decision that has no line.
std::string_view deed_of(const Value& line) {
  if (line.is_null()) return "silent";
  for (const std::string_view deed : kDeeds) {
    const Value* what = line.find(deed);
    if (what == nullptr) continue;
    const bool nothing = deed == "bid" ? what->integer() != nullptr && *what->integer() == 0
                                       : what->items() != nullptr && what->items()->empty();
    return nothing ? "pass" : deed;
  }
  return "announce";
}

// Rounded to the nearest, halves away from 0.
std::int64_t tenths_of(Points points) { return (points + (points < 0 ? -5 : 5)) / 10; }

// What kind of play it is, in games that have such.
Arg kind_of_play(std::string_view game, const Value& line) {
  Arg kind{"kind", std::string()};
  const Value* cards = line.find("play");
  const AnyGame* rules = find_game(game);
  if (cards == nullptr || rules == nullptr) return kind;
  const auto answer = rules->answer("classify", Value::object({{"cards", *cards}}));
  if (!answer || !*answer) return kind;
  const Value* readings = (*answer)->find("combinations");
  if (readings == nullptr || readings->items()->empty()) return kind;
  kind.value = Term{"kind-" + std::string(text_in(readings->items()->front(), "kind"))};
  return kind;
}

}  // namespace

std::vector<std::string> cards_of(const Value& line) {
  std::vector<std::string> cards;
  for (const std::string_view deed : kDeeds) {
    const Value* what = line.find(deed);
    if (what == nullptr) continue;
    if (const Value* sets = what->find("sets")) add_cards(*sets, cards);
    if (const Value* pair = what->find("pair")) add_cards(*pair, cards);
    add_cards(*what, cards);
  }
  return cards;
}

std::string ReviewWords::say(std::string_view id, std::vector<Arg> args) const {
  return lair::say(language_, id, args);
}

std::string ReviewWords::count(std::string_view id, std::int64_t number) const {
  return say(id, {{"count", number}});
}

std::string ReviewWords::name(Seat seat) const {
  constexpr std::size_t kLongest = 24;
  if (means_you(review_.seats[at(seat)])) return say("play-you");
  std::string shown = verbatim(review_.seats[at(seat)], kLongest);
  return shown.empty() ? std::to_string(index(seat)) : shown;
}

std::string ReviewWords::title() const {
  if (means_you(review_.seats[at(review_.seat)]))
    return say("review-title-own", {{"game", game()}});
  return say("review-title", {{"game", game()}, {"name", name(review_.seat)}});
}

std::string ReviewWords::game() const { return say("review-game-" + std::string(review_.game)); }

std::string ReviewWords::round(const ReviewedRound& round) const {
  std::string number = say("review-round-" + std::string(review_.game), {{"round", round.round}});
  return round.thrown_in ? say("watch-thrown-in", {{"round", std::move(number)}}) : number;
}

std::string ReviewWords::grade(Grade grade) const {
  return say("review-grade-" + std::string(lair::name(grade)));
}

std::string ReviewWords::move(const Value& line) const {
  const std::string_view deed = deed_of(line);
  const std::int64_t number = integer_in(line, deed == "lay" ? "draw" : "bid").value_or(0);
  return say("review-do-" + std::string(deed),
             {{"number", number}, kind_of_play(review_.game, line)});
}

// By how cards are written, which no two games have in common (docs/formats.md).
std::string ReviewWords::card(std::string_view written) const {
  const auto rank = [this](std::string_view text) {
    if (text == "H") return say("rank-hero");
    if (text == "PY") return say("rank-pi-ya");
    return text == "CH" ? say("rank-chimera") : std::string(text);
  };
  const std::string plain(written.substr(0, 2));
  for (const auto& [letter, id] : kKinds) {
    if (written.front() != letter) continue;
    std::string said = letter == 'i' ? say(std::string(id) + plain.substr(1))
                                     : say(id, {{"number", plain.substr(1)}});
    if (!written.ends_with('*')) return said;
    return say(letter == 'i' ? "card-special" : "card-red", {{"card", said}});
  }
  for (const auto& [letter, id] : kFamilies) {
    if (written.back() != letter) continue;
    return say("card-family",
               {{"family", say(id)}, {"rank", rank(written.substr(0, written.size() - 1))}});
  }
  return rank(written);
}

std::string ReviewWords::cards(const std::vector<std::string>& written) const {
  std::string text;
  for (const std::string& one : written) text += (text.empty() ? "" : ", ") + card(one);
  return text;
}

std::string ReviewWords::caption(const SceneRow& row) const {
  return say(row.caption, {{"name", row.who ? name(*row.who) : std::string()},
                           {"number", std::int64_t{row.number}}});
}

std::string ReviewWords::why(const Reasons& reasons) const {
  return reasons.empty() ? "" : say(reasons.front().id, reasons.front().args);
}

std::string ReviewWords::plain_points(Points points) const {
  return decimal_number(language_, tenths_of(std::abs(points)));
}

std::string ReviewWords::whole_points(Points points) const { return whole_number(points / 100); }

std::string ReviewWords::signed_points(Points points) const {
  return signed_number(language_, tenths_of(points));
}

}  // namespace lair
