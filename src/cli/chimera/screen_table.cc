#include "cli/chimera/screen_table.h"

#include <string_view>
#include <vector>

#include "cli/chimera/screen_cards.h"
#include "rules/chimera/notation/notation.h"

namespace lair::cli {
namespace {

using chimera::Event;
using chimera::EventKind;
using chimera::Phase;
using chimera::Table;
using chimera::View;
using Known = Knowledge<chimera::Game>;

constexpr int kIndent = 2;

std::string_view role_of(const Players& players, const Table& table, Seat seat) {
  if (players.is_person(seat)) return seat == table.chimera ? "you-chimera" : "you";
  if (seat == table.chimera) return "chimera";
  return !players.person || players.is_person(table.chimera) ? "hunter" : "partner";
}

std::string seat_drawn(const Look& look, const Players& players, const View& view, Seat seat) {
  const Table& table = view.table;
  const std::string text = said(look, "play-chimera-seat",
                                {{"role", std::string(role_of(players, table, seat))},
                                 {"name", players.name(seat)},
                                 {"bid", int{table.bid}},
                                 {"cards", hand_size(table, seat)}});
  std::string painted = with_name(look, players, seat, text);
  const chimera::Cards known = players.person && seat != view.seat ? known_cards(view, seat) : 0;
  if (known == 0) return painted;
  painted += said(look, "play-chimera-holds");
  for (const std::string& cards : drawn(look, known)) painted += " " + cards;
  return painted;
}

std::string seats_drawn(const Look& look, const Players& players, const View& view) {
  std::vector<std::string> items;
  for (const Seat seat : players.around()) items.push_back(seat_drawn(look, players, view, seat));
  return flow(look, items, {kIndent, kIndent, " · "});
}

// The place of the first event of the trick in progress.
std::size_t trick_begin(const Known& knowledge) {
  std::size_t begin = knowledge.events.size();
  while (begin > 0) {
    const EventKind kind = knowledge.events[begin - 1].kind;
    if (kind != EventKind::kPlayed && kind != EventKind::kPassed) break;
    --begin;
  }
  return begin;
}

std::string trick_drawn(const Look& look, const Players& players, const Known& knowledge,
                        std::size_t begin) {
  std::vector<std::string> items;
  for (std::size_t i = begin; i < knowledge.events.size(); ++i) {
    const Event& event = knowledge.events[i];
    if (event.kind == EventKind::kPassed) {
      items.push_back(
          said(look, "play-chimera-trick-passed",
               {{"seat", players.told_as(event.seat)}, {"name", players.name(event.seat)}}));
      continue;
    }
    std::string item = paint(look, tint_of(event.seat), players.name(event.seat));
    for (const std::string& cards : drawn(look, chimera::in_order({event.move, event.cards}))) {
      item += " " + cards;
    }
    items.push_back(item);
  }
  const std::string title = said(look, "play-chimera-trick-so-far") + "  ";
  items[0].insert(0, title);
  return flow(look, items, {kIndent, kIndent + shown_width(title), " · "});
}

}  // namespace

std::string hand_drawn(const Look& look, const View& view, std::string_view title) {
  std::vector<std::string> items = drawn(look, view.hand);
  if (items.empty()) items.emplace_back();
  items[0].insert(0, std::string(title) + "  ");
  const int indent = kIndent + shown_width(title) + 2;
  return flow(look, items, {kIndent, indent, look.colour ? " " : "  "});
}

std::string position_drawn(const Look& look, const Players& players, const Known& knowledge) {
  std::string text;
  if (has_roles(knowledge.view.table)) text = seats_drawn(look, players, knowledge.view);
  const std::size_t begin = trick_begin(knowledge);
  if (begin == knowledge.events.size()) return text;
  return text + "\n" + trick_drawn(look, players, knowledge, begin);
}

std::string table_drawn(const Look& look, const Players& players, const Known& knowledge,
                        std::size_t seen) {
  const View& view = knowledge.view;
  std::string text = "\n";
  if (has_roles(view.table)) text += seats_drawn(look, players, view) + "\n";
  const std::size_t begin = trick_begin(knowledge);
  if (begin < seen && begin < knowledge.events.size()) {
    text += trick_drawn(look, players, knowledge, begin) + "\n";
  }
  return text + hand_drawn(look, view, said(look, "play-chimera-hand"));
}

}  // namespace lair::cli
