#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "rules/game.h"
#include "rules/phantom/analysis.h"
#include "rules/phantom/check.h"
#include "rules/phantom/errors.h"
#include "rules/phantom/event.h"
#include "rules/phantom/hearing.h"
#include "rules/phantom/legal.h"
#include "rules/phantom/move.h"
#include "rules/phantom/notation/decision.h"
#include "rules/phantom/notation/questions.h"
#include "rules/phantom/notation/round.h"
#include "rules/phantom/notation/score_pad.h"
#include "rules/phantom/notation/view.h"
#include "rules/phantom/options.h"
#include "rules/phantom/sample.h"
#include "rules/phantom/state.h"
#include "rules/phantom/view.h"

// Phantom Rummy, 2 to 4 players (rules P-...). Everyone holds 7 cards. In turn one takes a card of
// the open talon, then lays a big set (three alike, or three consecutive numbers of a kind) and
// draws up to two, or discards; others may claim a discard for a big set, or go out with it. One
// goes out with two big sets and a pair, one set of which lies there already. Only the player who
// goes out scores.
//
// A turn is a sequence of decisions: [announce] take, then out, or lay [announce], or [announce]
// discard; after a discard each entitled seat in turn (P-5.1, then P-5.2) takes it or declines.

namespace lair::phantom {

struct Game {
  static constexpr std::string_view kName = "phantom-rummy";
  static constexpr std::string_view kShortName = "phantom";
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 4;
  static constexpr std::size_t kMaxRoundEvents = phantom::kMaxRoundEvents;
  static constexpr std::array<std::string_view, 3> kQuestions = {"ways-out", "waits", "score-out"};
  static constexpr auto& kErrors = phantom::kErrors;
  static constexpr auto& kResultFields = phantom::kResultFields;

  using Options = phantom::Options;
  using Deal = phantom::Deal;
  using State = phantom::State;
  using View = phantom::View;
  using Move = phantom::Move;
  using Action = phantom::Move;
  using Event = phantom::Event;
  using MoveList = phantom::MoveList;
  using EventList = phantom::EventList;
  using ActionList = phantom::DecisionList;
  using DecisionList = phantom::DecisionList;

  static constexpr const auto& kOptions = phantom::kOptions;
  static Result<Options> read_options(const Value& value) { return phantom::read_options(value); }
  static std::optional<Result<Value>> answer(std::string_view op, const Value& request) {
    return phantom::answer(op, request);
  }
};

}  // namespace lair::phantom
