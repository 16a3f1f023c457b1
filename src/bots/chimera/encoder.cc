#include "bots/chimera/encoder.h"

#include <algorithm>
#include <bit>

#include "bots/chimera/hand_value.h"

namespace lair::chimera {
namespace {

constexpr int kCounts = 54;

// For each rank as many inputs as there are cards: the first is on with one card or more, and so
// forth.
void add_counts(Inputs& inputs, const Planes& p) {
  constexpr RankMask kFours = 0x1fff;  // ranks with four cards
  for (const RankMask ranks : {p.one, p.two, p.three, p.four}) inputs.bits(13, ranks & kFours);
  inputs.flag((p.one & kPiYaMask) != 0);
  inputs.flag((p.one & kChimeraMask) != 0);
}

constexpr int kKinds = 15, kLengths = 13, kSizes = 21, kTreasures = 13, kBurdens = 24, kWays = 14;
constexpr int kPlayPosition = 3 * kCounts + kCounts + 2 * kRanks + 2 * kSizes + kKinds + kRanks +
                              kLengths + 3 + 2 * kRanks + 1 + kTreasures + 4 + 1 + 3 + 3 +
                              2 * 3 * kRanks;
constexpr int kPlayMove = kCounts + kKinds + kRanks + kLengths + kKinds * kRanks + kSizes +
                          kTreasures + kBurdens + kWays + 3;
constexpr int kGiftPosition = 2 * kCounts + 2 * kRanks + 2 + 4;
constexpr int kGiftMove = 2 * kCounts + kBurdens;
constexpr int kBidPosition = kCounts + 3 * kRanks + 4 + 2 * 4 + 1 + kBurdens + 6;
constexpr int kBidMove = 4 + 16;
// Inputs that came later stand behind all others, so that older networks keep theirs (network.h).
constexpr int kSaid = 6, kBids = 3 * kSaid + 4;
constexpr int kLastPair = 2;  // cards that could go out as a pair
constexpr int kLatePlayPosition = kBids + 4 * kRanks;
constexpr int kLatePlayMove = 2 * 3 * kRanks;
constexpr int kLateBidPosition = kBids + 3 + 3;
constexpr int kFirstPlay = kPlayPosition + kPlayMove, kFirstGift = kGiftPosition + kGiftMove,
              kFirstBid = kBidPosition + kBidMove;
static_assert(kFirstPlay + kLatePlayPosition + kLatePlayMove == TableEncoder::kPlayInputs);
static_assert(kFirstGift + kBids == TableEncoder::kGiftInputs);
static_assert(kFirstBid + kLateBidPosition == TableEncoder::kBidInputs);

int burden_step(Cards hand) { return std::clamp(burden(hand) / 50 + 4, 0, kBurdens - 1); }

Seat following(const View& view) { return next(view.seat, kSeats); }
Seat preceding(const View& view) { return next(following(view), kSeats); }

RankMask ranks_of(Cards cards) { return Planes(cards).one; }

// Of at most two cards.
void add_gift(Inputs& inputs, Cards cards) {
  const Planes planes(cards);
  inputs.bits(kRanks, planes.one);
  inputs.bits(kRanks, planes.two);
}

// A single or a pair before a player who holds so few cards, by its top.
void add_before_few(Inputs& inputs, Move move, int cards) {
  const RankMask top = 1U << move.top();
  const bool single = move.kind() == Kind::kSingle, pair = move.kind() == Kind::kPair;
  inputs.bits(kRanks, single && cards == 1 ? top : 0);
  inputs.bits(kRanks, single && cards == kLastPair ? top : 0);
  inputs.bits(kRanks, pair && cards == kLastPair ? top : 0);
}

// Tops of the move's kind and length that lie higher and could be made of these cards.
int ways_to_beat(const Planes& p, Move move) {
  const auto runs = [&](RankMask ranks) {
    RankMask tops = ranks & kNumbers;
    for (int i = 1; i < move.length(); ++i) tops &= (ranks & kNumbers) << i;
    return tops;
  };
  RankMask tops = 0;
  switch (move.kind()) {
    case Kind::kSingle:
      tops = p.one;
      break;
    case Kind::kPair:
      tops = p.two;
      break;
    case Kind::kPairRun:
      tops = runs(p.two);
      break;
    case Kind::kTriple:
    case Kind::kTripleSingle:
    case Kind::kTriplePair:
      tops = p.three;
      break;
    case Kind::kTripleRun:
    case Kind::kTripleRunSingles:
    case Kind::kTripleRunPairs:
      tops = runs(p.three);
      break;
    case Kind::kStraight:
      tops = runs(p.one);
      break;
    case Kind::kQuadSingles:
    case Kind::kQuadPairs:
    case Kind::kTrap:
      tops = p.four;
      break;
    default:
      return 0;
  }
  return std::popcount(tops & ~((2U << move.top()) - 1));
}

TableEncoder::Role role_of(const View& view) {
  const Table& table = view.table;
  if (table.phase == Phase::kSwap) return TableEncoder::kGift;
  if (table.phase != Phase::kPlay) return TableEncoder::kBid;
  if (view.seat == table.chimera) return TableEncoder::kChimera;
  return following(view) == table.chimera ? TableEncoder::kHunterBefore
                                          : TableEncoder::kHunterAfter;
}

}  // namespace

Passes::Passes(const Knowledge<Game>& knowledge) {
  const Seat chimera = knowledge.view.table.chimera;
  Move on;
  Seat by{};
  for (const Event& event : knowledge.events) {
    if (event.kind == EventKind::kPlayed) {
      on = event.move;
      by = event.seat;
    } else if (event.kind == EventKind::kPassed && (by == chimera) != (event.seat == chimera)) {
      add(event.seat, on);
    } else if (event.kind == EventKind::kBid) {
      add_bid(event.seat, event.move);
    }
  }
}

Passes Passes::vague(const Knowledge<Game>& knowledge) {
  constexpr int kRemembered = 2;  // tricks
  Cards recent = knowledge.view.table.trick;
  int tricks = 0;
  for (std::size_t i = knowledge.events.size(); i > 0 && tricks < kRemembered; --i) {
    const Event& event = knowledge.events[i - 1];
    if (event.kind != EventKind::kTrick) continue;
    recent |= event.cards;
    ++tricks;
  }
  const auto& played = knowledge.view.table.played;
  const Cards high = all_of(~RankMask{0} << index(Rank::kTwelve));
  Passes passes;
  passes.said = Passes(knowledge).said;
  passes.forgotten = (played[0] | played[1] | played[2]) & ~recent & ~high;
  return passes;
}

void Passes::note(const State& before, Move move) {
  const Table& table = before.table;
  if (table.phase == Phase::kBidding || table.phase == Phase::kForced) add_bid(table.turn, move);
  if (table.phase != Phase::kPlay || !move.is_pass()) return;
  if ((table.on_seat == table.chimera) != (table.turn == table.chimera)) add(table.turn, table.on);
}

void Passes::add(Seat seat, Move on) {
  const std::size_t group = on.kind() == Kind::kSingle ? 0 : on.kind() == Kind::kPair ? 1 : 2;
  tops[at(seat)][group] |= 1U << on.top();
}

void Passes::add_bid(Seat seat, Move bid) {
  const int step = static_cast<int>(Said::kPass) + std::max(0, bid.number() / 10 - 1);
  const Said now = bid.kind() == Kind::kForcedBid ? Said::kForced : static_cast<Said>(step);
  said[at(seat)] = std::max(said[at(seat)], now);
}

TableEncoder::TableEncoder(const View& view, const Passes& passes)
    : view_(view),
      passes_(passes),
      role_(role_of(view_)),
      unseen_((kAllCards & ~(view_.hand | view_.table.played[0] | view_.table.played[1] |
                             view_.table.played[2])) |
              passes.forgotten),
      unseen_ranks_(unseen_) {}

void TableEncoder::position(Features& features) const {
  features.clear();
  if (role_ == kBid) return position_in_bidding(features);
  if (role_ != kGift) return position_in_play(features);
  Inputs inputs(features);
  add_counts(inputs, Planes(view_.hand));
  add_counts(inputs, unseen_ranks_);
  inputs.bits(kRanks, ranks_of(known_cards(view_, following(view_))));
  inputs.bits(kRanks, ranks_of(known_cards(view_, preceding(view_))));
  inputs.one_of(2, following(view_) == view_.table.chimera ? 0 : 1);
  inputs.one_of(4, view_.table.bid / 10);
  Inputs late(features, kFirstGift);
  bids(late);
}

// What everybody said, and the options that give it its meaning.
void TableEncoder::bids(Inputs& inputs) const {
  for (const Seat seat : {view_.seat, following(view_), preceding(view_)}) {
    inputs.one_of(kSaid, static_cast<int>(passes_.said[at(seat)]));
  }
  const Options& options = view_.table.options;
  inputs.flag(options.forced_bid == ForcedBid::kHighest);
  inputs.flag(options.all_pass == AllPass::kFirst);
  inputs.flag(options.closing_passes > 2);
  inputs.flag(!options.reenter);
}

void TableEncoder::position_in_play(Features& features) const {
  const Table& table = view_.table;
  const std::array<Seat, 2> others = {following(view_), preceding(view_)};
  Inputs inputs(features);
  add_counts(inputs, Planes(view_.hand));
  add_counts(inputs, unseen_ranks_);
  for (const Seat other : others) {
    add_counts(inputs, Planes(table.played[at(other)] & ~passes_.forgotten));
    inputs.bits(kRanks, ranks_of(known_cards(view_, other)));
    inputs.one_of(kSizes, hand_size(table, other));
  }
  inputs.one_of(kKinds, static_cast<int>(table.on.kind()));
  inputs.one_of(kRanks, table.on.top());
  inputs.one_of(kLengths, table.on.length());
  const int by = table.on.is_pass() ? 0 : table.on_seat == others[0] ? 1 : 2;
  inputs.one_of(3, by);
  for (int other = 1; other <= 2; ++other) {
    inputs.bits(kRanks, by == other ? 1U << table.on.top() : 0);
  }
  inputs.flag(table.passes == 1);
  inputs.one_of(kTreasures, treasures_in(table.trick).points() / 5);
  inputs.one_of(4, table.traps);
  inputs.flag(table.flight);
  inputs.flag(table.played[at(view_.seat)] == 0);
  for (const Seat other : others) inputs.flag(table.played[at(other)] == 0);
  inputs.one_of(3, table.bid / 10 - 2);
  for (const Seat other : others) {
    for (const RankMask tops : passes_.tops[at(other)]) inputs.bits(kRanks, tops);
  }
  Inputs late(features, kFirstPlay);
  bids(late);
  add_gift(late, view_.given);
  add_gift(late, view_.got);
}

void TableEncoder::position_in_bidding(Features& features) const {
  const Table& table = view_.table;
  Inputs inputs(features);
  add_counts(inputs, Planes(view_.hand));
  for (const Seat seat : {view_.seat, following(view_), preceding(view_)}) {
    inputs.bits(kRanks, table.holder == seat ? ranks_of(bit(table.face_up)) : 0);
  }
  inputs.one_of(4, table.bid == 0 ? 0 : table.bid / 10 - 1);
  for (const Seat seat : {following(view_), preceding(view_)}) {
    const bool bidder = table.bid != 0 && table.chimera == seat;
    const bool passed = table.passed.has(seat);
    inputs.one_of(4, bidder ? 3 : passed ? 2 : 1);
  }
  inputs.flag(table.redealt);
  inputs.one_of(kBurdens, burden_step(view_.hand));
  inputs.one_of(6, count(view_.hand & all_of(mask(Rank::kHero) | kFlightMask)));
  Inputs late(features, kFirstBid);
  bids(late);
  late.one_of(3, (index(table.dealer) - index(view_.seat) + kSeats) % kSeats);
  late.one_of(3, table.passes);
}

void TableEncoder::move(Move move, Features& features) const {
  features.clear();
  if (role_ == kBid) {
    const int step = move.number() == 0 ? 0 : move.number() / 10 - 1;
    const int standing = view_.table.bid == 0 ? 0 : view_.table.bid / 10 - 1;
    Inputs inputs(features, kBidPosition);
    inputs.one_of(4, step);
    inputs.one_of(16, 4 * standing + step);
    return;
  }
  if (role_ != kGift) return play(move, features);
  const Cards given = choose_cards(view_.hand, move, bit(view_.table.face_up));
  Inputs inputs(features, kGiftPosition);
  add_counts(inputs, Planes(given));
  add_counts(inputs, Planes(view_.hand & ~given));
  inputs.one_of(kBurdens, burden_step(view_.hand & ~given));
}

double TableEncoder::banked() const {
  if (role_ == kBid || role_ == kGift) return 0;
  const auto won = [&](Seat seat) { return view_.table.won[at(seat)].points(); };
  return won(view_.seat) - (won(following(view_)) + won(preceding(view_))) / 2.0;
}

void TableEncoder::play(Move move, Features& features) const {
  const Cards played =
      move.is_pass() ? 0 : choose_cards(view_.hand, move, bit(view_.table.face_up));
  const Cards rest = view_.hand & ~played;
  Inputs inputs(features, kPlayPosition);
  add_counts(inputs, Planes(rest));
  inputs.one_of(kKinds, static_cast<int>(move.kind()));
  inputs.one_of(kRanks, move.top());
  inputs.one_of(kLengths, move.length());
  inputs.one_of(kKinds * kRanks, static_cast<int>(move.kind()) * kRanks + move.top());
  inputs.one_of(kSizes, count(rest));
  inputs.one_of(kTreasures, treasures_in(view_.table.trick | played).points() / 5);
  inputs.one_of(kBurdens, burden_step(rest));
  inputs.one_of(kWays, ways_to_beat(unseen_ranks_, move));
  inputs.one_of(3, std::popcount(unseen_ranks_.four));
  Inputs late(features, kFirstPlay + kLatePlayPosition);
  for (const Seat other : {following(view_), preceding(view_)}) {
    add_before_few(late, move, hand_size(view_.table, other));
  }
}

}  // namespace lair::chimera
