#include "cli/phantom/screen_score.h"

#include <algorithm>

#include "cli/phantom/screen_cards.h"
#include "cli/play/score_table.h"
#include "rules/phantom/score.h"

namespace lair::cli {
namespace {

using phantom::Board;
using phantom::Event;
using phantom::EventKind;
using Known = Knowledge<phantom::Game>;

// Null if nobody has gone out.
const Event* going_out(const Known& knowledge) {
  for (const Event& event : knowledge.events) {
    if (event.kind == EventKind::kOut) return &event;
  }
  return nullptr;
}

phantom::Score score_of(const Known& knowledge, const Event& out) {
  const Board& board = knowledge.view.board;
  phantom::GoneOut gone{
      .hand = {}, .laid = board.laid_of(out.seat), .shown = out.move.shown().names()};
  for (const phantom::Card card : out.all_cards()) gone.hand.add(card);
  std::vector<phantom::Card> turned;
  for (const phantom::Discarded& card : board.turned_cards()) turned.push_back(card.card);
  return phantom::score(gone, turned, board.options.advanced);
}

ScoreTable::Cells totals_of(const Board& board) {
  return {board.totals.begin(), board.totals.begin() + board.seats};
}

}  // namespace

phantom::NameMask matching_names(const Known& knowledge) {
  const Event* out = going_out(knowledge);
  if (out == nullptr) return 0;
  return out->move.shown().names() | knowledge.view.board.laid_of(out->seat).cards.names();
}

std::string round_scores(const Look& look, const Players& players, const Known& knowledge) {
  const Board& board = knowledge.view.board;
  const auto seats = static_cast<std::size_t>(board.seats);
  ScoreTable scores(players);
  if (const Event* out = going_out(knowledge)) {
    for (const phantom::ScorePart& part : score_of(knowledge, *out).parts) {
      ScoreTable::Cells cells(seats);
      cells[static_cast<std::size_t>(out->seat)] = part.points;
      std::string label = said(look, "play-phantom-part-" + std::string(part.what));
      if (part.card != phantom::kNoCard) label += " " + to_text(part.card);
      scores.add_change(label, cells);
    }
  }
  ScoreTable::Cells paid(seats);
  for (std::size_t i = 0; i < seats; ++i) {
    if (board.outcome.points[i] < 0) paid[i] = board.outcome.points[i];
  }
  const bool any =
      std::any_of(paid.begin(), paid.end(), [](const auto& cell) { return cell.has_value(); });
  if (any) scores.add_change(said(look, "play-phantom-part-paid"), paid);
  const auto* points = board.outcome.points.data();
  scores.add_change(said(look, "play-this-round"), {points, points + seats});
  scores.add_total(said(look, "play-total"), totals_of(board));
  return scores.text(look);
}

std::string standings(const Look& look, const Players& players, const Board& board) {
  ScoreTable scores(players);
  scores.add_total(said(look, "play-total"), totals_of(board));
  const std::string goal = said(look, "play-phantom-goal",
                                {{"rounds", rounds_to_play(board.options, board.seats)},
                                 {"points", points_to_win(board.options, board.seats)},
                                 {"counted", std::int64_t{board.counted}}});
  return scores.text(look) + "\n" + wrapped(look, goal, 2);
}

SeatSet winners_of(const Board& board) {
  if (board.outcome.wins_game) return SeatSet::of(board.outcome.out);
  const auto* end = board.totals.begin() + board.seats;
  const int most = *std::max_element(board.totals.begin(), end);
  SeatSet won;
  for (int i = 0; i < board.seats; ++i) {
    if (board.totals[static_cast<std::size_t>(i)] == most) won = won.with(seat_at(i));
  }
  return won;
}

}  // namespace lair::cli
