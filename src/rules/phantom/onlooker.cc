#include "rules/phantom/onlooker.h"

#include <string_view>
#include <utility>

#include "rules/hearing.h"
#include "rules/phantom/notation/cards.h"

namespace lair::phantom {
namespace {

// What lay there when the round began: what was taken before cards were turned up again, and behind
// it what still lies there if they never were.
Result<CardList> first_talon(std::span<const Value> behind, const Value* written) {
  CardList talon;
  for (const Value& told : behind) {
    const std::string_view name = text_in(told, "event");
    if (name == "talon") return talon;
    if (name != "take" || !told.has("take")) continue;
    const auto card = read_card(*told.find("take"), "take");
    if (!card) return card.error();
    if (talon.size() == kMaxTalon) return told_wrong(told);
    talon.push_back(*card);
  }
  if (written == nullptr) return told_wrong(Value::object({{"event", "talon"}}));
  const auto left = cards_field(*written, "talon", 0, kMaxTalon - talon.size());
  if (!left) return left.error();
  for (const Card card : *left) talon.push_back(card);
  return talon;
}

}  // namespace

Result<std::optional<Event>> untold_deal(const View& view, std::span<const Value> behind,
                                         const Value& written) {
  const Board& board = view.board;
  const bool due = board.stage == Stage::kNotDealt || board.stage == Stage::kRoundOver;
  const bool stands = integer_in(written, "round") == std::int64_t{board.round} + 1;
  if (!due || (behind.empty() && !stands)) return std::optional<Event>();
  const auto starter = integer_field(written, "starter", 0, board.seats - 1);
  if (!starter) return starter.error();
  Event event;
  event.kind = EventKind::kDeal;
  event.seat = seat_at(static_cast<int>(*starter));
  event.round = board.round + 1;
  if (board.round > 0 && event.seat != next(board.starter, board.seats)) return told_wrong(written);
  auto talon = first_talon(behind, stands ? &written : nullptr);
  if (!talon) return std::move(talon.error());
  Cards all;
  if (static_cast<int>(talon->size()) != board.talon_full()) return told_wrong(written);
  if (MaybeError error = add_cards(std::span(talon->begin(), talon->end()), all)) {
    return std::move(*error);
  }
  for (const Card card : *talon) event.add(card);
  return std::optional(event);
}

}  // namespace lair::phantom
