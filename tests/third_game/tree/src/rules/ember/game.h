#pragma once

#include <array>
#include <string_view>

#include "rules/ember/errors.h"
#include "rules/ember/notation/notation.h"
#include "rules/ember/options.h"
#include "rules/ember/view.h"
#include "rules/game.h"

// Ember, a trick-taking game for two to four. Everybody has six cards of three suits and follows
// suit; Sparks beat the others. Each trick is a point. The rules are docs/rules/ember.md.

namespace lair::ember {

struct Game {
  using Options = ember::Options;
  using Deal = ember::Deal;
  using State = ember::State;
  using View = ember::View;
  using Move = ember::Move;
  using Action = ember::Move;
  using Event = ember::Event;
  using MoveList = ember::MoveList;
  using EventList = ember::EventList;
  using DecisionList = ember::DecisionList;
  static constexpr std::string_view kName = "ember";
  static constexpr std::string_view kShortName = "ember";
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 4;
  static constexpr std::size_t kMaxRoundEvents = ember::kMaxRoundEvents;
  static constexpr auto kErrors = ember::kErrors;
  static constexpr std::array<std::string_view, 3> kResultFields = {"round", "points", "totals"};
  static constexpr const auto& kOptions = ember::kOptions;
  static Result<Options> read_options(const Value& value) { return ember::read_options(value); }
};

}  // namespace lair::ember
