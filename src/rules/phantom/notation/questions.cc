#include "rules/phantom/notation/questions.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "rules/phantom/analysis.h"
#include "rules/phantom/check.h"
#include "rules/phantom/errors.h"
#include "rules/phantom/notation/asked.h"
#include "rules/phantom/notation/cards.h"
#include "rules/phantom/options.h"
#include "rules/phantom/score.h"
#include "rules/phantom/ways.h"

namespace lair::phantom {

Value write_score(const Score& score) {
  return Value::object({{"points", score.points},
                        {"wins_game", score.wins_game},
                        {"parts", write_parts(score, std::nullopt)}});
}

namespace {

static_assert(Asked::kMaxHand < 3 * (Shown::kMaxSets + 1) + 2, "every set of such a hand is shown");

Result<Value> ways_out(const Value& request) {
  const Result<Asked> asked = read_asked(request, add_names);
  if (!asked) return asked.error();
  Value ways = Value::array();
  if (asked->laid.sets > 0) {  // P-6.2
    each_way(asked->hand, sets_needed(asked->laid.sets, asked->reading),
             [&](const Shown& shown) { ways.push_back(write_shown(shown)); });
  }
  return Value::object({{"ways", std::move(ways)}});
}

Result<Value> ask_waits(const Value& request) {
  const Result<Asked> asked = read_asked(request, add_names);
  if (!asked) return asked.error();
  return Value::object({{"waits", listed(waits(asked->hand, asked->laid, asked->reading))}});
}

Result<CardList> read_turned(const Value& request, const Asked& asked) {
  if (!request.has("turned")) return CardList{};
  Result<CardList> turned = cards_field(request, "turned", 0, kDeckCards);
  if (!turned) return turned;
  Cards seen = asked.hand;
  asked.laid.cards.each([&](Card card) { seen.add(card); });
  if (MaybeError error = add_cards(*turned, seen)) return *std::move(error);
  return turned;
}

// Sets and pair are shown by name, but a red copy that is named as such must be in the hand, and is
// shown once (P-6.1). `request` has been read before.
MaybeError find_red_not_held(const Value& request, Cards hand) {
  CardList shown = *cards_field(request, "pair", 2, 2);
  const ThreeList sets = *sets_field(request, "sets", Shown::kMaxSets);
  for (const Three& three : sets) {
    for (const Card card : three) shown.push_back(card);
  }
  for (const Card card : shown) {
    if (!is_red(card)) continue;
    if (!hand.has(card)) return Error{kNotHeld, "P-6.1", {{"card", to_text(card)}}};
    hand.remove(card);
  }
  return std::nullopt;
}

Result<Value> score_out(const Value& request) {
  const Result<Asked> asked = read_asked(request, add_cards);
  if (!asked) return asked.error();
  const Result<Shown> shown = read_shown(request, Shown::kMaxSets);
  if (!shown) return shown.error();
  bool advanced = false;
  if (request.has("advanced")) {
    const Result<bool> flag = flag_field(request, "advanced");
    if (!flag) return flag.error();
    advanced = *flag;
  }
  if (MaybeError error = find_not_out(asked->hand, asked->laid.sets, asked->reading, *shown)) {
    return *std::move(error);
  }
  if (MaybeError error = find_red_not_held(request, asked->hand)) return *std::move(error);
  const Result<CardList> turned = read_turned(request, *asked);
  if (!turned) return turned.error();
  const GoneOut out{asked->hand, asked->laid, shown->names()};
  return write_score(score(out, *turned, advanced));
}

}  // namespace

std::optional<Result<Value>> answer(std::string_view op, const Value& request) {
  if (op == "ways-out") return ways_out(request);
  if (op == "waits") return ask_waits(request);
  if (op == "score-out") return score_out(request);
  return std::nullopt;
}

}  // namespace lair::phantom
