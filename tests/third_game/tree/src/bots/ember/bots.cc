#include "bots/ember/bots.h"

#include "bots/level.h"

namespace lair {
namespace ember {
namespace {

// Leads its highest card, takes a trick as cheaply as it can, and otherwise throws its lowest card.
class RulePlayer final : public Bot<Game> {
 public:
  Move choose(const Knowledge<Game>& knowledge, const MoveList& moves, Rng&) override {
    const Table& table = knowledge.view.table;
    if (table.laid == 0) return *std::max_element(moves.begin(), moves.end(), lower);
    const Move* best = nullptr;
    for (const Move& move : moves) {
      if (takes(table, move.card) && (best == nullptr || lower(move, *best))) best = &move;
    }
    return best != nullptr ? *best : *std::min_element(moves.begin(), moves.end(), lower);
  }

 private:
  static bool lower(const Move& a, const Move& b) { return number_of(a.card) < number_of(b.card); }
};

}  // namespace
}  // namespace ember

template <>
Result<std::unique_ptr<Bot<ember::Game>>> make_bot<ember::Game>(std::string_view level) {
  return make_plain_level<ember::Game, ember::RulePlayer>(level);
}

template <>
std::span<const std::string_view> bot_levels<ember::Game>() {
  return kLevels;
}

}  // namespace lair
