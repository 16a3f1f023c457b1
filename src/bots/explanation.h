#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/decision_lines.h"
#include "bots/net_bot.h"
#include "bots/reason.h"

namespace lair {

// Why a bot decides as it does.
template <Game G>
struct Explanation {
  using Move = typename G::Move;
  struct Alternative {
    Move move;
    Worth worth;
  };
  // A move that somebody wants to hear about: what speaks for it if it is the best, else what
  // speaks against it.
  struct Asked {
    Move move;
    std::optional<Worth> worth;
    Reasons reasons;
  };

  Move move;  // what the bot plays
  // Best first: a handful, and behind them the bot's move and the one asked about if they are not
  // among these. None where a move needs no thought.
  std::vector<Alternative> alternatives;
  Reasons reasons;  // for its move
  std::optional<Asked> asked;
};

inline constexpr std::size_t kShownAlternatives = 6;

// What speaks for a move, and against it, in games that give reasons.
template <Game G>
Reasons reasons_given(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                      const typename G::Move& move, const typename G::Move& better) {
  if constexpr (requires { reasons_for(knowledge, moves, move); }) {
    return move == better ? reasons_for(knowledge, moves, move)
                          : reasons_against(knowledge, moves, move, better);
  }
  return {};
}

// A bot that has no numbers of its own is shown with those of the networks.
template <Game G>
Explanation<G> explain(Bot<G>& bot, const Knowledge<G>& knowledge,
                       const typename G::MoveList& moves,
                       const std::optional<typename G::Move>& asked, Rng& rng) {
  Explanation<G> explanation;
  std::vector<Worth> worths;
  explanation.move = bot.weigh(knowledge, moves, rng, worths);
  if constexpr (HasNetworks<G>) {
    if (worths.empty() && Encoder<G>::obvious(knowledge.view, moves) == nullptr) {
      worths = worths_by<G>(*shipped_networks<G>(), knowledge, moves);
    }
  }
  auto& list = explanation.alternatives;
  for (std::size_t i = 0; i < worths.size(); ++i) list.push_back({moves[i], worths[i]});
  std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
    return a.worth.chance != b.worth.chance ? a.worth.chance > b.worth.chance
                                            : a.worth.points > b.worth.points;
  });
  explanation.reasons = reasons_given<G>(knowledge, moves, explanation.move, explanation.move);
  if (asked) {
    const auto it =
        std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.move == *asked; });
    const typename G::Move best = list.empty() ? explanation.move : list[0].move;
    explanation.asked = {*asked, it == list.end() ? std::nullopt : std::optional(it->worth),
                         reasons_given<G>(knowledge, moves, *asked, best)};
  }
  std::size_t place = 0;
  std::erase_if(list, [&](const auto& one) {
    return place++ >= kShownAlternatives && !(one.move == explanation.move) &&
           !(asked && one.move == *asked);
  });
  return explanation;
}

namespace explained {

inline void set_worth(Value& line, const Worth& worth) {
  line.set("value", std::round(worth.points * 100) / 100);
  if (worth.chance) line.set("chance", std::round(*worth.chance * 1000) / 1000);
}

inline Value written(const Reasons& reasons) {
  Value list = Value::array();
  for (const Reason& reason : reasons) list.push_back(write_reason(reason));
  return list;
}

}  // namespace explained

// {"move":line,"alternatives":[{"move":line,"value":1.25},...],"reasons":[...]}, and "asked" as an
// alternative with reasons of its own. Values are points in the round over the mean of the others;
// "chance" is that of winning the game.
template <Game G>
Value write_explanation(const Explanation<G>& explanation, const DecisionLines<G>& lines) {
  Value alternatives = Value::array();
  for (const auto& one : explanation.alternatives) {
    Value item = Value::object({{"move", lines.line(one.move)}});
    explained::set_worth(item, one.worth);
    alternatives.push_back(std::move(item));
  }
  Value written = Value::object({{"move", lines.line(explanation.move)},
                                 {"alternatives", std::move(alternatives)},
                                 {"reasons", explained::written(explanation.reasons)}});
  if (explanation.asked) {
    Value asked = Value::object({{"move", lines.line(explanation.asked->move)}});
    if (explanation.asked->worth) explained::set_worth(asked, *explanation.asked->worth);
    asked.set("reasons", explained::written(explanation.asked->reasons));
    written.set("asked", std::move(asked));
  }
  return written;
}

}  // namespace lair
