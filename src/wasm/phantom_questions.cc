#include "wasm/phantom_questions.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/phantom/analysis.h"
#include "rules/phantom/asked.h"
#include "rules/phantom/game.h"
#include "rules/phantom/grouping.h"
#include "rules/phantom/notation.h"
#include "rules/phantom/questions.h"
#include "rules/phantom/score.h"
#include "rules/phantom/told_round.h"
#include "wasm/standing.h"

namespace lair::wasm {
namespace {

Value written(const phantom::Grouping& groups) {
  constexpr std::array<std::string_view, 4> kKinds = {"set", "pair", "near", "single"};
  Value list = Value::array();
  for (const phantom::CardGroup& group : groups) {
    const std::span<const phantom::Card> cards(group.cards.begin(), group.cards.end());
    list.push_back(Value::object({{"kind", kKinds[static_cast<std::size_t>(group.kind)]},
                                  {"cards", phantom::write_cards(cards)}}));
  }
  return list;
}

Result<Value> group(const Value& request) {
  const auto asked = phantom::read_asked(request, phantom::add_cards);
  if (!asked) return asked.error();
  if (asked->hand.size() > static_cast<int>(phantom::kMostGrouped)) {
    return Error{phantom::kHandTooBig,
                 "P-3.2",
                 {{"high", static_cast<std::int64_t>(phantom::kMostGrouped)}}};
  }
  const auto& [hand, laid, reading] = *asked;
  return Value::object({{"groups", written(phantom::group(hand))},
                        {"distance", phantom::distance(hand, laid, reading)},
                        {"helps", phantom::listed(phantom::helps(hand, laid, reading))},
                        {"waits", phantom::listed(phantom::waits(hand, laid, reading))},
                        {"complete", phantom::complete(hand, laid, reading)}});
}

Result<Value> ask_tally(const Value& request) {
  const auto flag = request.has("advanced") ? flag_field(request, "advanced") : Result<bool>(false);
  if (!flag) return flag.error();
  const bool advanced = *flag;
  const auto tally = phantom::read_tally(request, advanced);
  if (!tally) return tally.error();
  const phantom::Score scored = phantom::score(*tally);
  Value answer = phantom::write_score(scored);
  if (advanced && request.has("discarder")) {
    constexpr int kMostTotal = 1'000'000;
    const auto total = integer_field(request, "discarder", 0, kMostTotal);
    if (!total) return total.error();
    answer.set("loss", phantom::paid(scored.points, static_cast<int>(*total)));
  }
  return answer;
}

Result<phantom::Outcome> read_pad_round(const Value& round, int seats) {
  phantom::Outcome outcome;
  const auto points = read_pad_points(round, seats);
  if (!points) return points.error();
  std::copy(points->begin(), points->end(), outcome.points.begin());
  if (const Value* out = round.find("out"); out == nullptr || out->is_null()) return outcome;
  const auto out = integer_field(round, "out", 0, seats - 1);
  if (!out) return out.error();
  outcome.someone_out = true;
  outcome.out = seat_at(static_cast<int>(*out));
  if (round.has("wins_game")) {
    const auto wins = flag_field(round, "wins_game");
    if (!wins) return wins.error();
    outcome.wins_game = *wins;
  }
  return outcome;
}

Result<Value> standing(const Value& request) {
  const Value* chosen = request.find("options");
  const auto options = phantom::read_options(chosen == nullptr ? Value::object() : *chosen);
  if (!options) return options.error();
  const auto seats =
      integer_field(request, "seats", phantom::Game::kMinSeats, phantom::Game::kMaxSeats);
  if (!seats) return seats.error();
  const auto rounds = read_pad_rounds(request);
  if (!rounds) return rounds.error();
  phantom::State state = phantom::start(*options, static_cast<int>(*seats));
  std::size_t counted = 0;
  for (const Value& round : **rounds) {
    const auto outcome = read_pad_round(round, static_cast<int>(*seats));
    if (!outcome) return outcome.error();
    if (status(state) == Status::kOver) continue;
    state.board.finish(*outcome);
    ++counted;
  }
  return written_standing(totals(state), winners(state), counted);
}

}  // namespace

std::optional<Result<Value>> answer_phantom(std::string_view op, const Value& request) {
  if (op == "group") return group(request);
  if (op == "tally") return ask_tally(request);
  const Value* game = request.find("game");
  const bool ours = game != nullptr && *game == Value(phantom::Game::kName);
  if (op == "standing" && ours) return standing(request);
  return std::nullopt;
}

}  // namespace lair::wasm
