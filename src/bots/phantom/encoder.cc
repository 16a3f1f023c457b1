#include "bots/phantom/encoder.h"

#include <algorithm>
#include <bit>

#include "bots/inputs.h"
#include "rules/phantom/analysis.h"
#include "rules/phantom/score.h"
#include "rules/phantom/view.h"

namespace lair::phantom {
namespace {

constexpr int kNames = kNamePlaces, kCounts = 4 * kNames, kDistances = 9, kHelps = 16, kAsks = 8,
              kDecks = 20, kHandSizes = 10, kOthers = kMaxSeats - 1;
constexpr int kOther = kHandSizes + 1 + 4 + 3 * kNames;
constexpr int kPosition = 2 * kCounts + kNames + 4 + kNames + kOthers * kOther + kNames + 1 +
                          kDecks + kNames + 3 + kAsks + kNames + kDistances + kHelps + 2;
constexpr int kMove = 8 + kNames + 1 + kNames + 4 + kCounts + kDistances + kHelps + 8 + 5 + 1 + 3;
// Inputs that came later stand behind all others, so that older networks keep theirs (network.h).
constexpr int kWorths = 16, kLaidWorths = 12, kLaidReds = 8, kKnownReds = 4;
constexpr int kLate = kPosition + kMove;
constexpr int kLatePosition = 3 * kNames + kOthers * (kNames + kKnownReds + kLaidWorths);
constexpr int kLateMove = kNames + kWorths + kLaidReds;
static_assert(kLate + kLatePosition + kLateMove == BoardEncoder::kInputs);

void add_counts(Inputs& inputs, const Cards& cards) {
  for (int copies = 1; copies <= kCopies; ++copies) inputs.bits(kNames, cards.at_least(copies));
}

// The names in a seat's discard pile, as far as they are remembered.
NameMask discarded_by(const Board& board, Seat seat, std::size_t forgotten) {
  NameMask names = 0;
  for (const Discarded& discarded : board.discards().subspan(forgotten)) {
    if (discarded.owner == seat) names |= bit(name_of(discarded.card));
  }
  return names;
}

int network_for(const View& view) {
  const int step = view.ask == Ask::kTake                               ? 0
                   : view.ask == Ask::kAct || view.ask == Ask::kDiscard ? 1
                                                                        : 2;
  return step + (view.board.options.advanced ? 3 : 0);
}

int help_step(int unseen) { return std::min(unseen / 2, kHelps - 1); }

}  // namespace

BoardEncoder::BoardEncoder(const View& view, const Memory& memory)
    : view_(view),
      network_(network_for(view)),
      forgotten_(memory.forgotten),
      unseen_(phantom::unseen(view)),
      waiting_(view.board.waiting.without(view.seat)) {
  for (const Discarded& discarded : view.board.discards().first(forgotten_)) {
    unseen_.add(discarded.card);
  }
}

const Move* BoardEncoder::obvious(const View& view, const MoveList& moves) {
  if (const Move* out = preferred_out(view, moves)) return out;
  return moves.size() == 1 ? moves.begin() : nullptr;
}

void BoardEncoder::position(Features& features) const {
  features.clear();
  const Board& board = view_.board;
  const Laid& laid = board.laid_of(view_.seat);
  Inputs inputs(features);
  add_counts(inputs, view_.hand);
  add_counts(inputs, unseen_);
  inputs.bits(kNames, view_.hand.reds());
  inputs.one_of(4, laid.sets);
  inputs.bits(kNames, laid.cards.names());
  Seat other = view_.seat;
  for (int i = 0; i < kOthers; ++i) {
    other = next(other, board.seats);
    const bool there = i + 1 < board.seats;
    inputs.one_of(kHandSizes, there ? 1 + board.hand_size(other) : 0);
    inputs.flag(there && board.waiting.has(other));
    inputs.one_of(4, there ? board.laid_of(other).sets : 0);
    inputs.bits(kNames, there ? board.known_of(other).names() : 0);
    inputs.bits(kNames, there ? board.laid_of(other).cards.names() : 0);
    inputs.bits(kNames, there ? discarded_by(board, other, forgotten_) : 0);
  }
  inputs.bits(kNames, discarded_by(board, view_.seat, forgotten_));
  inputs.flag(board.waiting.has(view_.seat));
  inputs.one_of(kDecks, board.deck_size / 4);
  NameMask talon = 0;
  for (const Card card : board.talon_cards()) talon |= bit(name_of(card));
  inputs.bits(kNames, talon);
  inputs.one_of(3, board.seats - 2);
  inputs.one_of(kAsks, static_cast<int>(view_.ask));
  const bool offered = view_.ask == Ask::kClaim || view_.ask == Ask::kOut;
  inputs.bits(kNames, offered ? bit(name_of(board.last_discard().card)) : 0);
  After now{view_.hand, laid};
  judge(now);
  inputs.one_of(kDistances, now.distance);
  inputs.one_of(kHelps, help_step(now.unseen));
  inputs.flag(board.options.going_out == GoingOut::kInHand);
  inputs.flag(board.options.deck_out == DeckOut::kCounts);
  reds(features);
}

// Where the red cards are, and what the others would score for what they show.
void BoardEncoder::reds(Features& features) const {
  const Board& board = view_.board;
  Inputs inputs(features, kLate);
  inputs.bits(kNames, board.laid_of(view_.seat).cards.reds());
  NameMask talon = 0;
  for (const Card card : board.talon_cards()) talon |= is_red(card) ? bit(name_of(card)) : 0;
  inputs.bits(kNames, talon);
  inputs.bits(kNames, unseen_.reds());
  Seat other = view_.seat;
  for (int i = 0; i < kOthers; ++i) {
    other = next(other, board.seats);
    const bool there = i + 1 < board.seats;
    const Cards known = there ? board.known_of(other) : Cards();
    const Laid laid = there ? board.laid_of(other) : Laid();
    inputs.bits(kNames, laid.cards.reds());
    inputs.one_of(kKnownReds, std::popcount(known.reds()));
    inputs.one_of(kLaidWorths, worth(known, laid));
  }
}

// The points of a player who goes out with these; turned cards aside.
int BoardEncoder::worth(const Cards& hand, const Laid& laid) const {
  const Score points = score(GoneOut{hand, laid, 0}, {}, view_.board.options.advanced);
  return points.wins_game ? kWorths : points.points;
}

void BoardEncoder::judge(After& after) const {
  const GoingOut reading = view_.board.options.going_out;
  after.distance = distance(after.hand, after.laid, reading);
  after.unseen = copies_of(helps(after.hand, after.laid, reading), unseen_);
}

BoardEncoder::After BoardEncoder::after(const Move& move) const {
  const Board& board = view_.board;
  After after{view_.hand, board.laid_of(view_.seat)};
  switch (move.kind()) {
    case MoveKind::kTake: {
      after.hand.add(move.card());
      DiscardChoices choices;
      discard_choices(after.hand, after.laid, board.options.going_out, unseen_, choices);
      const auto* best = std::max_element(
          choices.begin(), choices.end(), [](const DiscardChoice& a, const DiscardChoice& b) {
            return a.distance != b.distance ? a.distance > b.distance : a.unseen < b.unseen;
          });
      after.distance = best->distance;
      after.unseen = best->unseen;
      return after;
    }
    case MoveKind::kDiscard:
      after.hand.remove(move.card());
      break;
    case MoveKind::kLay:
      after.laid.add(move.three());
      for (const Card card : move.three()) after.hand.remove(card);
      break;
    case MoveKind::kClaim: {
      const Card wanted = board.last_discard().card;
      Three three = {move.card(0), move.card(1), wanted};
      std::sort(three.begin(), three.end());
      after.laid.add(three);
      after.hand.remove(move.card(0));
      after.hand.remove(move.card(1));
      break;
    }
    default:
      break;
  }
  judge(after);
  return after;
}

void BoardEncoder::move(const Move& move, Features& features) const {
  features.clear();
  const MoveKind kind = move.kind();
  const bool one_card = kind == MoveKind::kTake || kind == MoveKind::kDiscard;
  const bool lays = kind == MoveKind::kLay || kind == MoveKind::kClaim;
  const After then = after(move);
  Inputs inputs(features, kPosition);
  inputs.one_of(8, static_cast<int>(kind));
  inputs.bits(kNames, one_card ? bit(name_of(move.card())) : 0);
  inputs.flag(one_card && is_red(move.card()));
  const NameMask before = view_.board.laid_of(view_.seat).cards.names();
  inputs.bits(kNames, lays ? then.laid.cards.names() & ~before : 0);
  inputs.one_of(4, kind == MoveKind::kLay ? move.draw() : 3);
  add_counts(inputs, then.hand);
  inputs.one_of(kDistances, then.distance);
  inputs.one_of(kHelps, help_step(then.unseen));
  inputs.one_of(8, std::popcount(then.hand.reds()));
  // What a discard gives to those who wait: nothing if they have discarded such a card (P-8.4).
  const bool discards = kind == MoveKind::kDiscard;
  const Name name = discards ? name_of(move.card()) : Name{};
  inputs.one_of(5, discards ? unseen_.count(name) : 0);
  bool safe = true;
  int waiting = 0;
  for (int i = 0; i < view_.board.seats; ++i) {
    if (!waiting_.has(seat_at(i))) continue;
    ++waiting;
    safe = safe && discards && view_.board.has_discarded(seat_at(i), name);
  }
  inputs.flag(safe && waiting > 0);
  inputs.one_of(3, waiting);
  const Cards& laid_before = view_.board.laid_of(view_.seat).cards;
  Inputs late(features, kLate + kLatePosition);
  late.bits(kNames, then.laid.cards.reds() & ~laid_before.reds());
  late.one_of(kWorths, worth(then.hand, then.laid));
  late.one_of(kLaidReds, std::popcount(then.laid.cards.reds()));
}

}  // namespace lair::phantom
