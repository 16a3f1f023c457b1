#include "bots/chimera/greedy.h"

#include <algorithm>
#include <limits>

#include "bots/chimera/hand_value.h"

namespace lair::chimera {
namespace {

// The burden of 17 cards below which a bid of 20, 30, 40 is worth it, and that of a hand so strong
// that it bids 40 at once.
constexpr std::array<int, 3> kBidBurdens = {500, 420, 370};
constexpr int kJump = 75;

// The lowest bid there is room for, if the hand is worth it.
Move choose_bid(const View& view, const MoveList& moves) {
  const int weight = burden(view.hand);
  if (weight < kJump) return moves.back();
  for (const Move move : moves) {
    const int number = move.number();
    if (number != 0 && weight < kBidBurdens[static_cast<std::size_t>(number / 10 - 2)]) return move;
  }
  return moves[0];
}

// What the lead is worth with nothing left to play, and the burden that takes one off it.
constexpr int kLead = 120, kLeadFade = 12;

Cards after(const View& view, Move move) {
  return view.hand & ~choose_cards(view.hand, move, bit(view.table.face_up));
}

Move choose_gift(const View& view, const MoveList& moves) {
  Move best = moves[0];
  int least = std::numeric_limits<int>::max();
  for (const Move move : moves) {
    const int weight = burden(after(view, move));
    if (weight < least) {
      least = weight;
      best = move;
    }
  }
  return best;
}

// What a seat sees of the others in play.
struct Situation {
  int enemy_cards;    // the fewest in an enemy's hand
  int partner_cards;  // 0 if there is none
  bool next_is_enemy;
};

Situation look(const View& view) {
  const Table& table = view.table;
  const Seat following = next(view.seat, kSeats);
  if (view.seat == table.chimera) {
    return {std::min(hand_size(table, following), hand_size(table, next(following, kSeats))), 0,
            true};
  }
  return {hand_size(table, table.chimera), hand_size(table, partner(table, view.seat)),
          following == table.chimera};
}

// How dangerous it is that an enemy with `cards` left gets to play this kind.
int danger(const Situation& s, Move move) {
  const int size = card_count(move);
  if (s.enemy_cards > 2 || size > s.enemy_cards) return 0;
  // An enemy can go out with it if it is higher than ours.
  const int below = index(Rank::kChimera) - move.top();
  return size == s.enemy_cards ? 30 + 20 * below : 10 * below;
}

int lead_value(const View& view, const Situation& s, Move move) {
  const Cards rest = after(view, move);
  if (rest == 0) return std::numeric_limits<int>::max();
  int value = -burden(rest) - danger(s, move);
  // A partner with one card goes out on a low single.
  if (s.partner_cards == 1 && move.kind() == Kind::kSingle) value += 150 - 10 * move.top();
  return value + 2 * card_count(move) - move.top();
}

Move choose_lead(const View& view, const MoveList& moves) {
  const Situation s = look(view);
  Move best = moves[0];
  int highest = std::numeric_limits<int>::min();
  for (const Move move : moves) {
    const int value = lead_value(view, s, move);
    if (value > highest) {
      highest = value;
      best = move;
    }
  }
  return best;
}

// What speaks for taking the trick at all, whatever with.
int will_to_take(const View& view, const Situation& s) {
  const Table& table = view.table;
  int will = 4 * treasures_in(table.trick).points();
  if (s.enemy_cards <= 5) will += 35 * (6 - s.enemy_cards);
  const bool partners_trick = s.partner_cards > 0 && table.on_seat != table.chimera;
  if (!partners_trick) return will;
  if (!s.next_is_enemy || s.partner_cards <= 2)
    return will - 400;  // the Chimera has passed already
  return will - 40 - 9 * table.on.top();
}

Move choose_follow(const View& view, const MoveList& moves) {
  const Situation s = look(view);
  const int now = burden(view.hand);
  const int will = will_to_take(view, s);
  Move best = Move::pass();
  int highest = 0;
  for (const Move move : moves) {
    if (move.is_pass()) continue;
    const Cards rest = after(view, move);
    if (rest == 0) return move;
    const int left = burden(rest);
    const int lead =
        std::clamp(kLead - left / kLeadFade, 20, 160);  // worth the more the nearer the end
    const int value = now - left + lead * holding(move) / 100 + will - danger(s, move) - move.top();
    if (value > highest) {
      highest = value;
      best = move;
    }
  }
  return best;
}

}  // namespace

Move GreedyBot::choose(const Knowledge<Game>& knowledge, const MoveList& moves, Rng& rng) {
  (void)rng;
  const View& view = knowledge.view;
  if (moves.size() == 1) return moves[0];
  switch (view.table.phase) {
    case Phase::kPlay:
      return view.table.on.is_pass() ? choose_lead(view, moves) : choose_follow(view, moves);
    case Phase::kSwap:
      return choose_gift(view, moves);
    default:
      return choose_bid(view, moves);
  }
}

}  // namespace lair::chimera
