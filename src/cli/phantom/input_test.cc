#include "cli/phantom/input.h"

#include <gtest/gtest.h>

#include <string>

#include "cli/terminal/terminal_look.h"
#include "rules/phantom/game.h"

namespace lair::cli {
namespace {

using phantom::Ask;
using phantom::Move;
using phantom::MoveKind;
using phantom::MoveList;

phantom::Card card(std::string_view text) { return *phantom::card_from(text); }

phantom::View view_of(std::string_view hand, Ask ask) {
  phantom::View view;
  view.board.seats = 2;
  view.ask = ask;
  for (const std::string& name : words(hand)) view.hand.add(card(name));
  return view;
}

// The moves that a text may mean, written short; the error's code if it means nothing.
std::string meant(std::string_view text, const phantom::View& view, const MoveList& moves,
                  Language language = Language::en) {
  const auto wish = read_wish(text, view.ask, language);
  if (!wish) return std::string(wish.error().code);
  const auto found = moves_meant(*wish, view, moves);
  if (!found) return std::string(found.error().code);
  std::string said;
  for (const Move move : *found) {
    if (!said.empty()) said += " / ";
    said += "tw?ldcns"[static_cast<int>(move.kind())];
    const int cards = move.kind() == MoveKind::kLay ? 3 : move.kind() == MoveKind::kClaim ? 2 : 1;
    const bool has_cards = move.kind() != MoveKind::kOut && move.kind() != MoveKind::kAnnounce &&
                           move.kind() < MoveKind::kDecline;
    for (int i = 0; has_cards && i < cards; ++i) {
      said += " " + to_text(move.card(static_cast<std::size_t>(i)));
    }
    if (move.kind() == MoveKind::kLay) said += " " + std::to_string(move.draw());
  }
  return said;
}

TEST(PhantomInput, Takes) {
  const phantom::View view = view_of("h1 h2", Ask::kTake);
  const MoveList moves = {Move::take(card("h3")), Move::take(card("iB*"))};
  EXPECT_EQ(meant("t h3", view, moves), "t h3");
  EXPECT_EQ(meant("take H3", view, moves), "t h3");
  EXPECT_EQ(meant("h3", view, moves), "t h3");
  EXPECT_EQ(meant("t iB*", view, moves), "t iB*");
  EXPECT_EQ(meant("t ib", view, moves), "t iB*");  // there is no other
  EXPECT_EQ(meant("t a1", view, moves), "t a1");   // for the rules to refuse
  EXPECT_EQ(meant("t", view, moves), "t h3 / t iB*");
}

TEST(PhantomInput, LaysAndDiscards) {
  const phantom::View view = view_of("h1 h2 h3 h3* iC", Ask::kAct);
  const phantom::Three black = {card("h1"), card("h2"), card("h3")};
  const MoveList moves = {Move::lay(black, 0), Move::lay(black, 1), Move::lay(black, 2),
                          Move::discard(card("h3")), Move::discard(card("h3*"))};
  EXPECT_EQ(meant("lay h1 h2 h3 2", view, moves), "l h1 h2 h3 2");
  EXPECT_EQ(meant("lay h3 h1 h2 0", view, moves), "l h1 h2 h3 0");
  EXPECT_EQ(meant("h1,h2,h3", view, moves), "l h1 h2 h3 2 / l h1 h2 h3 1 / l h1 h2 h3 0");
  EXPECT_EQ(meant("lay h1 h2 h3 7", view, moves), "play-phantom-draw");
  EXPECT_EQ(meant("d h3", view, moves), "d h3");
  EXPECT_EQ(meant("h3*", view, moves), "d h3*");
  EXPECT_EQ(meant("lay h1", view, moves), "play-phantom-card-count");
}

TEST(PhantomInput, AnswersOffers) {
  const phantom::View view = view_of("h1 h2 h4 h5", Ask::kClaim);
  const MoveList moves = {Move::claim(card("h1"), card("h2")), Move::claim(card("h4"), card("h5")),
                          Move::of(MoveKind::kDecline)};
  EXPECT_EQ(meant("mine", view, moves), "c h1 h2 / c h4 h5");
  EXPECT_EQ(meant("y", view, moves), "c h1 h2 / c h4 h5");
  EXPECT_EQ(meant("mine h4 h5", view, moves), "c h4 h5");
  EXPECT_EQ(meant("n", view, moves), "n");
  for (const std::string_view text : {"t h3", "d h1", "lay h1 h2 h3 2", "wait"}) {
    EXPECT_EQ(meant(text, view, moves), "play-phantom-answer-first") << text;
  }
}

TEST(PhantomInput, SaysNothingAfterLaying) {
  const MoveList moves = {Move::of(MoveKind::kAnnounce), Move::of(MoveKind::kSilent)};
  EXPECT_EQ(meant("n", view_of("h1", Ask::kAnnounce), moves), "s");
  EXPECT_EQ(meant("y", view_of("h1", Ask::kAnnounce), moves), "w");
  EXPECT_EQ(meant("wait", view_of("h1", Ask::kAnnounce), moves), "w");
  EXPECT_EQ(meant("out", view_of("h1", Ask::kAnnounce), moves), "play-phantom-answer-first");
}

TEST(PhantomInput, KnowsYesAndNoOfTheLanguage) {
  const phantom::View view = view_of("h1 h2", Ask::kClaim);
  const MoveList moves = {Move::claim(card("h1"), card("h2")), Move::of(MoveKind::kDecline)};
  EXPECT_EQ(meant("Ja", view, moves, Language::de), "c h1 h2");
  EXPECT_EQ(meant("o", view, moves, Language::fr), "c h1 h2");
  EXPECT_EQ(meant("y", view, moves, Language::fr), "c h1 h2");
  EXPECT_EQ(meant("nem", view, moves, Language::hu), "n");
  EXPECT_EQ(meant("아니요", view, moves, Language::ko), "n");
  EXPECT_EQ(meant("ja", view, moves, Language::en), "play-phantom-not-understood");
}

TEST(PhantomInput, GoesOutByOWhereNothingIsAsked) {
  const MoveList announce = {Move::of(MoveKind::kAnnounce), Move::of(MoveKind::kSilent)};
  EXPECT_EQ(meant("o", view_of("h1", Ask::kAnnounce), announce, Language::fr), "w");
  const MoveList out = {Move::out({}, false), Move::discard(card("h1"))};
  EXPECT_EQ(meant("o", view_of("h1", Ask::kAct), out, Language::fr), "?");
  EXPECT_EQ(meant("oui", view_of("h1", Ask::kAct), out, Language::fr), "play-phantom-no-question");
}

// What was not said cannot be what is wrong: no card is named that nobody typed.
TEST(PhantomInput, SaysWhatIsMissingWhereNoCardsAreNamed) {
  phantom::View view = view_of("h1 a2", Ask::kTake);
  EXPECT_EQ(meant("mine", view, {Move::take(card("h3"))}), "play-phantom-no-claim");
  view.ask = Ask::kAct;
  EXPECT_EQ(meant("mine", view, {Move::discard(card("h1"))}), "play-phantom-no-claim");
  EXPECT_EQ(meant("out", view, {Move::discard(card("h1"))}), "?");  // no set is laid: for the rules
  view.board.laid[0].sets = 2;
  EXPECT_EQ(meant("out", view, {Move::discard(card("h1"))}), "phantom-out-too-few");
}

TEST(PhantomInput, RefusesNonsense) {
  const phantom::View view = view_of("h1", Ask::kAct);
  for (const std::string_view text : {"foo", "h8", "t 5", "lay h1 h2 h3 h4", "\xff", "d d d"}) {
    EXPECT_EQ(meant(text, view, {Move::discard(card("h1"))}), "play-phantom-not-understood")
        << text;
  }
  EXPECT_EQ(meant("y", view, {Move::discard(card("h1"))}), "play-phantom-no-question");
}

}  // namespace
}  // namespace lair::cli
