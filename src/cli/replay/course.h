#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "cli/play/story.h"
#include "core/value.h"
#include "record/replay.h"
#include "rules/match.h"
#include "rules/registry.h"

namespace lair::cli {

// The jumps of a replay.
enum class Jump : std::uint8_t {
  kFirst,
  kRoundBack,
  kMarkBack,
  kBack,
  kOn,
  kMarkOn,
  kRoundOn,
  kLast
};

// A recorded game as a list of steps. A step is a line of the record that has events.
template <Game G>
class Course {
 public:
  using State = typename G::State;
  using Event = typename G::Event;

  struct Step {
    State before;
    std::vector<Event> events;  // for every audience
    std::int64_t round = 0;
    std::size_t deal = 0;  // the step at which the cards of this round were dealt
  };

  // Takes the lines of one game, which must be a valid record.
  explicit Course(std::span<const Value> lines) {
    Replay game;
    for (const Value& line : lines) {
      std::optional<Step> step;
      const MaybeError error = game.feed(line, [&](const AnyMatch& match) {
        const Match<G>& typed = match_of<G>(match);
        if (!step || !typed.last().decision) step = Step{typed.last().before, {}};
        const auto& events = typed.last_events();
        step->events.insert(step->events.end(), events.begin(), events.end());
      });
      if (error || !game.begun()) continue;
      if (step) add(*std::move(step), line.find("deal"));
      last_is_round_ = line.has("round");
      end_ = match_of<G>(game.match());
    }
  }

  const std::vector<Step>& steps() const { return steps_; }
  const Match<G>& end() const { return *end_; }  // after the last line, if there is a step
  // Whether the round was scored and its `round` line is still missing.
  bool round_due() const {
    return !steps_.empty() && status(end_->state()) != Status::kAwaitsMove &&
           round_over(end_->state()) && !last_is_round_;
  }
  std::size_t last() const { return steps_.size() - 1; }

  std::size_t jump(std::size_t from, Jump how) const {
    switch (how) {
      case Jump::kFirst:
        return 0;
      case Jump::kLast:
        return last();
      case Jump::kBack:
        return from > 0 ? from - 1 : 0;
      case Jump::kOn:
        return from < last() ? from + 1 : last();
      case Jump::kMarkBack:
        return back(from, [&](std::size_t step) { return is_mark(steps_[step]); });
      case Jump::kMarkOn:
        return on(from, [&](std::size_t step) { return is_mark(steps_[step]); });
      case Jump::kRoundBack:
        return back(from, [&](std::size_t step) { return steps_[step].deal == step; });
      case Jump::kRoundOn:
        return on(from, [&](std::size_t step) { return steps_[step].deal == step; });
    }
    return from;
  }

  // Whether the deal of that step was thrown in, so that its round began again.
  bool thrown_in(std::size_t step) const {
    const std::size_t next = jump(step, Jump::kRoundOn);
    return steps_[next].deal > steps_[step].deal && steps_[next].round == steps_[step].round;
  }

  // The step of that number in a round; the deal is number 0. If cards were thrown in, the last
  // deal of the round counts. Nothing if there is no such step.
  std::optional<std::size_t> find(std::int64_t round, std::int64_t number) const {
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (steps_[i].round != round || steps_[i].deal != i || thrown_in(i)) continue;
      const auto step = i + static_cast<std::size_t>(number);
      if (step > last() || steps_[step].deal != i) return std::nullopt;
      return step;
    }
    return std::nullopt;
  }

 private:
  void add(Step step, const Value* deal) {
    step.deal = deal != nullptr || steps_.empty() ? steps_.size() : steps_.back().deal;
    step.round = deal != nullptr ? integer_in(*deal, "round").value_or(0)
                                 : (steps_.empty() ? 0 : steps_.back().round);
    steps_.push_back(std::move(step));
  }

  static bool is_mark(const Step& step) {
    return std::any_of(step.events.begin(), step.events.end(),
                       [](const Event& event) { return turning_point<G>(event); });
  }

  template <class Wanted>
  std::size_t on(std::size_t from, const Wanted& wanted) const {
    for (std::size_t step = from + 1; step < steps_.size(); ++step) {
      if (wanted(step)) return step;
    }
    return last();
  }
  template <class Wanted>
  std::size_t back(std::size_t from, const Wanted& wanted) const {
    for (std::size_t step = from; step-- > 0;) {
      if (wanted(step)) return step;
    }
    return 0;
  }

  std::vector<Step> steps_;
  std::optional<Match<G>> end_;
  bool last_is_round_ = false;
};

}  // namespace lair::cli
