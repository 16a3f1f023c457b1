#include <vector>

#include "cli/ember/terminal.h"
#include "cli/play/score_table.h"
#include "text/display_width.h"

namespace lair::cli {
namespace {

using ember::EventKind;
using Known = Knowledge<ember::Game>;

std::string listed_cards(ember::Cards cards) {
  std::string text;
  for (; cards != 0; cards &= cards - 1) text += " " + ember::name(ember::first(cards));
  return text;
}

std::string scored(const Look& look, const Players& players, const Known& knowledge,
                   const ember::Event& event) {
  const ember::Table& table = knowledge.view.table;
  ScoreTable scores(players);
  scores.add_change(said(look, "play-this-round"),
                    {event.points.begin(), event.points.begin() + table.seats});
  scores.add_total(said(look, "play-total"),
                   {table.totals.begin(), table.totals.begin() + table.seats});
  std::string text = "\n" + scores.text(look);
  if (table.phase != ember::Phase::kOver) return text;
  const std::string won =
      winners_said(look, players, winners(ember::State{.table = table}), table.totals);
  return text + "\n\n" + paint(look, kGold, wrapped(look, won));
}

}  // namespace

Telling told(const Look& look, const Players& players, const Known& knowledge,
             const ember::Event& event) {
  const auto say = [&](std::string_view id) {
    const std::string text = said(look, id,
                                  {{"seat", players.told_as(event.seat)},
                                   {"name", players.name(event.seat)},
                                   {"card", name(event.card)}});
    return with_name(look, players, event.seat, text);
  };
  switch (event.kind) {
    case EventKind::kDealt:
      return {"\n" + ruled(look, said(look, "round-ember", {{"round", int{event.round}}})) + "\n" +
              say("play-ember-deals")};
    case EventKind::kHand:
      return {};  // drawn with every question
    case EventKind::kPlayed:
      return {say("play-ember-plays"), true};
    case EventKind::kTrick:
      return {say("play-ember-trick")};
    case EventKind::kScored:
      return {scored(look, players, knowledge, event)};
  }
  return {};
}

template <>
bool turning_point<ember::Game>(const ember::Event& event) {
  return event.kind == EventKind::kDealt || event.kind == EventKind::kTrick ||
         event.kind == EventKind::kScored;
}

std::string position_drawn(const Look& look, const Players& players, const Known& knowledge) {
  const ember::Table& table = knowledge.view.table;
  int width = 0;
  for (const std::string& name : players.names) width = std::max(width, display_width(name));
  std::string text;
  for (const Seat seat : players.around()) {
    const std::string tricks = said(look, "play-ember-tricks", {{"count", table.won[at(seat)]}});
    text +=
        "  " + paint(look, tint_of(seat), pad(players.name(seat), width)) + "  " + tricks + "\n";
  }
  text += "  " + said(look, "play-ember-table");
  for (std::size_t i = 0; i < table.laid; ++i) text += " " + name(table.trick[i]);
  return text;
}

std::string hand_drawn(const Look& look, const ember::View& view, std::string_view title) {
  return wrapped(look, std::string(title) + listed_cards(view.hand), 2);
}

}  // namespace lair::cli
