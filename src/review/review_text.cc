#include "review/review_text.h"

#include <string_view>
#include <vector>

#include "review/wording.h"

namespace lair {
namespace {

using Row = std::vector<std::string>;

Row row_of(const ReviewWords& words, const ReviewedRound& round) {
  if (!round.scored) {
    return {words.round(round),
            words.say("review-not-scored"),
            words.signed_points(round.luck),
            words.signed_points(round.play),
            "",
            ""};
  }
  return {words.round(round),
          words.whole_points(round.points),
          words.signed_points(round.luck),
          words.signed_points(round.play),
          words.signed_points(round.rest),
          words.signed_points(round.ahead)};
}

std::string table(const Review& review, const ReviewWords& words, int columns) {
  const ReviewSum sum = sum_of(review);
  std::vector<TextTable::Column> titles = {{""}};
  for (const char* id :
       {"review-points", "review-luck", "review-play", "review-rest", "review-ahead"}) {
    titles.push_back({words.say(id), TextTable::Align::kRight});
  }
  TextTable rounds(titles);
  for (const ReviewedRound& round : review.rounds) rounds.add_row(row_of(words, round));
  rounds.add_row({words.say("review-all"), words.whole_points(sum.points),
                  words.signed_points(sum.luck), words.signed_points(sum.play),
                  words.signed_points(sum.rest), words.signed_points(sum.ahead)});
  return rounds.text(columns);
}

std::string with_cards(const ReviewWords& words, const Value& line) {
  std::string text = words.move(line);
  for (const std::string& card : cards_of(line)) text += " " + card;
  return text;
}

std::string about(const ReviewWords& words, const ReviewedDecision& decision) {
  std::string text = words.grade(decision.grade) + ", " +
                     words.say("review-lost", {{"points", words.plain_points(decision.loss)}});
  if (decision.error) text += " (± " + words.plain_points(*decision.error) + ")";
  text += '\n';
  const auto line = [&](std::string_view id, const std::string& what) {
    text += "  " + words.say("review-label", {{"what", words.say(id)}}) + " " + what + "\n";
  };
  std::string hand;
  for (const std::string& card : decision.scene.hand) hand += (hand.empty() ? "" : " ") + card;
  line("review-hand", hand);
  for (const SceneRow& row : decision.scene.rows) {
    text += "  " + words.caption(row);
    for (const std::string& card : row.cards) text += " " + card;
    text += '\n';
  }
  line("review-made",
       with_cards(words, decision.moves[decision.made].move) + ". " + words.why(decision.against));
  line("review-better",
       with_cards(words, decision.moves.front().move) + ". " + words.why(decision.better));
  return text;
}

}  // namespace

std::string review_text(const Review& review, Language language, int columns) {
  const ReviewWords words(review, language);
  const ReviewSum sum = sum_of(review);
  std::string text = words.title() + "\n";
  if (!review.ended) text += words.say("review-unfinished") + "\n";
  text += words.count("review-decisions", sum.decisions) + ", " +
          words.count("review-no-choice", sum.no_choice) + "\n\n" + table(review, words, columns) +
          "\n";
  bool costly = false;
  for (const ReviewedRound& round : review.rounds) {
    for (std::size_t i = 0; i < round.decisions.size(); ++i) {
      const ReviewedDecision& decision = round.decisions[i];
      if (decision.grade == Grade::kFine) continue;
      costly = true;
      const std::string which =
          words.round(round) + ", " +
          words.say("review-number", {{"number", static_cast<std::int64_t>(i + 1)}});
      text += words.say("review-label", {{"what", which}}) + " " + about(words, decision);
    }
  }
  if (!costly && sum.decisions > 0) text += words.say("review-none-costly") + "\n";
  return text;
}

}  // namespace lair
