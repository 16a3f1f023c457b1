#include "review/review.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "record/replay.h"
#include "review/judge.h"
#include "review/pieces.h"
#include "review/seat_history.h"
#include "rules/registry.h"

namespace lair {
namespace {

// Every piece of work draws from a stream of its own, so that threads do not matter.
constexpr std::uint64_t kReviewSeed = 0x1a12;

template <Game G>
class Reviewer {
 public:
  Reviewer(std::deque<SeatRound<G>> played, Seat seat) : seat_(seat), played_(std::move(played)) {
    for (std::size_t i = 0; i < played_.size(); ++i) {
      rounds_.emplace_back();
      rounds_[i].decisions.resize(played_[i].decisions.size());
      pieces_.push_back({i, std::nullopt});
      for (std::size_t j = 0; j < played_[i].decisions.size(); ++j) pieces_.push_back({i, j});
    }
  }

  bool run(const ReviewDepth& depth, const PiecesProgress& progress) {
    return in_pieces(
        static_cast<std::int64_t>(pieces_.size()), depth.threads, progress,
        [&](const std::atomic<bool>& stopped) {
          return std::make_unique<Judge<G>>(depth.deals, stopped);
        },
        [&](Judge<G>& judge, std::int64_t piece) { work(judge, piece); });
  }

  std::vector<ReviewedRound> rounds() {
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
      add_up(played_[i], rounds_[i]);
      if (i > 0) rounds_[i - 1].thrown_in = rounds_[i - 1].round == rounds_[i].round;
    }
    return std::move(rounds_);
  }

 private:
  struct Piece {
    std::size_t round;
    std::optional<std::size_t> decision;  // else the deal
  };

  void work(Judge<G>& judge, std::int64_t number) {
    const Piece& piece = pieces_[static_cast<std::size_t>(number)];
    const Rng rng = Rng::stream(kReviewSeed, static_cast<std::uint64_t>(number));
    const SeatRound<G>& played = played_[piece.round];
    ReviewedRound& round = rounds_[piece.round];
    if (!piece.decision) {
      const Sample worth = judge.value_of_deal(played.dealt, rng);
      round.luck = hundredths(worth.mean());
      round.luck_error = hundredths(worth.error());
      return;
    }
    const auto& decision = played.decisions[*piece.decision];
    ReviewedDecision& judged = round.decisions[*piece.decision];
    judged = judge.judge(decision.situation, rng);
    judged.moves[judged.made].move = decision.written;
    judged.line = decision.line;
    judged.question = decision.question;
  }

  void add_up(const SeatRound<G>& played, ReviewedRound& round) const {
    round.round = played.round;
    round.line = played.line;
    round.no_choice = played.no_choice;
    for (const ReviewedDecision& decision : round.decisions) round.play -= decision.loss;
    round.scored = played.after.has_value();
    if (!round.scored) return;
    round.points = hundredths((*played.after)[at(seat_)] - played.before[at(seat_)]);
    round.ahead = hundredths(Judge<G>::over_others(played.before, *played.after, seat_));
    round.rest = round.ahead - round.luck - round.play;
  }

  Seat seat_;
  std::deque<SeatRound<G>> played_;
  std::vector<ReviewedRound> rounds_;
  std::vector<Piece> pieces_;
};

}  // namespace

std::string_view name(Grade grade) {
  constexpr std::array<std::string_view, kGrades> kNames = {"fine", "inaccuracy", "mistake",
                                                            "blunder"};
  return kNames[static_cast<std::size_t>(grade)];
}

namespace {

template <Game G>
Result<Review> review_game(std::span<const Value> lines, Seat seat, const ReviewDepth& depth,
                           const PiecesProgress& progress) {
  Replay replay;
  SeatHistory<G> history(seat);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    MaybeError error = replay.feed(lines[i], [&](const AnyMatch& match) {
      if (index(seat) >= match.seats()) return;
      history.add(match_of<G>(match), lines[i], static_cast<std::int64_t>(i) + 1);
    });
    if (error) return *std::move(error);
  }
  const int seats = replay.match().seats();
  if (index(seat) >= seats) return Error{"review-no-seat", "", {{"high", seats - 1}}};
  if constexpr (HasNetworks<G>) {
    Review made{replay.game(), replay.seats(), seat, depth.deals, replay.ended(), {}};
    Reviewer<G> reviewer(history.take(), seat);
    if (!reviewer.run(depth, progress)) return Error{"review-stopped", "", {}};
    made.rounds = reviewer.rounds();
    return made;
  } else {
    return Error{"game-no-networks", "", {{"game", std::string(replay.game())}}};
  }
}

// The error in a record that has no header of a game that there is.
Error header_error(std::span<const Value> lines) {
  Replay replay;
  for (const Value& line : lines) {
    if (MaybeError error = replay.feed(line)) return *std::move(error);
  }
  return {"record-no-header", "", {}};
}

}  // namespace

Result<Review> review(std::span<const Value> lines, Seat seat, const ReviewDepth& depth,
                      const PiecesProgress& progress) {
  const auto header = std::find_if(lines.begin(), lines.end(), is_header);
  std::optional<Result<Review>> made;
  if (header != lines.end()) {
    with_game(text_in(*header, "game"),
              [&]<Game G>(G) { made = review_game<G>(lines, seat, depth, progress); });
  }
  return made ? *std::move(made) : header_error(lines);
}

ReviewSum sum_of(const Review& review) {
  ReviewSum sum;
  for (const ReviewedRound& round : review.rounds) {
    sum.no_choice += round.no_choice;
    for (const ReviewedDecision& decision : round.decisions) {
      ++sum.decisions;
      ++sum.grades[static_cast<std::size_t>(decision.grade)];
    }
    if (!round.scored) continue;
    sum.points += round.points;
    sum.ahead += round.ahead;
    sum.luck += round.luck;
    sum.play += round.play;
    sum.rest += round.rest;
  }
  return sum;
}

}  // namespace lair
