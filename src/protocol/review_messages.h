#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "protocol/choices.h"
#include "protocol/fields.h"
#include "protocol/settings.h"

// Reviews and statistics over HTTP. src/review writes them (docs/review.md, docs/statistics.md).

namespace lair::wire {

struct ReviewReason {
  std::string_view reason{};
  std::optional<Map<AnyOf<std::string_view, std::int64_t>>> args{};

  static constexpr Type kType = {"ReviewReason", "A reason for or against a move."};
  static constexpr auto fields() {
    return std::tuple(field<"reason">(&ReviewReason::reason, "The id of a message."),
                      field<"args">(&ReviewReason::args, "The arguments of the message."));
  }
};

struct RatedMove {
  Nullable<Map<Anything>> move{};
  double worth = 0, error = 0;

  static constexpr Type kType = {"RatedMove", "A move and its value."};
  static constexpr auto fields() {
    return std::tuple(field<"move">(&RatedMove::move, "The move, as a line of a record."),
                      field<"worth">(&RatedMove::worth, "Points over the mean of the others."),
                      field<"error">(&RatedMove::error, "The standard error of `worth`."));
  }
};

struct ReviewedDecision {
  int line = 0;
  std::string_view question{};
  std::vector<std::string_view> hand{};
  Nullable<Map<Anything>> made{}, best{};
  double loss = 0;
  Nullable<double> error{};
  Grade grade{};
  std::vector<RatedMove> moves{};
  std::vector<ReviewReason> better{}, against{};

  static constexpr Type kType = {"ReviewedDecision", "A decision, compared with its alternatives."};
  static constexpr auto fields() {
    return std::tuple(
        field<"line">(&ReviewedDecision::line, "The line of the record."),
        field<"question">(&ReviewedDecision::question, "The kind of the decision."),
        field<"hand">(&ReviewedDecision::hand, "The seat's cards."),
        field<"made">(&ReviewedDecision::made, "The move that was made."),
        field<"best">(&ReviewedDecision::best, "The best move."),
        field<"loss">(&ReviewedDecision::loss, "The points that the decision cost."),
        field<"error">(&ReviewedDecision::error,
                       "The standard error of `loss`; null if it is not known."),
        field<"grade">(&ReviewedDecision::grade, "The grade of the decision."),
        field<"moves">(&ReviewedDecision::moves, "The moves that were compared."),
        field<"better">(&ReviewedDecision::better, "Reasons for the best move."),
        field<"against">(&ReviewedDecision::against, "Reasons against the move that was made."));
  }
};

struct ReviewedRound {
  int round = 0, line = 0;
  bool thrown_in = false, scored = false;
  double luck = 0, luck_error = 0, play = 0;
  std::optional<double> rest{}, ahead{};
  std::optional<int> points{};
  int no_choice = 0;
  std::vector<ReviewedDecision> decisions{};

  static constexpr Type kType = {"ReviewedRound", "The decisions of a round."};
  static constexpr auto fields() {
    return std::tuple(
        field<"round">(&ReviewedRound::round, "The number of the round, from 1."),
        field<"line">(&ReviewedRound::line, "The line of the record with its deal."),
        field<"thrown_in">(&ReviewedRound::thrown_in, "Whether the deal was thrown in."),
        field<"scored">(&ReviewedRound::scored, "Whether the round was played to its end."),
        field<"luck">(&ReviewedRound::luck, "The points that the cards brought."),
        field<"luck_error">(&ReviewedRound::luck_error, "The standard error of `luck`."),
        field<"play">(&ReviewedRound::play, "The points that the seat's own decisions cost."),
        field<"rest">(&ReviewedRound::rest, "The points that the others' play brought."),
        field<"ahead">(&ReviewedRound::ahead, "The points over the mean of the others."),
        field<"points">(&ReviewedRound::points, "The points of the round."),
        field<"no_choice">(&ReviewedRound::no_choice, "The number of decisions with one move."),
        field<"decisions">(&ReviewedRound::decisions, "The decisions in order."));
  }
};

struct GradeCounts {
  int fine = 0, inaccuracy = 0, mistake = 0, blunder = 0;

  static constexpr Type kType = {"GradeCounts", "The number of decisions of each grade."};
  static constexpr auto fields() {
    return std::tuple(field<"fine">(&GradeCounts::fine, "Decisions that cost nothing."),
                      field<"inaccuracy">(&GradeCounts::inaccuracy, "Decisions that cost little."),
                      field<"mistake">(&GradeCounts::mistake, "Decisions that cost more."),
                      field<"blunder">(&GradeCounts::blunder, "Decisions that cost most."));
  }
};

struct ReviewSum {
  int decisions = 0, no_choice = 0;
  double luck = 0, play = 0, rest = 0, ahead = 0;
  int points = 0;
  GradeCounts grades{};

  static constexpr Type kType = {"ReviewSum", "The sum of a review."};
  static constexpr auto fields() {
    return std::tuple(
        field<"decisions">(&ReviewSum::decisions, "The number of decisions."),
        field<"no_choice">(&ReviewSum::no_choice, "The number of decisions with one move."),
        field<"luck">(&ReviewSum::luck, "The points that the cards brought."),
        field<"play">(&ReviewSum::play, "The points that the seat's own decisions cost."),
        field<"rest">(&ReviewSum::rest, "The points that the others' play brought."),
        field<"ahead">(&ReviewSum::ahead, "The points over the mean of the others."),
        field<"points">(&ReviewSum::points, "The points of the game."),
        field<"grades">(&ReviewSum::grades, "The number of decisions of each grade."));
  }
};

struct Review {
  std::string_view game{};
  std::vector<std::string_view> seats{};
  int seat = 0, deals = 0;
  bool ended = false;
  ReviewSum sum{};
  std::vector<ReviewedRound> rounds{};

  static constexpr Type kType = {"Review", "The review of a seat's game (docs/review.md)."};
  static constexpr auto fields() {
    return std::tuple(
        shaped<GameName>(field<"game">(&Review::game, "The name of the game.")),
        field<"seats">(&Review::seats, "The names of the players; a server leaves them out."),
        field<"seat">(&Review::seat, "The seat that is reviewed."),
        field<"deals">(&Review::deals, "The deals that were sampled a decision."),
        field<"ended">(&Review::ended, "Whether the game was played to its end."),
        field<"sum">(&Review::sum, "The sum over the game."),
        field<"rounds">(&Review::rounds, "The rounds in order."));
  }
};

struct ReviewProgress {
  std::int64_t done = 0, total = 0, before = 0;

  static constexpr Type kType = {"ReviewProgress", "The progress of a review."};
  static constexpr auto fields() {
    return std::tuple(
        field<"done">(&ReviewProgress::done, "The number of decisions that are reviewed."),
        field<"total">(&ReviewProgress::total, "The number of all decisions; 0 before it begins."),
        field<"before">(&ReviewProgress::before, "The number of reviews that come first."));
  }
};

struct ReviewAnswer {
  std::optional<Written<Review>> review{};
  std::optional<ReviewProgress> progress{};

  static constexpr Type kType = {"ReviewAnswer", "A review, or its progress."};
  static constexpr auto fields() {
    return std::tuple(field<"review">(&ReviewAnswer::review, "The review, once it is finished."),
                      field<"progress">(&ReviewAnswer::progress, "Until then: its progress."));
  }
};

struct SameDeals {
  int rounds = 0;
  double points = 0, luck = 0, adjusted = 0, bot = 0;

  static constexpr Type kType = {"SameDeals",
                                 "Your rounds compared with the bot's, on the same deals."};
  static constexpr auto fields() {
    return std::tuple(
        field<"rounds">(&SameDeals::rounds, "The number of rounds that the bot has played, too."),
        field<"points_per_round">(&SameDeals::points, "Your points."),
        field<"luck_per_round">(&SameDeals::luck, "The points that the cards brought you."),
        field<"adjusted_points_per_round">(&SameDeals::adjusted, "Your points without that luck."),
        field<"bot_points_per_round">(&SameDeals::bot, "The points of the bot in your seat."));
  }
};

struct Stats {
  std::string_view game{}, player{};
  int games = 0, finished = 0, won = 0, rounds = 0;
  double points = 0, points_per_round = 0;
  std::optional<SameDeals> same_deals{};

  static constexpr Type kType = {
      "Stats",
      "Your statistics of one game (docs/statistics.md). Each game adds fields of its own."};
  static constexpr bool kOpen = true;
  static constexpr auto fields() {
    return std::tuple(
        shaped<GameName>(field<"game">(&Stats::game, "The name of the game.")),
        field<"player">(&Stats::player, "Your name."),
        field<"games">(&Stats::games, "The number of games."),
        field<"finished">(&Stats::finished, "The number of games that were finished."),
        field<"won">(&Stats::won, "The number of games that you won."),
        field<"rounds">(&Stats::rounds, "The number of rounds."),
        field<"points">(&Stats::points, "Your points in all rounds."),
        field<"points_per_round">(&Stats::points_per_round, "Your points per round."),
        field<"same_deals">(&Stats::same_deals, "Your rounds compared with the bot's."));
  }
};

struct Compared {
  std::int64_t done = 0, total = 0;

  static constexpr Type kType = {"Compared", "The games that the bot plays again."};
  static constexpr auto fields() {
    return std::tuple(
        field<"done">(&Compared::done, "The number of games that the bot has played by now."),
        field<"total">(&Compared::total, "The number of games that it plays."));
  }
};

struct StatsAnswer {
  std::string_view compare{};
  Compared compared{};
  Written<std::vector<Stats>> players{};

  static constexpr Type kType = {"StatsAnswer", "Your statistics."};
  static constexpr auto fields() {
    return std::tuple(
        field<"compare">(&StatsAnswer::compare, "The bot that plays your deals."),
        field<"compared">(&StatsAnswer::compared,
                          "Its progress. Each request makes it play the next game."),
        field<"players">(&StatsAnswer::players, "An entry for each game that you play."));
  }
};

}  // namespace lair::wire
