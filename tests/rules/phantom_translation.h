#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "../reference/phantom.h"
#include "../reference/phantom_match.h"
#include "core/value.h"
#include "rules/phantom/game.h"

// Values of the reference as values of the engine, and back.

namespace phantom_tests {

lair::Value to_value(const nlohmann::json& json);
nlohmann::json to_json(const lair::Value& value);

lair::phantom::Card to_engine(const reference::phantom::Card& card);
lair::phantom::Cards to_engine(const reference::phantom::Cards& cards);
lair::phantom::Laid to_engine(const std::vector<reference::phantom::Set>& sets);
lair::phantom::GoingOut to_engine(reference::phantom::GoingOut going_out);
lair::phantom::Options to_engine(const reference::phantom::Options& options);
// A round in play, as if it had come to this.
lair::phantom::State to_engine(const reference::phantom::Position& position);

reference::phantom::Card to_reference(lair::phantom::Card card);
reference::phantom::Names to_reference(lair::phantom::NameMask names);
reference::phantom::Way to_reference(const lair::phantom::Shown& shown);
reference::phantom::Table table_of(const lair::phantom::State& state);

}  // namespace phantom_tests
