#include "rules/phantom/notation/score_pad.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "rules/phantom/notation/asked.h"
#include "rules/phantom/notation/cards.h"
#include "rules/phantom/notation/questions.h"
#include "rules/phantom/notation/round.h"

namespace lair::phantom {
namespace {

// A count that may be left out.
Result<int> count_field(const Value& told, std::string_view name, int high) {
  if (!told.has(name)) return 0;
  const auto count = integer_field(told, name, 0, high);
  if (!count) return count.error();
  return static_cast<int>(*count);
}

MaybeError read_red_cards(const Value& told, Tally& tally) {
  if (!told.has("reds")) return std::nullopt;
  const auto list = list_field(told, "reds");
  if (!list) return list.error();
  Cards seen;
  for (const Value& item : **list) {
    const Value* text = item.find("card");
    if (text == nullptr) return Error{"field-missing", "", {{"field", std::string("card")}}};
    const auto card = read_card(*text, "card");
    if (!card) return card.error();
    const auto holds = flag_field(item, "holds");
    if (!holds) return holds.error();
    const Name name = name_of(*card);
    const Card red = card_of(name, true);
    if (MaybeError error = add_cards(std::array{red}, seen)) return error;
    tally.red_cards.push_back({name, *holds});
  }
  return std::nullopt;
}

}  // namespace

Result<Tally> read_tally(const Value& counts, bool advanced) {
  constexpr int kSets = kDeckCards / 3, kReds = 25, kItemGroups = 5;
  Tally tally;
  tally.advanced = advanced;
  const auto laid = integer_field(counts, "laid", 1, kSets);  // P-6.2
  if (!laid) return laid.error();
  tally.laid_sets = static_cast<int>(*laid);
  if (tally.advanced) {
    const auto groups = count_field(counts, "item_groups", std::min(tally.laid_sets, kItemGroups));
    if (!groups) return groups.error();
    tally.item_groups = *groups;
    if (MaybeError error = read_red_cards(counts, tally)) return *std::move(error);
    return tally;
  }
  const auto reds = count_field(counts, "reds", kReds);
  if (!reds) return reds.error();
  tally.reds = *reds;
  const auto turned = count_field(counts, "turned", kDeckCards);
  if (!turned) return turned.error();
  tally.turned = *turned;
  return tally;
}

int paid(int points, int total) { return std::min(points, total); }

Result<PadRound> count_round(State& state, const Value& round) {
  Board& board = state.board;
  Outcome outcome;
  Value parts = Value::array();
  const Value* who = round.find("out");
  if (who == nullptr) return Error{"field-missing", "", {{"field", std::string("out")}}};
  if (!who->is_null()) {
    const auto out = integer_field(round, "out", 0, board.seats - 1);
    if (!out) return out.error();
    const auto tally = read_tally(round, board.options.advanced);
    if (!tally) return tally.error();
    const Score scored = score(*tally);
    outcome.someone_out = true;
    outcome.out = seat_at(static_cast<int>(*out));
    outcome.wins_game = scored.wins_game;
    outcome.points[static_cast<std::size_t>(*out)] = scored.points;
    parts = write_parts(scored, outcome.out);
    const Value* from = board.options.advanced ? round.find("discarder") : nullptr;
    if (from != nullptr && !from->is_null()) {
      const auto seat = integer_field(round, "discarder", 0, board.seats - 1);
      if (!seat) return seat.error();
      const auto place = static_cast<std::size_t>(*seat);
      if (*seat == *out) return Error{"result-form", "", {{"field", std::string("discarder")}}};
      outcome.points[place] = -paid(scored.points, board.totals[place]);
      add_payments(outcome, parts);
    }
  }
  PadRound told{{}, std::move(parts)};
  for (std::size_t i = 0; i < board.seats; ++i) told.points.push_back(outcome.points[i]);
  if (status(state) != Status::kOver) board.finish(outcome);
  return told;
}

}  // namespace lair::phantom
