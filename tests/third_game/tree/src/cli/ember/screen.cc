#include <string>

#include "cli/ember/terminal.h"
#include "cli/play/person.h"
#include "cli/play/score_table.h"

namespace lair::cli {
namespace {

using ember::Move;
using ember::MoveList;
using Known = Knowledge<ember::Game>;

class EmberScreen final : public Screen<ember::Game> {
 public:
  EmberScreen(Terminal& terminal, const Players& players)
      : terminal_(terminal), players_(players), story_(terminal) {}

  void greet(const ember::View& view) override {
    const Arg rounds{"rounds", int{view.table.options.rounds}};
    terminal_.say(wrapped(look(), said(look(), "play-ember-greeting", {rounds})));
  }

  void tell(const Known& knowledge, const ember::Event& event) override {
    story_.tell(told(look(), players_, knowledge, event));
  }
  void pause() override { story_.pause(); }

  void ask(const Known& knowledge, const MoveList& moves) override {
    story_.pause();
    knowledge_ = &knowledge;
    moves_ = &moves;
    draw();
  }
  void draw() override {
    terminal_.say("\n" + position_drawn(look(), players_, *knowledge_));
    terminal_.say(hand_drawn(look(), knowledge_->view, said(look(), "play-ember-hand")));
  }

  std::string prompt() const override {
    return said(look(), "play-ember-ask", {{"card", name((*moves_)[0].card)}});
  }

  // A card: "5a".
  Result<std::optional<Move>> read(std::string_view line) override {
    const std::string text = tidied(line);
    if (text.empty()) return Error{"play-nothing-typed", "", {}};
    const std::optional<ember::Card> card = ember::parse_card(text);
    if (!card) return Error{ember::kBadCard, "E-1.2", {{"card", as_typed(text)}}};
    return std::optional(Move{*card});
  }

  std::string advice(const Move& move) const override {
    return said(look(), "play-ember-hint", {{"card", name(move.card)}});
  }

  void help() override {
    terminal_.say("\n" + ruled(look(), said(look(), "game-ember")));
    for (const std::string_view id : {"play-ember-help-rules", "play-ember-help-words"}) {
      terminal_.say(paragraph(look(), said(look(), id)));
    }
  }

  void scores(const ember::View& view) override {
    ScoreTable scores(players_);
    const auto& totals = view.table.totals;
    scores.add_total(said(look(), "play-total"),
                     {totals.begin(), totals.begin() + view.table.seats});
    terminal_.say(scores.text(look()));
  }

 private:
  const Look& look() const { return terminal_.look(); }

  Terminal& terminal_;
  const Players& players_;
  Story story_;
  const Known* knowledge_ = nullptr;  // while a decision is due
  const MoveList* moves_ = nullptr;   // likewise
};

}  // namespace

template <>
std::unique_ptr<Screen<ember::Game>> make_screen<ember::Game>(Terminal& terminal,
                                                              const Players& players) {
  return std::make_unique<EmberScreen>(terminal, players);
}

}  // namespace lair::cli
