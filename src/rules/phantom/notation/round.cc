#include "rules/phantom/notation/round.h"

#include <cstdint>
#include <limits>
#include <utility>

#include "rules/phantom/errors.h"
#include "rules/phantom/notation/cards.h"
#include "rules/phantom/score.h"

namespace lair::phantom {
namespace {

Value write_numbers(const std::array<int, kMaxSeats>& numbers, int seats) {
  Value list = Value::array();
  for (int i = 0; i < seats; ++i) list.push_back(numbers[static_cast<std::size_t>(i)]);
  return list;
}

}  // namespace

Result<Deal> read_deal(const State& state, const Value& body) {
  Deal deal;
  const auto round =
      integer_field(body, "round", 1, std::int64_t{std::numeric_limits<std::uint32_t>::max()});
  if (!round) return round.error();
  deal.round = static_cast<std::uint32_t>(*round);
  const auto starter = integer_field(body, "starter", 0, state.board.seats - 1);
  if (!starter) return starter.error();
  deal.starter = seat_at(static_cast<int>(*starter));
  const Result<const Value::Array*> items = list_field(body, "deck");
  if (!items) return items.error();
  if ((*items)->size() != kDeckCards) return Error{kDeckIncomplete, "P-1.1", {}};
  for (std::size_t i = 0; i < kDeckCards; ++i) {
    const Result<Card> card = read_card_at(**items, i, "deck");
    if (!card) return card.error();
    deal.deck[i] = *card;
  }
  return deal;
}

Value write_deal(const State&, const Deal& deal) {
  return Value::object({
      {"round", std::int64_t{deal.round}},
      {"starter", index(deal.starter)},
      {"deck", write_cards(deal.deck)},
  });
}

Value write_round(const State& state) {
  const Board& board = state.board;
  const Outcome& outcome = board.outcome;
  Value body = Value::object({
      {"round", std::int64_t{board.round}},
      {"out", outcome.someone_out ? Value(index(outcome.out)) : Value()},
      {"points", write_numbers(outcome.points, board.seats)},
      {"totals", write_numbers(board.totals, board.seats)},
  });
  if (outcome.someone_out && !board.options.advanced) {
    Value turned = Value::array();
    for (const Discarded& card : board.turned_cards()) turned.push_back(to_text(card.card));
    body.set("turned", std::move(turned));
  }
  return body;
}

Value write_parts(const State& state) {
  const Board& board = state.board;
  const Outcome& outcome = board.outcome;
  if (!outcome.someone_out) return Value::array();
  const GoneOut out{board.known_of(outcome.out), board.laid_of(outcome.out), outcome.shown};
  InlineVector<Card, kDeckCards> turned;
  for (const Discarded& card : board.turned_cards()) turned.push_back(card.card);
  const Score scored = score(out, {turned.begin(), turned.end()}, board.options.advanced);
  Value parts = write_parts(scored, outcome.out);
  add_payments(outcome, parts);
  return parts;
}

void add_payments(const Outcome& outcome, Value& parts) {
  for (int i = 0; i < kMaxSeats; ++i) {
    const int points = outcome.points[static_cast<std::size_t>(i)];
    if (points >= 0) continue;
    parts.push_back(
        Value::object({{"seat", i}, {"rule", "P-8.5"}, {"what", "discarder"}, {"points", points}}));
  }
}

std::string_view result_rule(const State& state, std::string_view field) {
  const Board& board = state.board;
  const Outcome& outcome = board.outcome;
  if (field == "winners") return outcome.wins_game ? "P-8.3" : "P-7.4";
  if (field == "round") return "";
  if (!outcome.someone_out) return "P-7.2";
  if (field == "out") return "P-7.1";
  if (field == "turned" || !board.options.advanced) return "P-7.3";
  return field == "totals" ? "P-8.5" : "P-8.2";
}

}  // namespace lair::phantom
