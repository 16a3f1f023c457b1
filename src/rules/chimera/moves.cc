#include "rules/chimera/moves.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

namespace lair::chimera {
namespace {

constexpr std::uint32_t bits_of(Kind kind, int length) { return Move(kind, length, 0).bits(); }
constexpr RankMask lowest(RankMask ranks) { return ranks & (0U - ranks); }

// The ranks above a given one.
constexpr RankMask above(int top) { return ~((2U << top) - 1); }

// The tops of runs of `length` ranks in a row within `ranks`.
RankMask run_tops(RankMask ranks, int length) {
  RankMask tops = ranks & kNumbers;
  for (int i = 1; i < length; ++i) tops &= (ranks & kNumbers) << i;
  return tops;
}

// For every byte the places of its bits, lowest first, and how many there are. Whole rows of eight
// moves are written and then stepped over in part, which is faster than a loop of unknown length;
// the list has room to spare (kMaxMoves). Small, because a table competes for the fastest cache.
struct ByteTable {
  std::array<std::array<std::uint16_t, 8>, 256> places{}, bits{};
  std::array<std::uint8_t, 256> size{};
  constexpr ByteTable() {
    for (std::size_t byte = 0; byte < 256; ++byte) {
      for (std::uint16_t place = 0; place < 8; ++place) {
        if ((byte >> place & 1U) == 0) continue;
        places[byte][size[byte]] = place;
        bits[byte][size[byte]] = static_cast<std::uint16_t>(1U << place);
        ++size[byte];
      }
    }
  }
};
constexpr ByteTable kBytes;

// Four moves at once, and eight halves of moves, in the compilers' portable vector form.
using Four = std::uint32_t __attribute__((vector_size(16)));
using Halves = std::uint16_t __attribute__((vector_size(16)));

// Writes a row of moves, each `base` with one of the numbers added: to its upper half (the top) or
// its lower (attached ranks).
template <bool upper>
inline void write_row(Move* out, std::uint32_t base, Halves numbers) {
  constexpr Halves kZero = {};
  const Halves even = upper ? kZero : numbers, odd = upper ? numbers : kZero;
  const auto left = (Four)__builtin_shufflevector(even, odd, 0, 8, 1, 9, 2, 10, 3, 11) + base;
  const auto right = (Four)__builtin_shufflevector(even, odd, 4, 12, 5, 13, 6, 14, 7, 15) + base;
  std::memcpy(static_cast<void*>(out), &left, sizeof left);
  std::memcpy(static_cast<void*>(out + 4), &right, sizeof right);
}

inline Halves load(const std::array<std::uint16_t, 8>& row) {
  Halves halves;
  std::memcpy(&halves, row.data(), sizeof halves);
  return halves;
}

// One move for each top.
inline Move* write_tops(Move* out, Kind kind, int length, RankMask tops) {
  const std::uint32_t base = bits_of(kind, length);
  write_row<true>(out, base, load(kBytes.places[tops & 0xff]));
  out += kBytes.size[tops & 0xff];
  write_row<true>(out, base + (8U << 16), load(kBytes.places[tops >> 8]));
  return out + kBytes.size[tops >> 8];
}

// One move for each attached rank.
inline Move* write_ranks(Move* out, std::uint32_t base, RankMask ranks) {
  write_row<false>(out, base, load(kBytes.bits[ranks & 0xff]));
  out += kBytes.size[ranks & 0xff];
  if (ranks < 0x100) return out;
  write_row<false>(out, base, load(kBytes.bits[ranks >> 8]) << 8);
  return out + kBytes.size[ranks >> 8];
}

// One move for each choice of `wanted` ranks out of `pool`, in ascending order of their masks;
// Pi Ya and the Chimera never together (C-6.8, C-6.11).
Move* write_choices(Move* out, std::uint32_t base, RankMask pool, int wanted) {
  if (wanted == 1) return write_ranks(out, base, pool);
  for (RankMask left = pool; left != 0; left &= left - 1) {
    const RankMask high = lowest(left);
    const RankMask below = pool & (high - 1);
    out = write_choices(out, base | high, high == kChimeraMask ? below & ~kPiYaMask : below,
                        wanted - 1);
  }
  return out;
}

// For each top, the moves with `wanted` attached ranks out of `pool` beside the run itself.
Move* write_attached(Move* out, Kind kind, int length, RankMask tops, RankMask pool, int wanted) {
  for (; tops != 0; tops &= tops - 1) {
    const Move plain(kind, length, std::countr_zero(tops));
    out = write_choices(out, plain.bits(), pool & ~plain.run(), wanted);
  }
  return out;
}

// Straights of `length` with the given tops; Pi Ya stands in for the one rank that is missing, or
// for any where none is (C-7.1).
Move* write_straights(Move* out, int length, RankMask tops, RankMask ranks, bool pi_ya) {
  if (!pi_ya) return write_tops(out, Kind::kStraight, length, tops);
  for (; tops != 0; tops &= tops - 1) {
    const Move plain(Kind::kStraight, length, std::countr_zero(tops));
    const RankMask missing = plain.run() & ~ranks;
    if (missing == 0) *out++ = plain;
    out = write_ranks(out, plain.bits(), missing == 0 ? plain.run() : missing);
  }
  return out;
}

// The tops of straights: all ranks there, or (with Pi Ya) all but one. Grown rank by rank.
struct StraightTops {
  RankMask ranks, whole, gapped = kNumbers;
  bool pi_ya;
  explicit StraightTops(RankMask held)
      : ranks(held & kNumbers), whole(ranks), pi_ya((held & kPiYaMask) != 0) {}
  void grow() {
    gapped = ((gapped << 1 & ranks) | whole << 1) & kNumbers;
    whole = whole << 1 & ranks;
  }
  RankMask tops() const { return pi_ya ? gapped | whole : whole; }
};

// All straights of every set of ranks, in two lists: without Pi Ya and with it. Finding them anew
// for each lead took half of its time.
struct StraightLists {
  static constexpr std::size_t kSets = kNumbers + 1, kMoves = 24098, kRow = 8;
  std::array<std::array<std::uint16_t, kSets + 1>, 2> begin{};  // of a set's straights in `moves`
  std::array<Move, kMoves + kRow> moves;

  StraightLists() {
    Move* out = moves.data();
    for (std::size_t pi_ya = 0; pi_ya < 2; ++pi_ya) {
      for (std::size_t set = 0; set < kSets; ++set) {
        begin[pi_ya][set] = static_cast<std::uint16_t>(out - moves.data());
        out = write(out, static_cast<RankMask>(set) | (pi_ya != 0 ? kPiYaMask : 0));
      }
      begin[pi_ya][kSets] = static_cast<std::uint16_t>(out - moves.data());
    }
    assert(out == moves.data() + kMoves);
  }

  static Move* write(Move* out, RankMask held) {
    StraightTops straight(held);
    for (int length = 2; length < 5; ++length) straight.grow();
    for (int length = 5; length <= 12; ++length) {
      straight.grow();
      const RankMask tops = straight.tops() & ~((1U << (length - 1)) - 1);
      out = write_straights(out, length, tops, straight.ranks, straight.pi_ya);
    }
    return out;
  }
};

inline Move* write_all_straights(Move* out, RankMask held) {
  static const StraightLists kLists;
  const auto& begin = kLists.begin[(held & kPiYaMask) != 0 ? 1 : 0];
  const RankMask set = held & kNumbers;
  const Move* from = kLists.moves.data() + begin[set];
  const Move* const end = kLists.moves.data() + begin[set + 1];
  const auto count = end - from;
  Move* to = out;
  do {
    std::memcpy(static_cast<void*>(to), from, StraightLists::kRow * sizeof(Move));
    from += StraightLists::kRow;
    to += StraightLists::kRow;
  } while (from < end);
  return out + count;
}

// Triples and all that is built on them, for a lead.
Move* write_triple_leads(Move* out, const Planes& p) {
  const RankMask triples = p.three, in_run = triples & kNumbers;
  std::array<RankMask, 7> runs{};  // tops by length
  int longest = 1;
  for (RankMask tops = in_run & in_run << 1; tops != 0; tops &= in_run << longest) {
    runs[static_cast<std::size_t>(++longest)] = tops;
  }
  const auto tops = [&](int length) { return runs[static_cast<std::size_t>(length)]; };
  out = write_tops(out, Kind::kTriple, 1, triples);
  for (int length = 2; length <= longest; ++length) {
    out = write_tops(out, Kind::kTripleRun, length, tops(length));
  }
  out = write_attached(out, Kind::kTripleSingle, 1, triples, p.one, 1);
  out = write_attached(out, Kind::kTriplePair, 1, triples, p.two, 1);
  for (int length = 2; length <= std::min(longest, 5); ++length) {
    out = write_attached(out, Kind::kTripleRunSingles, length, tops(length), p.one, length);
  }
  for (int length = 2; length <= std::min(longest, 4); ++length) {
    out = write_attached(out, Kind::kTripleRunPairs, length, tops(length), p.two, length);
  }
  return out;
}

Move* write_flight(Move* out, RankMask held) {
  if ((held & kFlightMask) == kFlightMask) *out++ = Move::flight();
  return out;
}

// The combinations of the kind and length of `on` that are higher.
Move* write_same_kind(Move* out, const Planes& p, Move on) {
  const int length = on.length();
  const RankMask higher = above(on.top());
  if (on.kind() == Kind::kSingle) return write_tops(out, Kind::kSingle, 1, p.one & higher);
  switch (on.kind()) {
    case Kind::kPair:
      return write_tops(out, Kind::kPair, 1, p.two & higher);
    case Kind::kTripleSingle:
      return write_attached(out, on.kind(), 1, p.three & higher, p.one, 1);
    case Kind::kTriplePair:
      return write_attached(out, on.kind(), 1, p.three & higher, p.two, 1);
    case Kind::kTripleRunSingles:
      return write_attached(out, on.kind(), length, run_tops(p.three, length) & higher, p.one,
                            length);
    case Kind::kTripleRunPairs:
      return write_attached(out, on.kind(), length, run_tops(p.three, length) & higher, p.two,
                            length);
    case Kind::kStraight: {
      StraightTops straight(p.one);
      for (int i = 1; i < length; ++i) straight.grow();
      return write_straights(out, length, straight.tops() & higher, straight.ranks, straight.pi_ya);
    }
    case Kind::kQuadSingles:
      return write_attached(out, on.kind(), 1, p.four & higher, p.one, 2);
    case Kind::kQuadPairs:
      return write_attached(out, on.kind(), 1, p.four & higher, p.two, 2);
    case Kind::kTriple:
      return write_tops(out, Kind::kTriple, 1, p.three & higher);
    case Kind::kPairRun:
      return write_tops(out, Kind::kPairRun, length, run_tops(p.two, length) & higher);
    case Kind::kTripleRun:
      return write_tops(out, Kind::kTripleRun, length, run_tops(p.three, length) & higher);
    default:  // traps are written for all; a flight has no equal
      return out;
  }
}

void finish(MoveList& moves, const Move* end) {
  moves.resize(static_cast<std::size_t>(end - moves.data()));
}

}  // namespace

void lead_moves(Cards hand, MoveList& moves) {
  const Planes p(hand);
  Move* out = moves.data();
  out = write_tops(out, Kind::kSingle, 1, p.one);
  out = write_tops(out, Kind::kPair, 1, p.two);
  const RankMask pairs = p.two & kNumbers;
  RankMask tops = pairs & pairs << 1;
  for (int length = 3; (tops &= pairs << (length - 1)) != 0; ++length) {
    out = write_tops(out, Kind::kPairRun, length, tops);
  }
  if (p.three != 0) out = write_triple_leads(out, p);
  out = write_all_straights(out, p.one);
  if (p.four != 0) {
    out = write_attached(out, Kind::kQuadSingles, 1, p.four, p.one, 2);
    out = write_attached(out, Kind::kQuadPairs, 1, p.four, p.two, 2);
    out = write_tops(out, Kind::kTrap, 1, p.four);
  }
  finish(moves, write_flight(out, p.one));
}

void follow_moves(Cards hand, Move on, MoveList& moves) {
  Move* out = moves.data();
  *out++ = Move::pass();
  if (on.kind() != Kind::kFlight) {
    const Planes p(hand);
    out = write_same_kind(out, p, on);
    if (p.four != 0) {
      const RankMask higher = on.kind() == Kind::kTrap ? above(on.top()) : ~0U;
      out = write_tops(out, Kind::kTrap, 1, p.four & higher);
    }
    out = write_flight(out, p.one);
  }
  finish(moves, out);
}

void gift_moves(Cards hand, int cards, MoveList& moves) {
  const Planes p(hand);
  Move* out = moves.data();
  if (cards == 1) {
    out = write_ranks(out, Move::gift(0, 1).bits(), p.one);
  } else {
    // Two of a rank, or it with any lower one; Pi Ya and the Chimera may go together here. The
    // lower ones are the first of all, so these are spread out once.
    std::array<Move, 24> spread;
    write_ranks(spread.data(), 0, p.one);
    std::size_t lower = 0;
    for (RankMask left = p.one; left != 0; left &= left - 1, ++lower) {
      const RankMask high = lowest(left);
      const std::uint32_t base = Move::gift(high, 2).bits();
      *out = Move::from_bits(base);
      out += (p.two & high) != 0 ? 1 : 0;
      for (std::size_t i = 0; i < 16; i += 4) {
        Four four;
        std::memcpy(&four, &spread[i], sizeof four);
        four += base;
        std::memcpy(static_cast<void*>(out + i), &four, sizeof four);
      }
      out += lower;
    }
  }
  finish(moves, out);
}

}  // namespace lair::chimera
