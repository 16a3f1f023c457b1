#include "cli/phantom/screen_events.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/phantom/screen_cards.h"
#include "cli/phantom/screen_score.h"

namespace lair::cli {
namespace {

using phantom::Board;
using phantom::Card;
using phantom::Event;
using phantom::EventKind;
using Known = Knowledge<phantom::Game>;

// One event, told to the person, or to one who sees all.
class Teller {
 public:
  Teller(const Look& look, const Players& players, const Known& knowledge, const Event& event)
      : look_(look), players_(players), knowledge_(knowledge), event_(event) {}

  Telling tell() const {
    switch (event_.kind) {
      case EventKind::kDeal:
        return dealt();
      case EventKind::kTake:
        return cards("play-phantom-takes", {event_.move.card()}, true);
      case EventKind::kAnnounce:
        return {paint(look_, kWarning, wrapped(look_, say("play-phantom-announces")))};
      case EventKind::kOut:
        return out();
      case EventKind::kLay:
        return laid("play-phantom-lays", event_.move.draw());
      case EventKind::kDiscard:
        return cards("play-phantom-discards", {event_.move.card()}, true);
      case EventKind::kClaim:
        return laid("play-phantom-claims", 2);
      case EventKind::kDecline:
        return {say("play-phantom-declines"), true};
      case EventKind::kDraw:
        return cards("play-phantom-draws", event_.all_cards(), false);
      case EventKind::kTalon:
        return cards("play-phantom-new-talon", event_.all_cards(), false);
      case EventKind::kTurned:
        return turned();
      case EventKind::kRoundEnd:
        return round_end();
      case EventKind::kAsk:
      case EventKind::kSilent:
        break;
    }
    return {};
  }

 private:
  const Board& board() const { return knowledge_.view.board; }
  const std::string& name(Seat seat) const { return players_.name(seat); }

  std::string say(std::string_view id, Arg more = {"", 0}) const {
    const std::string text = said(
        look_, id,
        {{"seat", players_.told_as(event_.seat)}, {"name", name(event_.seat)}, std::move(more)});
    return with_name(look_, players_, event_.seat, text);
  }

  // A sentence and cards behind it, which stay together.
  std::string with_cards(const std::string& text, std::span<const Card> list) const {
    std::vector<std::string> items = words(text);
    items.push_back((text.ends_with('.') ? " " : "") + drawn(look_, list));
    return flow(look_, items, {0, 4, " "});
  }

  Telling cards(std::string_view id, std::vector<Card> list, bool joins) const {
    if (!joins) return {with_cards(say(id), list)};
    return {say(id) + " " + drawn(look_, list) + ".", joins};
  }
  Telling cards(std::string_view id, std::span<const Card> list, bool joins) const {
    return cards(id, std::vector<Card>(list.begin(), list.end()), joins);
  }

  Telling dealt() const {
    const std::string title =
        said(look_, "round-phantom-rummy", {{"round", std::int64_t{event_.round}}});
    return {"\n" + ruled(look_, title) + "\n" + say("play-phantom-starts")};
  }

  // The set lies there already.
  Telling laid(std::string_view id, int drawn_cards) const {
    const phantom::LaidSet& set = board().laid_sets().back();
    return {with_cards(say(id, {"draw", drawn_cards}), set.cards)};
  }

  Telling out() const {
    const std::string text = say("play-phantom-out", {"shown", listed_shown(event_.move.shown())});
    return {paint(look_, kGold, wrapped(look_, text)) + "\n  " + drawn(look_, event_.all_cards())};
  }

  Telling turned() const {
    const bool matches = (matching_names(knowledge_) & bit(name_of(event_.cards[0]))) != 0;
    return {with_cards(said(look_, matches ? "play-phantom-turned" : "play-phantom-turned-last"),
                       event_.all_cards())};
  }

  Telling round_end() const {
    if (!event_.outcome.someone_out)
      return {"\n" + wrapped(look_, say("play-phantom-deck-out")) + ending()};
    std::string text = "\n" + round_scores(look_, players_, knowledge_);
    if (event_.outcome.wins_game) text += "\n" + wrapped(look_, say("play-phantom-items-win"));
    return {text + ending()};
  }

  // Empty while the game goes on.
  std::string ending() const {
    if (board().stage != phantom::Stage::kGameOver) return "";
    const std::string text = winners_said(look_, players_, winners_of(board()), board().totals);
    return "\n\n" + paint(look_, kGold, wrapped(look_, text));
  }

  const Look& look_;
  const Players& players_;
  const Known& knowledge_;
  const Event& event_;
};

}  // namespace

Telling told(const Look& look, const Players& players, const Known& knowledge, const Event& event) {
  return Teller(look, players, knowledge, event).tell();
}

template <>
bool turning_point<phantom::Game>(const Event& event) {
  return event.kind == EventKind::kDeal || event.kind == EventKind::kTake ||
         event.kind == EventKind::kClaim || event.kind == EventKind::kOut ||
         event.kind == EventKind::kRoundEnd;
}

}  // namespace lair::cli
