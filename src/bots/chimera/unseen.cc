#include "bots/chimera/unseen.h"

#include <algorithm>
#include <bit>

namespace lair::chimera {
namespace {

// The tops of runs of that length; one rank may be missing if Pi Ya can stand for it (C-7.1).
RankMask run_tops(RankMask ranks, int length, bool pi_ya) {
  RankMask tops = 0;
  for (int top = length - 1; top <= index(Rank::kTwelve); ++top) {
    const RankMask run = Move(Kind::kStraight, length, top).run();
    if (std::popcount(run & ~ranks) <= (pi_ya ? 1 : 0)) tops |= 1U << top;
  }
  return tops;
}

// The heights that plays of the move's kind and length could have.
RankMask tops_of(const Planes& p, Move move) {
  const bool pi_ya = (p.one & kPiYaMask) != 0;
  switch (move.kind()) {
    case Kind::kSingle:
      return p.one;
    case Kind::kPair:
      return p.two;
    case Kind::kPairRun:
      return run_tops(p.two, move.length(), false);
    case Kind::kTriple:
    case Kind::kTripleSingle:
    case Kind::kTriplePair:
      return p.three;
    case Kind::kTripleRun:
    case Kind::kTripleRunSingles:
    case Kind::kTripleRunPairs:
      return run_tops(p.three, move.length(), false);
    case Kind::kStraight:
      return run_tops(p.one, move.length(), pi_ya);
    case Kind::kQuadSingles:
    case Kind::kQuadPairs:
    case Kind::kTrap:
      return p.four;
    default:
      return 0;
  }
}

RankMask above(RankMask tops, int top) { return tops & ~((2U << top) - 1); }

}  // namespace

Cards unseen(const View& view) {
  const auto& played = view.table.played;
  return kAllCards & ~(view.hand | played[0] | played[1] | played[2]);
}

bool can_be_beaten(const View& view, Move move) {
  if (move.kind() == Kind::kFlight) return false;
  const Planes p(unseen(view));
  const Seat following = next(view.seat, kSeats);
  const int most =
      std::max(hand_size(view.table, following), hand_size(view.table, next(following, kSeats)));
  if (most >= 2 && (p.one & kFlightMask) == kFlightMask) return true;
  const bool trap = move.kind() == Kind::kTrap;
  if (most >= 4 && (trap ? above(p.four, move.top()) : p.four) != 0) return true;
  return most >= card_count(move) && above(tops_of(p, move), move.top()) != 0;
}

}  // namespace lair::chimera
