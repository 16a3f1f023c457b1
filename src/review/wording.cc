#include "review/wording.h"

#include <cstdlib>
#include <utility>

#include "review/games.h"
#include "rules/registry.h"
#include "text/number.h"
#include "text/text.h"
#include "text/verbatim.h"
#include "text/you.h"

namespace lair {
namespace {

void add_cards(const Value& value, std::vector<std::string>& cards) {
  if (const std::string* card = value.text()) cards.push_back(*card);
  if (value.items() != nullptr) {
    for (const Value& item : *value.items()) add_cards(item, cards);
  }
  if (value.fields() != nullptr) {
    for (const auto& [name, part] : *value.fields()) add_cards(part, cards);
  }
}

// The field of a decision line after `seat`, which is the kind of decision.
const Value::Object::value_type* deed_in(const Value& line) {
  if (line.fields() == nullptr || line.fields()->size() < 2) return nullptr;
  return &(*line.fields())[1];
}

// Its name; "silent" for the decision that has no line.
std::string_view deed_of(const Value& line) {
  const auto* deed = deed_in(line);
  if (deed == nullptr) return "silent";
  const auto& [name, what] = *deed;
  const bool nothing = what.integer() != nullptr ? *what.integer() == 0
                                                 : what.items() != nullptr && what.items()->empty();
  return nothing ? "pass" : std::string_view(name);
}

// The first number after `seat`: a bid, the number of drawn cards.
std::int64_t number_in(const Value& line) {
  if (line.fields() == nullptr) return 0;
  for (std::size_t i = 1; i < line.fields()->size(); ++i) {
    if (const std::int64_t* number = (*line.fields())[i].second.integer()) return *number;
  }
  return 0;
}

// Rounded to the nearest, halves away from 0.
std::int64_t tenths_of(Points points) { return (points + (points < 0 ? -5 : 5)) / 10; }

// The kind of play, in games that have kinds.
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
  if (const auto* deed = deed_in(line)) add_cards(deed->second, cards);
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

std::string ReviewWords::game() const { return say("game-" + std::string(review_.game)); }

std::string ReviewWords::round(const ReviewedRound& round) const {
  std::string number = say("round-" + std::string(review_.game), {{"round", round.round}});
  return round.thrown_in ? say("watch-thrown-in", {{"round", std::move(number)}}) : number;
}

std::string ReviewWords::grade(Grade grade) const {
  return say("review-grade-" + std::string(lair::name(grade)));
}

std::string ReviewWords::move(const Value& line) const {
  return say("review-do-" + std::string(deed_of(line)),
             {{"number", number_in(line)}, kind_of_play(review_.game, line)});
}

std::string ReviewWords::card(std::string_view written) const {
  std::string said;
  with_game(review_.game, [&]<Game G>(G) { said = card_said<G>(language_, written); });
  return said;
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
