#pragma once

#include <string_view>

#include "core/result.h"
#include "core/value.h"
#include "rules/ember/view.h"
#include "rules/score_pad.h"

// The written form of Ember: a deal is {"round":1,"dealer":0,"deck":["5a",…]}, a decision
// {"seat":1,"play":"5a"}, a round {"round":1,"points":[2,4],"totals":[2,4]}.

namespace lair::ember {

using DecisionList = InlineVector<Decision<Move>, 1>;

Result<Deal> read_deal(const State& state, const Value& body);
Value write_deal(const State& state, const Deal& deal);
Result<DecisionList> read_decision(const State& state, const Value& line);
Value write_decision(const State& state, const Move& move);
Value write_round(const State& state);
std::string_view result_rule(const State& state, std::string_view field);
std::string_view due_rule(const State& state, std::string_view line);
Value write_parts(const State& state);
Value write_view(const View& view);
Value write_public(const View& view);
Value write_event(const Event& event);
// A round on a score pad: {"tricks":[2,4]}, by seat.
Result<PadRound> count_round(State& state, const Value& round);

}  // namespace lair::ember
