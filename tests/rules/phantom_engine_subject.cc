#include "phantom_engine_subject.h"

#include <nlohmann/json.hpp>

#include "core/result.h"
#include "core/value.h"
#include "phantom_translation.h"
#include "rules/adapter.h"
#include "rules/phantom/analysis.h"
#include "rules/phantom/game.h"

namespace phantom_tests {

namespace {

namespace ref = reference::phantom;
namespace eng = lair::phantom;
using lair::Value;
using nlohmann::json;

std::string rule_of(const lair::Error& error) {
  return error.rule.empty() ? "form" : std::string(error.rule);
}

json list_of(const ref::Cards& cards) {
  json list = json::array();
  for (const ref::Card& card : cards) list.push_back(ref::write(card));
  return list;
}

json list_of(const ref::Names& names) {
  json list = json::array();
  for (const ref::Name& name : names) list.push_back(ref::write(name));
  return list;
}

template <class Lists>
json lists_of(const Lists& lists) {
  json result = json::array();
  for (const auto& list : lists) result.push_back(list_of(list));
  return result;
}

ref::Names names_in(const json& list) {
  ref::Names names;
  for (const json& item : list) {
    names.push_back(ref::read_card(item.get<std::string>()).value().name);
  }
  return names;
}

// What the referee answers; an error is the empty object with its rule.
json ask(const char* op, const json& request) {
  const auto answer = eng::Game::answer(op, to_value(request));
  if (!answer.has_value()) return {{"error", "no such question"}};
  if (!answer->ok()) return {{"error", answer->error().code}};
  return to_json(**answer);
}

json question(const ref::Cards& hand, const std::vector<ref::Set>& laid, ref::GoingOut going_out) {
  return {{"hand", list_of(hand)},
          {"laid", lists_of(laid)},
          {"going_out", going_out == ref::GoingOut::kInHand ? "in-hand" : "together"}};
}

}  // namespace

void EngineSubject::begin(const ref::Position& position) {
  *this = EngineSubject();
  state_ = to_engine(position);
}

std::string EngineSubject::apply(const json& line) {
  if (!line.is_object() || ended_) return "form";
  if (line.contains("lair")) return header(line);
  if (line.contains("deal")) return deal(to_value(line["deal"]));
  if (line.contains("round")) return round_line(to_value(line["round"]));
  if (line.contains("end")) return end_line(to_value(line["end"]));
  if (line.contains("seat")) return decide(to_value(line));
  return "";
}

void EngineSubject::leave_unsaid(const eng::Move& move) {
  eng::apply(*state_, move);
  round_read_ = !eng::round_over(*state_);
}

ref::Table EngineSubject::table() const { return table_of(*state_); }

std::vector<int> EngineSubject::totals() const {
  const lair::Totals totals = eng::totals(*state_);
  return {totals.begin(), totals.end()};
}

int EngineSubject::distance(const ref::Cards& hand, const std::vector<ref::Set>& laid,
                            ref::GoingOut going_out) const {
  return eng::distance(to_engine(hand), to_engine(laid), to_engine(going_out));
}

std::string EngineSubject::header(const json& line) {
  if (state_ || line["lair"] != 1 || line["game"] != eng::Game::kName) return "form";
  const auto seats = static_cast<int>(line["seats"].size());
  if (seats < eng::Game::kMinSeats || seats > eng::Game::kMaxSeats) return "form";
  const auto options = eng::Game::read_options(to_value(line["options"]));
  if (!options) return rule_of(options.error());
  state_ = eng::start(*options, seats);
  return "";
}

std::string EngineSubject::deal(const Value& body) {
  if (!state_ || !round_read_) return "form";
  const auto read = eng::read_deal(*state_, body);
  if (!read) return rule_of(read.error());
  if (const lair::MaybeError error = eng::check_deal(*state_, *read)) return rule_of(*error);
  eng::deal(*state_, *read);
  return "";
}

std::string EngineSubject::decide(const Value& line) {
  if (!state_) return "form";
  const auto decisions = eng::read_decision(*state_, line);
  if (!decisions) return rule_of(decisions.error());
  eng::State after = *state_;
  for (const auto& [seat, action] : *decisions) {
    if (const lair::MaybeError error = eng::check(after, seat, action)) return rule_of(*error);
    eng::apply(after, action);
  }
  state_ = after;
  round_read_ = !eng::round_over(after);
  return "";
}

std::string EngineSubject::round_line(const Value& body) {
  if (!state_) return "form";
  eng::State after = *state_;
  for (const auto& [seat, action] : eng::unsaid(after)) eng::apply(after, action);
  if (!eng::round_over(after)) return "P-7.1";
  const lair::MatchAdapter<eng::Game> match(after);
  const lair::MaybeError error = match.check_result(match.round_line(), body);
  if (error) return rule_of(*error);
  state_ = after;
  round_read_ = true;
  return "";
}

std::string EngineSubject::end_line(const Value& body) {
  if (!state_ || eng::status(*state_) != lair::Status::kOver || !round_read_) return "P-7.4";
  const lair::MatchAdapter<eng::Game> match(*state_);
  const lair::MaybeError error = match.check_result(match.end_line(), body);
  if (error) return rule_of(*error);
  ended_ = true;
  return "";
}

std::vector<ref::Way> EngineSubject::ways_out(const ref::Cards& hand,
                                              const std::vector<ref::Set>& laid,
                                              ref::GoingOut going_out) const {
  std::vector<ref::Way> ways;
  const json answer = ask("ways-out", question(hand, laid, going_out));
  for (const json& one : answer.at("ways")) {
    ref::Way way;
    for (const json& set : one.at("sets")) way.sets.push_back(names_in(set));
    way.pair = names_in(one.at("pair"));
    ways.push_back(way);
  }
  return ways;
}

ref::Names EngineSubject::waits(const ref::Cards& hand, const std::vector<ref::Set>& laid,
                                ref::GoingOut going_out) const {
  return names_in(ask("waits", question(hand, laid, going_out)).at("waits"));
}

ref::Score EngineSubject::score_out(const ref::Cards& hand, const std::vector<ref::Set>& laid,
                                    const ref::Way& shown, const ref::Cards& turned,
                                    bool advanced) const {
  const json answer = ask("score-out", {{"hand", list_of(hand)},
                                        {"laid", lists_of(laid)},
                                        {"sets", lists_of(shown.sets)},
                                        {"pair", list_of(shown.pair)},
                                        {"turned", list_of(turned)},
                                        {"advanced", advanced}});
  ref::Score score;
  score.points = answer.at("points").get<int>();
  score.wins_game = answer.at("wins_game").get<bool>();
  return score;
}

std::unique_ptr<Subject> engine_subject() { return std::make_unique<EngineSubject>(); }

}  // namespace phantom_tests
