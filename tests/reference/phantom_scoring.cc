// The end of a round and of the game (P-7, P-8).
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "phantom_match.h"

namespace reference::phantom {

void Match::end_by_deck() {
  now_.phase = Phase::kRoundOver;
  now_.offers.clear();
  now_.outcome = {};
  now_.outcome.points.assign(at(now_.seats), 0);
  if (now_.options.deck_out_counts) ++now_.rounds_counted;
}

void Match::end_by_going_out(int seat, const Way& way, std::optional<int> discarder) {
  now_.phase = Phase::kRoundOver;
  now_.offers.clear();
  now_.outcome = {};
  now_.outcome.out = seat;
  now_.outcome.points.assign(at(now_.seats), 0);
  ++now_.rounds_counted;
  score(seat, way, discarder);
}

void Match::score(int seat, const Way& way, std::optional<int> discarder) {
  const Table& table = now_.table;
  const std::vector<Set>& laid = table.laid[at(seat)];
  Cards turned;
  if (!now_.options.advanced) {
    for (const Card& card : table.deck) {
      turned.push_back(card);
      if (!turned_matches(card, laid, way)) break;
    }
    now_.outcome.turned = turned;
  }
  const Score score = score_out(table.hands[at(seat)], laid, way, turned, now_.options.advanced);
  now_.outcome.wins_game = score.wins_game;
  now_.outcome.points[at(seat)] = score.points;
  if (now_.options.advanced && discarder) {  // P-8.5
    now_.outcome.points[at(*discarder)] = -std::min(score.points, now_.totals[at(*discarder)]);
  }
  for (std::size_t i = 0; i < now_.totals.size(); ++i) now_.totals[i] += now_.outcome.points[i];
}

// P-7.4, P-8.3; asked after every round.
bool Match::game_over() const {
  if (!now_.outcome.out && !now_.options.deck_out_counts) return false;
  const std::int64_t rounds = now_.options.rounds.value_or(now_.seats == 4 ? 8 : 6);
  const std::int64_t points = now_.options.points.value_or(now_.seats == 2   ? 24
                                                           : now_.seats == 3 ? 18
                                                                             : 12);
  return now_.outcome.wins_game || now_.rounds_counted >= rounds ||
         *std::max_element(now_.totals.begin(), now_.totals.end()) >= points;
}

std::vector<int> Match::winners() const {
  std::vector<int> winners;
  const int most = *std::max_element(now_.totals.begin(), now_.totals.end());
  for (int seat = 0; seat < now_.seats; ++seat) {
    const bool wins =
        now_.outcome.wins_game ? seat == now_.outcome.out : now_.totals[at(seat)] == most;
    if (wins) winners.push_back(seat);
  }
  return winners;
}

}  // namespace reference::phantom
