#include "cli/phantom/score.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "cli/terminal/terminal_look.h"
#include "rules/phantom/card.h"

namespace lair::cli {
namespace {

constexpr int kMostSets = 33, kMostReds = 25, kMostTurned = 99, kMostGroups = 5;

// "h4 a1-": red cards, a dash behind one whose condition does not hold (P-8.2).
std::string cards_of(const Value& old) {
  std::string text;
  const Value* list = old.find("reds");
  if (list == nullptr || list->items() == nullptr) return text;
  for (const Value& item : *list->items()) {
    std::string card(text_in(item, "card"));
    if (card.ends_with('*')) card.pop_back();
    text.append(text.empty() ? "" : " ").append(card).append(flag_in(item, "holds") ? "" : "-");
  }
  return text;
}

// Nothing if a word is no card.
std::optional<Value> read_cards(std::string_view text) {
  Value list = Value::array();
  for (std::string word : words(text)) {
    const bool holds = !word.ends_with('-');
    if (!holds) word.pop_back();
    if (word.ends_with('*')) word.pop_back();
    for (char& c : word) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    if (word.size() == 2 && word[0] == 'i') word[1] = static_cast<char>(word[1] - 'a' + 'A');
    const auto card = phantom::card_from(word);
    if (!card) return std::nullopt;
    list.push_back(Value::object({{"card", word + "*"}, {"holds", holds}}));
  }
  return list;
}

// The rest of a round by the advanced rules.
std::optional<Value> ask_advanced(Interview& interview, const Look& look, const ScorePad& pad,
                                  const Value& old, Value round) {
  const int laid = static_cast<int>(integer_in(round, "laid").value_or(0));
  const auto groups =
      interview.number(said(look, "sheet-item-groups"), 0, std::min(laid, kMostGroups),
                       integer_in(old, "item_groups").value_or(0));
  if (!groups) return std::nullopt;
  const auto from =
      interview.choice(said(look, "sheet-discarder"), pad.players,
                       integer_in(old, "discarder").value_or(-1), said(look, "sheet-own-turn"));
  if (!from) return std::nullopt;
  while (true) {
    const auto typed = interview.line(said(look, "sheet-red-cards"), cards_of(old));
    if (!typed) return std::nullopt;
    const auto reds = read_cards(*typed);
    if (!reds) {
      interview.refuse("sheet-not-cards", {});
      continue;
    }
    round.set("item_groups", *groups).set("reds", *reds);
    return round.set("discarder", *from < 0 ? Value() : Value(*from));
  }
}

}  // namespace

template <>
std::optional<Value> ask_round<phantom::Game>(Interview& interview, const Look& look,
                                              const ScorePad& pad, const Value& old) {
  std::optional<std::int64_t> before;
  if (!old.is_null()) before = integer_in(old, "out").value_or(-1);
  const auto out =
      interview.choice(said(look, "sheet-out"), pad.players, before, said(look, "sheet-nobody"));
  if (!out) return std::nullopt;
  if (*out < 0) return Value::object({{"out", Value()}});
  const auto laid =
      interview.number(said(look, "sheet-laid"), 1, kMostSets, integer_in(old, "laid").value_or(1));
  if (!laid) return std::nullopt;
  Value round = Value::object({{"out", *out}, {"laid", *laid}});
  if (flag_in(pad.options, "advanced")) return ask_advanced(interview, look, pad, old, round);
  const auto reds =
      interview.number(said(look, "sheet-reds"), 0, kMostReds, integer_in(old, "reds").value_or(0));
  if (!reds) return std::nullopt;
  const auto turned = interview.number(said(look, "sheet-turned"), 0, kMostTurned,
                                       integer_in(old, "turned").value_or(0));
  if (!turned) return std::nullopt;
  return round.set("reds", *reds).set("turned", *turned);
}

template <>
std::optional<Value> ask_options<phantom::Game>(Interview& interview, const Look& look) {
  const auto advanced = interview.yes(said(look, "sheet-advanced"), false);
  if (!advanced) return std::nullopt;
  Value options = Value::object();
  if (*advanced) options.set("advanced", true);
  return options;
}

}  // namespace lair::cli
