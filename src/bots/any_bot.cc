#include "bots/any_bot.h"

#include <cassert>
#include <string>
#include <utility>

#include "bots/decision_lines.h"
#include "bots/explanation.h"
#include "bots/games.h"
#include "rules/registry.h"

namespace lair {
namespace {

template <Game G>
class BotAdapter final : public AnyBot {
 public:
  explicit BotAdapter(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

  Value choose(const AnyKnowledge& knowledge, Rng& rng) override {
    const Knowledge<G>& known = look(knowledge);
    const typename G::Move move = bot_->choose(known, moves_, rng);
    return DecisionLines<G>(known.view, rng).line(move);
  }

  Value explain(const AnyKnowledge& knowledge, const Value* asked, Rng& rng) override {
    const Knowledge<G>& known = look(knowledge);
    const DecisionLines<G> lines(known.view, rng);
    const auto about = asked == nullptr ? std::nullopt : lines.move(*asked, moves_);
    return write_explanation<G>(lair::explain<G>(*bot_, known, moves_, about, rng), lines);
  }

 private:
  // With the legal moves of it.
  const Knowledge<G>& look(const AnyKnowledge& knowledge) {
    const Knowledge<G>& known = static_cast<const KnowledgeOf<G>&>(knowledge).knowledge;
    legal_moves(known.view, moves_);
    assert(!moves_.empty());
    return known;
  }

  std::unique_ptr<Bot<G>> bot_;
  typename G::MoveList moves_;
};

}  // namespace

Result<std::unique_ptr<AnyBot>> make_any_bot(std::string_view game, std::string_view level) {
  using Made = Result<std::unique_ptr<AnyBot>>;
  Made made = unknown_game(game);
  with_game(game, [&]<Game G>(G) {
    auto bot = make_bot<G>(level);
    made =
        bot ? Made(std::make_unique<BotAdapter<G>>(std::move(*bot))) : Made(std::move(bot.error()));
  });
  return made;
}

std::span<const std::string_view> levels_of(std::string_view game) {
  std::span<const std::string_view> levels;
  with_game(game, [&]<Game G>(G) { levels = bot_levels<G>(); });
  return levels;
}

}  // namespace lair
