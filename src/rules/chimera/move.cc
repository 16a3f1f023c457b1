#include "rules/chimera/move.h"

#include <array>

namespace lair::chimera {
namespace {

// How often a kind takes each rank of its run, and each attached rank.
struct Shape {
  std::string_view name;
  int base, attached;
};
constexpr int kKinds = 18;
constexpr std::array<Shape, kKinds> kShapes = {{{"pass", 0, 0},
                                                {"single", 1, 0},
                                                {"pair", 2, 0},
                                                {"pair-run", 2, 0},
                                                {"triple", 3, 0},
                                                {"triple-run", 3, 0},
                                                {"triple-single", 3, 1},
                                                {"triple-pair", 3, 2},
                                                {"triple-run-singles", 3, 1},
                                                {"triple-run-pairs", 3, 2},
                                                {"straight", 1, 0},
                                                {"quad-singles", 4, 1},
                                                {"quad-pairs", 4, 2},
                                                {"trap", 4, 0},
                                                {"flight", 1, 1},
                                                {"bid", 0, 0},
                                                {"forced-bid", 0, 0},
                                                {"gift", 0, 1}}};

// The same as masks, all bits or none, so that needs() has no branches for most kinds.
struct ShapeMasks {
  RankMask run1, run2, run3, run4, attached1, attached2;
};
constexpr std::array<ShapeMasks, kKinds> kMasks = [] {
  std::array<ShapeMasks, kKinds> masks{};
  const auto all_if = [](bool wanted) { return wanted ? ~RankMask{0} : RankMask{0}; };
  for (std::size_t i = 0; i < kKinds; ++i) {
    const auto [name, base, attached] = kShapes[i];
    masks[i] = {all_if(base > 0), all_if(base > 1),     all_if(base > 2),
                all_if(base > 3), all_if(attached > 0), all_if(attached > 1)};
  }
  return masks;
}();

constexpr const Shape& shape(Kind kind) { return kShapes[static_cast<std::size_t>(kind)]; }

// Ranks in a row within 1..12 (C-6.3, C-6.5, C-6.10).
bool is_run(RankMask ranks) {
  const RankMask from_one = ranks >> std::countr_zero(ranks);
  return (ranks & ~kNumbers) == 0 && (from_one & (from_one + 1)) == 0;
}

int top_of(RankMask ranks) { return static_cast<int>(std::bit_width(ranks)) - 1; }

// C-6.10 and C-7: one of each rank, with or without Pi Ya.
void add_straights(RankMask ranks, InlineVector<Move, 2>& out) {
  const RankMask numbers = ranks & kNumbers;
  const int length = std::popcount(ranks);
  if (length < 5 || length > 12 || (ranks & ~(kNumbers | kPiYaMask)) != 0) return;
  if (numbers == ranks) {
    if (is_run(ranks)) out.push_back({Kind::kStraight, length, top_of(ranks)});
    return;
  }
  for (int top = 11; top >= length - 1; --top) {
    const RankMask window = Move(Kind::kStraight, length, top).run();
    const RankMask missing = window & ~numbers;
    if ((numbers & ~window) == 0 && std::popcount(missing) == 1) {
      out.push_back({Kind::kStraight, length, top, missing});
    }
  }
}

// Combinations around triples, `single` and `pair` being what is there exactly once and twice.
void add_triples(RankMask triples, RankMask single, RankMask pair, InlineVector<Move, 2>& out) {
  const int length = std::popcount(triples);
  if (length > 1 && !is_run(triples)) return;
  const int singles = std::popcount(single);
  const int pairs = std::popcount(pair);
  const bool one = length == 1;
  const int top = top_of(triples);
  if (singles == 0 && pairs == 0) {
    out.push_back({one ? Kind::kTriple : Kind::kTripleRun, length, top});
  } else if (singles == length && pairs == 0) {
    out.push_back({one ? Kind::kTripleSingle : Kind::kTripleRunSingles, length, top, single});
  } else if (singles == 0 && pairs == length) {
    out.push_back({one ? Kind::kTriplePair : Kind::kTripleRunPairs, length, top, pair});
  }
}

void add_quads(RankMask quad, RankMask single, RankMask pair, InlineVector<Move, 2>& out) {
  const int singles = std::popcount(single);
  const int pairs = std::popcount(pair);
  const int top = top_of(quad);
  if (singles == 0 && pairs == 0) out.push_back({Kind::kTrap, 1, top});
  if (singles == 2 && pairs == 0) out.push_back({Kind::kQuadSingles, 1, top, single});
  if (singles == 0 && pairs == 2) out.push_back({Kind::kQuadPairs, 1, top, pair});
}

}  // namespace

std::string_view name(Kind kind) { return shape(kind).name; }

Needs needs(Move move) {
  const Kind kind = move.kind();
  if (kind > Kind::kGift) return {};
  const RankMask run = move.run(), attached = move.attached();
  if (kind == Kind::kStraight) {
    return {attached == 0 ? run : (run & ~attached) | kPiYaMask, 0, 0, 0};
  }
  if (kind == Kind::kGift) {
    const bool twice = move.length() == 2 && (attached & (attached - 1)) == 0;
    return {attached, twice ? attached : 0, 0, 0};
  }
  const ShapeMasks& m = kMasks[static_cast<std::size_t>(kind)];
  return {(run & m.run1) | (attached & m.attached1), (run & m.run2) | (attached & m.attached2),
          run & m.run3, run & m.run4};
}

int card_count(Move move) {
  const Needs n = needs(move);
  return std::popcount(n.one) + std::popcount(n.two) + std::popcount(n.three) +
         std::popcount(n.four);
}

Cards choose_cards(Cards hand, Move move, Cards last) {
  if (move.kind() == Kind::kSingle) {  // the most frequent by far: the lowest bit of its rank
    const Cards held = hand & (kPlanes << move.top());
    const Cards from = (held & ~last) != 0 ? held & ~last : held;
    return from & (Cards{0} - from);
  }
  // A card is taken if fewer lower families hold its rank than are wanted of it.
  const Needs n = needs(move);
  const Cards a = hand << 16, b = hand << 32, c = hand << 48;
  const Cards lower1 = a | b | c;
  const Cards lower2 = (a & b) | (a & c) | (b & c);
  const Cards lower3 = a & b & c;
  const Cards chosen = hand & ((n.one * kPlanes & ~lower1) | (n.two * kPlanes & ~lower2) |
                               (n.three * kPlanes & ~lower3) | n.four * kPlanes);
  if ((chosen & last) == 0) return chosen;
  const Cards others = hand & ~chosen & all_of(mask(rank_of(first(last))));
  return others == 0 ? chosen : (chosen & ~last) | (others & (Cards{0} - others));
}

bool beats(Move move, Move on) {
  if (on.kind() == Kind::kFlight) return false;
  if (move.kind() == Kind::kFlight) return true;
  if (move.kind() == Kind::kTrap && on.kind() != Kind::kTrap) return true;
  return move.kind() == on.kind() && move.length() == on.length() && move.top() > on.top();
}

InlineVector<Move, 2> readings(Cards cards) {
  InlineVector<Move, 2> out;
  if (cards == 0 || count(cards) > 20) return out;
  const Planes p(cards);
  if ((p.one & kFlightMask) == kFlightMask) {  // C-6.15
    if (p.one == kFlightMask) out.push_back(Move::flight());
    return out;
  }
  const RankMask single = p.one & ~p.two, pair = p.two & ~p.three, triple = p.three & ~p.four;
  const int pairs = std::popcount(pair);
  if (p.four != 0) {
    if (std::popcount(p.four) == 1 && triple == 0) add_quads(p.four, single, pair, out);
  } else if (triple != 0) {
    add_triples(triple, single, pair, out);
  } else if (single == 0) {
    if (pairs == 1) out.push_back({Kind::kPair, 1, top_of(pair)});
    if (pairs >= 3 && is_run(pair)) out.push_back({Kind::kPairRun, pairs, top_of(pair)});
  } else if (pair == 0) {
    if (std::popcount(single) == 1) out.push_back({Kind::kSingle, 1, top_of(single)});
    add_straights(single, out);
  }
  return out;
}

}  // namespace lair::chimera
