#include "cli/phantom/screen.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/phantom/input.h"
#include "cli/phantom/screen_cards.h"
#include "cli/phantom/screen_events.h"
#include "cli/phantom/screen_score.h"
#include "cli/phantom/screen_table.h"
#include "cli/play/person.h"
#include "cli/play/story.h"

namespace lair::cli {
namespace {

using phantom::Ask;
using phantom::Move;
using phantom::MoveList;
using Known = Knowledge<phantom::Game>;
using Read = Result<std::optional<Move>>;

class PhantomScreen final : public Screen<phantom::Game> {
 public:
  PhantomScreen(Terminal& terminal, const Players& players)
      : terminal_(terminal), players_(players), story_(terminal) {}

  void greet(const phantom::View& view) override {
    const phantom::Board& board = view.board;
    const std::string text = said(look(), "play-phantom-greeting",
                                  {{"rounds", rounds_to_play(board.options, board.seats)},
                                   {"points", points_to_win(board.options, board.seats)},
                                   {"advanced", board.options.advanced ? 1 : 0}});
    terminal_.say(wrapped(look(), text));
  }

  void tell(const Known& knowledge, const phantom::Event& event) override {
    story_.tell(told(look(), players_, knowledge, event));
  }

  void pause() override { story_.pause(); }

  void ask(const Known& knowledge, const MoveList& moves) override {
    story_.pause();
    knowledge_ = &knowledge;
    moves_ = &moves;
    // After the person's own take the table is as it was drawn just above.
    const bool fresh = knowledge.view.ask != Ask::kAct && knowledge.view.ask != Ask::kDiscard;
    draw(fresh);
  }

  void draw() override { draw(true); }

  std::string prompt() const override {
    const phantom::Board& board = knowledge_->view.board;
    if (offered_.size() == 1) return said(look(), "play-phantom-ask-only");
    switch (knowledge_->view.ask) {
      case Ask::kTake:
        return said(look(), "play-phantom-ask-take");
      case Ask::kAct:
        return said(look(), "play-phantom-ask-act", {{"what", std::string(what_to_do())}});
      case Ask::kDiscard:
        return said(look(), "play-phantom-ask-discard");
      case Ask::kAnnounce:
        return said(look(), "play-phantom-ask-announce");
      case Ask::kOut:
      case Ask::kClaim:
      case Ask::kNothing:
        break;
    }
    const bool out = knowledge_->view.ask == Ask::kOut;
    const phantom::Discarded& last = board.last_discard();
    return said(look(), out ? "play-phantom-ask-out" : "play-phantom-ask-claim",
                {{"name", players_.name(last.owner)}, {"card", to_text(last.card)}});
  }

  Read read(std::string_view line) override {
    const std::string text = tidied(line);
    if (text == "w" || text == "l") {
      if (text == "w") helps_ = !helps_;
      draw();
      return std::optional<Move>();
    }
    if (text.empty()) {
      if (offered_.size() == 1) return std::optional(offered_[0]);
      return Error{"play-nothing-typed", "", {}};
    }
    if (const std::optional<int> number = number_in(text)) return read_number(*number);
    const auto wish = read_wish(text, knowledge_->view.ask, look().language);
    if (!wish) return wish.error();
    auto meant = moves_meant(*wish, knowledge_->view, *moves_);
    if (!meant) return std::move(meant.error());
    if (meant->size() == 1) return std::optional(meant->front());
    offered_ = std::move(*meant);
    terminal_.say(wrapped(look(), said(look(), "play-phantom-which"), 2));
    terminal_.say(move_list(look(), offered_));
    return std::optional<Move>();
  }

  std::string advice(const Move& move) const override { return advised(look(), move); }

  void help() override {
    const phantom::Options& options = knowledge_->view.board.options;
    const Arg in_hand{"in-hand", options.going_out == phantom::GoingOut::kInHand ? 1 : 0};
    terminal_.say("\n" + ruled(look(), said(look(), "game-phantom-rummy")));
    for (const std::string_view id :
         {"play-phantom-help-aim", "play-phantom-help-cards", "play-phantom-help-sets",
          "play-phantom-help-turn", "play-phantom-help-offers", "play-phantom-help-waiting",
          options.advanced ? "play-phantom-help-advanced" : "play-phantom-help-points"}) {
      say_paragraphs(said(look(), id, {in_hand}));
    }
    terminal_.say(ruled(look(), said(look(), "play-phantom-help-typing")));
    terminal_.say(wrapped(look(), said(look(), "play-phantom-help-words"), 2));
  }

  void scores(const phantom::View& view) override {
    terminal_.say(standings(look(), players_, view.board));
  }

 private:
  const Look& look() const { return terminal_.look(); }

  void draw(bool whole) {
    const phantom::View& view = knowledge_->view;
    offered_ = as_offered(view, *moves_);
    if (whole) terminal_.say("\n" + table_drawn(look(), players_, view.board));
    terminal_.say(hand_drawn(look(), view, said(look(), "play-phantom-hand")));
    if (helps_) terminal_.say(paint(look(), kFaint, wrapped(look(), prospects(look(), view), 9)));
    terminal_.say(move_list(look(), offered_));
  }

  // For play-phantom-ask-act: the best of what is offered.
  std::string_view what_to_do() const {
    const auto offers = [&](phantom::MoveKind kind) {
      return std::any_of(offered_.begin(), offered_.end(),
                         [&](Move move) { return move.kind() == kind; });
    };
    if (offers(phantom::MoveKind::kOut)) return "out";
    return offers(phantom::MoveKind::kLay) ? "lay" : "discard";
  }

  // One a line of the text.
  void say_paragraphs(std::string_view text) {
    while (true) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      terminal_.say(paragraph(look(), text.substr(0, end)));
      if (end == text.size()) return;
      text.remove_prefix(end + 1);
    }
  }

  Read read_number(int number) const {
    const auto last = static_cast<int>(offered_.size());
    if (number < 1 || number > last) {
      return Error{"play-number-wrong", "", {{"number", number}, {"last", last}}};
    }
    return std::optional(offered_[static_cast<std::size_t>(number - 1)]);
  }

  Terminal& terminal_;
  const Players& players_;
  Story story_;
  const Known* knowledge_ = nullptr;  // while a decision is due
  const MoveList* moves_ = nullptr;   // likewise
  std::vector<Move> offered_;         // in the order of their numbers
  bool helps_ = true;                 // shows how far the hand is from going out
};

}  // namespace

template <>
std::unique_ptr<Screen<phantom::Game>> make_screen<phantom::Game>(Terminal& terminal,
                                                                  const Players& players) {
  return std::make_unique<PhantomScreen>(terminal, players);
}

}  // namespace lair::cli
