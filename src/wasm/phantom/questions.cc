#include "wasm/phantom/questions.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/phantom/analysis.h"
#include "rules/phantom/game.h"
#include "rules/phantom/grouping.h"
#include "rules/phantom/notation/asked.h"
#include "rules/phantom/notation/cards.h"
#include "rules/phantom/notation/questions.h"
#include "rules/phantom/score.h"

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

}  // namespace

template <>
std::optional<Result<Value>> page_answer<phantom::Game>(std::string_view op, const Value& request) {
  if (op == "group") return group(request);
  return std::nullopt;
}

}  // namespace lair::wasm
