#include "bots/chimera/standing.h"

#include <algorithm>
#include <cstdint>
#include <memory>

#include "bots/chimera/bid_chance.h"

namespace lair::chimera {
namespace {

// Needs are looked at in steps of so many points, from one step to kLevels; between them the chance
// is drawn in straight lines.
constexpr int kStep = 20;
constexpr int kLevels = 26;

// What the three players make in a round, in steps, the highest first, and how often in 4096
// rounds: 14,633 rounds of `strong` against itself, each score shared out between the two steps
// about it.
struct RoundScores {
  std::array<int, kSeats> steps;
  int often;
};
constexpr int kRounds = 4096;
constexpr std::array<RoundScores, 54> kRoundScores = {
    {{{5, 0, 0}, 368},  {{6, 0, 0}, 319},  {{2, 1, -1}, 306}, {{4, 0, 0}, 235}, {{4, 1, 0}, 216},
     {{2, 1, -2}, 199}, {{3, 1, -1}, 196}, {{5, 1, 0}, 190},  {{7, 0, 0}, 183}, {{3, 1, -2}, 157},
     {{2, 2, -1}, 153}, {{2, 1, 0}, 128},  {{6, 1, 0}, 119},  {{3, 1, 0}, 107}, {{2, 2, -2}, 100},
     {{3, 2, -1}, 98},  {{3, 2, -2}, 90},  {{8, 0, 0}, 87},   {{1, 1, -1}, 73}, {{1, 1, 0}, 57},
     {{4, 1, 1}, 55},   {{3, 0, 0}, 53},   {{4, 2, 0}, 52},   {{7, 1, 0}, 51},  {{1, 1, -2}, 42},
     {{5, 1, 1}, 38},   {{5, 2, 0}, 37},   {{3, 2, 0}, 35},   {{2, 2, 0}, 33},  {{4, 1, -2}, 33},
     {{3, 1, 1}, 30},   {{9, 0, 0}, 28},   {{4, 1, -1}, 23},  {{4, 2, 1}, 21},  {{6, 2, 0}, 20},
     {{1, 1, 1}, 19},   {{8, 1, 0}, 19},   {{3, 2, 1}, 18},   {{6, 1, 1}, 17},  {{2, 1, 1}, 16},
     {{5, 2, 1}, 12},   {{7, 2, 0}, 10},   {{10, 0, 0}, 6},   {{9, 1, 0}, 6},   {{6, 2, 1}, 5},
     {{7, 1, 1}, 5},    {{4, 3, 0}, 5},    {{3, 3, -2}, 5},   {{4, 2, -2}, 5},  {{5, 3, 0}, 4},
     {{3, 3, 0}, 3},    {{8, 2, 0}, 3},    {{3, 3, -1}, 3},   {{4, 2, -1}, 3}}};

// Once the limit is reached, who needs least has the highest score and wins (C-8.5); a tie is
// anybody's.
int share_of_win(const std::array<int, kSeats>& needs) {
  const int least = std::min({needs[0], needs[1], needs[2]});
  if (needs[0] != least) return 0;
  return kCertain / static_cast<int>(std::count(needs.begin(), needs.end(), least));
}

// One player's chance, by own need and the two others', as levels from 0.
class Chances {
 public:
  Chances() {
    chances_.fill(kCertain / kSeats);
    // A round mostly brings everyone nearer, so that going from small needs to great ones settles
    // in a few sweeps; the rest is for rounds that cost points.
    for (int sweep = 0; sweep < 6; ++sweep) {
      for (int own = 0; own < kLevels; ++own) {
        for (int a = 0; a < kLevels; ++a) {
          for (int b = 0; b <= a; ++b) at(own, a, b) = at(own, b, a) = expected({own, a, b});
        }
      }
    }
  }

  // At these needs in points.
  int between(const std::array<int, kSeats>& needs) const {
    std::array<int, kSeats> level{}, rest{};
    for (std::size_t i = 0; i < kSeats; ++i) {
      const int need = std::clamp(needs[i] - kStep, 0, kStep * (kLevels - 1) - 1);
      level[i] = need / kStep;
      rest[i] = need % kStep;
    }
    std::int64_t sum = 0;
    for (unsigned corner = 0; corner < 8; ++corner) {
      std::int64_t weight = 1;
      std::array<int, kSeats> there = level;
      for (std::size_t i = 0; i < kSeats; ++i) {
        const bool up = (corner >> i & 1U) != 0;
        weight *= up ? rest[i] : kStep - rest[i];
        there[i] += up ? 1 : 0;
      }
      sum += weight * at(there[0], there[1], there[2]);
    }
    return static_cast<int>(sum / (kStep * kStep * kStep));
  }

 private:
  static constexpr std::size_t kPlaces = std::size_t{kLevels} * kLevels * kLevels;

  static std::size_t place(int own, int a, int b) {
    const int place = (own * kLevels + a) * kLevels + b;
    return static_cast<std::size_t>(place);
  }
  int& at(int own, int a, int b) { return chances_[place(own, a, b)]; }
  int at(int own, int a, int b) const { return chances_[place(own, a, b)]; }

  // After one more round, whoever makes which of the scores.
  int expected(const std::array<int, kSeats>& levels) const {
    constexpr std::array<std::array<std::size_t, kSeats>, 6> kOrders = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    std::int64_t sum = 0;
    for (const RoundScores& scores : kRoundScores) {
      std::int64_t all = 0;
      for (const auto& order : kOrders) {
        std::array<int, kSeats> then{};
        for (std::size_t i = 0; i < kSeats; ++i) then[i] = levels[i] - scores.steps[order[i]];
        all += after(then);
      }
      sum += all * scores.often;
    }
    return static_cast<int>(sum / (kRounds * static_cast<int>(kOrders.size())));
  }

  // Below level 0 the limit is reached.
  int after(const std::array<int, kSeats>& levels) const {
    if (std::min({levels[0], levels[1], levels[2]}) < 0) return share_of_win(levels);
    constexpr int kLast = kLevels - 1;
    return at(std::min(levels[0], kLast), std::min(levels[1], kLast), std::min(levels[2], kLast));
  }

  std::array<int, kPlaces> chances_{};
};

}  // namespace

int win_chance(const std::array<int, kSeats>& needs) {
  const int least = std::min({needs[0], needs[1], needs[2]});
  if (least <= 0) return share_of_win(needs);
  static const std::unique_ptr<const Chances> chances = std::make_unique<const Chances>();
  // Where all are far away, only how far they are apart counts.
  std::array<int, kSeats> near = needs;
  constexpr int kFar = kStep * (kLevels - 6);
  if (least > kFar) {
    for (int& need : near) need -= least - kFar;
  }
  return chances->between(near);
}

std::array<int, kSeats> needs_of(const Table& table, Seat seat) {
  std::array<int, kSeats> needs{};
  for (int& need : needs) {
    need = table.options.limit - table.totals[at(seat)];
    seat = next(seat, kSeats);
  }
  return needs;
}

}  // namespace lair::chimera

namespace lair {

int Standing<chimera::Game>::win_chance(const chimera::State& state, Seat seat) {
  if (status(state) == Status::kOver) return winners(state).has(seat) ? kCertain : 0;
  return chimera::win_chance(chimera::needs_of(state.table, seat));
}

int Standing<chimera::Game>::per_point(const chimera::State& state, Seat seat) {
  const std::array<int, chimera::kSeats> needs = chimera::needs_of(state.table, seat);
  constexpr int kMore = 20;  // for the seat; the others make half as much less
  const auto moved = [&](int points) {
    return chimera::win_chance({needs[0] - points, needs[1] + points / 2, needs[2] + points / 2});
  };
  return (moved(kMore) - moved(-kMore)) / (3 * kMore);
}

std::optional<int> Standing<chimera::Game>::said_chance(const chimera::View& view,
                                                        chimera::Move move, std::int64_t points) {
  constexpr int kNear = 200;  // about two good rounds; further away points are as good
  const std::array<int, chimera::kSeats> needs = chimera::needs_of(view.table, view.seat);
  const bool near = std::min({needs[0], needs[1], needs[2]}) <= kNear;
  if (view.table.phase != chimera::Phase::kBidding || !near) return std::nullopt;
  return chimera::bid_chance(view, move.number(), points);
}

}  // namespace lair
