#include "cli/phantom/screen_table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <vector>

#include "cli/phantom/screen_cards.h"
#include "rules/phantom/analysis.h"
#include "text/display_width.h"

namespace lair::cli {
namespace {

using phantom::Board;
using phantom::Card;
using phantom::Move;
using phantom::MoveKind;
using phantom::View;

constexpr int kIndent = 2, kTitle = 9;  // columns
constexpr int kFewNames = 8;            // not too many to list

std::string titled(const Look& look, std::string_view id) {
  return pad(said(look, id), kTitle - kIndent);
}

void add_words(std::vector<std::string>& items, std::string_view text) {
  for (std::string& word : words(text)) items.push_back(std::move(word));
}

std::string seat_drawn(const Look& look, const Players& players, const Board& board, Seat seat) {
  std::vector<std::string> items = {
      paint(look, tint_of(seat), pad(players.name(seat), kTitle - kIndent - 1))};
  add_words(items, said(look, "play-phantom-cards", {{"cards", board.hand_size(seat)}}));
  if (board.waiting.has(seat))
    items.push_back(paint(look, kWarning, said(look, "play-phantom-waits")));
  for (const phantom::LaidSet& set : board.laid_sets()) {
    if (set.owner == seat) items.push_back(" " + drawn(look, set.cards));
  }
  bool first = true;
  for (const phantom::Discarded& discarded : board.discards()) {
    if (discarded.owner != seat) continue;
    if (first) add_words(items, said(look, "play-phantom-pile"));
    items.push_back(to_text(discarded.card));
    first = false;
  }
  return flow(look, items, {kIndent, kTitle + 1, " "});
}

std::string talon_drawn(const Look& look, const Board& board) {
  std::vector<std::string> items;
  for (const Card card : board.talon_cards()) items.push_back(drawn(look, card));
  items.push_back(said(look, "play-phantom-deck", {{"cards", int{board.deck_size}}}));
  items[0].insert(0, titled(look, "play-phantom-talon"));
  return flow(look, items, {kIndent, kTitle, look.colour ? " " : "  "});
}

std::string_view title_id(MoveKind kind) {
  constexpr std::array<std::string_view, 8> kIds = {
      "play-phantom-list-take",    "play-phantom-list-wait",    "play-phantom-list-out",
      "play-phantom-list-lay",     "play-phantom-list-discard", "play-phantom-list-claim",
      "play-phantom-list-decline", "play-phantom-list-decline"};
  return kIds[static_cast<std::size_t>(kind)];
}

std::string move_text(const Look& look, Move move) {
  switch (move.kind()) {
    case MoveKind::kTake:
    case MoveKind::kDiscard:
      return to_text(move.card());
    case MoveKind::kOut:
      return listed_shown(move.shown());
    case MoveKind::kLay:
      return said(look, "play-phantom-list-set",
                  {{"cards", listed_cards(move.three())}, {"draw", move.draw()}});
    case MoveKind::kClaim:
      return listed_cards(std::vector<Card>{move.card(0), move.card(1)});
    case MoveKind::kAnnounce:
      return said(look, "play-phantom-list-announce");
    case MoveKind::kDecline:
      return said(look, "play-phantom-list-no");
    case MoveKind::kSilent:
      return said(look, "play-phantom-list-silent");
  }
  return "";
}

// The discards that leave the hand nearest to going out, then with the most cards that help.
std::string best_discards(const Look& look, const View& view) {
  phantom::DiscardChoices choices;
  const Board& board = view.board;
  discard_choices(view.hand, board.laid_of(view.seat), board.options.going_out, unseen(view),
                  choices);
  const auto better = [](const phantom::DiscardChoice& a, const phantom::DiscardChoice& b) {
    return a.distance != b.distance ? a.distance < b.distance : a.unseen > b.unseen;
  };
  const phantom::DiscardChoice best = *std::min_element(choices.begin(), choices.end(), better);
  phantom::NameMask names = 0;
  for (const phantom::DiscardChoice& choice : choices) {
    if (!better(best, choice)) names |= bit(choice.name);
  }
  return said(look, "play-phantom-best-discard",
              {{"missing", int{best.distance}},
               {"cards", listed_names(names)},
               {"unseen", int{best.unseen}}});
}

}  // namespace

std::string table_drawn(const Look& look, const Players& players, const Board& board) {
  std::string text;
  for (const Seat seat : players.around()) {
    text += seat_drawn(look, players, board, seat) + "\n";
  }
  return text + talon_drawn(look, board);
}

std::string position_drawn(const Look& look, const Players& players,
                           const Knowledge<phantom::Game>& knowledge) {
  return table_drawn(look, players, knowledge.view.board);
}

std::string hand_drawn(const Look& look, const View& view, std::string_view title) {
  const HandGroups groups = grouped(view.hand);
  std::vector<std::string> items;
  for (const auto& set : groups.sets) items.push_back(drawn(look, set));
  for (const auto& set : groups.near_sets) items.push_back(drawn(look, set));
  for (const Card card : groups.rest) items.push_back(drawn(look, card));
  if (items.empty()) items.emplace_back();
  items[0].insert(0, pad(title, kTitle - kIndent - 1) + " ");
  return flow(look, items, {kIndent, kTitle, look.colour ? "  " : " | "});
}

std::string prospects(const Look& look, const View& view) {
  const Board& board = view.board;
  const phantom::Laid& laid = board.laid_of(view.seat);
  const phantom::GoingOut reading = board.options.going_out;
  const int missing = distance(view.hand, laid, reading);
  if (missing == 0 && laid.sets == 0) return said(look, "play-phantom-lay-first");
  if (missing == 0) return said(look, "play-phantom-complete");
  phantom::Cards hand = view.hand;
  if (view.ask == phantom::Ask::kAct) {
    if (!board.waiting.has(view.seat)) return best_discards(look, view);
    hand.remove(board.taken);  // which goes again (P-4.5)
  }
  const phantom::NameMask names = helps(hand, laid, reading);
  return said(look, "play-phantom-missing",
              {{"missing", missing},
               {"many", std::popcount(names) > kFewNames ? 1 : 0},
               {"cards", listed_names(names)},
               {"unseen", copies_of(names, unseen(view))}});
}

std::string move_list(const Look& look, std::span<const Move> moves) {
  std::string text;
  for (std::size_t from = 0; from < moves.size();) {
    std::vector<std::string> items;
    const MoveKind kind = moves[from].kind();
    for (; from < moves.size() && moves[from].kind() == kind; ++from) {
      items.push_back(paint(look, kGold, std::to_string(from + 1) + ")") + " " +
                      move_text(look, moves[from]));
    }
    items[0].insert(0, paint(look, kStrong, titled(look, title_id(kind))));
    if (!text.empty()) text += '\n';
    text += flow(look, items, {kIndent, kTitle, "  "});
  }
  return text;
}

std::string advised(const Look& look, const phantom::Move& move) {
  constexpr std::array<std::string_view, 8> kKinds = {"take",    "announce", "out",     "lay",
                                                      "discard", "claim",    "decline", "silent"};
  std::string cards;
  switch (move.kind()) {
    case phantom::MoveKind::kTake:
    case phantom::MoveKind::kDiscard:
      cards = to_text(move.card());
      break;
    case phantom::MoveKind::kLay:
      cards = listed_cards(move.three());
      break;
    case phantom::MoveKind::kClaim:
      cards = listed_cards(std::array{move.card(0), move.card(1)});
      break;
    case phantom::MoveKind::kOut:
      cards = listed_shown(move.shown());
      break;
    default:
      break;
  }
  const auto kind = static_cast<std::size_t>(move.kind());
  const int draw = move.kind() == phantom::MoveKind::kLay ? move.draw() : 0;
  return said(look, "play-phantom-hint",
              {{"do", std::string(kKinds[kind])}, {"cards", cards}, {"draw", draw}});
}

}  // namespace lair::cli
