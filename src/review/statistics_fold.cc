#include "review/statistics_fold.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/registry.h"

namespace lair {

class StatisticsFold::GameFold {
 public:
  virtual ~GameFold() = default;
  virtual void add(const Replay& game, const Value& line) = 0;
};

template <Game G>
class StatisticsFold::GameFoldOf final : public GameFold {
 public:
  GameFoldOf(StatisticsFold& fold, const Replay& game, const Value& header)
      : rounds_(fold.rounds_.of<G>()), names_(game.seats()), last_(state_of(game)) {
    read_bots(header);
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      if (fold.counted_as_) names_[seat] = fold.counted_as_(names_[seat], bots_[seat]);
      PlayerStatistics<G>& player = fold.statistics_.players<G>()[names_[seat]];
      ++player.games;
      players_.push_back(&player);
      own_.push_back(&player.own);
    }
  }

  void add(const Replay& game, const Value& line) override {
    const typename G::State& now = state_of(game);
    if (line.has("deal")) begin_round(match_of<G>(game.match()));
    counter_.step(last_, now, own_);
    last_ = now;
    if (line.has("round")) end_round(now);
    if (line.has("end")) end_game(now);
  }

 private:
  static const typename G::State& state_of(const Replay& game) {
    return match_of<G>(game.match()).state();
  }

  void read_bots(const Value& header) {
    bots_.resize(names_.size());
    const Value* bots = header.find("bots");
    if (bots == nullptr || bots->items() == nullptr) return;
    for (std::size_t seat = 0; seat < bots_.size() && seat < bots->items()->size(); ++seat) {
      if (const std::string* level = (*bots->items())[seat].text()) bots_[seat] = *level;
    }
  }

  void begin_round(const Match<G>& match) {
    if (!round_) round_ = PlayedRound<G>{match.last().before, {}, names_, bots_, {}};
    round_->deals.push_back(match.cards());
  }

  void end_round(const typename G::State& now) {
    if (!round_) return;
    const Totals before = totals(round_->before);
    const Totals after = totals(now);
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
      round_->points.push_back(after[seat] - before[seat]);
      players_[seat]->points.add(round_->points.back());
    }
    rounds_.push_back(*std::exchange(round_, std::nullopt));
  }

  void end_game(const typename G::State& now) {
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
      ++players_[seat]->finished;
      if (winners(now).has(seat_at(static_cast<int>(seat)))) ++players_[seat]->won;
    }
  }

  std::vector<PlayedRound<G>>& rounds_;
  std::vector<std::string> names_, bots_;
  std::vector<PlayerStatistics<G>*> players_;  // by seat; a map does not move them
  std::vector<typename StatisticsOf<G>::Own*> own_;
  typename StatisticsOf<G>::Counter counter_;
  typename G::State last_;  // after the line before
  std::optional<PlayedRound<G>> round_;
};

StatisticsFold::StatisticsFold(CountedAs counted_as) : counted_as_(std::move(counted_as)) {}
StatisticsFold::~StatisticsFold() = default;

void StatisticsFold::add(const Replay& game, const Value& line) {
  if (is_header(line)) {
    with_game(game.game(),
              [&]<Game G>(G) { game_ = std::make_unique<GameFoldOf<G>>(*this, game, line); });
  } else if (game_ != nullptr) {
    game_->add(game, line);
  }
}

}  // namespace lair
