#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/value.h"
#include "rules/chimera/event.h"
#include "rules/chimera/state.h"
#include "rules/chimera/view.h"

// The written form of a game of Chimera (docs/formats.md), as plain data.

namespace lair::chimera {

using DecisionList = InlineVector<Decision<Action>, 1>;

// A play's cards as people lay them: the run first, Pi Ya where it stands, then what is attached.
std::vector<Card> in_order(const Action& action);
Value write_cards(Cards cards);  // by rank, then family
// The card at a place of that list, named in full.
Result<Card> read_card_at(const Value::Array& list, std::size_t place, std::string_view field);
// Cards named in full, each once (C-1.1), in the list that the field of that name holds.
Result<Cards> read_cards(const Value::Array& list, std::string_view field);

Result<Deal> read_deal(const State& state, const Value& body);
Value write_deal(const State& state, const Deal& deal);
Result<DecisionList> read_decision(const State& state, const Value& line);
Value write_decision(const State& state, const Action& action);
inline bool counted(const Action& action) { return action.move.kind() != Kind::kForcedBid; }
Value write_round(const State& state);
std::string_view result_rule(const State& state, std::string_view field);
std::string_view due_rule(const State& state, std::string_view line);
Value write_view(const View& view);
Value write_public(const View& view);
Value write_event(const Event& event);
Value write_parts(const RoundScore& score);
Value write_parts(const State& state);  // of the round just scored

// A combination made of these cards: the reading with that top where there are two. `top` may be
// null; then a straight with Pi Ya is an error if `strict`, and otherwise read the highest way.
Result<Move> read_combination(Cards cards, const Value* top, bool strict);
std::string top_name(Move move);

}  // namespace lair::chimera
