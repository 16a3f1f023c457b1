#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/result.h"
#include "core/rng.h"
#include "core/value.h"
#include "rules/any_knowledge.h"

namespace lair {

// A bot of any game, for tables and servers. It is asked only when its seat is, and is given that
// seat's knowledge of its own game. One for each thread: it has room of its own to think in.
class AnyBot {
 public:
  virtual ~AnyBot() = default;
  // A decision line (docs/formats.md); null for the decision that has none, a silence.
  virtual Value choose(const AnyKnowledge& knowledge, Rng& rng) = 0;

  // Its choice with the alternatives and the reasons for it (write_explanation says in what form;
  // `text` makes sentences of the reasons). About another move too, if its line is given and legal.
  Value explain(const AnyKnowledge& knowledge, Rng& rng) {
    return explain(knowledge, nullptr, rng);
  }
  virtual Value explain(const AnyKnowledge& knowledge, const Value* asked, Rng& rng) = 0;
};

// By the name of the game, or its short form, and the bot's level as make_bot takes it.
Result<std::unique_ptr<AnyBot>> make_any_bot(std::string_view game, std::string_view level);

// The levels of that game, weakest first; none if there is no such game.
std::span<const std::string_view> levels_of(std::string_view game);

}  // namespace lair
