#include "review/review_json.h"

#include <utility>

namespace lair {
namespace {

Value points(Points hundredths) { return static_cast<double>(hundredths) / 100; }

Value names(const std::vector<std::string>& list) {
  Value written = Value::array();
  for (const std::string& name : list) written.push_back(name);
  return written;
}

Value written(const Reasons& reasons) {
  Value list = Value::array();
  for (const Reason& reason : reasons) list.push_back(write_reason(reason));
  return list;
}

Value written(const ReviewedDecision& decision) {
  Value moves = Value::array();
  for (const ReviewedMove& one : decision.moves) {
    moves.push_back(Value::object(
        {{"move", one.move}, {"worth", points(one.worth)}, {"error", points(one.error)}}));
  }
  return Value::object({{"line", decision.line},
                        {"question", decision.question},
                        {"hand", names(decision.scene.hand)},
                        {"made", decision.moves[decision.made].move},
                        {"best", decision.moves.front().move},
                        {"loss", points(decision.loss)},
                        {"error", decision.error ? points(*decision.error) : Value()},
                        {"grade", name(decision.grade)},
                        {"moves", std::move(moves)},
                        {"better", written(decision.better)},
                        {"against", written(decision.against)}});
}

Value written(const ReviewedRound& round) {
  Value decisions = Value::array();
  for (const ReviewedDecision& one : round.decisions) decisions.push_back(written(one));
  Value object = Value::object({{"round", round.round},
                                {"line", round.line},
                                {"thrown_in", round.thrown_in},
                                {"scored", round.scored},
                                {"luck", points(round.luck)},
                                {"luck_error", points(round.luck_error)},
                                {"play", points(round.play)}});
  if (round.scored) {
    object.set("rest", points(round.rest));
    object.set("ahead", points(round.ahead));
    object.set("points", round.points / 100);
  }
  object.set("no_choice", round.no_choice);
  object.set("decisions", std::move(decisions));
  return object;
}

Value written(const ReviewSum& sum) {
  Value object = Value::object({{"decisions", sum.decisions},
                                {"no_choice", sum.no_choice},
                                {"luck", points(sum.luck)},
                                {"play", points(sum.play)},
                                {"rest", points(sum.rest)},
                                {"ahead", points(sum.ahead)},
                                {"points", sum.points / 100}});
  Value grades = Value::object();
  for (int i = 0; i < kGrades; ++i) {
    grades.set(name(static_cast<Grade>(i)), sum.grades[static_cast<std::size_t>(i)]);
  }
  return object.set("grades", std::move(grades));
}

}  // namespace

Value write_review(const Review& review) {
  Value rounds = Value::array();
  for (const ReviewedRound& round : review.rounds) rounds.push_back(written(round));
  return Value::object({{"game", review.game},
                        {"seats", names(review.seats)},
                        {"seat", index(review.seat)},
                        {"deals", review.deals},
                        {"ended", review.ended},
                        {"sum", written(sum_of(review))},
                        {"rounds", std::move(rounds)}});
}

}  // namespace lair
