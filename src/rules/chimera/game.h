#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "rules/chimera/errors.h"
#include "rules/chimera/event.h"
#include "rules/chimera/hearing.h"
#include "rules/chimera/moves.h"
#include "rules/chimera/notation/notation.h"
#include "rules/chimera/notation/questions.h"
#include "rules/chimera/notation/score_pad.h"
#include "rules/chimera/options.h"
#include "rules/chimera/state.h"
#include "rules/chimera/view.h"
#include "rules/game.h"

// Chimera, a climbing game for exactly three. Each round the highest bidder is the Chimera, with
// twenty cards against two Hunters with seventeen each; who gets rid of all cards first decides it.
// A trick is won by the highest combination of the kind that was led, or by a trap or a flight.
// Points come from the bid and from treasures in the tricks won. The rules are
// docs/rules/chimera.md; options.h has what a table may choose.

namespace lair::chimera {

struct Game {
  using Options = chimera::Options;
  using Deal = chimera::Deal;
  using State = chimera::State;
  using View = chimera::View;
  using Move = chimera::Move;
  using Action = chimera::Action;
  using Event = chimera::Event;
  using MoveList = chimera::MoveList;
  using EventList = chimera::EventList;
  using DecisionList = chimera::DecisionList;
  static constexpr std::string_view kName = "chimera";
  static constexpr std::string_view kShortName = "chimera";
  static constexpr int kMinSeats = kSeats;
  static constexpr int kMaxSeats = kSeats;
  static constexpr std::size_t kMaxRoundEvents = chimera::kMaxRoundEvents;
  static constexpr std::array<std::string_view, 4> kQuestions = {"classify", "beats", "plays",
                                                                 "score"};
  static constexpr std::array<int, 3> kBids = {20, 30, 40};
  static constexpr std::array<std::string_view, 2> kRoles = {"chimera", "hunter"};
  static constexpr auto kErrors = chimera::kErrors;
  static constexpr std::array<std::string_view, 4> kResultFields = {"round", "out", "points",
                                                                    "totals"};
  static constexpr const auto& kOptions = chimera::kOptions;
  // The points of a treasure by the rank of its card (C-1.2).
  static Value constants() {
    return Value::object(
        {{"treasures", Value::object({{name(Rank::kTwo), Treasures{.toads = 1}.points()},
                                      {name(Rank::kEleven), Treasures{.cats = 1}.points()}})}});
  }
  static Result<Options> read_options(const Value& value) { return chimera::read_options(value); }
  static std::optional<Result<Value>> answer(std::string_view op, const Value& request) {
    return chimera::answer(op, request);
  }
};

}  // namespace lair::chimera
