#pragma once

#include <cstdint>
#include <optional>

namespace lair {

// How training learns. It is kept with the state: a run that goes on learns by the same numbers.
struct Course {
  double rate = 0;         // Adam's, at first
  double half_life = 0;    // samples after which the rate is half as large
  double exploration = 0;  // the share of moves that are made at random
  // TD(lambda): 1 learns from what came out in the end alone; less, in part from what the networks
  // say at the player's next decision, which is steadier.
  double lambda = 1;
  std::int64_t batch = 512;
  std::int64_t games = 96;  // played in a round of learning, while the last ones are learned
};

// From nothing. Networks that were learned before are polished: smaller steps that soon grow
// smaller still, and fewer moves at random, for these make the value of good ones uncertain.
inline constexpr Course kFreshCourse = {1e-3, 150e6, 0.03};
inline constexpr Course kTaughtCourse = {4e-4, 25e6, 0.01};

// The numbers that somebody chose; the rest stay as they are.
struct CourseChoice {
  std::optional<double> rate{}, half_life{}, exploration{}, lambda{};
  std::optional<std::int64_t> batch{}, games{};

  Course applied_to(Course course) const {
    course.rate = rate.value_or(course.rate);
    course.half_life = half_life.value_or(course.half_life);
    course.exploration = exploration.value_or(course.exploration);
    course.lambda = lambda.value_or(course.lambda);
    course.batch = batch.value_or(course.batch);
    course.games = games.value_or(course.games);
    return course;
  }
};

}  // namespace lair
