#include "cli/chimera/screen.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "cli/chimera/input.h"
#include "cli/chimera/screen_cards.h"
#include "cli/chimera/screen_events.h"
#include "cli/chimera/screen_list.h"
#include "cli/chimera/screen_table.h"
#include "cli/play/person.h"

namespace lair::cli {
namespace {

using chimera::Action;
using chimera::Move;
using chimera::MoveList;
using chimera::Phase;
using Known = Knowledge<chimera::Game>;
using Read = Result<std::optional<Action>>;

// Neither of its cards has been played.
bool flight_left(const chimera::Table& table) {
  return std::none_of(table.played.begin(), table.played.end(),
                      [](chimera::Cards cards) { return (cards & chimera::kFlightMask) != 0; });
}

class ChimeraScreen final : public Screen<chimera::Game> {
 public:
  ChimeraScreen(Terminal& terminal, const Players& players)
      : terminal_(terminal), players_(players), story_(terminal) {}

  void greet(const chimera::View& view) override {
    const Arg limit{"limit", int{view.table.options.limit}};
    terminal_.say(wrapped(look(), said(look(), "play-chimera-greeting", {limit})));
  }

  void tell(const Known& knowledge, const chimera::Event& event) override {
    if (event.kind == chimera::EventKind::kDealt) seen_ = 0;
    story_.tell(told(look(), players_, knowledge, event));
    if (event.kind == chimera::EventKind::kEnded) story_.pause();
  }

  void pause() override { story_.pause(); }

  void ask(const Known& knowledge, const MoveList& moves) override {
    story_.pause();
    knowledge_ = &knowledge;
    list_plays(moves);
    choosing_ = false;
    terminal_.say(table_drawn(look(), players_, knowledge, seen_));
    seen_ = knowledge.events.size();
  }

  void draw() override {
    choosing_ = false;
    terminal_.say(table_drawn(look(), players_, *knowledge_, seen_));
  }

  std::string prompt() const override {
    const chimera::Table& table = knowledge_->view.table;
    if (choosing_) return said(look(), "play-chimera-ask-number");
    if (table.phase == Phase::kBidding) {
      return said(look(), "play-chimera-ask-bid", {{"standing", int{table.bid}}});
    }
    if (table.phase == Phase::kSwap) {
      return said(look(), "play-chimera-ask-gift",
                  {{"count", gift_size(table)},
                   {"partner", players_.name(partner(table, knowledge_->view.seat))}});
    }
    const auto count = static_cast<std::int64_t>(plays_.size());
    if (table.on.is_pass()) return said(look(), "play-chimera-ask-lead", {{"count", count}});
    if (only_passing()) {
      return said(look(), "play-chimera-ask-pass", {{"what", described(look(), table.on)}});
    }
    const bool partners = table.on_seat != table.chimera && table.chimera != knowledge_->view.seat;
    const Arg partner_name{"partner", players_.name(table.on_seat)};
    std::string text =
        partners ? said(look(), "play-chimera-partner-wins", {partner_name}) + " " : "";
    return text + needed(look(), table.on, flight_left(table), static_cast<int>(count) - 1);
  }

  Read read(std::string_view line) override {
    const std::string text = tidied(line);
    if (text.empty()) return read_nothing();
    if (text == "l" || text == "list" || text.starts_with("l ")) return read_list(text);
    const std::optional<int> number = number_in(text);
    if (number && text.starts_with('#')) return read_number(*number);
    if (number && choosing_ && is_choice(*number)) return read_number(*number);
    choosing_ = false;
    return read_decision(text);
  }

  std::string advice(const Move& move) const override {
    return advised(look(), knowledge_->view, move);
  }

  void help() override {
    const auto say = [&](std::string_view id) {
      terminal_.say(paragraph(look(), said(look(), id)));
    };
    terminal_.say("\n" + ruled(look(), said(look(), "game-chimera")));
    say("play-chimera-help-aim");
    say("play-chimera-help-bidding");
    say("play-chimera-help-tricks");
    terminal_.say(paragraph(
        look(), said(look(), "play-chimera-help-cards", {{"families", families(look())}})));
    say("play-chimera-help-points");
    terminal_.say(ruled(look(), said(look(), "play-chimera-help-combinations")));
    terminal_.say(combination_help(look()));
    say("play-chimera-help-traps");
    say("play-chimera-help-keys");
  }

  void scores(const chimera::View& view) override {
    terminal_.say(standings(look(), players_, view.table));
  }

 private:
  const Look& look() const { return terminal_.look(); }

  // All plays, the pass last.
  void list_plays(const MoveList& moves) {
    plays_.clear();
    std::optional<Move> pass;
    for (const Move move : moves) {
      if (move.is_pass() || move == Move::bid(0)) {
        pass = move;
      } else {
        plays_.emplace_back(move);
      }
    }
    if (pass) plays_.emplace_back(*pass);
    choices_ = plays_;
  }

  bool only_passing() const { return plays_.size() == 1 && plays_[0].move.is_pass(); }

  // An empty line never passes where something else could be done.
  Read read_nothing() {
    if (choosing_) {
      draw();
      return std::optional<Action>();
    }
    if (only_passing()) return std::optional(plays_[0]);
    const bool may_pass = knowledge_->view.table.phase == Phase::kBidding ||
                          (!plays_.empty() && plays_.back().move.is_pass());
    return Error{may_pass ? "play-chimera-enter-no-pass" : "play-nothing-typed", "", {}};
  }

  Read read_list(std::string_view text) {
    choices_ = plays_;
    const std::size_t space = text.find(' ');
    const auto number = space == std::string_view::npos
                            ? std::nullopt
                            : number_in(text.substr(text.find_first_not_of(' ', space)));
    if (number && !is_choice(*number)) return wrong_number(*number);
    terminal_.say(number ? play_list_from(look(), plays_, *number) : play_list(look(), plays_));
    choosing_ = true;
    return std::optional<Action>();
  }

  Read read_number(int number) {
    if (!is_choice(number)) return wrong_number(number);
    return std::optional(choices_[static_cast<std::size_t>(number - 1)]);
  }

  bool is_choice(int number) const {
    return number >= 1 && number <= static_cast<int>(choices_.size());
  }

  Error wrong_number(int number) const {
    return {
        "play-number-wrong", "", {{"number", number}, {"last", static_cast<int>(choices_.size())}}};
  }

  Read read_decision(const std::string& text) {
    const chimera::View& view = knowledge_->view;
    const bool bidding = view.table.phase == Phase::kBidding;
    if (text == "p" || text == "pass")
      return std::optional<Action>(bidding ? Move::bid(0) : Move::pass());
    if (bidding) return read_bid(text);
    const chimera::Cards last = bit(view.table.face_up);
    if (view.table.phase == Phase::kSwap) {
      auto gift = read_gift(text, view.hand, last);
      if (!gift) return std::move(gift.error());
      return std::optional(*gift);
    }
    auto plays = read_plays(text, view.hand, last);
    if (!plays) return std::move(plays.error());
    return chosen(std::move(*plays));
  }

  Read read_bid(const std::string& text) const {
    const std::optional<int> number = number_in(text);
    if (!number) return Error{"play-chimera-not-bid", "", {{"text", as_typed(text)}}};
    if (*number > 40) return Error{chimera::kBadBid, "C-3.1", {{"bid", *number}}};
    return std::optional<Action>(Move::bid(*number));
  }

  // Of what was typed, the one way that may be played; if there are more, the person says which.
  Read chosen(std::vector<Action> plays) {
    std::vector<Action> legal;
    for (const Action& play : plays) {
      const auto same = [&](const Action& listed) { return listed.move == play.move; };
      if (std::any_of(plays_.begin(), plays_.end(), same)) legal.push_back(play);
    }
    if (legal.empty()) return std::optional(plays[0]);
    if (legal.size() == 1) return std::optional(legal[0]);
    terminal_.say(wrapped(look(), said(look(), "play-chimera-which"), 2));
    choices_ = std::move(legal);
    terminal_.say(play_choices(look(), choices_));
    choosing_ = true;
    return std::optional<Action>();
  }

  Terminal& terminal_;
  const Players& players_;
  Story story_;
  const Known* knowledge_ = nullptr;  // while a decision is due
  std::size_t seen_ = 0;              // events told before the last decision was due
  std::vector<Action> plays_;         // in the order of their numbers
  std::vector<Action> choices_;       // what numbers mean while choosing
  bool choosing_ = false;             // a number picks from the list that was shown
};

}  // namespace

template <>
std::unique_ptr<Screen<chimera::Game>> make_screen<chimera::Game>(Terminal& terminal,
                                                                  const Players& players) {
  return std::make_unique<ChimeraScreen>(terminal, players);
}

}  // namespace lair::cli
