#include "cli/chimera/screen_events.h"

#include <array>
#include <string_view>
#include <vector>

#include "cli/chimera/screen_cards.h"
#include "cli/play/score_table.h"
#include "rules/chimera/notation/notation.h"

namespace lair::cli {
namespace {

using chimera::Event;
using chimera::EventKind;
using chimera::kSeats;
using chimera::View;

constexpr int kFewCards = 5;  // left in a hand: worth a word

// One event, told to the person, or to one who sees all.
class Teller {
 public:
  Teller(const Look& look, const Players& players, const View& view, const Event& event)
      : look_(look), players_(players), view_(view), event_(event) {}

  Telling tell() const {
    switch (event_.kind) {
      case EventKind::kDealt:
        return dealt();
      case EventKind::kBid:
        return bid();
      case EventKind::kThrownIn:
        return {wrapped(look_, say("play-chimera-thrown-in"))};
      case EventKind::kContract:
        return contract();
      case EventKind::kDen:
        return cards("play-chimera-den");
      case EventKind::kGave:
        return cards("play-chimera-gave");
      case EventKind::kGot:
        // Who looks on saw it given.
        return players_.person ? cards("play-chimera-got") : Telling{};
      case EventKind::kSwapped:
        return swapped();
      case EventKind::kPlayed:
        return played();
      case EventKind::kPassed:
        return {say("play-chimera-passes"), true};
      case EventKind::kTrick:
        return trick();
      case EventKind::kScored:
        return scored();
      case EventKind::kEnded:
        return ended();
      case EventKind::kHand:
        break;
    }
    return {};
  }

 private:
  const std::string& name(Seat seat) const { return players_.name(seat); }

  // A sentence about the seat of the event.
  std::string say(std::string_view id, Arg more = {"", 0}) const {
    const std::string text = said(
        look_, id,
        {{"seat", players_.told_as(event_.seat)}, {"name", name(event_.seat)}, std::move(more)});
    return with_name(look_, players_, event_.seat, text);
  }

  std::string hunters() const {
    return listed(look_,
                  {name(chimera::hunter(view_.table, 0)), name(chimera::hunter(view_.table, 1))});
  }

  Telling dealt() const {
    const std::string title = said(look_, "round-chimera", {{"round", std::int64_t{event_.round}}});
    const std::string text = said(look_, "play-chimera-dealt",
                                  {{"dealer", players_.told_as(event_.seat)},
                                   {"dealer-name", name(event_.seat)},
                                   {"holder", players_.told_as(event_.holder)},
                                   {"holder-name", name(event_.holder)}});
    return {"\n" + ruled(look_, title) + "\n" +
            with_cards(look_, text, {drawn(look_, event_.card)})};
  }

  Telling bid() const {
    if (event_.move.kind() == chimera::Kind::kForcedBid) return {say("play-chimera-forced"), true};
    if (event_.number == 0) return {say("play-chimera-passes"), true};
    return {say("play-chimera-bids", {"bid", int{event_.number}}), true};
  }

  Telling contract() const {
    const Arg bid{"bid", int{event_.number}};
    std::string text;
    if (!players_.person) {
      text = said(look_, "play-chimera-is",
                  {bid, {"name", name(event_.seat)}, {"hunters", hunters()}});
    } else if (players_.is_person(event_.seat)) {
      text = said(look_, "play-chimera-you-are", {bid, {"hunters", hunters()}});
    } else {
      const Seat other = partner(view_.table, *players_.person);
      text = said(look_, "play-chimera-other-is",
                  {bid, {"name", name(event_.seat)}, {"partner", name(other)}});
    }
    return {paint(look_, kGold, wrapped(look_, text))};
  }

  Telling cards(std::string_view id) const {
    const bool hunts = view_.table.chimera != view_.seat;
    const std::string other = hunts ? name(partner(view_.table, view_.seat)) : std::string();
    const std::string text = said(
        look_, id,
        {{"seat", players_.told_as(view_.seat)}, {"name", name(view_.seat)}, {"partner", other}});
    return {with_cards(look_, text, drawn(look_, event_.cards))};
  }

  Telling swapped() const {
    if (!players_.is_person(view_.table.chimera)) return {};  // the cards were shown
    const std::string text = said(look_, "play-chimera-swapped",
                                  {{"hunters", hunters()}, {"count", gift_size(view_.table)}});
    return {wrapped(look_, text)};
  }

  Telling played() const {
    const bool leads = view_.table.trick == event_.cards;
    std::string text = say(leads ? "play-chimera-leads" : "play-chimera-plays",
                           {"what", described(look_, event_.move)});
    const bool strong = event_.move.kind() >= chimera::Kind::kTrap;
    if (strong) text = paint(look_, kWarning, text);
    const int left = hand_size(view_.table, event_.seat);
    if (left > 0 && left <= kFewCards && !players_.is_person(event_.seat)) {
      text += " " + said(look_, "play-chimera-left", {{"count", left}});
    }
    return {with_cards(look_, text, drawn(look_, chimera::in_order({event_.move, event_.cards})))};
  }

  Telling trick() const {
    const int points = chimera::treasures_in(event_.cards).points();
    const std::string text = say("play-chimera-trick", {"points", points});
    return {points == 0 ? text : paint_word(look_, kGold, text, std::to_string(points)), true};
  }

  Telling scored() const {
    const std::string title =
        said(look_, "round-chimera", {{"round", std::int64_t{event_.round}}}) + ": " +
        said(look_, "play-chimera-out",
             {{"seat", players_.told_as(event_.seat)}, {"name", name(event_.seat)}});
    return {"\n" + ruled(look_, title) + "\n" + round_scores(look_, players_, view_.table)};
  }

  Telling ended() const {
    const std::string text =
        winners_said(look_, players_, SeatSet::of(event_.seat), view_.table.totals);
    return {"\n" + paint(look_, kGold, wrapped(look_, text))};
  }

  const Look& look_;
  const Players& players_;
  const View& view_;
  const Event& event_;
};

std::string_view part_id(chimera::PartKind kind) {
  constexpr std::array<std::string_view, 7> kIds = {
      "play-chimera-part-bid-won",  "play-chimera-part-traps",
      "play-chimera-part-flight",   "play-chimera-part-idle-hunter",
      "play-chimera-part-bid-lost", "play-chimera-part-hunters-win",
      "play-chimera-part-treasures"};
  return kIds[static_cast<std::size_t>(kind)];
}

template <class T>
ScoreTable::Cells cells_of(const std::array<T, kSeats>& numbers) {
  return {numbers.begin(), numbers.end()};
}

}  // namespace

Telling told(const Look& look, const Players& players, const Knowledge<chimera::Game>& knowledge,
             const Event& event) {
  return Teller(look, players, knowledge.view, event).tell();
}

template <>
bool turning_point<chimera::Game>(const Event& event) {
  return event.kind == EventKind::kDealt || event.kind == EventKind::kContract ||
         event.kind == EventKind::kTrick || event.kind == EventKind::kThrownIn ||
         event.kind == EventKind::kScored;
}

std::string round_scores(const Look& look, const Players& players, const chimera::Table& table) {
  const chimera::RoundScore score = chimera::score(facts(table));
  ScoreTable scores(players);
  for (int i = 0; i <= static_cast<int>(chimera::PartKind::kTreasures); ++i) {
    const auto kind = static_cast<chimera::PartKind>(i);
    ScoreTable::Cells cells(kSeats);
    bool any = false;
    for (const chimera::ScorePart& part : score.parts) {
      if (part.kind != kind) continue;
      cells[static_cast<std::size_t>(part.seat)] = part.points;
      any = true;
    }
    if (any) scores.add_change(said(look, part_id(kind)), cells);
  }
  scores.add_change(said(look, "play-this-round"), cells_of(score.points));
  scores.add_total(said(look, "play-total"), cells_of(table.totals));
  return scores.text(look);
}

std::string standings(const Look& look, const Players& players, const chimera::Table& table) {
  ScoreTable scores(players);
  if (table.phase == chimera::Phase::kPlay) {
    ScoreTable::Cells treasures;
    for (const chimera::Treasures& won : table.won) treasures.emplace_back(won.points());
    scores.add_change(said(look, "play-chimera-part-treasures"), treasures);
  }
  scores.add_total(said(look, "play-total"), cells_of(table.totals));
  const Arg limit{"limit", int{table.options.limit}};
  return scores.text(look) + "\n" + wrapped(look, said(look, "play-chimera-limit", {limit}), 2);
}

}  // namespace lair::cli
