#include "bots/chimera/bid_chance.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "bots/chimera/standing.h"
#include "bots/network/network.h"

namespace lair::chimera {
namespace {

using Scores = std::array<int, kSeats>;

// What a round brings the Chimera beside its bid, and its two Hunters; eight that happen equally
// often: 14,633 rounds of `strong` against itself, sorted by what the Chimera makes over the
// Hunters.
struct Extra {
  int chimera, hunter, other_hunter;
};
constexpr std::array<Extra, 8> kWon = {{{7, 27, 7},
                                        {16, 17, 3},
                                        {23, 12, 2},
                                        {31, 11, 2},
                                        {40, 9, 1},
                                        {48, 6, 1},
                                        {59, 5, 0},
                                        {82, 3, 0}}};
constexpr std::array<Extra, 8> kLost = {{{0, 59, 34},
                                         {1, 54, 29},
                                         {3, 51, 27},
                                         {3, 44, 24},
                                         {7, 43, 25},
                                         {12, 42, 24},
                                         {18, 38, 23},
                                         {34, 32, 22}}};
constexpr int kWonOften = 57;  // of a hundred rounds of theirs

// A contract, as the one sees it who speaks: the Chimera is 0 (who speaks), 1 (next) or 2.
struct Contract {
  std::size_t chimera;
  int bid;
  int often;  // of a hundred times
};
using Contracts = std::array<Contract, 3>;

// The contract that comes of a bid or a pass; mostly 30 is bid at once, and sometimes overbid.
Contracts contracts_after(const View& view, int bid) {
  const Table& table = view.table;
  if (bid == 40) return {{{0, 40, 100}}};
  if (bid > 0) return {{{0, bid, 75}, {1, 40, 12}, {2, 40, 13}}};
  if (table.bid == 0 && table.passes == 2) return {{{0, 30, 34}, {1, 30, 33}, {2, 30, 33}}};
  if (table.bid == 0) return {{{1, 30, 60}, {2, 30, 40}}};
  const int from_here =
      (static_cast<int>(at(table.chimera)) - static_cast<int>(at(view.seat)) + kSeats) % kSeats;
  return {{{static_cast<std::size_t>(from_here), table.bid, 100}}};
}

// What a contract brings if it is won, or lost.
struct Ending {
  std::int64_t chance = 0;   // to win the game, summed over the eight, both ways round
  std::int64_t utility = 0;  // points over the others', likewise: 2 x 16 times
};
Ending ending(const Contract& contract, bool won, const Scores& needs) {
  Ending ending;
  for (const Extra& extra : won ? kWon : kLost) {
    for (const bool swapped : {false, true}) {
      Scores scores{};
      scores[contract.chimera] = extra.chimera + (won ? 2 : -1) * contract.bid;
      scores[(contract.chimera + 1) % kSeats] = swapped ? extra.other_hunter : extra.hunter;
      scores[(contract.chimera + 2) % kSeats] = swapped ? extra.hunter : extra.other_hunter;
      ending.utility += 2 * scores[0] - scores[1] - scores[2];
      ending.chance +=
          win_chance({needs[0] - scores[0], needs[1] - scores[1], needs[2] - scores[2]});
    }
  }
  return ending;
}

// Several of them, each as often as it happens.
struct Ends {
  std::int64_t often = 0, chance = 0, utility = 0;
};

}  // namespace

int bid_chance(const View& view, int bid, std::int64_t points) {
  constexpr std::int64_t kEndings = 2 * kWon.size(), kUnity = 4096;
  const Scores needs = needs_of(view.table, view.seat);
  std::array<Ends, 2> sums;  // bad ones for who speaks, and good ones
  for (const Contract& contract : contracts_after(view, bid)) {
    if (contract.often == 0) continue;
    for (const bool won : {false, true}) {
      const Ending end = ending(contract, won, needs);
      const std::int64_t often = contract.often * (won ? kWonOften : 100 - kWonOften);
      Ends& sum = sums[won == (contract.chimera == 0) ? 1 : 0];
      sum.often += often;
      sum.chance += often * (end.chance / kEndings);
      sum.utility += often * end.utility;
    }
  }
  // Good ends are as much more frequent than usual as makes the mean what the networks say.
  const auto& [bad, good] = sums;
  const std::int64_t wanted = points * 2 * kEndings;
  const std::int64_t over = good.utility * kUnit - wanted * good.often;
  const std::int64_t under = wanted * bad.often - bad.utility * kUnit;
  if (over <= 0) return static_cast<int>(good.chance / good.often);
  const std::int64_t more = std::clamp<std::int64_t>(under * kUnity / over, 0, 1000 * kUnity);
  return static_cast<int>((more * good.chance + kUnity * bad.chance) /
                          (more * good.often + kUnity * bad.often));
}

}  // namespace lair::chimera
